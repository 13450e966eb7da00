internal import LayoutCore

/// A line as words: what stands in quotes is one word, in which a backslash takes the next letter as it is.
enum LiveWords {
    static func split(_ line: some StringProtocol) throws(LiveError) -> [String] {
        // Readers of numbers and of files take a zero for the end of what they are given.
        guard !line.utf8.contains(0) else { throw LiveError("there is a zero byte in it; take it out") }
        let safe = StreamSafe.text(String(line)) ?? String(line)
        var words: [String] = []
        var rest = safe[...].unicodeScalars
        while let start = rest.firstIndex(where: { !$0.properties.isWhitespace }) {
            rest = rest[start...]
            words.append(try word(&rest))
        }
        return words
    }

    private static func word(_ rest: inout Substring.UnicodeScalarView) throws(LiveError) -> String {
        var word = String.UnicodeScalarView()
        var quote: Unicode.Scalar?
        while let scalar = rest.first {
            if quote == nil, scalar.properties.isWhitespace { break }
            rest.removeFirst()
            switch (scalar, quote) {
            case ("\"", nil), ("'", nil): quote = scalar
            case (let end, let open?) where end == open: quote = nil
            case ("\\", "\""):
                if let next = rest.popFirst() { word.append(next) }
            default: word.append(scalar)
            }
        }
        if let quote { throw LiveError("the quote \(quote) is not closed") }
        return String(word)
    }

    /// As a line would have it.
    static func quoted(_ word: String) -> String {
        let isPlain =
            !word.isEmpty
            && word.unicodeScalars.allSatisfy { scalar in
                !scalar.properties.isWhitespace && scalar != "\"" && scalar != "'"
            }
        if isPlain { return word }
        return "\"\(word.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    }
}
