/// Text in lines that fit on a terminal of 80 columns.
enum Wrapping {
    static let width = 80

    /// - Parameters:
    ///   - head: what the first line begins with.
    ///   - indent: the spaces before all others.
    static func text(_ text: String, after head: String = "", indent: Int = 0) -> String {
        var lines: [String] = []
        var line = head
        var isBegun = false
        for word in text.split(separator: " ") {
            if isBegun, line.count + 1 + word.count > width {
                lines.append(line)
                line = String(repeating: " ", count: indent)
                isBegun = false
            }
            line += isBegun ? " \(word)" : "\(word)"
            isBegun = true
        }
        return (lines + [line]).map { $0 + "\n" }.joined()
    }

    /// A note of a command's help: a paragraph, or a term and what it means with a tab between them.
    static func note(_ note: String) -> String {
        guard let tab = note.firstIndex(of: "\t") else { return text(note) }
        let term = String(note[..<tab])
        let head = term + String(repeating: " ", count: max(1, column - term.count))
        return text(String(note[note.index(after: tab)...]), after: head, indent: column)
    }

    /// Where the meanings of terms begin.
    private static let column = 11
}
