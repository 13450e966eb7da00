extension Stage {
    /// What is to be seen now.
    public func frame() -> Frame {
        let camera = camera
        var cards: [Card] = []
        var keys: [DepthOrder.Key] = []
        for lane in lanes.indices {
            let gathering = Gathering(self, lane: lane, camera: camera)
            gathering.collect(into: &cards, &keys)
        }
        DepthOrder.number(&cards, by: keys, around: currentIndex)
        return Frame(
            layout: layout.name, camera: camera, scroll: scroll, count: count, currentIndex: currentIndex,
            isMoving: isMoving, cards: cards)
    }

    /// One card at exactly this offset, wherever the carousel stands.
    public func card(atOffset offset: Double) -> Card {
        let offset = offset.tamed
        let gathering = Gathering(self, lane: 0, camera: camera)
        let row = lanes[0].rules.row
        let index = row.index(at: scroll + offset)
        return gathering.card(index: max(0, index), identity: items.identity(at: index) ?? 0, offset: offset)
    }

    /// Lays the layout's plain row of cards out as 4×4 floats: no window, no fade, no order.
    public func write(_ count: Int, from first: Slot.Place, into matrices: inout MutableSpan<Matrix4>) {
        layout.layout(knobs, on: context(lane: 0)).write(count, from: first, seenThrough: camera.lens, into: &matrices)
    }
}
