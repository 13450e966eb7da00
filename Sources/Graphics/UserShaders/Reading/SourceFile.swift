/// One file of a shader, as its writer sees it.
struct SourceFile: Hashable, Sendable {
    /// Its path; `<noise>` for what is built in.
    let name: String
    /// UTF-8, lines ended by `\n` alone, no byte order mark.
    let text: [UInt8]
    private let lineStarts: [Int]
    private let isASCII: Bool

    static let mostBytes = 1 << 20

    /// Throws why this is no text that could be a shader.
    init(_ name: String, _ bytes: [UInt8]) throws(Diagnostic) {
        if bytes.count > Self.mostBytes {
            throw Diagnostic(in: name, "is \(Self.megabytes(bytes.count)) MB long; a shader has 1 MB at most")
        }
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            throw Diagnostic(in: name, line: 1, column: 1, "is UTF-16; save it as UTF-8")
        }
        self.init(name, trusted: Self.withPlainLines(Self.isLatin1(bytes) ? Self.fromLatin1(bytes) : bytes))
        if let place = text.firstIndex(of: 0) {
            throw diagnostic(at: place, "there is a zero byte here; is this a text?", isText: false)
        }
        // Decoding repairs what is not UTF-8, so the repaired text differs from there on.
        let repaired = String(decoding: text, as: UTF8.self).utf8
        if !repaired.elementsEqual(text) {
            let place = zip(repaired, text).prefix { $0 == $1 }.count
            throw diagnostic(at: place, "this is not UTF-8; save the file as UTF-8", isText: false)
        }
    }

    private init(_ name: String, trusted text: [UInt8]) {
        self.name = name
        self.text = text
        isASCII = text.allSatisfy { $0 < 0x80 }
        var starts = [0]
        for (place, byte) in text.enumerated() where byte == .newline { starts.append(place + 1) }
        lineStarts = starts
    }

    var lineCount: Int { lineStarts.count }

    /// The bytes of a line, from 1, without its end.
    func line(_ number: Int) -> ArraySlice<UInt8> {
        guard number >= 1, number <= lineStarts.count else { return [] }
        let end = number < lineStarts.count ? lineStarts[number] - 1 : text.count
        return text[lineStarts[number - 1]..<end]
    }

    /// The letter, from 1, in which the byte of this column, from 1, is. A tab is one.
    func column(ofByte column: Int, inLine number: Int) -> Int {
        let line = line(number)
        guard !isASCII else { return min(max(1, column), line.count + 1) }
        return 1 + line.prefix(max(0, column - 1)).count { !$0.isContinuation }
    }

    func place(of offset: Int) -> (line: Int, column: Int) {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return (low + 1, column(ofByte: offset - lineStarts[low] + 1, inLine: low + 1))
    }

    /// The line and two neighbours on either side.
    func excerpt(around number: Int) -> [Diagnostic.Excerpt] {
        let first = max(1, number - 2)
        let last = min(lineCount, number + 2)
        guard first <= last else { return [] }
        return (first...last).compactMap { number in
            // Nothing comes after the last line's end.
            if number == lineCount, line(number).isEmpty { return nil }
            return Diagnostic.Excerpt(line: number, text: String(decoding: line(number).prefix(2000), as: UTF8.self))
        }
    }

    func diagnostic(
        at offset: Int, _ message: String, severity: Diagnostic.Severity = .error, isText: Bool = true
    ) -> Diagnostic {
        let (line, column) = place(of: offset)
        return diagnostic(line: line, column: column, message, severity: severity, isText: isText)
    }

    func diagnostic(
        line: Int, column: Int?, _ message: String, severity: Diagnostic.Severity = .error, isText: Bool = true
    ) -> Diagnostic {
        Diagnostic(
            in: name, line: line, column: column, message, severity: severity,
            excerpt: isText ? excerpt(around: line) : [])
    }

    /// It has letters beyond ASCII, none of which is UTF-8. What is partly UTF-8 is a mistake, and what has bytes that no text has is
    /// none.
    private static func isLatin1(_ bytes: [UInt8]) -> Bool {
        guard bytes.contains(where: { $0 >= 0x80 }),
            bytes.allSatisfy({ $0 >= 0x20 || 0x09...0x0D ~= $0 })
        else { return false }
        for (place, byte) in bytes.enumerated() where byte >= 0xC2 && byte <= 0xF4 {
            if place + 1 < bytes.count, bytes[place + 1].isContinuation { return false }
        }
        return true
    }

    /// Latin-1's letters have the numbers that Unicode gives them.
    private static func fromLatin1(_ bytes: [UInt8]) -> [UInt8] {
        bytes.flatMap { (byte: UInt8) -> [UInt8] in byte < 0x80 ? [byte] : [0xC0 | byte >> 6, 0x80 | byte & 0x3F] }
    }

    private static func withPlainLines(_ bytes: [UInt8]) -> [UInt8] {
        let rest = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
        guard rest.contains(13) else { return Array(rest) }
        var plain: [UInt8] = []
        plain.reserveCapacity(rest.count)
        var wasReturn = false
        for byte in rest {
            if !(byte == .newline && wasReturn) { plain.append(byte == 13 ? .newline : byte) }
            wasReturn = byte == 13
        }
        return plain
    }

    private static func megabytes(_ count: Int) -> String {
        let tenths = (count * 10 + SourceFile.mostBytes - 1) / SourceFile.mostBytes
        return "\(tenths / 10).\(tenths % 10)"
    }
}
