/// The parts of a message, read from its front: everything in it fills a multiple of four bytes, numbers with the highest byte
/// first. From the specification of Open Sound Control 1.0 and the types that 1.1 adds.
struct OSCReader {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

    var isAtEnd: Bool { rest.isEmpty }

    /// Up to a zero byte, and zeros up to the next multiple of four; nil where it is not.
    mutating func text() -> ArraySlice<UInt8>? {
        guard let end = rest.firstIndex(of: 0) else { return nil }
        let text = rest[..<end]
        let isPadded = take(4 - text.count % 4 + text.count)?.dropFirst(text.count).allSatisfy { $0 == 0 }
        return isPadded == true ? text : nil
    }

    /// The value of a type, by OSC's letter for it; nil where there is no such type, or too few bytes for it.
    mutating func value(of type: UInt8) -> OSCMessage.Value? {
        switch UnicodeScalar(type) {
        case "i": number(UInt32.self).map { .number(Double(Int32(bitPattern: $0))) }
        case "h": number(UInt64.self).map { .number(Double(Int64(bitPattern: $0))) }
        case "f": number(UInt32.self).map { OSCMessage.Value(Float(bitPattern: $0)) }
        case "d": number(UInt64.self).map { OSCMessage.Value(Double(bitPattern: $0)) }
        case "s", "S": text().map { .text(String(decoding: $0, as: UTF8.self)) }
        case "T": .flag(true)
        case "F": .flag(false)
        // Nothing, a trigger; a letter, a colour, MIDI; a time; bytes.
        case "N", "I": .other
        case "c", "r", "m": number(UInt32.self).map { _ in .other }
        case "t": number(UInt64.self).map { _ in .other }
        case "b": blob().map { _ in .other }
        default: nil
        }
    }

    private mutating func number<Bits: FixedWidthInteger & UnsignedInteger>(_: Bits.Type) -> Bits? {
        take(Bits.bitWidth / 8)?.reduce(0) { $0 << 8 | Bits($1) }
    }

    /// Its length, and so many bytes with zeros after them.
    private mutating func blob() -> ArraySlice<UInt8>? {
        guard let length = number(UInt32.self).map({ Int($0) }), let bytes = take((length + 3) / 4 * 4),
            bytes.dropFirst(length).allSatisfy({ $0 == 0 })
        else { return nil }
        return bytes.prefix(length)
    }

    private mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
        guard count <= rest.count else { return nil }
        defer { rest = rest.dropFirst(count) }
        return rest.prefix(count)
    }
}
