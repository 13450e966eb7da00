import LayoutCore
import ZoeDocument
import ZoeImages
import ZoeRenderer
import ZoeShaders
import ZoeStyle

/// A scene as the scripts in Sources/Browser/Page read it.
struct PageScene {
    private let scene: Scene
    private let look: Look
    private let deck: PageDeck
    private let lettering: Lettering
    private let shaders: PageShaders
    let timeline: PageTimeline?
    let pictures: PagePictures

    /// How finely letters are kept: a page is looked at on screens of all kinds.
    private static let scale = 2.0

    /// - Parameters:
    ///   - shading: what the scene's shaders are told; nil where there are none.
    ///   - knobs: of the shaders, as `PageShaders` has them.
    ///   - quality: of the pictures, of 100.
    init(_ scene: Scene, _ shading: Shading?, knobs: [JSON], quality: Int = 90) throws(Failure) {
        self.scene = scene
        look = scene.look()
        timeline = try PageTimeline(scene)
        let moments = timeline?.all ?? []
        var deck = try PageDeck(scene, look.deck, moments)
        var pictures = try PagePictures(deck.faces, quality: quality)
        shaders = try PageShaders(shading, &pictures, knobs: knobs, sound: scene.shaders.sound)
        self.pictures = pictures
        if !pictures.faults.isEmpty {
            // Their cards say why.
            for (source, reason) in pictures.faults { look.deck.setAside(source, because: reason) }
            deck = try PageDeck(scene, look.deck, moments)
        }
        self.deck = deck
        lettering = Lettering(
            deck.faces.map { Lettering.Side($0.face.labels, on: $0.size, cornerRadius: $0.cornerRadius) },
            scale: Self.scale)
    }

    /// What its scripts unpack, by name.
    /// - Parameter withShaders: with those that draw it, which the pages of a site share.
    func parts(withShaders: Bool) -> [(name: String, bytes: [UInt8])] {
        var parts = [("scene", Array((withShaders ? text : json.line).utf8)), ("text", letters)]
        if let timeline { parts.append(("timeline", timeline.bytes)) }
        return parts.map { ($0.0, Deflated.bytes($0.1)) }
    }

    /// As one line of JSON, with the shaders that draw it.
    private var text: String {
        let folders =
            BuiltInPage.shaderFolders + (shaders.json == .null ? [] : ["effects"])
            + (look.light?.fallsOnCards ?? false ? ["light"] : [])
        let files = ShaderSource.files(inFolders: folders).filter {
            self.shaders.json != .null || !BuiltInPage.isForFaces($0.path)
        }
        let texts = files.map { ($0.path, JSON.text($0.text.brief)) }
        return JSON.object([("scene", json), ("shaders", .object(texts))]).line
    }

