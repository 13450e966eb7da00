/// Writes JSON.
enum MessageText {
    /// A text in quotes. What could end a script or a comment in HTML is written in another way.
    static func quoted(_ text: String) -> String {
        var units: [UInt8] = [UInt8(ascii: "\"")]
        for unit in text.utf8 {
            switch unit {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                units.append(UInt8(ascii: "\\"))
                units.append(unit)
            case 0..<0x20, UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"):
                units.append(contentsOf: Array("\\u00".utf8))
                units.append(digit(unit >> 4))
                units.append(digit(unit & 15))
            default: units.append(unit)
            }
        }
        units.append(UInt8(ascii: "\""))
        return String(decoding: units, as: UTF8.self)
    }

    private static func digit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
    }

    /// Fields in braces, each value as JSON.
    static func object(_ fields: [(key: String, value: String)]) -> String {
        "{" + fields.map { quoted($0.key) + ":" + $0.value }.joined(separator: ",") + "}"
    }

    static func list(_ items: [String]) -> String { "[" + items.joined(separator: ",") + "]" }
}
