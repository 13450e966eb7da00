/// What is wrong with a formula's text, and where.
public struct FormulaError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Counted from 1.
    public let line: Int
    /// In characters, counted from 1.
    public let column: Int
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

/// Finds the name that was probably meant.
enum Spelling {
    /// `; did you mean 'sin'?`, or nothing when no name is near.
    static func suggestion(for name: String, among known: some Sequence<String>) -> String {
        nearest(to: name, among: known).map { "; did you mean '\($0)'?" } ?? ""
    }

    static func nearest(to name: String, among known: some Sequence<String>) -> String? {
        let wanted = Array(name.lowercased().utf8)
        guard wanted.count <= 40 else { return nil }
        var best: (name: String, distance: Int, shared: Int)?
        for candidate in known.sorted() {
            let distance = distance(wanted, Array(candidate.lowercased().utf8))
            let isNear = distance <= max(1, wanted.count / 2) && distance < min(wanted.count, candidate.utf8.count)
            guard isNear else { continue }
            // Of names equally near, the one that begins alike: people get beginnings right.
            let shared = zip(wanted, candidate.lowercased().utf8).prefix { $0 == $1 }.count
            if let best, (best.distance, -best.shared) <= (distance, -shared) { continue }
            best = (candidate, distance, shared)
        }
        return best?.name
    }

    /// How many letters have to be put in, taken out or exchanged (Levenshtein).
    private static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
        var row = Array(0...b.count)
        for (i, letter) in a.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, other) in b.enumerated() {
                let changed = diagonal + (letter == other ? 0 : 1)
                diagonal = row[j + 1]
                row[j + 1] = min(changed, diagonal + 1, row[j] + 1)
            }
        }
        return row[b.count]
    }
}
