internal import CZoeZlib

/// The objects of a PDF, numbered from 1 in the order in which they come, and where each begins.
struct PDFFile {
    private(set) var bytes = Array("%PDF-1.6\n%\u{E2}\u{E3}\u{CF}\u{D3}\n".utf8)
    private var offsets: [Int] = []

    /// The number that the next object will have.
    var next: Int { offsets.count + 1 }

    @discardableResult
    mutating func add(_ text: String) -> Int {
        offsets.append(bytes.count)
        bytes += Array("\(offsets.count) 0 obj\n\(text)\nendobj\n".utf8)
        return offsets.count
    }

    /// - Parameter entries: of its dictionary, but for length and filter.
    mutating func add(_ entries: String, stream: [UInt8]) -> Int {
        let packed = Self.packed(stream)
        offsets.append(bytes.count)
        let head = "\(offsets.count) 0 obj\n<< \(entries) /Filter /FlateDecode /Length \(packed.count) >>\nstream\n"
        bytes += Array(head.utf8) + packed + Array("\nendstream\nendobj\n".utf8)
        return offsets.count
    }

    mutating func finish(root: Int, info: Int) {
        let start = bytes.count
        var table = "xref\n0 \(next)\n0000000000 65535 f \n"
        for offset in offsets {
            let digits = "\(offset)"
            table += String(repeating: "0", count: max(0, 10 - digits.count)) + digits + " 00000 n \n"
        }
        table += "trailer\n<< /Size \(next) /Root \(root) 0 R /Info \(info) 0 R >>\nstartxref\n\(start)\n%%EOF\n"
        bytes += Array(table.utf8)
    }

    /// As zlib has it, which PDF calls Flate.
    static func packed(_ bytes: [UInt8]) -> [UInt8] {
        var size = compressBound(uLong(bytes.count))
        var packed = [UInt8](repeating: 0, count: Int(size))
        let code = unsafe compress2(&packed, &size, bytes, uLong(bytes.count), 8)
        precondition(code == Z_OK, "there is room enough")
        return Array(packed.prefix(Int(size)))
    }

    /// Words in UTF-16, in hexadecimal: nothing in them can end them.
    static func text(_ text: String) -> String {
        let units = [0xFEFF] + Array(text.utf16)
        let words = units.map { unit in
            let digits = String(unit, radix: 16)
            return String(repeating: "0", count: 4 - digits.count) + digits
        }
        return "<\(words.joined())>"
    }

    /// To a ten thousandth, without an exponent, which PDF does not know.
    static func number(_ value: Double) -> String {
        let most = 1e9
        let parts = Int((min(max(value.isFinite ? value : 0, -most), most) * 10000).rounded())
        let (whole, rest) = abs(parts).quotientAndRemainder(dividingBy: 10000)
        let digits = "\(rest + 10000)".dropFirst()
        let fraction = String(digits.reversed().drop { $0 == "0" }.reversed())
        return (parts < 0 ? "-" : "") + "\(whole)" + (fraction.isEmpty ? "" : ".\(fraction)")
    }
}
