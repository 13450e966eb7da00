internal import LayoutCore

extension SeenCards {
    /// Blurred cards of which one that comes later is not before the other one: at rest they lie in the order of cards, whatever is nearer.
    func disorderedBlurs(in frame: Frame) -> Set<Int> {
        let planes = cards.enumerated().compactMap { place, one -> CardPlane? in
            let card = frame.cards[one.index]
            return card.blur > 0 && card.part == nil ? CardPlane(card, place: place) : nil
        }
        var found: Set<Int> = []
        guard planes.count <= 128 else { return found }
        for (number, one) in planes.enumerated() {
            for other in planes[..<number] where one.overlaps(other) && !one.isBefore(other) {
                found.formUnion([one.place, other.place])
            }
        }
        return found
    }
}
