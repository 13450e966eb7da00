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

    /// Numbers the cards from back to front; pieces of one that is bent one after the other, as it lies among the others.
    /// - Parameters:
    ///   - wholes: which card each is of; nil where they are all whole.
    ///   - keys: of the whole cards.
    static func number(_ cards: inout [Card], of wholes: [Int]?, by keys: [Key], around current: Int) {
        for (order, card) in fromTheBack(cards, wholes, by: keys, around: current).enumerated() {
            cards[card.number].order = order
        }
    }

    /// All that tells two cards apart, side by side: there may be many.
    private struct Ranked {
        let depth: Double
        let far: Double
        let off: Double
        let whole: Int
        /// Of a piece of that card.
        let own: Double
        let number: Int
    }

    private static func fromTheBack(
        _ cards: [Card], _ wholes: [Int]?, by keys: [Key], around current: Int
    ) -> [Ranked] {
        // The current item may be shown several times.
        let centre = cards.indices.min { a, b in
            let (isFirst, isSecond) = (cards[a].index == current, cards[b].index == current)
            return isFirst == isSecond ? abs(cards[a].offset) < abs(cards[b].offset) : isFirst
        }
        let along = centre.map { keys[wholes?[$0] ?? $0].along } ?? 0
        let ranked = cards.indices.map {
            let whole = wholes?[$0] ?? $0
            return Ranked(
                depth: keys[whole].depth, far: abs(keys[whole].along - along), off: abs(cards[$0].offset), whole: whole,
                own: wholes == nil ? 0 : depth(of: cards[$0].matrix), number: $0)
        }
        return sorted(ranked)
    }

    /// The numbers of things at these depths, the farthest first.
    static func order(of depths: [Double]) -> [Int] {
        sorted(depths.indices.map { Ranked(depth: depths[$0], far: 0, off: 0, whole: $0, own: 0, number: $0) }).map {
            $0.number
        }
    }

    /// The one place that sorts, in all of the library: what sorts is large, and there would be one for each kind of thing.
    @inline(never)
    private static func sorted(_ ranked: [Ranked]) -> [Ranked] {
        ranked.sorted { a, b in
            if a.depth != b.depth { return a.depth < b.depth }
            if a.far != b.far { return a.far > b.far }
            if a.off != b.off { return a.off > b.off }
            if a.whole != b.whole { return a.whole < b.whole }
            return a.own != b.own ? a.own < b.own : a.number < b.number
        }
    }
}
