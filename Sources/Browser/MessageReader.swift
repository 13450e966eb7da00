/// Reads a message: JSON (RFC 8259). The scene document has a reader of its own, which says what is wrong and where; what a page
/// sends has been written by `JSON.stringify`.
struct MessageReader {
    private let bytes: [UInt8]
    private var place = 0
    private var depth = 0

    private static let deepest = 64

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Why a text is no message.
    struct Fault: Error {
        /// In bytes from the beginning.
        let place: Int
    }

    static func read(_ bytes: [UInt8]) throws(Fault) -> MessageValue {
        var reader = MessageReader(bytes)
        let value = try reader.value()
        reader.skipSpaces()
        guard reader.place == bytes.count else { throw reader.fault }
        return value
    }

    private var fault: Fault { Fault(place: place) }
    private var next: UInt8 { place < bytes.count ? bytes[place] : 0 }

    private mutating func skipSpaces() {
        while next == 0x20 || next == 0x0A || next == 0x0D || next == 0x09 { place += 1 }
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        skipSpaces()
        guard next == byte else { return false }
        place += 1
        return true
    }

    private mutating func value() throws(Fault) -> MessageValue {
        skipSpaces()
        switch next {
        case UInt8(ascii: "{"): return try object()
        case UInt8(ascii: "["): return try list()
        case UInt8(ascii: "\""): return .text(try text())
        case UInt8(ascii: "t"): return try word("true", .flag(true))
        case UInt8(ascii: "f"): return try word("false", .flag(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        default: return try number()
        }
    }

    private mutating func word(_ word: StaticString, _ value: MessageValue) throws(Fault) -> MessageValue {
        for index in 0..<word.utf8CodeUnitCount {
            guard unsafe next == word.utf8Start[index] else { throw fault }
            place += 1
        }
        return value
    }

    private mutating func enter() throws(Fault) {
        guard depth < Self.deepest else { throw fault }
        depth += 1
        place += 1
    }

    private mutating func object() throws(Fault) -> MessageValue {
        try enter()
        var fields: [MessageValue.Field] = []
        if !take(UInt8(ascii: "}")) {
            repeat {
                skipSpaces()
                guard next == UInt8(ascii: "\"") else { throw fault }
                let key = try text()
                guard take(UInt8(ascii: ":")) else { throw fault }
                fields.append(MessageValue.Field(key: key, value: try value()))
            } while take(UInt8(ascii: ","))
            guard take(UInt8(ascii: "}")) else { throw fault }
        }
        depth -= 1
        return .object(fields)
    }

    private mutating func list() throws(Fault) -> MessageValue {
        try enter()
        var items: [MessageValue] = []
        if !take(UInt8(ascii: "]")) {
            repeat { items.append(try value()) } while take(UInt8(ascii: ","))
            guard take(UInt8(ascii: "]")) else { throw fault }
        }
        depth -= 1
        return .list(items)
    }

    private mutating func number() throws(Fault) -> MessageValue {
        let start = place
        while Self.isOfNumber(next) { place += 1 }
        guard place > start, let number = Double(String(decoding: bytes[start..<place], as: UTF8.self)),
            number.isFinite
        else {
            place = start
            throw fault
        }
        return .number(number)
    }

    /// Hexadecimal numbers, infinities and what is none are not JSON's.
    private static func isOfNumber(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."),
            UInt8(ascii: "e"), UInt8(ascii: "E"):
            true
        default: false
        }
    }

    private mutating func text() throws(Fault) -> String {
        place += 1
        var units: [UInt8] = []
        while next != UInt8(ascii: "\"") {
            guard place < bytes.count, next >= 0x20 else { throw fault }
            if next == UInt8(ascii: "\\") {
                place += 1
                try escape(into: &units)
            } else {
                units.append(next)
                place += 1
            }
        }
        place += 1
        return String(decoding: units, as: UTF8.self)
    }

    private mutating func escape(into units: inout [UInt8]) throws(Fault) {
        let letter = next
        place += 1
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): units.append(letter)
        case UInt8(ascii: "b"): units.append(8)
        case UInt8(ascii: "f"): units.append(12)
        case UInt8(ascii: "n"): units.append(10)
        case UInt8(ascii: "r"): units.append(13)
        case UInt8(ascii: "t"): units.append(9)
        case UInt8(ascii: "u"): try append(try scalar(), to: &units)
        default: throw fault
        }
    }

    private func append(_ scalar: UInt32, to units: inout [UInt8]) throws(Fault) {
        guard let scalar = Unicode.Scalar(scalar) else { throw fault }
        units.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }

    /// What two that make a pair mean together.
    private mutating func scalar() throws(Fault) -> UInt32 {
        let first = try hexadecimal()
        guard 0xD800..<0xDC00 ~= first, next == UInt8(ascii: "\\") else { return first }
        place += 1
        guard next == UInt8(ascii: "u") else { throw fault }
        place += 1
        let second = try hexadecimal()
        guard 0xDC00..<0xE000 ~= second else { throw fault }
        return 0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)
    }

    private mutating func hexadecimal() throws(Fault) -> UInt32 {
        var number: UInt32 = 0
        for _ in 0..<4 {
            let digit: UInt8
            switch next {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = next - UInt8(ascii: "0")
            case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = next - UInt8(ascii: "a") + 10
            case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = next - UInt8(ascii: "A") + 10
            default: throw fault
            }
            number = number << 4 + UInt32(digit)
            place += 1
        }
        return number
    }
}
