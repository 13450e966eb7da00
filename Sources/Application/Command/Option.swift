/// One option of a command: all that reading it, its help, completions, the manual and the page in docs need to know. This one
/// turns something on, or has a value that its command reads itself; those with a type are `ValueOption`.
class Option: @unchecked Sendable {
    let name: String
    let short: Character?
    /// What stands for its value in the help; nil for an option that takes none.
    let value: String?
    /// What it does, without its range and its default.
    let summary: String

    init(_ name: String, _ short: Character? = nil, value: String? = nil, help: String) {
        self.name = name
        self.short = short
        self.value = value
        summary = help
    }

    /// `--output`
    var flag: String { "--\(name)" }

    /// `-o, --output FILE|-`
    var synopsis: String {
        let spelled = short.map { "-\($0), \(flag)" } ?? flag
        return value.map { "\(spelled) \($0)" } ?? spelled
    }

    /// What it does, its range and what holds where it is not given.
    var help: String {
        summary + (span.map { ", \($0)" } ?? "") + (self.default.map { " (\($0))" } ?? "")
    }

    /// Between what its value lies, where the placeholder does not say that.
    var span: String? { nil }

    /// What holds where it is not given.
    var `default`: String? { nil }

    /// What a shell offers for its value, nil for an option that takes none.
    var completion: ShellCompletion? { value.map { $0.contains("FILE") ? .files : .nothing } }

    /// Refuses texts that are no values of it.
    func check(_ texts: [String], in arguments: Arguments) throws(Failure) {}

    static let quiet = Option("quiet", "q", help: "say nothing on stderr but errors")
    static let help = Option("help", "h", help: "print this")
}
