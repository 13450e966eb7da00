/// Bytes as letters that may stand in a script and in an element: four bytes are five letters of 85. By base64, a page would be a
/// sixteenth larger.
package enum DenseText {
    /// All that ASCII prints, but for what ends a string, an element or a comment somewhere.
    private static let letters = Array(
        "!#%()*+,./0123456789:;=?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_abcdefghijklmnopqrstuvwxyz{|}~".utf8)

    /// Fewer than four bytes at the end are one letter more than they are.
    package static func text(of bytes: [UInt8]) -> String {
        unsafe String(unsafeUninitializedCapacity: (bytes.count + 3) / 4 * 5) { text in
            var count = 0
            for start in stride(from: 0, to: bytes.count, by: 4) {
                let given = min(4, bytes.count - start)
                var number: UInt32 = 0
                for place in 0..<4 {
                    number = number << 8 | (place < given ? UInt32(bytes[start + place]) : 0)
                }
                var divisor: UInt32 = 85 * 85 * 85 * 85
                for _ in 0...given {
                    unsafe text[count] = letters[Int(number / divisor)]
                    number %= divisor
                    divisor /= 85
                    count += 1
                }
            }
            return count
        }
    }
}
