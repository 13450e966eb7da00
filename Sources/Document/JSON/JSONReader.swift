internal import LayoutCore

/// Reads JSON (RFC 8259) to the letter: no comments, no commas before a bracket, no numbers that begin with a plus.
struct JSONReader {
    private let source: JSONSource
    private let bytes: [UInt8]
    private let reading: Reading?
    private var place: Int
    private var depth = 0

    private static let deepest = 64

    private init(_ source: JSONSource, _ reading: Reading?) {
        self.source = source
        self.reading = reading
        bytes = source.bytes
        place = source.start
    }

    /// The one value in a text.
    /// - Parameter reading: is told what is odd.
    static func read(_ source: JSONSource, _ reading: Reading? = nil) throws(SceneError) -> JSONNode {
        var reader = JSONReader(source, reading)
        reader.skipSpaces()
        guard reader.next != nil else { throw reader.error("the file is empty; a scene begins with {\"zoetrope\": 1}") }
        let node = try reader.value()
        reader.skipSpaces()
        if reader.next != nil { throw reader.error("something stands after the end of the value; take it out") }
        return node
    }

    private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

    private func error(_ message: String) -> SceneError { source.error(at: place, message) }

    private mutating func skipSpaces() {
        while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { place += 1 }
    }

    private mutating func value() throws(SceneError) -> JSONNode {
        let start = place
        let value: JSONNode.Value
        guard let first = next else { throw error("the text ends where a value should stand") }
        switch first {
        case UInt8(ascii: "{"): value = try nested { reader throws(SceneError) in try reader.object() }
        case UInt8(ascii: "["): value = try nested { reader throws(SceneError) in try reader.list() }
        case UInt8(ascii: "\""): value = .text(try text())
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): value = try number()
        case let letter where Self.isLetter(letter): value = try word()
        case UInt8(ascii: "/"), UInt8(ascii: "#"): throw error("JSON has no comments; take it out")
        case UInt8(ascii: "'"): throw error("texts stand in double quotes")
        default: throw error("a value should stand here: a text in quotes, a number, true, false, null, [ or {")
        }
        return JSONNode(place: start..<place, value: value)
    }

    private mutating func nested(
        _ read: (inout JSONReader) throws(SceneError) -> JSONNode.Value
    ) throws(SceneError) -> JSONNode.Value {
        guard depth < Self.deepest else { throw error("more than \(Self.deepest) brackets inside each other") }
        depth += 1
        place += 1
        let value = try read(&self)
        depth -= 1
        return value
    }

    private mutating func object() throws(SceneError) -> JSONNode.Value {
        var fields: [JSONNode.Field] = []
        skipSpaces()
        if take(UInt8(ascii: "}")) { return .object(fields) }
        while true {
            skipSpaces()
            guard next == UInt8(ascii: "\"") else { throw error(whatIsNoKey(after: fields.count)) }
            let start = place
            let key = try text()
            skipSpaces()
            guard take(UInt8(ascii: ":")) else { throw error("a colon is missing after \(JSON.quotation(key))") }
            skipSpaces()
            fields.append(JSONNode.Field(key: key, place: start, node: try value()))
            skipSpaces()
            if take(UInt8(ascii: "}")) { return .object(fields) }
            guard take(UInt8(ascii: ",")) else { throw error("a comma or } is missing before this") }
        }
    }

    private func whatIsNoKey(after count: Int) -> String {
        next == UInt8(ascii: "}") && count > 0
            ? "no comma may stand before }; take it out" : "a key in double quotes should stand here"
    }

    private mutating func list() throws(SceneError) -> JSONNode.Value {
        var items: [JSONNode] = []
        skipSpaces()
        if take(UInt8(ascii: "]")) { return .list(items) }
        while true {
            skipSpaces()
            if next == UInt8(ascii: "]") { throw error("no comma may stand before ]; take it out") }
            items.append(try value())
            skipSpaces()
            if take(UInt8(ascii: "]")) { return .list(items) }
            guard take(UInt8(ascii: ",")) else { throw error("a comma or ] is missing before this") }
        }
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        place += 1
        return true
    }

    private mutating func word() throws(SceneError) -> JSONNode.Value {
        let end = bytes[place...].firstIndex { !Self.isLetter($0) } ?? bytes.count
        let word = source.text(place..<end)
        let known: JSONNode.Value? =
            switch word {
            case "true": .flag(true)
            case "false": .flag(false)
            case "null": .null
            default: nil
            }
        guard let known else {
            let near = Suggestion.ending(for: word, among: ["true", "false", "null"], otherwise: "put it in quotes")
            throw error("'\(word.prefix(40))' is no value\(near)")
        }
        place = end
        return known
    }

    private static func isLetter(_ byte: UInt8) -> Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 }

    private mutating func number() throws(SceneError) -> JSONNode.Value {
        let start = place
        _ = take(UInt8(ascii: "-"))
        let whole = try digits("a digit should stand here")
        if whole.count > 1, bytes[whole.lowerBound] == UInt8(ascii: "0") {
            throw source.error(at: whole.lowerBound, "a number may not begin with a zero before other digits")
        }
        if take(UInt8(ascii: ".")) { _ = try digits("digits are missing after the point") }
        if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
            if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
            _ = try digits("digits are missing in the exponent")
        }
        return .number(Double(source.text(start..<place)) ?? .infinity)
    }

    private mutating func digits(_ missing: String) throws(SceneError) -> Range<Int> {
        let start = place
        while let byte = next, UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte { place += 1 }
        guard place > start else { throw error(missing) }
        return start..<place
    }

    private mutating func text() throws(SceneError) -> String {
        let start = place
        place += 1
        var read: [UInt8] = []
        while let byte = next {
            switch byte {
            case UInt8(ascii: "\""):
                place += 1
                return streamSafe(String(decoding: read, as: UTF8.self), from: start)
            case UInt8(ascii: "\\"): read += try escape()
            case 0..<0x20:
                throw error("a control character stands in a text; write it as an escape (\\n for a line end)")
            default:
                read.append(byte)
                place += 1
            }
        }
        throw source.error(at: start, "the quotes that open here are never closed")
    }

    private func streamSafe(_ text: String, from start: Int) -> String {
        guard let safe = StreamSafe.text(text) else { return text }
        reading?.warn(at: start, "more than \(StreamSafe.most) marks over one letter; the others are left out")
        return safe
    }

    private static let escapes: [UInt8: UInt8] = [
        UInt8(ascii: "\""): 0x22, UInt8(ascii: "\\"): 0x5C, UInt8(ascii: "/"): 0x2F, UInt8(ascii: "b"): 0x08,
        UInt8(ascii: "f"): 0x0C, UInt8(ascii: "n"): 0x0A, UInt8(ascii: "r"): 0x0D, UInt8(ascii: "t"): 0x09,
    ]

    private mutating func escape() throws(SceneError) -> [UInt8] {
        let start = place
        place += 1
        guard let letter = next else { throw error("the text ends within an escape") }
        if let byte = Self.escapes[letter] {
            place += 1
            return [byte]
        }
        guard letter == UInt8(ascii: "u") else {
            throw source.error(
                at: start, "no such escape; there are \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u with four digits")
        }
        place += 1
        var code = try fourDigits(from: start)
        if 0xD800...0xDBFF ~= code, next == UInt8(ascii: "\\"), place + 1 < bytes.count,
            bytes[place + 1] == UInt8(ascii: "u")
        {
            place += 2
            let low = try fourDigits(from: start)
            if 0xDC00...0xDFFF ~= low { code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00) }
        }
        guard let scalar = Unicode.Scalar(code) else {
            throw source.error(at: start, "half a character; \\uD800 to \\uDFFF come in pairs")
        }
        return Array(String(scalar).utf8)
    }

    private mutating func fourDigits(from start: Int) throws(SceneError) -> UInt32 {
        let end = min(place + 4, bytes.count)
        let digits = bytes[place..<end]
        guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
            let code = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
        else { throw source.error(at: start, "\\u needs four hexadecimal digits after it") }
        place = end
        return code
    }
}
