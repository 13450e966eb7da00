/// Commands in a file, one a line; `#` begins a comment, and `@1.5` before a command is the time at which it is due, in
/// seconds from the beginning. The others follow at once on the one before them.
public struct LiveScript: Hashable, Sendable {
    public struct Entry: Hashable, Sendable {
        /// Counted from 1.
        public let line: Int
        public let time: Double?
        public let command: LiveCommand
    }

    public let entries: [Entry]

    /// - Throws: what is wrong, with the line's number before it.
    public init(_ text: String, in vocabulary: LiveVocabulary) throws(LiveError) {
        var entries: [Entry] = []
        var last = 0.0
        for (number, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            do throws(LiveError) {
                if line.utf8.contains(0) { throw LiveError("there is a zero byte in it; take it out") }
                guard let (time, rest) = try Self.content(of: line) else { continue }
                if let time {
                    guard time >= last else { throw LiveError("@\(time) comes after @\(last); times go on") }
                    last = time
                }
                entries.append(Entry(line: number + 1, time: time, command: try vocabulary.command(rest)))
            } catch {
                throw LiveError("\(number + 1): \(error.text)")
            }
        }
        self.entries = entries
    }

    /// nil for a line that says nothing.
    static func content(of line: Substring) throws(LiveError) -> (time: Double?, rest: Substring)? {
        let line = line.drop(while: \.isWhitespace)
        guard let first = line.first, first != "#" else { return nil }
        guard first == "@" else { return (nil, line) }
        let word = line.dropFirst().prefix { !$0.isWhitespace }
        guard let time = Double(word), time.isFinite, time >= 0 else {
            throw LiveError("@ needs seconds from the beginning, not '\(word.prefix(80))': `@1.5 flick -200 0 0.1`")
        }
        return (time, line[word.endIndex...])
    }
}

/// A script that is being played. It knows no clock: time is told.
public struct LivePlay: Sendable {
    private var rest: ArraySlice<LiveScript.Entry>

    public init(_ script: LiveScript) { rest = script.entries[...] }

    public var isOver: Bool { rest.isEmpty }

    /// When the next command is due, of those that have a time.
    public var nextTime: Double? { rest.first?.time }

    /// The next command that is due by now.
    public mutating func next(at time: Double) -> LiveScript.Entry? {
        guard let entry = rest.first, entry.time.map({ $0 <= time }) ?? true else { return nil }
        rest.removeFirst()
        return entry
    }
}
