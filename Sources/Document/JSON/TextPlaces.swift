/// Lines and columns of a text, found in a time that does not grow with it: a document may have many thousand oddities.
struct TextPlaces: Sendable {
    /// Where each line begins.
    private var lines: [Int]
    /// How many characters begin before each block of bytes.
    private var characters: [Int] = []
    private let bytes: [UInt8]

    private static let block = 256

    /// - Parameter start: where the first line begins, after a byte order mark.
    init(_ bytes: [UInt8], from start: Int) {
        self.bytes = bytes
        lines = [start]
        var count = 0
        for (place, byte) in bytes.enumerated() {
            if place % Self.block == 0 { characters.append(count) }
            if Self.begins(byte) { count += 1 }
            if byte == UInt8(ascii: "\n") { lines.append(place + 1) }
        }
    }

    /// Counted from 1; columns in characters as Unicode numbers them.
    func place(of offset: Int) -> (line: Int, column: Int) {
        let offset = min(offset, bytes.count)
        var (low, high) = (0, lines.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if lines[middle] <= offset { low = middle } else { high = middle }
        }
        let first = min(lines[low], offset)
        return (low + 1, charactersBefore(offset) - charactersBefore(first) + 1)
    }

    private func charactersBefore(_ offset: Int) -> Int {
        guard !characters.isEmpty else { return 0 }
        let block = min(offset / Self.block, characters.count - 1)
        return characters[block] + bytes[block * Self.block..<offset].count(where: Self.begins)
    }

    /// Bytes 10xxxxxx go on with a character.
    private static func begins(_ byte: UInt8) -> Bool { byte & 0xC0 != 0x80 }
}
