/// GLSL as GLSL ES has it.
public enum PageText {
    /// Without what uniforms are by themselves, `= 0.5`, line by line as it was.
    public static func withoutUniformValues(_ text: String) -> String {
        var reader = Reader(text)
        while reader.goOn() {}
        return String(decoding: reader.written, as: UTF8.self)
    }

    private struct Reader {
        private let letters: [UInt8]
        private var place = 0
        private(set) var written: [UInt8] = []
        /// Nothing but blanks since the line began.
        private var isLineFresh = true

        init(_ text: String) {
            letters = Array(text.utf8)
            written.reserveCapacity(letters.count)
        }

        private func at(_ offset: Int = 0) -> UInt8? {
            letters.indices.contains(place + offset) ? letters[place + offset] : nil
        }

        private mutating func take(_ isKept: Bool = true) {
            let letter = letters[place]
            // Lines are counted in messages.
            if isKept || letter == UInt8(ascii: "\n") { written.append(letter) }
            if letter == UInt8(ascii: "\n") {
                isLineFresh = true
            } else if letter > UInt8(ascii: " ") {
                isLineFresh = false
            }
            place += 1
        }

        /// One word, comment, directive or sign; false at the end.
        mutating func goOn() -> Bool {
            guard let letter = at() else { return false }
            if skipAside(true) { return true }
            guard letter.isNameLetter else {
                take()
                return true
            }
            let start = place
            while at()?.isNameLetter ?? false { take() }
            if String(decoding: letters[start..<place], as: UTF8.self) == "uniform" { readDeclaration() }
            return true
        }

        /// A comment or a directive, if one begins here.
        private mutating func skipAside(_ isKept: Bool) -> Bool {
            if at() == UInt8(ascii: "/"), at(1) == UInt8(ascii: "/") {
                while let letter = at(), letter != UInt8(ascii: "\n") { take(isKept) }
                return true
            }
            if at() == UInt8(ascii: "/"), at(1) == UInt8(ascii: "*") {
                take(isKept)
                take(isKept)
                while at() != nil, !(at() == UInt8(ascii: "*") && at(1) == UInt8(ascii: "/")) { take(isKept) }
                for _ in 0..<2 where at() != nil { take(isKept) }
                return true
            }
            guard at() == UInt8(ascii: "#"), isLineFresh else { return false }
            while let letter = at(), letter != UInt8(ascii: "\n") {
                if letter == UInt8(ascii: "\\"), at(1) != nil { take() }
                take()
            }
            return true
        }

        /// Up to the sign that ends it. A block has no values.
        private mutating func readDeclaration() {
            var (depth, isValue) = (0, false)
            while let letter = at() {
                if skipAside(!isValue) { continue }
                switch letter {
                case UInt8(ascii: ";"): return
                case UInt8(ascii: "{") where !isValue: return
                case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
                case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
                case UInt8(ascii: "=") where depth == 0: isValue = true
                case UInt8(ascii: ",") where depth == 0: isValue = false
                default: break
                }
                take(!isValue)
            }
        }
    }
}

extension UInt8 {
    fileprivate var isNameLetter: Bool {
        let scalar = Unicode.Scalar(self)
        return self == UInt8(ascii: "_") || ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
            || ("0"..."9").contains(scalar)
    }
}
