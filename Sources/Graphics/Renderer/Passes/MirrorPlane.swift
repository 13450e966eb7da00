internal import LayoutCore
internal import ZoeStyle

/// The floor as a mirror.
struct MirrorPlane {
    /// Points below the middle of the stage, before the lens.
    let height: Double
    /// Straight down: y, unless the eye looks down on the stage.
    private let down: SIMD3<Double>
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
        down = MirrorPlane.down(before: camera)
        let wanted = floor.height ?? MirrorPlane.ground(under: frame)
        guard wanted.isFinite, Swift.abs(wanted) < 1e6, view.clip.isFinite else { return nil }
        height = wanted
        lens = camera.lens
        fade = Float(min(floor.fade, 1e6))
        reflection = Float(min(floor.reflection, 1))
        // y' of the lens comes to clip space as m22 · y' + m42 · w'.
        let (scale, shift) = (view.clip.m22, view.clip.m42)
        let pixel = 2 / (Swift.abs(scale) * Double(view.height))
        // And z follows from w.
        let back = lens.m34 != 0 ? down.z / lens.m34 : 0
        level = SIMD4<Float>(
            SIMD4(
                down.y / scale, back - down.y * shift / scale, down.y * lens.viewpoint.y - back - height, 2 * pixel))
    }

    /// For programs that draw what is seen in it.
    static let definitions = ["BLENDS_BY_SECOND"]

    /// Whether what is farther away is always deeper under it, as it is for an eye above it: what is too deep to be seen then hides nothing.
    var isSeenFromAbove: Bool { level.z < 0 }

    /// How many rows of the view may show something of cards in it, from the lowest up.
    /// - Parameter overhang: how far what is drawn of a card goes beyond it, in points.
    func rows(of cards: [Card], overhang: Double, in view: View) -> Int {
        var (nearest, farthest) = (Double.infinity, 0.0)
        for card in cards where card.canBeSeen {
            let beyond = max(0, overhang) + 3 * max(0, card.blur)
            let m = card.matrix
            let lean = (card.size.width / 2 + beyond) * abs(m.m14) + (card.size.height / 2 + beyond) * abs(m.m24)
            nearest = min(nearest, m.m44 - lean)
            farthest = max(farthest, m.m44 + lean)
        }
        let level = SIMD4<Double>(level)
        guard nearest >= Camera.nearest, farthest.isFinite, level.x < 0 else { return view.height }
        let highest = max((level.z + level.w) / nearest, (level.z + level.w) / farthest) + level.y
        let row = (highest / -level.x + 1) / 2 * Double(view.height) + 8
        guard row < Double(view.height) else { return view.height }
        // As many at a time as keep the picture of them the same for a while.
        return min(view.height, (max(Int(row), 1) + 63) / 64 * 64)
    }

    /// Straight down on a stage, before the lens of an eye. One without perspective has not walked away.
    static func down(before camera: Camera) -> SIMD3<Double> {
        let turn = Turn(.radians(camera.pitch))
        return camera.lens.m34 != 0 && camera.pitch.isFinite ? SIMD3(0, turn.cos, -turn.sin) : SIMD3(0, 1, 0)
    }

    /// The lowest edge of all cards.
    static func ground(under frame: Frame) -> Double {
        let down = down(before: frame.camera)
        let seen = frame.cards.filter { !$0.isHidden && $0.alpha > 0 }
        return seen.map { lowestEdge(of: $0, frame.camera.lens, down) }.filter(\.isFinite).max() ?? 0
    }

    private static func lowestEdge(of card: Card, _ lens: Lens, _ down: SIMD3<Double>) -> Double {
        let m = card.matrix
        func depth(_ row: SIMD4<Double>) -> Double { down.y * row.y + down.z * row.z }
        let reach = Swift.abs(depth(m.row1)) * card.size.width + Swift.abs(depth(m.row2)) * card.size.height
        return depth(m.row4) + down.y * lens.viewpoint.y + reach / 2
    }

    /// Whether some card goes through the floor.
    func cuts(_ cards: [Card]) -> Bool {
        cards.contains { MirrorPlane.lowestEdge(of: $0, lens, down) > height + 1e-6 }
    }

    /// A place before the lens, as the floor shows it.
    func mirrored(_ place: SIMD3<Double>) -> SIMD3<Double> { place + 2 * (height - place.dot(down)) * down }

    /// Before the lens a place goes as far under the floor as it was above it. The lens has taken the viewpoint from it and put the
    /// perspective into w.
    func mirrored(_ card: Card) -> Card {
        func mirrored(_ row: SIMD4<Double>) -> SIMD4<Double> {
            var row = row
            let weight = row.w - row.z * lens.m34
            let above = (height - down.y * lens.viewpoint.y) * weight - down.y * row.y - down.z * row.z
            row.y += 2 * above * down.y
            row.z += 2 * above * down.z
            row.w = weight + row.z * lens.m34
            return row
        }
        var card = card
        let m = card.matrix
        card.matrix = Transform3D(
            row1: mirrored(m.row1), row2: mirrored(m.row2), row3: mirrored(m.row3), row4: mirrored(m.row4))
        return card
    }
}
