internal import LayoutCore

/// Where a card stands before it is seen through a lens: y goes down, z towards the eye.
struct StandingCard {
    private(set) var middle: SIMD3<Double>
    /// The card's own axes, each of length 1.
    let right: SIMD3<Double>
    let low: SIMD3<Double>
    let out: SIMD3<Double>
    /// How long its points are along the first two.
    let scale: SIMD2<Double>
    /// Half of it, in its points.
    private(set) var half: SIMD2<Double>

    /// Nil for what is no flat card in such a space.
    init?(_ card: Card, seenThrough lens: Lens) {
        let m = card.matrix
        func row(_ row: SIMD4<Double>) -> SIMD4<Double> {
            let w = row.w - row.z * lens.m34
            return SIMD4(row.x + w * lens.viewpoint.x, row.y + w * lens.viewpoint.y, row.z, w)
        }
        let (first, second, last) = (row(m.row1), row(m.row2), row(m.row4))
        guard m.isFinite, abs(first.w) + abs(second.w) < 1e-9, last.w > 1e-9 else { return nil }
        let (x, y) = (SIMD3(first.x, first.y, first.z) / last.w, SIMD3(second.x, second.y, second.z) / last.w)
        guard let right = x.unit, let out = x.cross(y).unit else { return nil }
        middle = SIMD3(last.x, last.y, last.z) / last.w
        self.right = right
        self.out = out
        low = out.cross(right)
        scale = SIMD2(x.dot(right), y.dot(low))
        half = SIMD2(card.size.width, card.size.height) / 2
    }

    /// A flat card from side to side of this one, where it is bent so much: what it hides from a lamp beside it is nearly the same.
    func flat(from curvature: SIMD2<Double>) -> StandingCard {
        var card = self
        for axis in 0..<2 where curvature[axis] != 0 {
            let turn = Turn(.radians(curvature[axis] * half[axis]))
            card.middle -= (1 - turn.cos) / curvature[axis] * scale.x * out
            card.half[axis] = abs(turn.sin / curvature[axis])
        }
        return card
    }

    /// A direction in a space of the card's own.
    func inside(_ direction: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(direction.dot(right), direction.dot(low), direction.dot(out))
    }

    func place(_ spot: SIMD2<Double>) -> SIMD3<Double> {
        middle + spot.x * scale.x * right + spot.y * scale.y * low
    }
}
