extension Frame {
    /// Lays in cards that no layout has placed, as they stand: those behind the stage's plane under all others, the rest over
    /// them.
    public mutating func lay(_ plates: [Card]) {
        guard !plates.isEmpty else { return }
        let behind = plates.filter { $0.matrix.m43 < 0 }.sorted { $0.matrix.m43 < $1.matrix.m43 }
        let before = plates.filter { !($0.matrix.m43 < 0) }.sorted { $0.matrix.m43 < $1.matrix.m43 }
        for index in cards.indices { cards[index].order += behind.count }
        let count = cards.count
        for (order, plate) in behind.enumerated() { lay(plate, order) }
        for (order, plate) in before.enumerated() { lay(plate, behind.count + count + order) }
    }

    private mutating func lay(_ plate: Card, _ order: Int) {
        cards.append(plate)
        cards[cards.count - 1].order = order
    }
}
