extension RowBuilder {
    /// How many cards are on stage.
    var visibleCount: Int { visibleCount(in: snapshots[changes.count]) }

    private func visibleCount(in snapshot: RowSnapshot) -> Int {
        if let wanted = stage.knobs[StageKnob.visibleItems] { return wanted }
        let usual = stage.visibleCount(of: snapshot.layout)
        return stage.itemSize == nil || snapshot.goesByNumber ? usual : max(usual, countOfSmallItems(filling: usual))
    }

    /// Which places of the row are on stage; those that cards leave in a rearrangement are among them.
    func places() -> ClosedRange<Int>? {
        let margin = changes.count
        if let window = snapshots[margin].layout.window(around: scroll, of: row.count) {
            guard !window.isEmpty else { return nil }
            return max(0, window.lowerBound - margin)...min(row.count - 1, window.upperBound - 1 + margin)
        }
        let current = row.isWrapped ? Int(safely: scroll.rounded()) : row.index(at: scroll)
        return Visibility(
            row: row, placeholders: context.placeholders, around: current, wanted: visibleCount, repeats: repeats,
            margin: margin
        ).places
    }

    /// Whether an item could be seen in a snapshot of the row.
    func isOnStage(_ index: Int, in snapshot: RowSnapshot) -> Bool {
        if let window = snapshot.layout.window(around: snapshot.scroll, of: snapshot.row.count) {
            return window.contains(index)
        }
        let current =
            snapshot.row.isWrapped ? Int(safely: snapshot.scroll.rounded()) : snapshot.row.index(at: snapshot.scroll)
        let places = Visibility(
            row: snapshot.row, placeholders: context.placeholders, around: current, wanted: visibleCount(in: snapshot),
            repeats: repeats, margin: 0
        ).places
        guard let places else { return false }
        if !snapshot.row.isWrapped { return places.contains(index) }
        return snapshot.row.clamped(index: index - places.lowerBound) < places.count
    }

    // MARK: Items of different sizes

    /// Lets neighbours of different lengths touch as equal ones do, in each snapshot.
    mutating func layRails(over places: ClosedRange<Int>) {
        guard stage.itemSize != nil else { return }
        for number in snapshots.indices {
            let snapshot = snapshots[number]
            if snapshot.goesByNumber { continue }
            // The same window, seen from where the row stood then.
            let shift = Int(safely: snapshot.scroll.rounded()) - Int(safely: scroll.rounded())
            var share = 1.0
            if snapshot.isClosed, snapshot.row.count <= FullCircle.most {
                // Once around, all of them have as much room as there is. Of more than close a circle no eye sees where it closes.
                var sum = 0.0
                for place in 0..<snapshot.row.count { sum += length(at: place, in: number) }
                share = Double(snapshot.row.count) / sum
            }
            let spacing = UnevenSpacing(
                around: snapshot.scroll, over: places.lowerBound + shift...places.upperBound + shift
            ) { share * length(at: $0, in: number) }
            snapshots[number].unevenSpacing = spacing
        }
    }

    /// Of the item at a place of a snapshot, in lengths of the common card.
    @inline(never)
    private func length(at place: Int, in number: Int) -> Double {
        let row = snapshots[number].row
        let index = row.isWrapped ? row.clamped(index: place) : place
        guard let identity = identity(at: index, in: number), let size = stage.itemSize?(identity)?.repaired else {
            return 1
        }
        return (context.isVertical ? size.height : size.width) / context.extent
    }

    /// Which item had this index in a snapshot.
    private func identity(at index: Int, in snapshot: Int) -> Int? {
        var index = index
        for change in changes[snapshot...] {
            guard let after = change.indexAfter(index) else { return change.identity }
            index = after
        }
        return stage.items.identity(at: index)
    }

    /// How many items fill as much room as so many common cards.
    private func countOfSmallItems(filling usual: Int) -> Int {
        guard row.count > 0 else { return usual }
        let current = row.index(at: scroll)
        let room = Double(usual) / 2
        var (before, after) = (0.0, 0.0)
        for step in 1...Self.mostSmallItems {
            guard before < room || after < room else { return 2 * step }
            before += length(at: current - step, in: changes.count)
            after += length(at: current + step, in: changes.count)
        }
        return 2 * Self.mostSmallItems
    }

    private static let mostSmallItems = 500
}
