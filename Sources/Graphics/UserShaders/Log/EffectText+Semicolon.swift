extension EffectText {
    /// Compilers miss a semicolon only where the next word comes, lines later perhaps: the mistake is where it should have been.
    func missingSemicolon(_ message: CompilerMessage, source number: Int, shown text: String) -> Diagnostic? {
        guard message.severity == .error, let line = message.line, message.text.contains("unexpected"),
            let wanted = message.text.firstRange(of: "expecting"), message.text[wanted.upperBound...].contains("';'")
        else { return nil }
        let code = Array(body.utf8)
        let tokens = Token.all(of: code).filter { !$0.isDirective }
        // What follows the text begins with words of our own.
        let next = message.source == number ? tokens.firstIndex { $0.line >= line - 1 } : tokens.endIndex
        guard let next, next > 0, next == tokens.endIndex || tokens[next].line == line - 1,
            isFirst(next, of: tokens, code, message)
        else { return nil }
        let last = tokens[next - 1]
        guard ![";", "{", "}"].contains(last.text), origins.indices.contains(last.line) else { return nil }
        let start = code[..<last.range.lowerBound].lastIndex(of: .newline).map { $0 + 1 } ?? 0
        let origin = origins[last.line]
        let file = sources[origin.source]
        return file.diagnostic(
            line: origin.line, column: file.column(ofByte: last.range.upperBound - start + 1, inLine: origin.line),
            "';' is missing here (\(text))")
    }

    /// The word that was not expected is the first of its line, so that the line before lacks something.
    private func isFirst(_ place: Int, of tokens: [Token], _ code: [UInt8], _ message: CompilerMessage) -> Bool {
        guard place < tokens.endIndex, let column = message.column else { return true }
        let line = tokens[place].line
        let start = code[..<tokens[place].range.lowerBound].lastIndex(of: .newline).map { $0 + 1 } ?? 0
        let end = code[start...].firstIndex(of: .newline) ?? code.endIndex
        let bytes = Array(code[start..<end])
        let byte = message.countsBlanksOnce ? Self.byte(ofCollapsed: column, in: bytes) : column
        guard place + 1 < tokens.endIndex, tokens[place + 1].line == line else { return true }
        return byte <= tokens[place].range.upperBound - start
    }
}
