import LayoutCore

/// Finds the sides that neighbouring cards share, as the faces of a polygon wheel do.
///
/// Two smooth edges that meet in a pixel would each cover half of it and let a quarter of the backdrop through. So the rear one of
/// two cards that meet is drawn as `cards/seam.glsl` says, which knows the front one.
enum Seams {
    /// Flags: left, top, right, bottom.
    typealias Sides = Int
    static let (left, top, right, bottom) = (1, 2, 4, 8)

    /// The sides of two cards of a frame that are one, if they are neighbours in it and lie on either side of them, as seen.
    static func between(_ first: Int, _ second: Int, of cards: [Card]) -> (Sides, Sides)? {
        let next = { $0 + 1 < cards.count ? $0 + 1 : cards.count > 2 ? 0 : $0 }
        guard next(first) == second || next(second) == first else { return nil }
        guard !isFolded(cards[first].matrix, cards[second].matrix) else { return nil }
        return shared(by: cards[first], cards[second])
    }

    /// Whether of two cards that share a side one is seen from the front and the other from behind: then both lie on the same
    /// side of it, as seen, and it is part of the outline.
    static func isFolded(_ first: Transform3D, _ second: Transform3D) -> Bool {
        VisibleSide.isSeenFromBehind(first) != VisibleSide.isSeenFromBehind(second)
    }

    /// Whether all of a card is, as far as can be seen, in another one's plane.
    static func isInPlane(_ card: Card, of other: Card) -> Bool {
        let (a, b, c) = (other.matrix.row1, other.matrix.row2, other.matrix.row4)
        func part(_ i: Int, _ j: Int, _ k: Int) -> Double {
            a[i] * (b[j] * c[k] - b[k] * c[j]) - a[j] * (b[i] * c[k] - b[k] * c[i])
                + a[k] * (b[i] * c[j] - b[j] * c[i])
        }
        let plane = SIMD4(part(1, 2, 3), -part(0, 2, 3), part(0, 1, 3), -part(0, 1, 2))
        let length = (plane * plane).sum() - plane.w * plane.w
        return [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)].allSatisfy { x, y in
            let corner = side(card, x, 0) + y * card.size.height / 2 * card.matrix.row2
            let away = (plane * corner).sum()
            return away * away < 0.25 * length * corner.w * corner.w
        }
    }

    /// The sides of two cards that are one.
    static func shared(by a: Card, _ b: Card) -> (Sides, Sides)? {
        if touch(a, 0, 1, b, 0, -1) { return (bottom, top) }
        if touch(a, 0, -1, b, 0, 1) { return (top, bottom) }
        if touch(a, 1, 0, b, -1, 0) { return (right, left) }
        if touch(a, -1, 0, b, 1, 0) { return (left, right) }
        return nil
    }

    /// Whether both ends of two sides are at the same places, sides being named by their direction from the middle.
    private static func touch(_ a: Card, _ ax: Double, _ ay: Double, _ b: Card, _ bx: Double, _ by: Double) -> Bool {
        let middle = side(a, ax, ay) - side(b, bx, by)
        guard isNothing(middle, beside: a) else { return false }
        return isNothing(delta(a, ax, ay) - delta(b, bx, by), beside: a)
    }

    static func side(_ card: Card, _ x: Double, _ y: Double) -> SIMD4<Double> {
        card.matrix.row4 + x * card.size.width / 2 * card.matrix.row1 + y * card.size.height / 2 * card.matrix.row2
    }

    /// Half of a side, as a vector.
    private static func delta(_ card: Card, _ x: Double, _ y: Double) -> SIMD4<Double> {
        abs(y) * card.size.width / 2 * card.matrix.row1 + abs(x) * card.size.height / 2 * card.matrix.row2
    }

    private static func isNothing(_ gap: SIMD4<Double>, beside card: Card) -> Bool {
        // iCarousel keeps the cards of a tube a hundredth of a point off it, which sets their sides apart by up to twice as much.
        let least = 0.02 + 1e-6 * (abs(card.matrix.m41) + abs(card.matrix.m42) + abs(card.matrix.m43))
        return abs(gap.x) < least && abs(gap.y) < least && abs(gap.z) < least
    }
}
