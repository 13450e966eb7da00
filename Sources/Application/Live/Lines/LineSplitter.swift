/// Bytes as lines, however they come in pieces and whatever is in them.
struct LineSplitter {
    private var begun: [UInt8] = []
    /// The line is too long: nothing of it is kept.
    private var isSkipping = false

    /// A line of more bytes is none.
    static let longest = 65_536

    /// The lines that these bytes complete; of a line that is none, why.
    mutating func take(_ bytes: ArraySlice<UInt8>) -> [Result<String, LiveError>] {
        var lines: [Result<String, LiveError>] = []
        var rest = bytes
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            keep(rest[..<end])
            lines.append(finish())
            rest = rest[(end + 1)...]
        }
        keep(rest)
        return lines
    }

    /// What came after the last line's end.
    mutating func end() -> Result<String, LiveError>? { begun.isEmpty && !isSkipping ? nil : finish() }

    private mutating func keep(_ bytes: ArraySlice<UInt8>) {
        guard !isSkipping else { return }
        isSkipping = begun.count + bytes.count > Self.longest
        if isSkipping { begun = [] } else { begun += bytes }
    }

    private mutating func finish() -> Result<String, LiveError> {
        defer { (begun, isSkipping) = ([], false) }
        if isSkipping { return .failure(LiveError("the line has more than \(Self.longest) bytes")) }
        if begun.last == UInt8(ascii: "\r") { begun.removeLast() }
        guard let line = String(validating: begun, as: UTF8.self), !begun.contains(0) else {
            return .failure(LiveError("the line is not UTF-8 text"))
        }
        return .success(line)
    }
}
