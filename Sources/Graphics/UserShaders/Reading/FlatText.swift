/// The files of a shader laid into one another: a text without comments, and where each of its lines comes from.
struct FlatText: Sendable {
    var code: [UInt8] = []
    var origins: [Origin] = []
    var comments: [Comment] = []
    private(set) var lineStarts: [Int] = []

    /// Where a line was written.
    struct Origin: Hashable, Sendable {
        /// Its place in the list of sources.
        var source: Int
        /// From 1.
        var line: Int
    }

    mutating func append(_ line: some Sequence<UInt8>, from origin: Origin) {
        lineStarts.append(code.count)
        origins.append(origin)
        code.append(contentsOf: line)
        code.append(.newline)
    }

    /// Spaces in place of what is there; lines stay.
    mutating func blank(_ range: Range<Int>) {
        for place in range where code[place] != .newline { code[place] = .space }
    }

    mutating func replace(_ range: Range<Int>, with word: String) {
        guard range.count == word.utf8.count else { return assertionFailure("columns would move") }
        code.replaceSubrange(range, with: word.utf8)
    }

    /// The line, from 0, that this byte is in.
    func line(of offset: Int) -> Int {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }
}
