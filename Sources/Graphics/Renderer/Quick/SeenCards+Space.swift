internal import LayoutCore

extension SeenCards {
    /// Blurred cards of which one that comes later is not before the other one: at rest they lie in the order of cards, whatever is nearer.
    func disorderedBlurs(in frame: Frame) -> Set<Int> {
        let planes = planes(of: frame) { $0.blur > 0 }
        var found: Set<Int> = []
        guard planes.count <= 128 else { return found }
        for (number, one) in planes.enumerated() {
            for other in planes[..<number] where one.overlaps(other) && !one.isBefore(other) {
                found.formUnion([one.place, other.place])
            }
        }
        return found
    }

    /// All places from back to front as the cards stand in space: a frame's order is that of their middles, or its layout's own, and its
    /// plates come before or after all others. Nil where that is the same, or where cards are so many that it would take too long.
    func placesBySpace(in frame: Frame) -> [Int]? {
        let planes = planes(of: frame) { !$0.isEdge && $0.blur <= 0 }
        guard 2...64 ~= planes.count else { return nil }
        var order = Array(planes.indices)
        for behind in planes.indices {
            guard let end = order.firstIndex(of: behind) else { continue }
            // Those before it in space, and what would then be covered by them.
            var moved: [Int] = []
            for place in order[..<end] {
                let one = planes[place]
                func isBefore(_ other: CardPlane) -> Bool {
                    one.overlaps(other) && one.isBefore(other) && !other.isBefore(one)
                }
                if isBefore(planes[behind]) || moved.contains(where: { isBefore(planes[$0]) }) { moved.append(place) }
            }
            if moved.isEmpty { continue }
            order[...end].removeAll(where: moved.contains)
            order.insert(contentsOf: moved, at: end + 1 - moved.count)
        }
        guard order != Array(planes.indices) else { return nil }
        // What has no plane stays where it is.
        var places = Array(cards.indices)
        for (plane, place) in zip(order, planes.map(\.place)) { places[place] = planes[plane].place }
        return places
    }

    /// Those of whole cards, from the back.
    private func planes(of frame: Frame, where isWanted: (Card) -> Bool) -> [CardPlane] {
        cards.enumerated().compactMap { place, one in
            let card = frame.cards[one.index]
            return card.part == nil && isWanted(card) ? CardPlane(card, place: place) : nil
        }
    }
}
