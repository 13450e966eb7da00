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

    /// Numbers the cards from back to front.
    static func number(_ cards: inout [Card], by keys: [Key], around current: Int) {
        let middle = cards.indices.min { abs(cards[$0].offset) < abs(cards[$1].offset) }
        let centre = cards.indices.first { cards[$0].index == current } ?? middle
        let along = centre.map { keys[$0].along } ?? 0
        let sorted = cards.indices.sorted { a, b in
            if keys[a].depth != keys[b].depth { return keys[a].depth < keys[b].depth }
            let (farA, farB) = (abs(keys[a].along - along), abs(keys[b].along - along))
            if farA != farB { return farA > farB }
            let (offA, offB) = (abs(cards[a].offset), abs(cards[b].offset))
            return offA != offB ? offA > offB : a < b
        }
        for (order, card) in sorted.enumerated() { cards[card].order = order }
    }
}
