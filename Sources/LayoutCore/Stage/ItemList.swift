/// The items of a carousel, each with an identity for life. A hundred million of them take no more room than fifteen:
/// only what was inserted and removed is remembered.
struct ItemList: Hashable, Sendable {
    /// More items than this and an index would no longer be exact as a Double, or no Int where those have 32 bits.
    static let most = min(Int(clamping: UInt64(1) << 53), .max - 1)

    /// Identities in the order of the items, in short stretches, so that after thousands of edits an item is still found
    /// in a few hundred steps.
    private var stretches: [Stretch]
    private var nextIdentity: Int
    private(set) var count: Int

    private struct Stretch: Hashable, Sendable {
        static let most = 128

        var runs: [Range<Int>]
        var count: Int

        init(_ runs: some Sequence<Range<Int>>) {
            self.runs = Array(runs)
            count = self.runs.reduce(0) { $0 + $1.count }
        }
    }

    private struct Place {
        var stretch: Int
        var run: Int
        /// From the beginning of the run; its length where the place is just behind it.
        var rest: Int
    }

    init(count: Int) {
        self.count = min(max(0, count), Self.most)
        stretches = self.count > 0 ? [Stretch([0..<self.count])] : []
        nextIdentity = self.count
    }

    func identity(at index: Int) -> Int? {
        guard index >= 0, index < count, let place = find(index) else { return nil }
        return stretches[place.stretch].runs[place.run].lowerBound + place.rest
    }

    func index(of identity: Int) -> Int? {
        var start = 0
        for stretch in stretches {
            for run in stretch.runs {
                if run.contains(identity) { return start + identity - run.lowerBound }
                start += run.count
            }
        }
        return nil
    }

    /// Makes room for a new item, or for one that was there before; returns its identity.
    mutating func insert(at index: Int, identity former: Int? = nil) -> Int {
        let identity = former ?? nextIdentity
        nextIdentity = max(nextIdentity, identity + 1)
        count += 1
        guard let place = find(min(max(index, 0), count - 1)) else {
            stretches = [Stretch([identity..<identity + 1])]
            return identity
        }
        let run = stretches[place.stretch].runs[place.run]
        let split = run.lowerBound + place.rest
        let isNext = place.rest == run.count && run.upperBound == identity
        replace(
            place,
            with: isNext
                ? [run.lowerBound..<identity + 1]
                : [run.lowerBound..<split, identity..<identity + 1, split..<run.upperBound])
        return identity
    }

    /// Takes an item out; returns its identity.
    mutating func remove(at index: Int) -> Int? {
        guard index >= 0, index < count, let place = find(index) else { return nil }
        let run = stretches[place.stretch].runs[place.run]
        let identity = run.lowerBound + place.rest
        replace(place, with: [run.lowerBound..<identity, (identity + 1)..<run.upperBound])
        count -= 1
        return identity
    }

    private mutating func replace(_ place: Place, with runs: [Range<Int>]) {
        var stretch = stretches[place.stretch]
        let before = stretch.runs[place.run].count
        let runs = runs.filter { !$0.isEmpty }
        stretch.runs.replaceSubrange(place.run...place.run, with: runs)
        stretch.count += runs.reduce(0) { $0 + $1.count } - before
        if stretch.runs.isEmpty {
            stretches.remove(at: place.stretch)
        } else if stretch.runs.count > Stretch.most {
            let middle = stretch.runs.count / 2
            let halves = [Stretch(stretch.runs[..<middle]), Stretch(stretch.runs[middle...])]
            stretches.replaceSubrange(place.stretch...place.stretch, with: halves)
        } else {
            stretches[place.stretch] = stretch
        }
    }

    /// The place of an index, or the end of the last run for the index past them all; nil where there are no runs.
    private func find(_ index: Int) -> Place? {
        var rest = index
        for (number, stretch) in stretches.enumerated() {
            if rest < stretch.count {
                for (run, range) in stretch.runs.enumerated() {
                    if rest < range.count { return Place(stretch: number, run: run, rest: rest) }
                    rest -= range.count
                }
            }
            rest -= stretch.count
        }
        guard let last = stretches.last, let run = last.runs.last else { return nil }
        return Place(stretch: stretches.count - 1, run: last.runs.count - 1, rest: run.count)
    }
}
