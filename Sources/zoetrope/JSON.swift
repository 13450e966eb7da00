import LayoutCore

/// A value as JSON, its fields in the order in which they are given.
enum JSON {
    case null
    case flag(Bool)
    case integer(Int)
    case number(Double)
    case text(String)
    case list([JSON])
    case object([(String, JSON)])

    /// On one line, but for lists of objects, which have a line for each.
    var text: String {
        switch self {
        case .null: return "null"
        case .flag(let value): return "\(value)"
        case .integer(let value): return "\(value)"
        case .number(let value): return value.isFinite ? numeral(value) : "null"
        case .text(let value): return JSON.quoted(value)
        case .list(let items):
            let lines = items.map(\.text)
            guard case .object = items.first else { return "[\(lines.joined(separator: ", "))]" }
            return "[\n" + lines.joined(separator: ",\n") + "\n]"
        case .object(let fields):
            return "{" + fields.map { "\(JSON.quoted($0)): \($1.text)" }.joined(separator: ", ") + "}"
        }
    }

    private static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\":
                quoted += "\\\(scalar)"
            case "\u{0}"..<" ":
                let digits = String(scalar.value, radix: 16)
                quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByNilLiteral {
    init(stringLiteral value: String) { self = .text(value) }
    init(nilLiteral: ()) { self = .null }
}

/// The shortest digits that read back as the same double; whole numbers without a point.
func numeral(_ value: Double) -> String { "\(Parameter.Value.number(value))" }
