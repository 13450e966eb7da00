public import LayoutCore

/// A value as JSON, its fields in the order in which they are given.
public enum JSON: Hashable, Sendable {
    case null
    case flag(Bool)
    case integer(Int)
    case number(Double)
    case text(String)
    case list([JSON])
    case object([Field])
    /// JSON as somebody else has written it.
    case verbatim(String)

    public struct Field: Hashable, Sendable {
        public var key: String
        public var value: JSON

        public init(_ key: String, _ value: JSON) {
            self.key = key
            self.value = value
        }
    }

    public static func object(_ fields: [(String, JSON)]) -> JSON { .object(fields.map { Field($0.0, $0.1) }) }

    /// On one line, but for lists of objects, which have a line for each.
    public var text: String {
        switch self {
        case .list(let items):
            guard case .object = items.first else { return line }
            return "[\n" + items.map(\.text).joined(separator: ",\n") + "\n]"
        case .object(let fields):
            return "{" + fields.map { "\(JSON.quoted($0.key)): \($0.value.text)" }.joined(separator: ", ") + "}"
        default: return line
        }
    }

    /// On one line, whatever it holds.
    public var line: String {
        switch self {
        case .list(let items): "[\(items.map(\.line).joined(separator: ", "))]"
        case .object(let fields):
            "{" + fields.map { "\(JSON.quoted($0.key)): \($0.value.line)" }.joined(separator: ", ") + "}"
        case .verbatim(let text): JSON.withoutSpaces(text)
        default: scalar
        }
    }

    var scalar: String {
        switch self {
        case .flag(let value): "\(value)"
        case .integer(let value): "\(value)"
        case .number(let value): value.isFinite ? numeral(value) : "null"
        case .text(let value): JSON.quoted(value)
        case .verbatim(let text): text
        case .null, .list, .object: "null"
        }
    }

    static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": quoted += "\\\(scalar)"
            case "\n": quoted += "\\n"
            case "\t": quoted += "\\t"
            case "\u{0}"..<" ":
                let digits = String(scalar.value, radix: 16)
                quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }

    /// As a message quotes it: what is long is cut off.
    static func quotation(_ text: String) -> String { quoted(Quotation(text).description) }

    /// Line ends and blanks between tokens mean nothing; those in a text stay.
    private static func withoutSpaces(_ json: String) -> String {
        var kept: [UInt8] = []
        var isInText = false
        var isEscaped = false
        for byte in json.utf8 {
            if isInText {
                if byte == UInt8(ascii: "\""), !isEscaped { isInText = false }
                isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
            } else if byte == UInt8(ascii: "\"") {
                isInText = true
            } else if byte <= UInt8(ascii: " ") {
                continue
            }
            kept.append(byte)
        }
        return String(decoding: kept, as: UTF8.self)
    }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByNilLiteral {
    public init(stringLiteral value: String) { self = .text(value) }
    public init(nilLiteral: ()) { self = .null }

    /// A parameter's value: numbers as numbers, colours as the text that one would type.
    public init(_ value: Parameter.Value) {
        switch value {
        case .number(let number): self = .number(number)
        case .integer(let number): self = .integer(number)
        case .flag(let flag): self = .flag(flag)
        case .choice(let name): self = .text(name)
        case .colour: self = .text("\(value)")
        case .vector(let numbers): self = .list(numbers.map(JSON.number))
        case .auto: self = "auto"
        }
    }
}

/// The shortest digits that read back as the same double; whole numbers without a point.
public func numeral(_ value: Double) -> String { "\(Parameter.Value.number(value))" }
