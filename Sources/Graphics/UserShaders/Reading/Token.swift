/// A word of GLSL.
struct Token: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case name, number, symbol
    }

    var kind: Kind
    /// What a name or a symbol says.
    var text: String
    var range: Range<Int>
    /// From 0.
    var line: Int
    /// It stands in a line that begins with `#`.
    var isDirective: Bool

    func `is`(_ word: String) -> Bool { text == word }

    /// All words of a text without comments.
    static func all(of code: [UInt8]) -> [Token] {
        var tokens: [Token] = []
        var place = 0
        var line = 0
        var isBare = true
        var isDirective = false
        while place < code.count {
            let byte = code[place]
            if byte == .newline {
                line += 1
                if place == 0 || code[place - 1] != .backslash { (isBare, isDirective) = (true, false) }
                place += 1
                continue
            }
            guard !byte.isBlank, !(byte == .backslash && place + 1 < code.count && code[place + 1] == .newline) else {
                place += 1
                continue
            }
            if isBare, byte == .hash { isDirective = true }
            isBare = false
            let (kind, end) = word(in: code, at: place)
            let text = kind == .number ? "" : String(decoding: code[place..<end], as: UTF8.self)
            tokens.append(Token(kind: kind, text: text, range: place..<end, line: line, isDirective: isDirective))
            place = end
        }
        return tokens
    }

    /// Where the names stand that `#define` gives a meaning.
    static func definedNames(among tokens: [Token]) -> [Int] {
        tokens.indices.dropFirst(2).filter { place in
            tokens[place - 2].isDirective && tokens[place - 2].text == "#" && tokens[place - 1].text == "define"
        }
    }

    private static func word(in code: [UInt8], at start: Int) -> (Kind, Int) {
        var end = start + 1
        func next() -> UInt8 { end < code.count ? code[end] : 0 }
        if code[start].isNameHead {
            while next().isNamePart { end += 1 }
            return (.name, end)
        }
        let dot = UInt8(ascii: ".")
        if code[start].isDigit || (code[start] == dot && next().isDigit) {
            while next().isNamePart || next() == dot || isExponentSign(in: code, at: end, from: start) { end += 1 }
            return (.number, end)
        }
        while next().isContinuation { end += 1 }
        return (.symbol, end)
    }

    /// The minus of `1e-3`, but not that of `0xe-3`.
    private static func isExponentSign(in code: [UInt8], at place: Int, from start: Int) -> Bool {
        guard place < code.count, code[place] == UInt8(ascii: "-") || code[place] == UInt8(ascii: "+") else {
            return false
        }
        let isHexadecimal = start + 1 < place && code[start + 1] | 0x20 == UInt8(ascii: "x")
        return code[place - 1] | 0x20 == UInt8(ascii: "e") && !isHexadecimal
    }
}
