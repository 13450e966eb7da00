internal import LayoutCore

/// Which keys do what: the defaults of `Action`, and what the user's own file says.
///
/// The file has a line for each action, `undo = Ctrl+Z Alt+Backspace`; nothing after the equals sign takes its keys away.
public struct Bindings: Sendable {
    private var actions: [Chord: Action] = [:]
    private var chords: [Action: [Chord]] = [:]
    /// What was wrong with the file, line by line.
    public private(set) var complaints: [String] = []

    public static let `default` = Bindings()

    private init() {
        for action in Action.allCases { bind(action, to: Self.chords(in: action.entry.keys).compactMap { $0 }) }
    }

    /// - Parameter name: the file's, for complaints.
    public init(_ text: String, name: String) {
        self.init()
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let content = line.prefix { $0 != "#" }
            guard !content.allSatisfy(\.isWhitespace) else { continue }
            do throws(Complaint) { try read(content) } catch {
                complaints.append("\(name):\(number + 1): \(error.text)")
            }
        }
    }

    private struct Complaint: Error {
        let text: String
    }

    private mutating func read(_ line: Substring) throws(Complaint) {
        guard let equals = line.firstIndex(of: "=") else {
            throw Complaint(text: "a binding is written `action = Key`")
        }
        let name = line[..<equals].filter { !$0.isWhitespace }
        guard let action = Action.allCases.first(where: { $0.rawValue.lowercased() == name.lowercased() }) else {
            let ending = Suggestion.ending(
                for: String(name), among: Action.allCases.map(\.rawValue), otherwise: "the cheat sheet lists them")
            throw Complaint(text: "no action '\(name)'\(ending)")
        }
        let keys = line[line.index(after: equals)...]
        let read = Self.chords(in: keys)
        if let wrong = read.firstIndex(where: { $0 == nil }) {
            let word = keys.split(whereSeparator: \.isWhitespace)[wrong]
            throw Complaint(text: "no key '\(word)'; keys are written as in Ctrl+Shift+Z, F5, PageUp or [")
        }
        bind(action, to: read.compactMap { $0 })
    }

    private static func chords(in text: some StringProtocol) -> [Chord?] {
        text.split(whereSeparator: \.isWhitespace).map { Chord($0) }
    }

    /// A key does one thing: what is bound to it last.
    private mutating func bind(_ action: Action, to keys: [Chord]) {
        for chord in chords[action] ?? [] where actions[chord] == action { actions[chord] = nil }
        for chord in keys {
            if let former = actions[chord] { chords[former]?.removeAll { $0 == chord } }
            actions[chord] = action
        }
        chords[action] = keys
    }

    public func action(for chord: Chord) -> Action? { actions[chord] }

    /// Which of its action's keys it is, from 1.
    public func number(of chord: Chord) -> Int {
        guard let action = actions[chord] else { return 0 }
        return (chords[action]?.firstIndex(of: chord) ?? 0) + 1
    }

    /// As the cheat sheet shows them.
    public func keys(for action: Action) -> [String] { (chords[action] ?? []).map(\.name) }
}