    /// The letters' corners as floats, and after them the atlas.
    private var letters: [UInt8] {
        var bytes: [UInt8] = []
        for number in lettering.vertices {
            let bits = number.bitPattern
            for shift in [0, 8, 16, 24] { bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(shift))) }
        }
        return bytes + lettering.pages.flatMap { $0 }
    }

    private var json: JSON {
        .object([
            ("title", .text(title)), ("note", .text(scene.note)), ("view", scene.view.json),
            ("fit", .text(scene.keepsView ? "scene" : "window")), ("stage", stage), ("backdrop", look.backdrop.json),
            ("floor", look.floor?.json ?? .null), ("light", look.light?.json ?? .null),
            ("hasBodies", .flag(hasSpace)), ("styles", styles),
            ("cards", cards), ("names", names),
            ("text", text(of: lettering)), ("shaders", shaders.json),
            ("timeline", timeline?.json ?? .null),
            ("inputs", pictures.inputs.json),
            ("translucent", .list(pictures.translucent.map(JSON.integer))),
            ("halves", .object(pictures.halves.map { ("\($0.whole)", .integer($0.half)) })),
        ])
    }

    /// Whether there is light, or cards with a body, or bent ones.
    var hasSpace: Bool {
        let moments = timeline?.all ?? []
        let isBent = scene.stage().frame().isBent || moments.contains { $0.isBent }
        return look.light != nil || look.deck.bodyThickness > 0 || isBent
    }

    /// What the page does not keep, each as a sentence without its end.
    var notes: [String] {
        var notes: [String] = []
        if timeline == nil, Walk(scene.knobs) != nil {
            notes.append("a page without a timeline is seen by the stage's own eye: walkAway is left out")
        }
        if let note = timeline?.note { notes.append(note) }
        return notes + pictures.inputs.notes
    }

    var title: String { scene.title.isEmpty ? scene.name.isEmpty ? scene.layout.name : scene.name : scene.title }

    /// What makes the stage: see `PageStage`.
    private var stage: JSON {
        let knobs = scene.knobs.fitted(to: scene.layout.table)
        let changes = knobs.table.parameters.compactMap { parameter in
            knobs.changes[parameter.fullName].map { (parameter.fullName, JSON($0)) }
        }
        var fields: [(String, JSON)] = [
            scene.formula.map { ("formula", .text($0)) } ?? ("layout", .text(scene.layout.name)),
            ("items", .integer(scene.itemCount)), ("view", scene.view.json), ("knobs", .object(changes)),
            ("scroll", .number(scene.scroll)), ("time", .number(scene.time)),
        ]
        if !scene.edits.isEmpty { fields.append(("edits", .list(scene.edits.map(\.pageJSON)))) }
        if !scene.plates.isEmpty { fields.append(("plates", .list(plates))) }
        return .object(fields)
    }

    /// Names that a page's numbers hold.
    private static func identity(ofPlate number: Int) -> Int { -900_000_000 - number }

    /// The same for a name that is given as a number.
    static func shownIdentity(_ identity: Double) -> Double {
        guard identity < Double(Int32.min) else { return identity }
        let number = Int(exactly: identity).map { $0 - Int.min } ?? 0
        return Double(Self.identity(ofPlate: number))
    }

    private var plates: [JSON] {
        scene.plates.enumerated().map { number, plate in
            .object([
                ("identity", .integer(Self.identity(ofPlate: number))), ("x", .number(plate.x)),
                ("y", .number(plate.y)), ("z", .number(plate.z)), ("width", .number(plate.width)),
                ("height", .number(plate.height)),
            ])
        }
    }

    private var styles: JSON {
        var place = 0
        return .list(
            deck.styles.map { style, _ in
                let front = place
                place += 1
                if case .own = style.back { place += 1 }
                return json(of: style, front)
            })
    }

    /// - Parameter place: of the front among all faces; a back of its own comes after it.
    private func json(of style: CardStyle, _ place: Int) -> JSON {
        func json(of back: CardStyle.Back) -> JSON {
            switch back {
            case .front: "front"
            case .hidden: "hidden"
            case .plain(let colour): .object([("plain", colour.pageJSON)])
            case .own(let back): .object([("own", .object(fields(of: back.face, place + 1)))])
            }
        }
        let body: JSON =
            style.bodyThickness > 0
            ? .object([
                ("thickness", .number(style.bodyThickness)), ("edge", style.colourOfEdge.pageJSON),
                ("back", json(of: style.backOfBody)),
            ]) : .null
        return .object(
            fields(of: style.face, place) + [
                ("radius", .number(style.cornerRadius)), ("border", .number(style.borderWidth)),
                ("borderColour", style.borderColour.pageJSON), ("shadow", style.shadow?.json ?? .null),
                ("back", json(of: style.back)),
                ("body", body),
                ("takesShader", .flag(style.takesShader)),
            ])
    }

    private func fields(of face: Face, _ place: Int) -> [(String, JSON)] {
        let (start, end, direction) = face.fill.ends
        let texts = lettering.texts[place]
        return [
            (
                "fill",
                .object([
                    ("start", start.pageJSON), ("end", end.pageJSON),
                    ("direction", .number(direction.isFinite ? direction : 0)),
                ])
            ),
            ("picture", .integer(face.artwork.flatMap { pictures.numbers[$0.source] } ?? -1)),
            ("fit", .text((face.artwork?.fit ?? .fill).rawValue)),
            ("labels", .list([.integer(texts.lowerBound), .integer(texts.count)])),
        ]
    }

    /// For each wheel, which style each card has, by its lifelong name.
    private var cards: JSON {
        .list(
            (0..<deck.lanes).map { lane in
                let own = deck.numbers.filter { $0.key.lane == lane }.sorted { $0.key.identity < $1.key.identity }
                return .object(
                    own.map { key, number in
                        let plate = scene.plates.indices.first { key.identity == Int.min + $0 }
                        return ("\(plate.map(Self.identity(ofPlate:)) ?? key.identity)", .integer(number))
                    } + [("other", .integer(own.first?.value ?? 0))])
            })
    }

    /// What cards are called, for screen readers.
    private var names: JSON {
        let stage = scene.stage()
        return .list(
            (0..<stage.count).map { index in
                let key = PageDeck.Key(lane: 0, identity: stage.identity(at: index) ?? index)
                let name = deck.numbers[key].flatMap { deck.styles[$0].style.spokenName }
                return .text(name ?? "Card \(index + 1)")
            })
    }

    private func text(of lettering: Lettering) -> JSON {
        guard !lettering.colours.isEmpty else { return .null }
        return .object([
            ("side", .integer(Lettering.side)), ("pages", .integer(lettering.pages.count)),
            ("rows", .list(lettering.pages.map { .integer($0.count / Lettering.side) })),
            ("vertexBytes", .integer(lettering.vertices.count * 4)),
            ("starts", .list(lettering.starts.map(JSON.integer))),
            ("colours", .list(lettering.colours.map { Colour($0).pageJSON })),
        ])
    }
}

extension CardStyle {
    /// What is written on the card, or its picture's file; nil where neither says anything.
    fileprivate var spokenName: String? {
        let words = labels.map(\.text).joined(separator: " ").split(whereSeparator: \.isWhitespace)
        if !words.isEmpty { return words.joined(separator: " ") }
        guard case .file(let path) = picture else { return nil }
        return path.split(separator: "/").last.map { String($0) }
    }
}

extension Frame {
    fileprivate var isBent: Bool { cards.contains { $0.part?.isBent ?? false } }
}
