/// A value of a shader's header, and the line of the file that it stands in.
struct HeaderValue: Sendable {
    enum Kind: Sendable {
        case text(String)
        case number(Double)
        case flag(Bool)
        case null
        case list([HeaderValue])
        /// In the order in which it is written.
        case object([(key: String, value: HeaderValue)])
    }

    let kind: Kind
    /// From 1.
    let line: Int

    subscript(key: String) -> HeaderValue? {
        guard case .object(let fields) = kind else { return nil }
        return fields.first { $0.key == key }?.value
    }

    var fields: [(key: String, value: HeaderValue)] { if case .object(let fields) = kind { fields } else { [] } }
    var list: [HeaderValue] { if case .list(let values) = kind { values } else { [] } }

    /// A number may be written as a text, too.
    var text: String? {
        switch kind {
        case .text(let text): text
        case .number(let number): number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
        case .flag(let isSet): "\(isSet)"
        case .null, .list, .object: nil
        }
    }

    var number: Double? {
        switch kind {
        case .number(let number): number
        case .flag(let isSet): isSet ? 1 : 0
        case .text(let text): Double(ArgumentList.trimmed(text))
        case .null, .list, .object: nil
        }
    }

    /// One number is a list of one.
    var numbers: [Double] { number.map { [$0] } ?? list.compactMap(\.number) }

    var isSet: Bool {
        if case .text(let text) = kind { return ["true", "yes", "1"].contains(text.lowercased()) }
        return (number ?? 0) != 0
    }
}

/// Reads JSON as people write it by hand: names without quotes, either kind of quotes, a comma too many, comments.
struct HeaderParser {
    struct Failure: Error {
        let line: Int
        let message: String
    }

    private let bytes: [UInt8]
    private var place: Int
    private let end: Int
    private var line: Int
    private var depth = 0

    /// - Parameter line: in which the range begins, from 1.
    static func value(in bytes: [UInt8], _ range: Range<Int>, line: Int) throws(Failure) -> HeaderValue {
        var parser = HeaderParser(bytes: bytes, place: range.lowerBound, end: range.upperBound, line: line)
        let value = try parser.value()
        parser.skip()
        if parser.place < parser.end { throw parser.failure("there is more after the header's last '}'") }
        return value
    }

    private func failure(_ message: String) -> Failure { Failure(line: line, message: message) }

    private var next: UInt8? { place < end ? bytes[place] : nil }

    private mutating func skip() {
        while let byte = next {
            if byte == .newline { line += 1 }
            if byte == .slash, place + 1 < end, bytes[place + 1] == .slash {
                while place < end, bytes[place] != .newline { place += 1 }
            } else if byte == .newline || byte.isBlank {
                place += 1
            } else {
                return
            }
        }
    }

    private mutating func take(_ sign: Character) -> Bool {
        skip()
        guard next == sign.asciiValue else { return false }
        place += 1
        return true
    }

    private mutating func value() throws(Failure) -> HeaderValue {
        skip()
        depth += 1
        defer { depth -= 1 }
        guard depth < 40, let byte = next else { throw failure("the header ends too early") }
        let line = line
        switch byte {
        case UInt8(ascii: "{"): return HeaderValue(kind: .object(try object()), line: line)
        case UInt8(ascii: "["): return HeaderValue(kind: .list(try list()), line: line)
        case .quote, UInt8(ascii: "'"): return HeaderValue(kind: .text(try quoted()), line: line)
        default: return HeaderValue(kind: try word(), line: line)
        }
    }

    private mutating func object() throws(Failure) -> [(key: String, value: HeaderValue)] {
        place += 1
        var fields: [(key: String, value: HeaderValue)] = []
        while !take("}") {
            skip()
            let isQuoted = next == .quote || next == UInt8(ascii: "'")
            let key = isQuoted ? try quoted() : bareWord()
            guard !key.isEmpty else { throw failure("a name in quotes is missing here") }
            guard take(":") else { throw failure("':' is missing after \"\(key)\"") }
            fields.append((key, try value()))
            if !take(",") {
                guard take("}") else { throw failure("',' or '}' is missing after \"\(key)\"") }
                return fields
            }
        }
        return fields
    }

    private mutating func list() throws(Failure) -> [HeaderValue] {
        place += 1
        var values: [HeaderValue] = []
        while !take("]") {
            values.append(try value())
            if !take(",") {
                guard take("]") else { throw failure("',' or ']' is missing here") }
                return values
            }
        }
        return values
    }

    private mutating func quoted() throws(Failure) -> String {
        let mark = bytes[place]
        place += 1
        var text: [UInt8] = []
        while let byte = next, byte != mark {
            place += 1
            if byte == .newline { line += 1 }
            guard byte == .backslash, let escaped = next else {
                text.append(byte)
                continue
            }
            place += 1
            switch escaped {
            case UInt8(ascii: "n"): text.append(.newline)
            case UInt8(ascii: "t"), UInt8(ascii: "r"): text.append(.space)
            case UInt8(ascii: "u"): text += letter()
            default: text.append(escaped)
            }
        }
        guard next == mark else {
            throw failure("a text is not closed; '\(Character(UnicodeScalar(mark)))' is missing")
        }
        place += 1
        return String(decoding: text, as: UTF8.self)
    }

    /// Four digits of a letter's number.
    private mutating func letter() -> [UInt8] {
        let digits = String(decoding: bytes[place..<min(place + 4, end)], as: UTF8.self)
        place = min(place + 4, end)
        let scalar = UInt32(digits, radix: 16).flatMap(UnicodeScalar.init) ?? "?"
        return Array(String(Character(scalar)).utf8)
    }

    private mutating func bareWord() -> String {
        let start = place
        let signs: Set = [UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: ".")]
        while let byte = next, byte.isNamePart || signs.contains(byte) { place += 1 }
        return String(decoding: bytes[start..<place], as: UTF8.self)
    }

    private mutating func word() throws(Failure) -> HeaderValue.Kind {
        let word = bareWord()
        switch word.lowercased() {
        case "true": return .flag(true)
        case "false": return .flag(false)
        case "null": return .null
        default: break
        }
        guard let number = ArgumentList.number(word) else {
            throw failure(word.isEmpty ? "a value is missing here" : "'\(word)' is no value; put a text in quotes")
        }
        return .number(number)
    }

    private init(bytes: [UInt8], place: Int, end: Int, line: Int) {
        (self.bytes, self.place, self.end, self.line) = (bytes, place, end, line)
    }
}
