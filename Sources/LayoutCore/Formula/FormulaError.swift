/// What is wrong with a formula's text, and where.
public struct FormulaError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Counted from 1.
    public let line: Int
    /// In characters, counted from 1.
    public let column: Int
    /// What is wrong, without the place.
    public let message: String

    public var description: String { "\(line):\(column): \(message)" }
}

/// A formula's text as bytes. Places in it are byte offsets; only an error turns one into a line and a column.
struct FormulaSource {
    /// Nobody writes a formula this long by hand.
    static let longest = 100_000

    let bytes: [UInt8]

    init(_ text: String) throws(FormulaError) {
        guard text.utf8.count <= Self.longest else {
            throw FormulaError(
                line: 1, column: 1, message: "the formula is longer than \(Self.longest) bytes; write a shorter one")
        }
        bytes = Array(text.utf8)
    }

    func line(at offset: Int) -> Int { bytes[..<offset].count { $0 == newline } + 1 }

    func error(at offset: Int, _ message: String) -> FormulaError {
        let start = bytes[..<offset].lastIndex(of: newline).map { $0 + 1 } ?? 0
        let column = String(decoding: bytes[start..<offset], as: UTF8.self).count + 1
        return FormulaError(line: line(at: offset), column: column, message: message)
    }

    private var newline: UInt8 { UInt8(ascii: "\n") }
}
