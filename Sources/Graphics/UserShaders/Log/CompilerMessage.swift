/// One message of a driver's log.
struct CompilerMessage: Hashable {
    var severity = Diagnostic.Severity.error
    /// Which of the sources that the compiler was given; nil for all of the program.
    var source: Int?
    var line: Int?
    /// In bytes, from 1.
    var column: Int?
    /// Mesa's preprocessor makes one space of many before columns are counted.
    var countsBlanksOnce = false
    var text: String

    /// Messages that go over several lines come as one.
    static func all(in log: String) -> [CompilerMessage] {
        var found: [CompilerMessage] = []
        var others = 0
        for line in log.split(whereSeparator: \.isNewline) {
            guard let next = CompilerMessage(line) else { continue }
            // Mesa gives each function that might have been meant a message of its own, indented.
            let isMore = next.text.hasPrefix("  ") || (next.line == nil && line.first?.isWhitespace == true)
            guard isMore, var last = found.last else {
                found.append(next)
                others = 0
                continue
            }
            others += 1
            if others <= 3 { last.text += (others == 1 ? " " : ", ") + ArgumentList.trimmed(next.text) }
            if others == 4 { last.text += ", …" }
            found[found.count - 1] = last
        }
        return found
    }

    /// `0:12(8): error: …` (Mesa), `0(12) : error C1008: …` (NVIDIA), `ERROR: 0:12: …` (AMD, Intel, Apple), or what a
    /// linker says without a place. nil for lines that say nothing.
    init?(_ line: Substring) {
        var rest = LogCursor(rest: line)
        rest.skipBlanks()
        text = ""
        if let severity = rest.severity() { self.severity = severity }
        readPlace(&rest)
        if let severity = rest.severity() { self.severity = severity }
        text = String(rest.rest)
        if text.hasPrefix(" ") { text.removeFirst() }
        if text.hasSuffix("\r") { text.removeLast() }
        guard text.contains(where: \.isLetter), !Self.isFrame(text, hasPlace: source != nil) else { return nil }
    }

    private mutating func readPlace(_ rest: inout LogCursor) {
        let start = rest
        guard let source = rest.number() else { return }
        if rest.take(":"), let line = rest.number() {
            (self.source, self.line) = (source, line)
            if rest.take("("), let column = rest.number() {
                self.column = column
                countsBlanksOnce = true
                rest.skip(past: ")")
            } else {
                let beforeColumn = rest
                if rest.take(":"), let column = rest.number(), rest.rest.first == ":" {
                    self.column = column
                } else {
                    rest = beforeColumn
                }
            }
        } else {
            rest = start
            guard rest.number() != nil, rest.take("("), let line = rest.number(), rest.take(")") else {
                rest = start
                return
            }
            (self.source, self.line) = (source, line)
        }
        rest.skipBlanks()
        _ = rest.take(":")
        rest.skipBlanks()
    }

    /// Headings and sums, around the messages.
    private static func isFrame(_ text: String, hasPlace: Bool) -> Bool {
        guard !hasPlace else { return false }
        let lower = text.lowercased()
        return lower.hasSuffix("no code generated.") || lower.hasSuffix("compilation terminated.")
            || ["vertex info", "fragment info", "link info", "vertex shader:", "fragment shader:"]
                .contains { lower.hasPrefix($0) && lower.count < $0.count + 3 }
    }
}

/// Reads a line of a log from left to right.
struct LogCursor {
    var rest: Substring

    mutating func skipBlanks() { rest = rest.drop { $0 == " " || $0 == "\t" } }

    mutating func take(_ letter: Character) -> Bool {
        guard rest.first == letter else { return false }
        rest.removeFirst()
        return true
    }

    mutating func skip(past letter: Character) {
        if let place = rest.firstIndex(of: letter) { rest = rest[rest.index(after: place)...] }
    }

    mutating func number() -> Int? {
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        guard !digits.isEmpty, let number = Int(digits) else { return nil }
        rest = rest[digits.endIndex...]
        return number
    }

    /// `error:`, `preprocessor error:`, `warning C7050:`
    mutating func severity() -> Diagnostic.Severity? {
        let kinds: [(String, Diagnostic.Severity)] = [
            ("preprocessor error", .error), ("preprocessor warning", .warning), ("fatal error", .error),
            ("error", .error), ("warning", .warning), ("note", .warning), ("info", .warning),
        ]
        for (word, severity) in kinds where rest.prefix(word.count).lowercased() == word {
            var next = LogCursor(rest: rest.dropFirst(word.count))
            if next.take(" ") {
                let code = next.rest.prefix { $0.isLetter || $0.isNumber }
                guard code.contains(where: \.isNumber) else { return nil }
                next.rest = next.rest[code.endIndex...]
            }
            guard next.take(":") else { return nil }
            if next.rest.first == " ", !next.rest.hasPrefix("   ") { next.rest.removeFirst() }
            rest = next.rest
            return severity
        }
        return nil
    }
}
