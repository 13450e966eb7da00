import LayoutCore

/// Finds the sides that neighbouring cards share, as the faces of a polygon wheel do.
///
/// Two smooth edges that meet in a pixel would each cover half of it and let a quarter of the backdrop through. So of two
/// cards that meet the rear one does not end smoothly there: it fills its pixels, and the front one is drawn over them.
enum Seams {
    /// Flags of `card.vert`: left, top, right, bottom.
    typealias Sides = Int
    static let (left, top, right, bottom) = (2, 4, 8, 16)

    /// The sides of each of two neighbours that go on in the other, where that is in front.
    static func shared(by a: Card, _ b: Card) -> (ofFirst: Sides, ofSecond: Sides) {
        guard let (ofA, ofB) = common(a, b) else { return (0, 0) }
        return a.order < b.order ? (ofA, 0) : (0, ofB)
    }

    /// The sides of two cards of a frame that are one, if they are neighbours in it.
    static func between(_ first: Int, _ second: Int, of cards: [Card]) -> (Sides, Sides)? {
        let next = { $0 + 1 < cards.count ? $0 + 1 : cards.count > 2 ? 0 : $0 }
        guard next(first) == second || next(second) == first else { return nil }
        return common(cards[first], cards[second])
    }

    private static func common(_ a: Card, _ b: Card) -> (Sides, Sides)? {
        if touch(a, 0, 1, b, 0, -1) { return (bottom, top) }
        if touch(a, 0, -1, b, 0, 1) { return (top, bottom) }
        if touch(a, 1, 0, b, -1, 0) { return (right, left) }
        if touch(a, -1, 0, b, 1, 0) { return (left, right) }
        return nil
    }

    /// Whether both ends of two sides are at the same places, sides being named by the way from the middle.
    private static func touch(_ a: Card, _ ax: Double, _ ay: Double, _ b: Card, _ bx: Double, _ by: Double) -> Bool {
        let middle = side(a, ax, ay) - side(b, bx, by)
        guard isNothing(middle, beside: a) else { return false }
        return isNothing(way(a, ax, ay) - way(b, bx, by), beside: a)
    }

    private static func side(_ card: Card, _ x: Double, _ y: Double) -> SIMD4<Double> {
        card.matrix.row4 + x * card.size.width / 2 * card.matrix.row1 + y * card.size.height / 2 * card.matrix.row2
    }

    /// Half of a side, as a vector.
    private static func way(_ card: Card, _ x: Double, _ y: Double) -> SIMD4<Double> {
        abs(y) * card.size.width / 2 * card.matrix.row1 + abs(x) * card.size.height / 2 * card.matrix.row2
    }

    private static func isNothing(_ gap: SIMD4<Double>, beside card: Card) -> Bool {
        // iCarousel keeps the cards of a tube a hundredth of a point off it, which sets their sides apart by up to twice as much.
        let least = 0.02 + 1e-6 * (abs(card.matrix.m41) + abs(card.matrix.m42) + abs(card.matrix.m43))
        return abs(gap.x) < least && abs(gap.y) < least && abs(gap.z) < least
    }
}
