internal import CZoeImGui
internal import LayoutCore
internal import Synchronization
internal import ZoeDocument

/// A small picture of a layout: its cards' outlines, from back to front, as the layout itself places them in the built-in
/// scene that shows it best.
struct Thumbnail: Equatable {
    private struct Shape: Equatable {
        /// In parts of the picture.
        let points: [Point]
        /// 0 is the current card, 1 and more the farthest from it.
        let distance: Double
        let alpha: Double
        /// What is a piece of a bent card goes on in the next one.
        let hasOutline: Bool
    }

    private let shapes: [Shape]

    private static let made = Mutex<[String: Thumbnail]>([:])

    /// At rest. Each is made when it is first asked for: to make all of them would take a twentieth of the first second.
    static func still(of kind: LayoutKind) -> Thumbnail {
        made.withLock { made in
            if let known = made[kind.name] { return known }
            let thumbnail = Thumbnail(stage(of: kind).frame())
            made[kind.name] = thumbnail
            return thumbnail
        }
    }

    /// The stage of the built-in scene that shows a layout best.
    static func stage(of kind: LayoutKind) -> Stage { stage(of: Scene.showing(layout: kind.name) ?? Scene(kind)) }

    /// Of more cards, those around one of the first are shown. A form that is closed takes all of its own.
    private static let mostCards = (ofARow: 40, ofAForm: 250)

    private static func stage(of scene: Scene) -> Stage {
        var scene = scene
        let most = scene.knobs.flag("wrap") || scene.layout.info.showsAll ? mostCards.ofAForm : mostCards.ofARow
        if scene.itemCount > most {
            scene.scroll = min(scene.scroll, Double(most / 2))
            scene.items = most
        }
        if scene.scroll == 0, !scene.knobs.flag("wrap") { scene.scroll = Double(min(scene.itemCount / 2, 5)) }
        return scene.stage()
    }

    /// - Parameter part: what of the view is shown; nil shows what the cards fill.
    init(_ frame: Frame, showing part: Part? = nil) {
        let outlines = Self.outlines(of: frame)
        let part = part ?? Part(outlines.map(\.points), in: frame.camera.view)
        shapes = outlines.map { card, points in
            Shape(
                points: points.map {
                    Point(x: ($0.x - part.low.x) / part.size.width, y: ($0.y - part.low.y) / part.size.height)
                }, distance: min(abs(card.offset) / 4, 1), alpha: card.alpha,
                hasOutline: !(card.part?.isBent ?? false))
        }
    }

    private static func outlines(of frame: Frame) -> [(card: Card, points: [Point])] {
        frame.cards.filter { !$0.isHidden && $0.alpha > 0.04 }.sorted { $0.order < $1.order }
            .map { ($0, frame.camera.outline(of: $0.size, through: $0.matrix)) }.filter { $0.1.count > 2 }
    }

    /// What of the view is shown: the part around the cards, never more than the view.
    struct Part {
        let low: Point
        let size: Size

        init(_ frame: Frame) { self.init(Thumbnail.outlines(of: frame).map(\.points), in: frame.camera.view) }

        fileprivate init(_ outlines: [[Point]], in view: Size) {
            let points = outlines.joined()
            let xs = points.map { min(max($0.x, 0), view.width) }
            let ys = points.map { min(max($0.y, 0), view.height) }
            guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max(), right > left,
                bottom > top
            else {
                (low, size) = (.zero, view)
                return
            }
            let width = max(right - left, (bottom - top) * aspect) * 1.12
            size = Size(width: width, height: width / aspect)
            low = Point(x: (left + right - width) / 2, y: (top + bottom - size.height) / 2)
        }
    }

    /// No corner is farther from where the other one has it, in parts of the picture.
    func isNear(_ other: Thumbnail, within tolerance: Double) -> Bool {
        shapes.count == other.shapes.count
            && zip(shapes, other.shapes).allSatisfy { a, b in
                a.points.count == b.points.count
                    && zip(a.points, b.points).allSatisfy { ($0 - $1).length <= tolerance }
            }
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
                if shape.hasOutline {
                    UI.polyline(points, UIColour(0x0B0B10, 0.75), 1, isClosed: true, on: UILayerWindow)
                }
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
