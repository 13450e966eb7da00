internal import LayoutCore

extension EffectText {
    static let mostDiagnostics = 20

    /// What the compiler or the linker said, in the writer's lines and columns.
    /// - Parameter number: of the body among the sources, as messages have it.
    public func diagnostics(from log: String, source number: Int) -> [Diagnostic] {
        var found: [Diagnostic] = []
        let lines = body.utf8.split(separator: .newline, omittingEmptySubsequences: false).map(Array.init)
        for message in Self.withoutEchoes(CompilerMessage.all(in: log)) {
            let next = diagnostic(of: message, source: number, lines)
            let isKnown = found.contains {
                $0.file == next.file && $0.line == next.line && $0.message == next.message
            }
            if !isKnown { found.append(next) }
        }
        // Warnings are not to hide errors.
        if found.count > Self.mostDiagnostics {
            found = found.filter { $0.severity == .error } + found.filter { $0.severity == .warning }
        }
        return Array(found.prefix(Self.mostDiagnostics))
    }

    /// What has no type makes all that it stands in an error too; one is enough.
    private static func withoutEchoes(_ messages: [CompilerMessage]) -> [CompilerMessage] {
        let echoes = ["must be numeric", "non-numeric data type", "wrong type error", "(error", ", error"]
        var broken: Set<[Int?]> = []
        return messages.filter { message in
            let place = [message.source, message.line]
            if message.line != nil, broken.contains(place), echoes.contains(where: message.text.contains) {
                return false
            }
            if message.severity == .error { broken.insert(place) }
            return true
        }
    }

    private func diagnostic(of message: CompilerMessage, source number: Int, _ lines: [[UInt8]]) -> Diagnostic {
        let text = Self.written(message.text) + advice(on: message.text)
        guard let line = message.line else { return unplaced(text, message.severity) }
        if let missing = missingSemicolon(message, source: number, shown: text) { return missing }
        guard message.source == number, origins.indices.contains(line - 1), lines.indices.contains(line - 1) else {
            return outside(text, message)
        }
        let origin = origins[line - 1]
        let column = Self.column(of: message, in: lines[line - 1])
        let file = sources[origin.source]
        return file.diagnostic(
            line: origin.line, column: column.map { file.column(ofByte: $0, inLine: origin.line) }, text,
            severity: message.severity)
    }

    /// What is wrong with all of the text stands at its beginning: editors go nowhere without a line.
    private func unplaced(_ text: String, _ severity: Diagnostic.Severity) -> Diagnostic {
        guard let source = sources.first else { return Diagnostic(in: path, text, severity: severity) }
        return source.diagnostic(line: 1, column: 1, text, severity: severity)
    }

    /// What goes wrong in the sources that follow comes from a bracket that is still open there.
    private func outside(_ text: String, _ message: CompilerMessage) -> Diagnostic {
        guard text.contains("syntax") || text.contains("unexpected") else { return unplaced(text, message.severity) }
        let code = Array(body.utf8)
        var open: [Token] = []
        for token in Token.all(of: code) where !token.isDirective {
            if ["(", "[", "{"].contains(token.text) { open.append(token) }
            if [")", "]", "}"].contains(token.text) { _ = open.popLast() }
        }
        guard let last = open.last, origins.indices.contains(last.line) else {
            return unplaced(text, message.severity)
        }
        let origin = origins[last.line]
        let lineStart = code[..<last.range.lowerBound].lastIndex(of: .newline).map { $0 + 1 } ?? 0
        let byte = last.range.lowerBound - lineStart + 1
        let file = sources[origin.source]
        return file.diagnostic(
            line: origin.line, column: file.column(ofByte: byte, inLine: origin.line),
            "this '\(last.text)' is not closed (\(text))")
    }

    /// Where the word that the message quotes stands nearest to its column, for macros move columns.
    private static func column(of message: CompilerMessage, in line: [UInt8]) -> Int? {
        let wanted = Set(quotedNames(in: message.text.replacing(EffectNames.ownPrefix, with: "")))
        let places = Token.all(of: line).filter { wanted.contains($0.text) }.map { $0.range.lowerBound + 1 }
        let given = message.column.map { message.countsBlanksOnce ? byte(ofCollapsed: $0, in: line) : $0 }
        let reported = given.map { min(max($0, 1), line.count + 1) }
        guard let reported else { return places.first }
        return places.min { abs($0 - reported) < abs($1 - reported) } ?? reported
    }

    /// Where the column is when blanks that follow one another are counted as one.
    static func byte(ofCollapsed column: Int, in line: [UInt8]) -> Int {
        var counted = 0
        for (place, byte) in line.enumerated() {
            if !(byte.isBlank && place > 0 && line[place - 1].isBlank) { counted += 1 }
            if counted >= column, !byte.isBlank { return place + 1 }
        }
        return line.count + 1
    }

    /// `foo` of 'foo', `foo' and "foo(vec3)".
    static func quotedNames(in text: String) -> [String] {
        var names: [String] = []
        var rest = text[...]
        while let mark = rest.firstIndex(where: { "'`\"".contains($0) }) {
            rest = rest[rest.index(after: mark)...]
            let name = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
            if let first = name.utf8.first, first.isNameHead { names.append(String(name)) }
            guard let end = rest.firstIndex(where: { "'\"".contains($0) }) else { break }
            rest = rest[rest.index(after: end)...]
        }
        return names
    }

    /// With the names that the writer used, and quotes alike.
    private static func written(_ message: String) -> String {
        var text = message.replacing("`", with: "'").replacing(EffectNames.ownPrefix, with: "")
        for (name, ours) in EffectNames.replacements.merging(EffectNames.channelFunctions, uniquingKeysWith: { $1 })
        where text.contains(ours) { text = replaced(ours, name, in: text) }
        return text
    }

    /// Whole words only.
    private static func replaced(_ word: String, _ other: String, in text: String) -> String {
        let code = Array(text.utf8)
        var shown: [UInt8] = []
        var place = 0
        for token in Token.all(of: code) where token.text == word {
            shown += code[place..<token.range.lowerBound] + Array(other.utf8)
            place = token.range.upperBound
        }
        return String(decoding: shown + code[place...], as: UTF8.self)
    }

    // MARK: advice

    private func advice(on message: String) -> String {
        let isUnknown = ["undeclared", "undefined", "no function with name"].contains { message.contains($0) }
        guard isUnknown, let name = Self.quotedNames(in: message).first else { return "" }
        for other in EffectRole.allCases where other != role {
            let has = EffectNames.globals(of: other)[name] != nil && EffectNames.globals(of: role)[name] == nil
            if has { return "; only \(other.named) gets it" }
        }
        let names = EffectNames.known(in: role) + GLSLFunctions.names + catalogue.uniforms.map(\.name)
        guard let near = Suggestion.nearest(to: name, among: names.filter { $0 != name }) else { return "" }
        return "; did you mean '\(near)'?"
    }
}
