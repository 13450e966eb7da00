/// The answer to a command: one line that begins with `ok` or `error`.
public enum Reply: Hashable, Sendable {
    case ok(String)
    case error(String)

    public static let ok = Reply.ok("")

    public init(_ error: LiveError) { self = .error(error.text) }

    public var isOK: Bool { if case .ok = self { true } else { false } }

    /// What is said beside that it is done or not.
    public var text: String {
        switch self {
        case .ok(let text), .error(let text): Self.line(of: text)
        }
    }

    public var line: String {
        let text = text
        return text.isEmpty ? word : "\(word) \(text)"
    }

    private var word: String { isOK ? "ok" : "error" }

    /// Whatever would end the line, or play tricks on a terminal, is spelled out.
    private static func line(of text: String) -> String {
        guard text.unicodeScalars.contains(where: breaks) else { return text }
        var line = ""
        for scalar in text.unicodeScalars {
            if breaks(scalar) {
                line += scalar.escaped(asASCII: true)
            } else {
                line.unicodeScalars.append(scalar)
            }
        }
        return line
    }

    private static func breaks(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 32 || (127..<160).contains(scalar.value) || scalar == "\u{2028}" || scalar == "\u{2029}"
    }
}
