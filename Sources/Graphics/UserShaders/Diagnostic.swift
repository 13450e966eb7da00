/// What is wrong with a shader, and where in the files that it was written in.
public struct Diagnostic: Error, Hashable, Sendable, CustomStringConvertible {
    public enum Severity: String, Hashable, Sendable {
        case error, warning
    }

    public var severity: Severity
    public var file: String
    /// From 1; nil where it is about all of the file.
    public var line: Int?
    public var column: Int?
    public var message: String
    /// The lines around, with their numbers.
    public var excerpt: [Excerpt]

    public struct Excerpt: Hashable, Sendable {
        public var line: Int
        public var text: String

        public init(line: Int, text: String) {
            self.line = line
            self.text = text
        }
    }

    public init(
        in file: String, line: Int? = nil, column: Int? = nil, _ message: String, severity: Severity = .error,
        excerpt: [Excerpt] = []
    ) {
        self.severity = severity
        self.file = file
        self.line = line
        self.column = column
        self.message = message
        self.excerpt = excerpt
    }

    /// `card.frag:12:8: error: 'foo' undeclared`
    public var description: String {
        let place = [line, line == nil ? nil : column].compactMap { $0.map { ":\($0)" } }.joined()
        return "\(file)\(place): \(severity.rawValue): \(message)"
    }
}

/// Why a shader cannot be used: one thing or several, all its compiler found.
public struct EffectFailure: Error, Hashable, Sendable, CustomStringConvertible {
    public var diagnostics: [Diagnostic]
    /// All that was asked for, so that one can wait for it to be mended.
    public var files: [String]
    /// It takes too much time or memory, whatever it says.
    public var isTooMuch: Bool

    public init(_ diagnostics: [Diagnostic], files: [String] = [], isTooMuch: Bool = false) {
        self.diagnostics = diagnostics
        self.files = files
        self.isTooMuch = isTooMuch
    }

    public var description: String { diagnostics.map(\.description).joined(separator: "\n") }
}
