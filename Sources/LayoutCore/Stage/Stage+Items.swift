extension Stage {
    mutating func insert(at index: Int, identity former: Int? = nil, animated: Bool) -> Problem? {
        guard count < ItemList.most else { return .full }
        if let former, !(0..<ItemList.most).contains(former) || items.index(of: former) != nil {
            return .notFree(identity: former)
        }
        let isStrict = knobs[StageKnob.strict]
        let isWrapped = lanes[0].rules.row.isWrapped
        let place =
            isStrict ? Row(count: count + 1, isWrapped: isWrapped).clamped(index: index) : min(max(index, 0), count)
        let before = lanes.map { (row: $0.rules.row, scroll: $0.offset) }
        let identity = items.insert(at: place, identity: former)
        configure()
        for lane in lanes.indices {
            if isStrict {
                let placeholders = knobs[StageKnob.placeholders]
                lanes[lane].followStrictly(insertionShownAtOnce: !animated, placeholders: placeholders)
            } else {
                lanes[lane].follow(RowEdit(kind: .insertion, index: place, before: before[lane].row))
            }
            remember(.insertion, place, identity, lane, before[lane], animated: animated)
        }
        announce(.didInsert(identity: identity), animated)
        return nil
    }

    mutating func remove(at index: Int, animated: Bool) -> Problem? {
        let isStrict = knobs[StageKnob.strict]
        // The original takes the nearest item for one that is not there.
        let index = isStrict ? lanes[0].rules.row.clamped(index: index) : index
        guard index >= 0, index < count, let identity = items.remove(at: index) else {
            return .noItem(at: index, count: count)
        }
        let before = lanes.map { (row: $0.rules.row, scroll: $0.offset) }
        configure()
        for lane in lanes.indices {
            if isStrict {
                lanes[lane].followRemovalStrictly()
            } else {
                lanes[lane].follow(RowEdit(kind: .removal, index: index, before: before[lane].row))
            }
            remember(.removal, index, identity, lane, before[lane], animated: animated)
        }
        if selection == identity { selection = nil }
        renewals.removeAll { $0.identity == identity }
        announce(.didRemove(identity: identity), animated)
        return nil
    }

    mutating func move(from index: Int, to place: Int, animated: Bool) -> Problem? {
        guard index >= 0, index < count else { return .noItem(at: index, count: count) }
        let place = min(max(place, 0), count - 1)
        guard place != index, let identity = items.remove(at: index) else { return nil }
        _ = items.insert(at: place, identity: identity)
        for lane in lanes.indices {
            let before = (row: lanes[lane].rules.row, scroll: lanes[lane].offset)
            remember(.move(to: place), index, identity, lane, before, animated: animated)
        }
        announce(.didMove(identity: identity), animated)
        return nil
    }

    /// The row goes on by so many items with the move that was just made, as a part of it: the others pass under the hand that
    /// carries a card from one end of a closed row to the other.
    package mutating func turnMovedRow(by items: Int) {
        guard items != 0 else { return }
        for lane in lanes.indices {
            let before = lanes[lane].offset
            lanes[lane].jump(to: before + Double(items))
            guard let last = rearrangements.lastIndex(where: { $0.lane == lane }) else { continue }
            rearrangements[last].scrollAfter += lanes[lane].offset - before
        }
    }

    /// The same stage once all that came, went or was moved is where it belongs.
    public var settled: Stage {
        var settled = self
        settled.rearrangements = []
        return settled
    }

    /// - Returns: the first problem of several; what can be done is done.
    mutating func edit(_ steps: [Input.Edit]) -> Problem? {
        var first: Problem?
        for step in steps {
            let problem =
                switch step {
                case .insert(let index): apply(.insert(at: index))
                case .remove(let index): apply(.remove(at: index))
                case .move(let index, let place): apply(.move(from: index, to: place))
                }
            if first == nil { first = problem }
        }
        return first
    }

    /// The lifelong name of the item that stands here once these edits have been made to a row of so many items.
    public static func identity(at index: Int, of items: Int, after edits: [Input.Edit]) -> Int? {
        var list = ItemList(count: items)
        for edit in edits {
            switch edit {
            case .insert(let place): _ = list.insert(at: min(max(place, 0), list.count))
            case .remove(let place): _ = list.remove(at: place)
            case .move(let index, let place):
                guard let identity = list.remove(at: index) else { continue }
                _ = list.insert(at: min(max(place, 0), list.count), identity: identity)
            }
        }
        return list.identity(at: index)
    }

    /// The content of an item, or of a placeholder that can be seen, is another one now.
    mutating func renew(_ index: Int, animated: Bool) -> Problem? {
        let isItem = items.identity(at: index) != nil
        // The original knows only what is on stage, placeholders among it.
        let shown = !isItem || knobs[StageKnob.strict] ? frame().cards.first { $0.index == index }?.identity : nil
        if !isItem, shown == nil { return .noItem(at: index, count: count) }
        guard let identity = knobs[StageKnob.strict] ? shown : shown ?? items.identity(at: index) else { return nil }
        renewals.removeAll { $0.identity == identity }
        if animated { renewals.append(Renewal(identity: identity, start: time)) }
        return nil
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
        _ kind: RowEdit.Kind, _ index: Int, _ identity: Int, _ lane: Int, _ before: (row: Row, scroll: Double),
        animated: Bool
    ) {
        guard animated else { return }
        rearrangements.append(
            Rearrangement(
                kind: kind, index: index, identity: identity, lane: lane, since: time, rowBefore: before.row,
                rowAfter: lanes[lane].rules.row, scrollBefore: before.scroll, scrollAfter: lanes[lane].offset,
                isAtOnce: knobs[StageKnob.strict]))
        // Very many edits must not slow every frame down: the oldest count as finished.
        let surplus = rearrangements.count - Self.mostRearrangements * lanes.count
        guard surplus > 0 else { return }
        let oldest = rearrangements.prefix(surplus)
        rearrangements.removeFirst(surplus)
        for change in oldest where !change.isTold { tellEnd(of: change) }
    }

    /// Shown at once, on one wheel.
    private static let mostRearrangements = 64

    private mutating func announce(_ event: Event, _ animated: Bool) {
        guard !animated else { return }
        collectEvents()
        tell(event)
    }

    mutating func settleRearrangements() {
        let time = time
        finish { $0.isOver(at: time) }
    }

    private mutating func finish(where isOver: (Rearrangement) -> Bool) {
        for place in rearrangements.indices {
            let change = rearrangements[place]
            guard !change.isTold, isOver(change) else { continue }
            if change.kind == .insertion, change.isAtOnce, lanes.indices.contains(change.lane) {
                lanes[change.lane].insertionDidEnd()
                collectEvents()
            }
            tellEnd(of: change)
            rearrangements[place].isTold = true
        }
        let over = rearrangements.prefix { $0.isTold }
        rearrangements.removeFirst(over.count)
    }

    /// Once, however many wheels there are.
    private mutating func tellEnd(of change: Rearrangement) {
        guard change.lane == 0 else { return }
        switch change.kind {
        case .insertion: tell(.didInsert(identity: change.identity))
        case .removal: tell(.didRemove(identity: change.identity))
        case .move: tell(.didMove(identity: change.identity))
        }
    }
}
