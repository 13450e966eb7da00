extension RowBuilder {
    /// How many cards are on stage.
    var visibleCount: Int { visibleCount(in: snapshots[changes.count]) }

    private func visibleCount(in snapshot: RowSnapshot) -> Int {
        if let wanted = stage.knobs[StageKnob.visibleItems] { return wanted }
        let usual = stage.visibleCount(of: snapshot.layout)
        return stage.itemSize == nil ? usual : max(usual, countOfSmallItems(filling: usual))
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
        guard let sizes = stage.itemSize else { return }
        var spacings: [UnevenSpacing] = []
        for (number, snapshot) in snapshots.enumerated() {
            // The same window, seen from where the row stood then.
            let shift = Int(safely: snapshot.scroll.rounded()) - Int(safely: scroll.rounded())
            let range = places.lowerBound + shift...places.upperBound + shift
            spacings.append(
                UnevenSpacing(around: snapshot.scroll, over: range) { place in
                    let index = snapshot.row.isWrapped ? snapshot.row.clamped(index: place) : place
                    return identity(at: index, in: number).flatMap(sizes).map(length) ?? 1
                })
        }
        for (number, unevenSpacing) in spacings.enumerated() { snapshots[number].unevenSpacing = unevenSpacing }
    }

    /// In lengths of the common card.
    private func length(of size: Size) -> Double {
        let size = size.repaired
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
        guard let sizes = stage.itemSize, row.count > 0 else { return usual }
        let current = row.index(at: scroll)
        let room = Double(usual) / 2
        var (before, after) = (0.0, 0.0)
        for step in 1...Self.mostSmallItems {
            guard before < room || after < room else { return 2 * step }
            func length(_ index: Int) -> Double {
                let index = row.isWrapped ? row.clamped(index: index) : index
                return stage.items.identity(at: index).flatMap(sizes).map(self.length) ?? 1
            }
            before += length(current - step)
            after += length(current + step)
        }
        return 2 * Self.mostSmallItems
    }

    private static let mostSmallItems = 500
}
