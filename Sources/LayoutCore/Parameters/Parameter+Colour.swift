extension Parameter.Value {
    /// `#rgb`, `#rrggbb`, `#rrggbbaa`, or `red,green,blue` and maybe `,alpha` from 0 to 1; nil for anything else.
    init?(colour text: String) {
        let letters = Array(text.utf8)
        guard letters.first == UInt8(ascii: "#") else {
            self.init(vector: text)
            return
        }
        let known = letters.dropFirst().compactMap(Self.digit(of:))
        guard known.count == letters.count - 1 else { return nil }
        let parts: [Int]
        switch known.count {
        case 3, 4: parts = known.map { $0 * 17 }
        case 6, 8: parts = stride(from: 0, to: known.count, by: 2).map { known[$0] * 16 + known[$0 + 1] }
        default: return nil
        }
        let shares = parts.map { Double($0) / 255 }
        self = .colour(SIMD4(shares[0], shares[1], shares[2], shares.count > 3 ? shares[3] : 1))
    }

    /// `1,0.5,0`
    init?(vector text: String) {
        let parts = Array(text.utf8).split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
        guard 2...4 ~= parts.count else { return nil }
        let numbers = parts.compactMap { Self.number(typed: String(decoding: $0, as: UTF8.self)) }
        guard numbers.count == parts.count else { return nil }
        self = .vector(numbers)
    }

    /// `0.7`, or a sum.
    static func number(typed text: String) -> Double? { Double(text) ?? Formula.number(text) }

    private static func digit(of letter: UInt8) -> Int? {
        switch letter {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(letter - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): Int(letter - UInt8(ascii: "a")) + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): Int(letter - UInt8(ascii: "A")) + 10
        default: nil
        }
    }

    /// In hexadecimal digits where they hold the colour exactly, else as numbers.
    static func text(ofColour colour: SIMD4<Double>) -> String {
        let parts = (0..<4).map { colour[$0] }
        let bytes = parts.map { Int(safely: ($0 * 255).rounded()) }
        guard zip(parts, bytes).allSatisfy({ $0 == Double($1) / 255 }) else {
            let shown = parts[3] == 1 ? parts.prefix(3) : parts[...]
            return shown.map { "\(Parameter.Value.number($0))" }.joined(separator: ",")
        }
        let shown = bytes[3] == 255 ? bytes.prefix(3) : bytes[...]
        return "#" + shown.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}

extension SIMD4<Double> {
    var isFinite: Bool { indices.allSatisfy { self[$0].isFinite } }
}
