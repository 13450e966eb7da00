/// One option: all that reading it, its help and a suggestion need to know.
struct Option: Sendable {
    let name: String
    let short: Character?
    /// What stands for its value in the help; nil for an option that takes none.
    let value: String?
    let help: String

    init(_ name: String, _ short: Character? = nil, value: String? = nil, help: String) {
        self.name = name
        self.short = short
        self.value = value
        self.help = help
    }

    /// `--output`
    var flag: String { "--\(name)" }

    /// `-o, --output FILE|-`
    var synopsis: String {
        let spelled = short.map { "-\($0), \(flag)" } ?? flag
        return value.map { "\(spelled) \($0)" } ?? spelled
    }

    static let quiet = Option("quiet", "q", help: "say nothing on stderr but errors")
    static let help = Option("help", "h", help: "print this")
}

/// What a command takes beside its options.
enum Operands: Sendable {
    case none
    case optional(String)
    case any(String)

    var synopsis: String? {
        switch self {
        case .none: nil
        case .optional(let name): "[\(name)]"
        case .any(let name): "[\(name)…]"
        }
    }

    var most: Int {
        switch self {
        case .none: 0
        case .optional: 1
        case .any: .max
        }
    }
}
