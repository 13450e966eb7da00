extension Stage {
    /// What is to be seen now.
    public func frame() -> Frame {
        var frame = Frame(
            layout: "", camera: camera, scroll: 0, count: 0, currentIndex: -1, isMoving: false, cards: [])
        renew(&frame)
        return frame
    }

    /// The same in place of an older frame, whose memory is used again: for many cards that saves a good part of the time.
    public func renew(_ frame: inout Frame) {
        var camera = camera
        var cards: [Card] = []
        swap(&cards, &frame.cards)
        cards.removeAll(keepingCapacity: true)
        var notes: [CardNotes] = []
        if morphs.isEmpty {
            for lane in lanes.indices {
                RowBuilder(self, lane: lane, camera: camera).collect(into: &cards, &notes)
            }
        } else {
            let gathered = gathered()
            (camera, cards, notes) = (gathered.camera, gathered.cards, gathered.notes)
            for place in cards.indices { cards[place].matrix = camera.lens.view(cards[place].matrix) }
            let isSeen = cards.map { $0.alpha > 0 && $0.matrix.isFinite }
            (cards, notes) = (
                zip(cards, isSeen).filter { $0.1 }.map { $0.0 }, zip(notes, isSeen).filter { $0.1 }.map { $0.0 }
            )
        }
        DepthOfField(knobs, camera.lens, cards)?.blur(&cards)
        let isVertical = knobs[StageKnob.vertical]
        let keys = cards.indices.map {
            DepthOrder.key(cards[$0].matrix, depth: notes[$0].depth, isVertical: isVertical)
        }
        let wholes = CardBend.cut(&cards, notes, showsBackfaces: knobs[StageKnob.showBackfaces])
        DepthOrder.number(&cards, of: wholes, by: keys, around: currentIndex)
        frame = Frame(
            layout: layout.name, camera: camera, scroll: scroll, count: count, currentIndex: currentIndex,
            isMoving: isMoving, cards: cards)
    }

    /// One card at exactly this offset, wherever the carousel stands.
    public func card(atOffset offset: Double) -> Card {
        let offset = offset.bounded
        let builder = RowBuilder(self, lane: 0, camera: camera)
        let row = lanes[0].rules.row
        let index = row.index(at: scroll + offset)
        return builder.card(max(0, index), items.identity(at: index) ?? 0, offset: offset, isItem: true).card
    }

    /// Lays the layout's plain row of cards out as 4×4 floats: no window, no fade, no falloff, no order.
    public func write(_ count: Int, from first: Slot.Place, into matrices: inout MutableSpan<Matrix4>) {
        layout.layout(knobs, on: context(lane: 0)).write(count, from: first, seenThrough: camera.lens, into: &matrices)
    }
}
