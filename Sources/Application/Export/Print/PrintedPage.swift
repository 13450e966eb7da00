internal import CardContent
package import LayoutCore
package import ZoeImages
internal import ZoeStyle
internal import ZoeText

/// A scene as marks on paper, from back to front: a card of flat colour and text as shapes in true perspective, any other as a
/// picture of how it is seen.
package struct PrintedPage {
    let title: String
    let size: Size
    /// Points of the paper for one of the page's.
    let scale: Double
    let backdrop: Backdrop
    private(set) var groups: [Group] = []

    /// What belongs to one card.
    struct Group {
        var words: String
        var marks: [Mark]
    }

    enum Mark {
        case shape(Shape)
        case picture(Picture)
    }

    /// What closed polygons enclose, in points of the page.
    struct Shape {
        var polygons: [[Point]]
        var colour: Colour
        /// What an even number of them encloses is outside.
        var hasHoles = false
        /// By how much its edge is moved outwards.
        var growth = 0.0
    }

    /// Pixels on the page, in points from its upper left.
    package struct Picture: Sendable {
        package var image: Image
        package var left: Double
        package var top: Double
        package var width: Double
        package var height: Double

        package init(_ image: Image, left: Double, top: Double, width: Double, height: Double) {
            (self.image, self.left, self.top, self.width, self.height) = (image, left, top, width, height)
        }
    }

    /// - Parameters:
    ///   - ground: of what is behind the cards, where that is no plain colour and no gradient.
    ///   - pictures: of cards as they are seen, for those that `wantsPicture` names.
    ///   - hasShaders: the cards that take shaders are pictures, whatever is on them.
    ///   - fonts: a file of fontconfig's, in place of the machine's own.
    package init(
        _ scene: ExportedScene, ground: Picture? = nil, pictures: [Card.ID: Picture], hasShaders: Bool = false,
        fonts: String? = nil
    ) {
        title = scene.title
        size = scene.frame.camera.view
        scale = scene.scale
        backdrop = scene.look.backdrop
        let typesetter = Typesetter(configuration: fonts)
        if let ground { groups.append(Group(words: "", marks: [.picture(ground)])) }
        for card in PaintersOrder(scene.frame).cards where !card.isHidden {
            var marks: [Mark] = []
            if let picture = pictures[card.id] { marks.append(.picture(picture)) }
            var words = ""
            let style = scene.style(of: card)
            if let side = PrintedSide(card, style, through: scene.frame.camera) {
                words = side.face.labels.map(\.text).joined(separator: " ")
                if side.isFlat, !Self.isInSpace(style, scene.look), !(hasShaders && style.takesShader) {
                    marks += side.shapes(typesetter).map { .shape($0) }
                }
            }
            if !marks.isEmpty { groups.append(Group(words: words, marks: marks)) }
        }
    }

    /// Whether a card is to be given as a picture: all of it, or the shadow under it.
    package static func wantsPicture(_ card: Card, of scene: ExportedScene) -> Bool {
        let style = scene.style(of: card)
        guard !card.isHidden else { return false }
        if isInSpace(style, scene.look) { return true }
        guard let side = PrintedSide(card, style, through: scene.frame.camera) else { return false }
        return !side.isFlat || style.shadow != nil
    }

    /// Whether more is seen of a card than what is on it: its body, or light that falls on it.
    private static func isInSpace(_ style: CardStyle, _ look: Look) -> Bool {
        style.bodyThickness > 0 || look.light?.fallsOnCards ?? false
    }
}

/// The side of a card that is seen, on its way to paper.
struct PrintedSide {
    let face: Face
    private let card: Card
    private let style: CardStyle
    private let camera: Camera
    /// -1 along the axis that is turned over, so that a back's own face can be read.
    private let mirror: SIMD2<Double>

