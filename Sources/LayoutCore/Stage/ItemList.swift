/// The items of a carousel, each with an identity for life. A hundred million of them take no more room than fifteen:
/// only what was inserted and removed is remembered.
struct ItemList: Hashable, Sendable {
    /// More items than this and an index would no longer be exact as a Double.
    static let most = 1 << 53

    /// Identities in the order of the items.
    private var runs: [Range<Int>]
    private var nextIdentity: Int
    private(set) var count: Int

    init(count: Int) {
        self.count = min(max(0, count), Self.most)
        runs = self.count > 0 ? [0..<self.count] : []
        nextIdentity = self.count
    }

    func identity(at index: Int) -> Int? {
        guard let (run, place) = find(index) else { return nil }
        return runs[run].lowerBound + place
    }

    func index(of identity: Int) -> Int? {
        var start = 0
        for run in runs {
            if run.contains(identity) { return start + identity - run.lowerBound }
            start += run.count
        }
        return nil
    }

    /// Makes room for new items; returns the identity of the first.
    mutating func insert(_ number: Int, at index: Int) -> Int {
        let fresh = nextIdentity..<(nextIdentity + number)
        nextIdentity += number
        count += number
        guard let (run, place) = find(index, of: count - number) else {
            append(fresh)
            return fresh.lowerBound
        }
        let split = runs[run].lowerBound + place
        let parts = [runs[run].lowerBound..<split, fresh, split..<runs[run].upperBound]
        runs.replaceSubrange(run...run, with: parts.filter { !$0.isEmpty })
        return fresh.lowerBound
    }

    /// Takes an item out; returns its identity.
    mutating func remove(at index: Int) -> Int? {
        guard let (run, place) = find(index) else { return nil }
        let identity = runs[run].lowerBound + place
        let parts = [runs[run].lowerBound..<identity, (identity + 1)..<runs[run].upperBound]
        runs.replaceSubrange(run...run, with: parts.filter { !$0.isEmpty })
        count -= 1
        return identity
    }

    private mutating func append(_ run: Range<Int>) {
        if let last = runs.last, last.upperBound == run.lowerBound {
            runs[runs.count - 1] = last.lowerBound..<run.upperBound
        } else {
            runs.append(run)
        }
    }

    private func find(_ index: Int) -> (run: Int, place: Int)? { find(index, of: count) }

    private func find(_ index: Int, of count: Int) -> (run: Int, place: Int)? {
        guard index >= 0, index < count else { return nil }
        var start = 0
        for (number, run) in runs.enumerated() {
            if index - start < run.count { return (number, index - start) }
            start += run.count
        }
        return nil
    }
}
