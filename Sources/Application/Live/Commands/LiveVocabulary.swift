internal import LayoutCore

/// All live commands there are, by which lines and packets are read.
public struct LiveVocabulary: Sendable {
    public let signatures: [LiveSignature]
    private let byName: [String: LiveSignature]

    /// Their names differ.
    public init(_ signatures: [LiveSignature]) {
        self.signatures = signatures
        byName = Dictionary(signatures.map { ($0.name, $0) }) { first, _ in first }
    }

    public var names: [String] { signatures.map(\.name) }

    /// - Parameter name: in letters of any size.
    public func signature(named name: String) -> LiveSignature? { byName[name.lowercased()] }

    /// As it is written.
    func signature(exactly name: String) -> LiveSignature? { byName[name] }

    /// That there is no such command, and what next.
    public func complaint(about name: String) -> String {
        let shown = String(name.prefix(80))
        return "no command '\(shown)'"
            + Suggestion.ending(for: shown, among: names, otherwise: "`help` lists them")
    }

    /// Reads a line: `set layout.tilt 0.4`. Words with spaces in them stand in quotes.
    public func command(_ line: some StringProtocol) throws(LiveError) -> LiveCommand {
        try command(words: LiveWords.split(line))
    }

    func command(words: [String]) throws(LiveError) -> LiveCommand {
        guard let first = words.first else { throw LiveError("no command; `help` lists them") }
        guard let signature = signature(named: first) else { throw LiveError(complaint(about: first)) }
        return try signature.command(Array(words.dropFirst()))
    }
}
