/// Front and back by a total order: the same cards are always drawn in the same order.
enum DepthOrder {
    struct Key {
        /// The greater, the nearer.
        var depth: Double
        /// Along the scroll axis; of two at the same depth the one farther from the current card goes behind.
        var along: Double
    }

    /// iCarousel's key: the depth of the card's own point (1, 1, 1), which tells leaning cards at one place apart.
    static func key(_ matrix: Transform3D, depth: Double?, isVertical: Bool) -> Key {
        let corner = matrix.row1 + matrix.row2 + matrix.row3 + matrix.row4
        return Key(depth: depth ?? corner.z, along: isVertical ? corner.y : corner.x)
    }

    static func depth(of transform: Transform3D) -> Double {
        (transform.row1 + transform.row2 + transform.row3 + transform.row4).z
    }

    /// Numbers the cards from back to front.
    static func number(_ cards: inout [Card], by keys: [Key], around current: Int) {
        for (order, card) in fromTheBack(cards, by: keys, around: current).enumerated() {
            cards[card.number].order = order
        }
    }

    /// All that tells two cards apart, side by side: there may be many.
    private struct Ranked {
        let depth: Double
        let far: Double
        let off: Double
        let number: Int
    }

    private static func fromTheBack(_ cards: [Card], by keys: [Key], around current: Int) -> [Ranked] {
        let centre =
            cards.firstIndex { $0.index == current }
            ?? cards.indices.min { abs(cards[$0].offset) < abs(cards[$1].offset) }
        let along = centre.map { keys[$0].along } ?? 0
        let ranked = cards.indices.map {
            Ranked(depth: keys[$0].depth, far: abs(keys[$0].along - along), off: abs(cards[$0].offset), number: $0)
        }
        return sorted(ranked)
    }

    /// The numbers of things at these depths, the farthest first.
    static func order(of depths: [Double]) -> [Int] {
        sorted(depths.indices.map { Ranked(depth: depths[$0], far: 0, off: 0, number: $0) }).map { $0.number }
    }

    /// The one place that sorts, in all of the library: what sorts is large, and there would be one for each kind of thing.
    @inline(never)
    private static func sorted(_ ranked: [Ranked]) -> [Ranked] {
        ranked.sorted { a, b in
            if a.depth != b.depth { return a.depth < b.depth }
            if a.far != b.far { return a.far > b.far }
            return a.off != b.off ? a.off > b.off : a.number < b.number
        }
    }
}
