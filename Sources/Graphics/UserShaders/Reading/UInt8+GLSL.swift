/// What a byte is to GLSL, which is written in ASCII.
extension UInt8 {
    static let newline = UInt8(ascii: "\n")
    static let space = UInt8(ascii: " ")
    static let slash = UInt8(ascii: "/")
    static let star = UInt8(ascii: "*")
    static let backslash = UInt8(ascii: "\\")
    static let hash = UInt8(ascii: "#")
    static let dash = UInt8(ascii: "-")
    static let at = UInt8(ascii: "@")
    static let quote = UInt8(ascii: "\"")

    var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

    var isNameHead: Bool {
        let lower = self | 0x20
        return (lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")) || self == UInt8(ascii: "_")
    }

    var isNamePart: Bool { isNameHead || isDigit }

    /// Between words of one line.
    var isBlank: Bool { self == .space || (self >= 9 && self <= 13 && self != .newline) }

    /// Goes on with a letter that began in a byte before.
    var isContinuation: Bool { self & 0xC0 == 0x80 }
}
