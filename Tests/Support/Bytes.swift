/// What goes over many bytes. Tests are not optimised, this is: it takes a twentieth of the time.
public enum Bytes {
    /// By how much two rows of bytes differ where they differ most.
    public static func largestDifference(_ a: [UInt8], _ b: [UInt8]) -> Int {
        zip(a, b).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
    }

    /// By how much they differ on average; infinite where they have not the same length.
    public static func meanDifference(_ a: [UInt8], _ b: [UInt8]) -> Double {
        guard a.count == b.count, !a.isEmpty else { return .infinity }
        return Double(zip(a, b).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }) / Double(a.count)
    }

    /// By how much a picture of four bytes a pixel differs most from rows of three, over the part that both have.
    public static func largestDifference(_ pixels: [UInt8], width: Int, from rows: [[UInt8]]) -> Int {
        var worst = 0
        for y in 0..<min(pixels.count / (4 * max(width, 1)), rows.count) {
            let row = rows[y]
            for x in 0..<min(width, row.count / 3) {
                for part in 0..<3 {
                    worst = max(worst, abs(Int(pixels[4 * (y * width + x) + part]) - Int(row[3 * x + part])))
                }
            }
        }
        return worst
    }

    /// A window dump as rows of red, green and blue from the top left, cut to this size.
    public static func rows(ofDump dump: [UInt8], width: Int, height: Int) -> [[UInt8]] {
        // A header of 32-bit big-endian numbers, its length first, then a table of colours of 12 bytes each.
        func number(_ place: Int) -> Int { dump[4 * place..<4 * place + 4].reduce(0) { $0 << 8 | Int($1) } }
        let (length, colours, start) = (number(12), number(19), number(0))
        let pixels = start + 12 * colours
        return (0..<height).map { y in
            var row: [UInt8] = []
            row.reserveCapacity(3 * width)
            for x in 0..<width {
                let place = pixels + y * length + 4 * x
                row += [dump[place + 2], dump[place + 1], dump[place]]
            }
            return row
        }
    }
}
