internal import LayoutCore

/// The sides of a card as they are seen, to find those that lie along another card's: where two such edges share pixels, it matters
/// which of them is farther out.
struct CardEdges {
    private let corners: [SIMD2<Double>]
    private let least: SIMD2<Double>
    private let most: SIMD2<Double>

    /// So far apart, in pixels, no pixel has both.
    private static let reach = 1.5
    /// Sides that cross at a larger angle, by its sine, meet in few pixels.
    private static let mostTurn = 0.35

    /// Nil for what passes the eye.
    init?(_ m: Transform3D, _ size: Size, pixels: Size) {
        let (x, y) = (size.width / 2 * m.row1, size.height / 2 * m.row2)
        let all = [m.row4 - x - y, m.row4 + x - y, m.row4 + x + y, m.row4 - x + y]
        guard all.allSatisfy({ $0.w > Camera.nearest }) else { return nil }
        let half = SIMD2(pixels.width / 2, pixels.height / 2)
        let corners = all.map { $0.lowHalf / $0.w * half }
        self.corners = corners
        least = corners.reduce(corners[0], pointwiseMin) - Self.reach
        most = corners.reduce(corners[0], pointwiseMax) + Self.reach
    }

    /// Whether a side lies along one of the other's.
    func meet(_ other: CardEdges) -> Bool {
        guard all(least .< other.most), all(other.least .< most) else { return false }
        return (0..<4).contains { side in (0..<4).contains { Self.meet(segment(side), other.segment($0)) } }
    }

    private typealias Segment = (start: SIMD2<Double>, end: SIMD2<Double>)

    private func segment(_ side: Int) -> Segment { (corners[side], corners[(side + 1) % 4]) }

    private static func meet(_ a: Segment, _ b: Segment) -> Bool {
        let (u, v) = (a.end - a.start, b.end - b.start)
        let lengths = ((u * u).sum() * (v * v).sum()).squareRoot()
        guard abs(u.x * v.y - u.y * v.x) < mostTurn * lengths else { return false }
        return isNear(a.start, b) || isNear(a.end, b) || isNear(b.start, a) || isNear(b.end, a)
    }

    private static func isNear(_ point: SIMD2<Double>, _ segment: Segment) -> Bool {
        let (delta, off) = (segment.end - segment.start, point - segment.start)
        let share = min(max((delta * off).sum() / max((delta * delta).sum(), 1e-12), 0), 1)
        let gap = off - share * delta
        return (gap * gap).sum() < reach * reach
    }
}
