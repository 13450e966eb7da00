/// One word of a formula.
struct FormulaToken: Equatable {
    enum Kind: Equatable {
        case number(Double)
        case name(String)
        case text(String)
        case symbol(FormulaSymbol)
        case newline
        case end
    }

    let kind: Kind
    /// Where it begins, in bytes.
    let offset: Int
    /// As it is written, for messages.
    let spelling: String

    /// The token as an error calls it.
    var shown: String {
        switch kind {
        case .newline: return "the end of the line"
        case .end: return "the end of the formula"
        case .number, .name, .text, .symbol:
            return "'\(Quotation(spelling, atMost: 40))'"
        }
    }

    func `is`(_ symbol: FormulaSymbol) -> Bool { kind == .symbol(symbol) }
}

enum FormulaSymbol: String, CaseIterable {
    case or = "||"
    case and = "&&"
    case equal = "=="
    case notEqual = "!="
    case lessOrEqual = "<="
    case greaterOrEqual = ">="
    case range = ".."
    case less = "<"
    case greater = ">"
    case plus = "+"
    case minus = "-"
    case times = "*"
    case over = "/"
    case remainder = "%"
    case power = "^"
    case not = "!"
    case question = "?"
    case colon = ":"
    case assign = "="
    case comma = ","
    case open = "("
    case close = ")"
    case semicolon = ";"

    /// A line that ends with it goes on in the next one.
    var wantsMore: Bool { self != .close && self != .semicolon }

    /// A line that begins with it belongs to the one before. A sign or `!` may begin a line of its own.
    var followsUp: Bool {
        switch self {
        case .plus, .minus, .not, .open, .close, .semicolon, .assign: false
        default: true
        }
    }
}
