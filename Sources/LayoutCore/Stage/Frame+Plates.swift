extension Frame {
    /// Lays in cards that no layout has placed, as they stand: those behind the stage's plane under all others, the rest over
    /// them.
    public mutating func lay(_ plates: [Card]) {
        guard !plates.isEmpty else { return }
        let behind = plates.count { $0.matrix.m43 < 0 }
        for index in cards.indices { cards[index].order += behind }
        let count = cards.count
        for (order, number) in DepthOrder.order(of: plates.map { $0.matrix.m43 }).enumerated() {
            cards.append(plates[number])
            cards[cards.count - 1].order = order < behind ? order : count + order
        }
    }
}
