internal import LayoutCore
internal import ZoeStyle

/// The floor as a mirror.
struct MirrorPlane {
    /// Points below the middle of the stage, before the lens.
    let height: Double
    private let lens: Lens
    /// By which clip coordinates y, w and 1 give how many points something is under the floor; and how much above it still
    /// counts, so that the line may be smooth.
    let level: SIMD4<Float>
    /// Both in points.
    let fade: Float
    let reflection: Float

    /// Nil where nothing comes back.
    init?(_ floor: Floor, under frame: Frame, _ view: View) {
        let camera = frame.camera
        guard floor.reflection > 0, floor.fade > 0, camera.lens.m34.isFinite, camera.lens.viewpoint.y.isFinite else {
            return nil
        }
        let wanted = floor.height ?? MirrorPlane.ground(under: frame)
        guard wanted.isFinite, Swift.abs(wanted) < 1e6, view.clip.isFinite else { return nil }
        height = wanted
        lens = camera.lens
        fade = Float(min(floor.fade, 1e6))
        reflection = Float(min(floor.reflection, 1))
        // y' of the lens comes to clip space as m22 · y' + m42 · w'.
        let (scale, shift) = (view.clip.m22, view.clip.m42)
        let pixel = 2 / (Swift.abs(scale) * Double(view.height))
        level = SIMD4<Float>(SIMD4(1 / scale, -shift / scale, lens.viewpoint.y - height, 2 * pixel))
    }

    /// The lowest edge of all cards.
    static func ground(under frame: Frame) -> Double {
        let seen = frame.cards.filter { !$0.isHidden && $0.alpha > 0 }
        return seen.map { lowestEdge(of: $0, frame.camera.lens) }.filter(\.isFinite).max() ?? 0
    }

    private static func lowestEdge(of card: Card, _ lens: Lens) -> Double {
        let m = card.matrix
        let reach = Swift.abs(m.m12) * card.size.width + Swift.abs(m.m22) * card.size.height
        return m.m42 + lens.viewpoint.y + reach / 2
    }

    /// Whether some card goes through the floor.
    func cuts(_ cards: [Card]) -> Bool { cards.contains { MirrorPlane.lowestEdge(of: $0, lens) > height + 1e-6 } }

    /// Before the lens y becomes 2h - y. The lens has taken the viewpoint from it and put the perspective into w.
    func mirrored(_ card: Card) -> Card {
        func mirrored(_ row: SIMD4<Double>) -> SIMD4<Double> {
            var row = row
            row.y = 2 * (height - lens.viewpoint.y) * (row.w - row.z * lens.m34) - row.y
            return row
        }
        var card = card
        let m = card.matrix
        card.matrix = Transform3D(
            row1: mirrored(m.row1), row2: mirrored(m.row2), row3: mirrored(m.row3), row4: mirrored(m.row4))
        return card
    }
}