    /// Nil where nothing of the card is to be seen.
    init?(_ card: Card, _ style: CardStyle, through camera: Camera) {
        self.card = card
        self.style = style
        self.camera = camera
        let m = card.matrix
        guard Self.isSeenFromBehind(m) else {
            (face, mirror) = (style.face, SIMD2(1, 1))
            return
        }
        switch style.back {
        case .hidden: return nil
        case .front: (face, mirror) = (style.face, SIMD2(1, 1))
        case .plain(let colour): (face, mirror) = (Face(fill: .plain(colour)), SIMD2(1, 1))
        case .own(let back):
            face = back.face
            mirror = m.row2.y * m.row4.w - m.row2.w * m.row4.y < 0 ? SIMD2(1, -1) : SIMD2(-1, 1)
        }
    }

    private static func isSeenFromBehind(_ m: Transform3D) -> Bool {
        let (a, b, c) = (m.row1, m.row2, m.row4)
        return a.x * (b.y * c.w - b.w * c.y) - a.y * (b.x * c.w - b.w * c.x) + a.w * (b.x * c.y - b.y * c.x) < 0
    }

    /// Whether it is of flat colour and text, sharp, opaque, and wholly before the eye.
    var isFlat: Bool {
        guard case .plain = face.fill, face.artwork == nil, card.alpha >= 1, card.blur <= 0 else { return false }
        return !camera.corners(of: card.size, through: card.matrix).contains { $0 == nil }
    }

    /// With the colour that lies over the card.
    private func tinted(_ colour: Colour) -> Colour {
        guard let tint = card.tint else { return colour }
        let (over, share) = (Colour(SIMD4<Double>(tint.colour)), Double(tint.share))
        func mixed(_ own: Double, _ over: Double) -> Double {
            Colour.encoded((1 - share) * Colour.linear(own) + share * Colour.linear(over))
        }
        return Colour(
            red: mixed(colour.red, over.red), green: mixed(colour.green, over.green),
            blue: mixed(colour.blue, over.blue), alpha: colour.alpha)
    }

    func shapes(_ typesetter: Typesetter) -> [PrintedPage.Shape] {
        guard case .plain(let colour) = face.fill else { return [] }
        let size = card.size
        let width = min(style.borderWidth, min(size.width, size.height) / 2)
        let form = CardForm(size.sides, cornerRadius: style.cornerRadius)
        let outer = seen(Self.outline(size, form.cornerRadius))
        var shapes = [PrintedPage.Shape(polygons: [outer], colour: tinted(colour))]
        if width > 0 {
            let inside = Size(width: size.width - 2 * width, height: size.height - 2 * width)
            let inner = seen(Self.outline(inside, max(0, form.cornerRadius - width)))
            shapes.append(
                PrintedPage.Shape(polygons: [outer, inner], colour: tinted(style.borderColour), hasHoles: true))
        }
        for label in face.labels {
            guard let text = typesetter.outline(of: label, beside: face.labels, in: form) else { continue }
            let polygons = text.polygons.map { seen($0.map { Point(x: $0.x * mirror.x, y: $0.y * mirror.y) }) }
            shapes.append(
                PrintedPage.Shape(
                    polygons: polygons.filter { $0.count > 2 }, colour: tinted(text.colour), growth: text.growth * scale
                ))
        }
        return shapes
    }

    /// How many points of the page one of the card's has in its middle.
    private var scale: Double {
        let (a, b) = (
            camera.project(.zero, through: card.matrix), camera.project(Point(x: 0, y: 1), through: card.matrix)
        )
        guard let a, let b else { return 1 }
        let delta = b - a
        return (delta.x * delta.x + delta.y * delta.y).squareRoot()
    }

    private func seen(_ points: [Point]) -> [Point] {
        points.compactMap { camera.project($0, through: card.matrix) }
    }

    /// Clockwise from the upper left; round corners as chords that nobody tells from the arc.
    private static func outline(_ size: Size, _ radius: Double) -> [Point] {
        let (w, h) = (size.width / 2, size.height / 2)
        let corners = [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)]
        guard radius > 0 else { return corners.map { Point(x: $0.0 * w, y: $0.1 * h) } }
        let steps = 24
        return corners.enumerated().flatMap { number, corner in
            (0...steps).map { step in
                let turn = Turn(.degrees(180 + 90 * (Double(number) + Double(step) / Double(steps))))
                return Point(
                    x: corner.0 * (w - radius) + radius * turn.cos, y: corner.1 * (h - radius) + radius * turn.sin)
            }
        }
    }
}
