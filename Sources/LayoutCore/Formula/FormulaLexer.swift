/// Cuts a formula into words.
struct FormulaLexer {
    private let source: FormulaSource
    private var place = 0
    private var tokens: [FormulaToken] = []

    private init(_ source: FormulaSource) { self.source = source }

    /// All words, `.end` last. Line ends that do not end a statement are left out.
    static func tokens(of source: FormulaSource) throws(FormulaError) -> [FormulaToken] {
        var lexer = FormulaLexer(source)
        while try lexer.next() {}
        return joined(lexer.tokens)
    }

    private var bytes: [UInt8] { source.bytes }

    private func byte(_ ahead: Int = 0) -> UInt8? {
        place + ahead < source.bytes.count ? source.bytes[place + ahead] : nil
    }

    private mutating func next() throws(FormulaError) -> Bool {
        skipBlanks()
        let start = place
        guard let first = byte() else {
            add(.end, from: start)
            return false
        }
        if first == UInt8(ascii: "\n") {
            place += 1
            add(.newline, from: start)
        } else if first.isDigit || (first == UInt8(ascii: ".") && byte(1)?.isDigit == true) {
            try number()
        } else if first.isLetter {
            skip { $0.isLetter || $0.isDigit }
            add(.name(spelling(from: start)), from: start)
        } else if first == UInt8(ascii: "\"") {
            try text()
        } else {
            try symbol()
        }
        return true
    }

    private mutating func skipBlanks() {
        if place == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
        skip { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "\r") }
        let slash = UInt8(ascii: "/")
        if byte() == UInt8(ascii: "#") || (byte() == slash && byte(1) == slash) {
            skip { $0 != UInt8(ascii: "\n") }
        }
    }

    private mutating func skip(while isWanted: (UInt8) -> Bool) {
        while let next = byte(), isWanted(next) { place += 1 }
    }

    /// `1`, `1.5`, `.5`, `1.`, `1e-3`; the dots of a range are not the number's.
    private mutating func number() throws(FormulaError) {
        let start = place
        skip { $0.isDigit }
        if byte() == UInt8(ascii: "."), byte(1) != UInt8(ascii: ".") {
            place += 1
            skip { $0.isDigit }
        }
        if let mark = byte(), mark | 0x20 == UInt8(ascii: "e") {
            let isSigned = byte(1) == UInt8(ascii: "+") || byte(1) == UInt8(ascii: "-")
            if byte(isSigned ? 2 : 1)?.isDigit == true {
                place += isSigned ? 2 : 1
                skip { $0.isDigit }
            }
        }
        let end = place
        skip { $0.isLetter || $0.isDigit }
        guard place == end, let value = Double(spelling(from: start)) else {
            let shown = FormulaToken(kind: .text(""), offset: start, spelling: spelling(from: start)).shown
            throw source.error(at: start, "\(shown) is neither a number nor a name; put an operator between them")
        }
        guard value.isFinite else {
            let shown = FormulaToken(kind: .text(""), offset: start, spelling: spelling(from: start)).shown
            throw source.error(at: start, "the number \(shown) is too big; expected one below 1.8e308")
        }
        add(.number(value), from: start)
    }

    private mutating func text() throws(FormulaError) {
        let start = place
        place += 1
        skip { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\n") }
        guard byte() == UInt8(ascii: "\"") else {
            throw source.error(at: start, "the help text is not closed; expected '\"' before the end of the line")
        }
        let inside = String(decoding: bytes[(start + 1)..<place], as: UTF8.self)
        place += 1
        add(.text(inside), from: start)
    }

    private mutating func symbol() throws(FormulaError) {
        for length in [2, 1] where place + length <= bytes.count {
            if let symbol = FormulaSymbol(rawValue: String(decoding: bytes[place..<(place + length)], as: UTF8.self)) {
                place += length
                add(.symbol(symbol), from: place - length)
                return
            }
        }
        let rest = String(decoding: bytes[place..<min(place + 40, bytes.count)], as: UTF8.self)
        let first = rest.unicodeScalars.first ?? " "
        let shown = first.properties.generalCategory == .control ? first.escaped(asASCII: true) : String(first)
        throw source.error(
            at: place, "'\(shown)' has no meaning in a formula; expected a name, a number or an operator")
    }

    private func spelling(from start: Int) -> String { String(decoding: bytes[start..<place], as: UTF8.self) }

    private mutating func add(_ kind: FormulaToken.Kind, from start: Int) {
        tokens.append(FormulaToken(kind: kind, offset: start, spelling: spelling(from: start)))
    }

    /// A statement goes on over the end of a line inside parentheses, after an operator and before one.
    private static func joined(_ tokens: [FormulaToken]) -> [FormulaToken] {
        var kept: [FormulaToken] = []
        kept.reserveCapacity(tokens.count)
        var openings = 0
        for token in tokens {
            if case .symbol(let symbol) = token.kind {
                openings += symbol == .open ? 1 : symbol == .close ? -1 : 0
                if symbol.followsUp {
                    while kept.last?.kind == .newline { kept.removeLast() }
                }
            } else if token.kind == .newline {
                if openings > 0 { continue }
                if case .symbol(let last)? = kept.last?.kind, last.wantsMore { continue }
            }
            kept.append(token)
        }
        return kept
    }
}

extension UInt8 {
    fileprivate var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

    /// Whether it may stand in a name: ASCII letters and the underscore.
    fileprivate var isLetter: Bool {
        let lower = self | 0x20
        return (lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")) || self == UInt8(ascii: "_")
    }
}
