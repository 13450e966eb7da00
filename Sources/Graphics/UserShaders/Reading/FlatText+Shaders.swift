/// Files that hold several shaders, with lines of dashes between them.
extension FlatText {
    /// Of several shaders the first stays. Where there is but one, the dashes alone are taken out.
    /// - Returns: the line of dashes, from 0, behind which other shaders stand.
    mutating func keepFirstShader() -> Int? {
        let dashes = linesOfDashes()
        guard !dashes.isEmpty else { return nil }
        let starts = [0] + dashes.map { $0 + 1 }
        let ends = dashes + [lineStarts.count]
        let shaders = starts.indices.filter { isShader(starts[$0]..<ends[$0]) }
        for line in dashes { blank(bytes(of: line..<(line + 1))) }
        guard shaders.count > 1, let first = shaders.first else { return nil }
        blank(bytes(of: ends[first]..<lineStarts.count))
        return ends[first]
    }

    /// Outside of all conditions: what those leave out may be any text.
    private func linesOfDashes() -> [Int] {
        var depth = 0
        return lineStarts.indices.filter { line in
            let text = code[bytes(of: line..<(line + 1))]
            guard let head = text.first(where: { !$0.isBlank && $0 != .newline }) else { return false }
            if head == .hash, let word = Directive(text.dropLast())?.word {
                if word.hasPrefix("if") { depth += 1 }
                if word == "endif" { depth -= 1 }
            }
            guard head == .dash, depth == 0 else { return false }
            let letters = text.filter { !$0.isBlank && $0 != .newline }
            return letters.count > 3 && letters.allSatisfy { $0 == .dash }
        }
    }

    private func isShader(_ lines: Range<Int>) -> Bool {
        let functions = OwnNames(Token.all(of: Array(code[bytes(of: lines)]))).functions
        return !functions.isDisjoint(with: ["main", "mainImage", "transition"])
    }

    /// With the ends of the lines.
    func bytes(of lines: Range<Int>) -> Range<Int> {
        guard lines.lowerBound < lineStarts.count else { return code.count..<code.count }
        let end = lines.upperBound < lineStarts.count ? lineStarts[lines.upperBound] : code.count
        return lineStarts[lines.lowerBound]..<end
    }
}
