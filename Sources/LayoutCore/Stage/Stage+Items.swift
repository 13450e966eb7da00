extension Stage {
    mutating func insert(at index: Int, animated: Bool) {
        guard count < ItemList.most else { return }
        let place = min(max(index, 0), count)
        let before = lanes.map { (row: $0.rules.row, scroll: $0.offset) }
        let identity = items.insert(1, at: place)
        configure()
        for lane in lanes.indices {
            lanes[lane].rowDidChange()
            remember(.insertion, place, identity, lane, before[lane], animated: animated)
        }
        if !animated { news.append(.didInsert(identity: identity)) }
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
        if !animated { news.append(.didRemove(identity: identity)) }
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

    mutating func renew(_ index: Int) {
        guard let identity = items.identity(at: index) else { return }
        renewals[identity] = time
    }

    mutating func reloadAll(_ count: Int) {
        items = ItemList(count: count)
        rearrangements.removeAll()
        renewals.removeAll()
        selection = nil
        configure()
        for lane in lanes.indices {
            lanes[lane].rowDidChange()
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
        if rearrangements.count > 64 { rearrangements.removeFirst(rearrangements.count - 64) }
    }

    mutating func settleRearrangements() {
        guard rearrangements.contains(where: { $0.isOver(at: time) }) else { return }
        for change in rearrangements where change.isOver(at: time) && change.lane == 0 {
            switch change.kind {
            case .insertion: news.append(.didInsert(identity: change.identity))
            case .removal: news.append(.didRemove(identity: change.identity))
            }
        }
        rearrangements.removeAll { $0.isOver(at: time) }
    }
}
