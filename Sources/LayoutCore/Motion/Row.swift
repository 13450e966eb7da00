/// The row that a carousel scrolls along: how many items, and whether the last is followed by the first.
public struct Row: Hashable, Sendable {
    /// How many items.
    public var count: Int
    /// The last is followed by the first.
    public var isWrapped: Bool
    /// How far before the first item the row ends already, and how far behind the last, where it has ends.
    public var (before, after) = (0.0, 0.0)

    /// It ends elsewhere than on its first and last items.
    public var isContained: Bool { before != 0 || after != 0 }

    /// A row of so many items; fewer than none are none.
    public init(count: Int, isWrapped: Bool) {
        self.count = max(0, count)
        self.isWrapped = isWrapped
    }

    /// The item that this index means; -1 where there is none.
    public func clamped(index: Int) -> Int {
        if count == 0 { return -1 }
        if isWrapped {
            let rest = index % count
            return rest < 0 ? rest + count : rest
        }
        return min(max(index, 0), count - 1)
    }

    /// The place that this offset means. An empty row has iCarousel's -1.
    public func clamped(offset: Double) -> Double {
        if count == 0 { return -1 }
        let items = Double(count)
        if isWrapped {
            return offset - (offset / items).rounded(.down) * items
        }
        return min(max(offset, before), items - 1 - after)
    }

    /// The item nearest to an offset.
    public func index(at offset: Double) -> Int { clamped(index: Int(safely: offset.rounded())) }

    /// The distance from one place to another: the shorter way round where the row is closed, straight on where both are equal.
    public func distance(from start: Double, to end: Double) -> Double {
        let direct = end - start
        guard isWrapped else { return direct }
        let around = min(start, end) + Double(count) - max(start, end)
        let other = start < end ? -around : around
        return abs(direct) <= abs(other) ? direct : other
    }

    /// How far an item stands from the middle when the carousel is at `scroll`.
    public func offset(of index: Int, at scroll: Double) -> Double {
        let offset = Double(index) - scroll
        guard isWrapped else { return offset }
        let items = Double(count)
        if offset > items / 2 { return offset - items }
        if offset < -items / 2 { return offset + items }
        return offset
    }
}
