/// What `DenseText` writes, read again: by the rule, and not by its code.
public enum DenseLetters {
    private static let alphabet = (33...126).map { UInt8($0) }.filter { !"\"$&'<>\\`-".utf8.contains($0) }

    public static func bytes(of text: String) throws -> [UInt8] {
        var bytes: [UInt8] = []
        let letters = Array(text.utf8)
        for start in stride(from: 0, to: letters.count, by: 5) {
            let part = letters[start..<min(start + 5, letters.count)]
            var values: [Int] = []
            for letter in part {
                guard let value = alphabet.firstIndex(of: letter) else { throw Stranger(letter: letter) }
                values.append(value)
            }
            let padded = values + Array(repeating: 84, count: 5 - values.count)
            let number = padded.reduce(0) { $0 * 85 + $1 }
            bytes += [24, 16, 8, 0].prefix(part.count - 1).map { UInt8(truncatingIfNeeded: number >> $0) }
        }
        return bytes
    }

    struct Stranger: Error { let letter: UInt8 }
}
