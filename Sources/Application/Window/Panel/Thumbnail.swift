internal import CZoeImGui
internal import LayoutCore
internal import ZoeDocument

/// A small picture of a layout: its cards' outlines, from back to front, as the layout itself places them in the built-in
/// scene that shows it best.
struct Thumbnail {
    private struct Shape {
        /// In parts of the picture.
        let points: [Point]
        /// 0 is the current card, 1 and more the farthest from it.
        let distance: Double
        let alpha: Double
    }

    private let shapes: [Shape]

    static let all: [String: Thumbnail] = Dictionary(
        LayoutKind.all.map { ($0.name, Thumbnail($0)) }, uniquingKeysWith: { first, _ in first })

    private init(_ kind: LayoutKind) {
        self.init(Scene.builtIn.first { $0.layout.name == kind.name } ?? Scene(kind))
    }

    init(_ scene: Scene) {
        var scene = scene
        if scene.itemCount > 40 { scene.items = 40 }
        if scene.scroll == 0, !scene.knobs.flag("wrap") { scene.scroll = Double(min(scene.itemCount / 2, 5)) }
        let frame = scene.stage().frame()
        let cards = frame.cards.filter { !$0.isHidden && $0.alpha > 0.04 }.sorted { $0.order < $1.order }
        let outlines = cards.map { ($0, frame.camera.outline(of: $0.size, through: $0.matrix)) }.filter {
            $0.1.count > 2
        }
        let frameOf = Self.crop(outlines.map(\.1), in: frame.camera.view)
        shapes = outlines.map { card, points in
            Shape(
                points: points.map {
                    Point(
                        x: ($0.x - frameOf.low.x) / frameOf.size.width, y: ($0.y - frameOf.low.y) / frameOf.size.height)
                }, distance: min(abs(card.offset) / 4, 1), alpha: card.alpha)
        }
    }

    /// What of the view is shown: the part around the cards, never more than the view.
    private static func crop(_ outlines: [[Point]], in view: Size) -> (low: Point, size: Size) {
        let points = outlines.joined()
        let xs = points.map { min(max($0.x, 0), view.width) }
        let ys = points.map { min(max($0.y, 0), view.height) }
        guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max(), right > left,
            bottom > top
        else { return (.zero, view) }
        let width = max(right - left, (bottom - top) * aspect) * 1.12
        let height = width / aspect
        return (
            Point(x: (left + right - width) / 2, y: (top + bottom - height) / 2), Size(width: width, height: height)
        )
    }

    static let aspect = 1.6

    func draw(at low: Point, width: Double, height: Double, isLit: Bool) {
        let high = Point(x: low.x + width, y: low.y + height)
        let round = height * 0.09
        UI.fillRect(low, high, UIColour(0x0B0B10, isLit ? 0.9 : 0.6), rounding: round, on: UILayerWindow)
        UI.clip(low, high) {
            for shape in shapes {
                let points = shape.points.map { Point(x: low.x + $0.x * width, y: low.y + $0.y * height) }
                let colour = Theme.accent.blended(with: Theme.dusk, at: Float(shape.distance))
                UI.fill(points, colour.faded(Float(shape.alpha) * 0.95), on: UILayerWindow)
                UI.polyline(points, UIColour(0x0B0B10, 0.75), 1, isClosed: true, on: UILayerWindow)
            }
        }
    }
}

extension UIColour {
    func blended(with other: UIColour, at part: Float) -> UIColour {
        func mix(_ a: Float, _ b: Float) -> Float { a + (b - a) * part }
        return UIColour(r: mix(r, other.r), g: mix(g, other.g), b: mix(b, other.b), a: mix(a, other.a))
    }
}
