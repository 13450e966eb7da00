/// What is asked of a viewer from outside: by a line on its standard input, at its prompt, in a script or by OSC. It has been
/// read by a vocabulary, so its words fit.
public struct LiveCommand: Hashable, Sendable, CustomStringConvertible {
    public let name: String
    /// What comes after the name, as it would be written.
    public let words: [String]
    public let kind: LiveKind
    /// The knob that it turns, where it turns one.
    public let knob: String?
    /// What it gives another value to, so that of many only the last counts; nil where each one counts.
    let subject: String?

    init(_ signature: LiveSignature, _ words: [String]) {
        name = signature.name
        self.words = words
        kind = signature.kind
        knob = signature.turnsKnob ? words.first : nil
        let isValue = signature.onlyLastCounts && words.count == signature.fewestWords
        subject = isValue ? ([name] + words.dropLast()).joined(separator: " ") : nil
    }

    /// The line that reads back as this command.
    public var description: String { Self.line(name, words) }

    /// As it would be written.
    public static func line(_ name: String, _ words: [String]) -> String {
        ([name] + words.map(LiveWords.quoted)).joined(separator: " ")
    }
}
