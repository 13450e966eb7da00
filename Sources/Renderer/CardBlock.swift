internal import Appearance
internal import LayoutCore

/// One card as `card.vert` reads it: std140, 160 bytes.
struct CardBlock: BitwiseCopyable {
    var matrix: Matrix4
    /// Half width, half height, corner radius, border width.
    var box: SIMD4<Float>
    var start: SIMD4<Float>
    var end: SIMD4<Float>
    var border: SIMD4<Float>
    /// The gradient's direction in radians, flags, least and greatest depth.
    var more: SIMD4<Float>

    static let isOpaque = 1

    /// Nil where there is nothing to draw.
    /// - Parameter seen: from points on the card to clip space.
    /// - Parameter slope: how much its depth changes from pixel to pixel.
    init?(_ card: Card, _ style: CardStyle, seen: Transform3D, slope: Double, joined: Seams.Sides) {
        let (width, height) = (card.size.width, card.size.height)
        guard !card.isHidden, card.alpha > 0, width > 0, height > 0, width.isFinite, height.isFinite else { return nil }
        // Far beyond what can be seen, and well within what floats hold.
        guard Self.largest(of: seen) < 1e15, max(width, height) < 1e15 else { return nil }

        var fill = style.face.fill
        if Self.isSeenFromBehind(seen) {
            switch style.back {
            case .front: break
            case .hidden: return nil
            case .plain(let colour): fill = .plain(colour)
            case .own(let face): fill = face.fill
            }
        }
        let alpha = min(card.alpha, 1)
        let (from, to, direction): (Colour, Colour, Double) =
            switch fill {
            case .plain(let colour): (colour, colour, 0)
            case .gradient(let from, let to, let direction): (from, to, direction.radians)
            }
        start = from.roots(alpha: alpha)
        end = to.roots(alpha: alpha)
        let thickness = style.borderWidth > 0 ? min(style.borderWidth, max(width, height)) : 0
        border = thickness > 0 ? style.borderColour.roots(alpha: alpha) : end
        let isOpaque = min(start.w, end.w, border.w) >= 1

        let radius = style.cornerRadius > 0 ? min(style.cornerRadius, min(width, height) / 2) : 0
        box = SIMD4<Float>(SIMD4(width / 2, height / 2, radius, thickness))
        matrix = Matrix4(seen)
        let depths = Self.depths(of: card.size, through: seen)
        let flags = isOpaque ? Self.isOpaque | joined : 0
        more = SIMD4<Float>(
            SIMD4(
                direction.isFinite ? direction : 0, Double(flags), depths.lowerBound - 4 * slope,
                depths.upperBound + 4 * slope))
    }

    private static func largest(of m: Transform3D) -> Double {
        let rows = [m.row1, m.row2, m.row4].map { abs($0).max() }
        return m.isFinite ? rows.max() ?? 0 : .infinity
    }

    /// True to the perspective, unlike the third row of the matrix.
    private static func isSeenFromBehind(_ m: Transform3D) -> Bool {
        let (a, b, c) = (m.row1, m.row2, m.row4)
        let turn =
            a.x * (b.y * c.w - b.w * c.y) - a.y * (b.x * c.w - b.w * c.x) + a.w * (b.x * c.y - b.y * c.x)
        // In clip space y goes up, so that the card's two axes turn the other way.
        return turn > 0
    }

    private static func depths(of size: Size, through m: Transform3D) -> ClosedRange<Double> {
        let (x, y) = (size.width / 2 * m.row1, size.height / 2 * m.row2)
        var (near, far) = (1.0, -1.0)
        for corner in [m.row4 - x - y, m.row4 + x - y, m.row4 + x + y, m.row4 - x + y] {
            let depth = corner.w >= Camera.nearest ? min(max(corner.z / corner.w, -1), 1) : -1
            near = min(near, depth)
            far = max(far, depth)
        }
        return near...max(near, far)
    }
}

private func abs(_ v: SIMD4<Double>) -> SIMD4<Double> { v.replacing(with: -v, where: v .< 0) }
