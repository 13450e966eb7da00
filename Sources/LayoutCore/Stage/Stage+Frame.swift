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
        let offset = offset.isFinite ? min(max(offset, -1e15), 1e15) : 0
        let gathering = Gathering(self, lane: 0, camera: camera)
        let row = lanes[0].rules.row
        let index = row.index(at: scroll + offset)
        return gathering.card(index: max(0, index), identity: items.identity(at: index) ?? 0, offset: offset).card
    }

    /// Lays the layout's plain row of cards out as 4×4 floats: no window, no fade, no order.
    public func write(_ count: Int, from first: Slot.Place, into matrices: inout MutableSpan<Matrix4>) {
        layout.layout(knobs, on: context(lane: 0)).write(count, from: first, seenThrough: camera.lens, into: &matrices)
    }
}

/// Gathers the cards of one wheel.
private struct Gathering {
    let stage: Stage
    let lane: Int
    let lens: Lens
    let context: LayoutContext
    let layout: any Layout
    let fade: Fade
    let row: Row
    let scroll: Double
    let showsBackfaces: Bool
    let cardSize: Size

    init(_ stage: Stage, lane: Int, camera: Camera) {
        self.stage = stage
        self.lane = lane
        lens = camera.lens
        context = stage.context(lane: lane)
        layout = stage.layout.layout(stage.knobs, on: context)
        fade = Fade(stage.knobs)
        row = stage.lanes[lane].rules.row
        scroll = stage.lanes[lane].offset
        showsBackfaces = stage.knobs.flag("showBackfaces")
        cardSize = context.card
    }

    func collect(into cards: inout [Card], _ keys: inout [DepthOrder.Key]) {
        let repeats = stage.knobs.flag("repeatItems")
        guard let places = places(repeats: repeats) else { return addLeaving(to: &cards, &keys) }
        let rail = rail(over: places)
        for place in places {
            let index = row.isWrapped ? row.clamped(index: place) : place
            var offset = repeats && row.isWrapped ? Double(place) - scroll : row.offset(of: index, at: scroll)
            let identity = stage.items.identity(at: index)
            let change = identity == nil ? (way: 0, alpha: 1) : rearrangement(of: index)
            offset += change.way
            if let rail { offset = rail.offset(of: offset) }
            add(
                card(index: index, identity: identity ?? index, offset: offset), alpha: change.alpha, to: &cards, &keys)
        }
        addLeaving(to: &cards, &keys)
    }

    private func places(repeats: Bool) -> ClosedRange<Int>? {
        if let window = layout.window(around: scroll, of: row.count) {
            return window.isEmpty ? nil : ClosedRange(window)
        }
        let wanted = stage.knobs.integer("visibleItems") ?? layout.visibleCount
        let current = row.isWrapped ? Int(safely: scroll.rounded()) : row.index(at: scroll)
        return Visibility(
            row: row, placeholders: context.placeholders, around: current, wanted: wanted, repeats: repeats,
            margin: stage.rearrangements.count
        ).places
    }

    /// The card as the layout places it at an offset, in items from the middle.
    func card(index: Int, identity: Int, offset: Double) -> (card: Card, depth: Double?) {
        let placement = layout.placement(at: Slot.Place(index: index, offset: offset))
        let isItem = index >= 0 && index < row.count
        let size = (isItem ? stage.itemSize?(identity)?.repaired : nil) ?? placement.size ?? cardSize
        let matrix = lens.view(placement.transform)
        let renewal = stage.renewals[identity].map { Easing.inOut(min(1, (stage.time - $0) / Pace.scroll)) } ?? 1
        let card = Card(
            index: index, identity: identity, lane: lane, offset: offset, size: size, matrix: matrix,
            alpha: fade.alpha(at: offset) * placement.alpha, blur: placement.blur, renewal: isItem ? renewal : 1,
            isHidden: !(showsBackfaces || matrix.row3.z > 0), isPlaceholder: !isItem)
        return (card, placement.depth)
    }

    private func add(
        _ made: (card: Card, depth: Double?), alpha: Double, to cards: inout [Card], _ keys: inout [DepthOrder.Key]
    ) {
        var card = made.card
        card.alpha *= alpha
        // What cannot be seen is not on stage.
        guard card.alpha > 0, card.matrix.isFinite else { return }
        cards.append(card)
        keys.append(DepthOrder.key(card.matrix, depth: made.depth, isVertical: context.isVertical))
    }

    // MARK: Insertions and removals on their way

    private func rearrangement(of index: Int) -> (way: Double, alpha: Double) {
        var index = index
        var way = 0.0
        for change in stage.rearrangements.reversed() where change.lane == lane {
            way += change.displacement(of: index, at: stage.time)
            guard let before = change.indexBefore(index) else { return (way, change.alpha(at: stage.time)) }
            index = before
        }
        return (way, 1)
    }

    /// Removed cards fade where they were.
    private func addLeaving(to cards: inout [Card], _ keys: inout [DepthOrder.Key]) {
        for change in stage.rearrangements where change.lane == lane && change.kind == .removal {
            let offset = change.rowBefore.offset(of: change.index, at: change.scrollBefore)
            let gone = card(index: change.index, identity: change.identity, offset: offset)
            add(gone, alpha: change.alpha(at: stage.time), to: &cards, &keys)
        }
    }

    // MARK: Items of different sizes

    /// Where each place stands when neighbours of different lengths touch as equal ones do.
    private func rail(over places: ClosedRange<Int>) -> Rail? {
        guard let sizes = stage.itemSize else { return nil }
        return Rail(around: scroll, over: places) { place in
            let index = row.isWrapped ? row.clamped(index: place) : place
            guard let identity = stage.items.identity(at: index), let size = sizes(identity)?.repaired else { return 1 }
            return (context.isVertical ? size.height : size.width) / context.extent
        }
    }
}
