extension Stage {
    mutating func insert(at index: Int, identity former: Int? = nil, animated: Bool) {
        guard count < ItemList.most else { return }
        let place = min(max(index, 0), count)
        let before = lanes.map { (row: $0.rules.row, scroll: $0.offset) }
        let identity = items.insert(at: place, identity: former)
        configure()
        for lane in lanes.indices {
            lanes[lane].rowDidChange()
            remember(.insertion, place, identity, lane, before[lane], animated: animated)
        }
        announce(.didInsert(identity: identity), animated)
    }

    mutating func remove(at index: Int, animated: Bool) {
        guard index >= 0, index < count, let identity = items.remove(at: index) else { return }
        let before = lanes.map { (row: $0.rules.row, scroll: $0.offset) }
        configure()
        for lane in lanes.indices {
            lanes[lane].restOnItem()
            remember(.removal, index, identity, lane, before[lane], animated: animated)
        }
        if selection == identity { selection = nil }
        renewals[identity] = nil
        announce(.didRemove(identity: identity), animated)
    }

    /// Several changes at once; each index counts in the row that the steps before it have left.
    mutating func edit(_ steps: [Input.Edit]) {
        for step in steps {
            switch step {
            case .insert(let index): insert(at: index, animated: true)
            case .remove(let index): remove(at: index, animated: true)
            }
        }
    }

    /// The lifelong name of the item that stands here once these edits have been made to a row of so many items.
    public static func identity(at index: Int, of items: Int, after edits: [Input.Edit]) -> Int? {
        var list = ItemList(count: items)
        for edit in edits {
            switch edit {
            case .insert(let place): _ = list.insert(at: min(max(place, 0), list.count))
            case .remove(let place): _ = list.remove(at: place)
            }
        }
        return list.identity(at: index)
    }

    mutating func renew(_ index: Int) {
        guard let identity = items.identity(at: index) else { return }
        renewals[identity] = time
    }

    mutating func reloadAll(_ count: Int) {
        finish { _ in true }
        items = ItemList(count: count)
        renewals.removeAll()
        selection = nil
        configure()
        for lane in lanes.indices {
            lanes[lane].rowWasReplaced()
            lanes[lane].didLayOut()
        }
    }

    private mutating func remember(
        _ kind: Rearrangement.Kind, _ index: Int, _ identity: Int, _ lane: Int, _ before: (row: Row, scroll: Double),
        animated: Bool
    ) {
        guard animated else { return }
        rearrangements.append(
            Rearrangement(
                kind: kind, index: index, identity: identity, lane: lane, since: time, rowBefore: before.row,
                rowAfter: lanes[lane].rules.row, scrollBefore: before.scroll, scrollAfter: lanes[lane].offset))
        // A flood of edits must not slow every frame down: the oldest are as good as over.
        let surplus = rearrangements.count - Self.mostRearrangements * lanes.count
        guard surplus > 0 else { return }
        let oldest = rearrangements.prefix(surplus)
        rearrangements.removeFirst(surplus)
        for change in oldest { tellEnd(of: change) }
    }

    /// In sight at once, on one wheel.
    private static let mostRearrangements = 64

    private mutating func announce(_ event: Event, _ animated: Bool) {
        guard !animated else { return }
        collectEvents()
        news.append(event)
    }

    mutating func settleRearrangements() {
        let time = time
        finish { $0.isOver(at: time) }
    }

    private mutating func finish(where isOver: (Rearrangement) -> Bool) {
        for place in rearrangements.indices where isOver(rearrangements[place]) {
            tellEnd(of: rearrangements[place])
            rearrangements[place].isTold = true
        }
        let over = rearrangements.prefix { $0.isTold }
        rearrangements.removeFirst(over.count)
    }

    /// Once, however many wheels there are.
    private mutating func tellEnd(of change: Rearrangement) {
        guard change.lane == 0, !change.isTold else { return }
        switch change.kind {
        case .insertion: news.append(.didInsert(identity: change.identity))
        case .removal: news.append(.didRemove(identity: change.identity))
        }
    }
}
