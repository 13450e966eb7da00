/// Makes a flat text ready for the compiler: what the prelude declares is taken out, what it calls gets the name it calls.
struct EffectReader {
    var text: FlatText
    var definitions: [String] = []
    var problems: [Diagnostic] = []
    private(set) var warnings: [Diagnostic] = []
    private(set) var catalogue = UniformCatalogue()
    /// All names that are used, with those of directives.
    private(set) var names: Set<String> = []

    let role: EffectRole
    let sources: [SourceFile]
    private let groups: [(line: Int, name: String)]
    let part: EffectPart
    private let vertexSource: Int?
    /// What a vertex shader hands over.
    var handedOver: Set<String> = []
    var tokens: [Token]
    var outputs: [String] = []
    /// `#define` lines to come before lines of the text.
    var aliases: [(line: Int, name: String)] = []

    init(_ flat: Flattener, role: EffectRole, part: EffectPart? = nil) {
        self.role = role
        self.part = part ?? EffectPart(flat.files[0])
        vertexSource = flat.vertexSource
        text = flat.text
        sources = flat.sources
        groups = flat.groups
        tokens = Token.all(of: text.code)
        let brackets = takeBracketForms()
        let comments = CommentFinder(text, tokens)
        for statement in StatementScanner.statements(of: tokens, in: text.code) {
            switch statement.role {
            case .uniform: uniform(statement, comments, brackets)
            case .input: input(statement)
            case .output: output(statement)
            case .structure: keepMembers(statement, comments, brackets)
            }
        }
        tokens.removeAll { text.code[$0.range.lowerBound] == .space }
        names = Set(tokens.lazy.filter { $0.kind == .name }.map(\.text))
        checkNames()
        chooseEntry()
        chooseNeeds()
        for token in tokens {
            let word = isOfVertex(token.range.lowerBound) ? EffectPart.inVertex[token.text] : nil
            if let word = word ?? EffectNames.replacements[token.text] { text.replace(token.range, with: word) }
        }
        layAliases()
        endMacros()
    }

    // MARK: places

    mutating func problem(_ message: String, at offset: Int) {
        guard problems.count < Flattener.mostProblems else { return }
        problems.append(diagnostic(message, at: offset))
    }

    /// It stands in a vertex shader that is laid before the text.
    func isOfVertex(_ offset: Int) -> Bool {
        vertexSource != nil && text.origins[text.line(of: offset)].source == vertexSource
    }

    /// It stands in a line that was made of the header.
    private func isOfHeader(_ offset: Int) -> Bool { text.line(of: offset) < part.declarations.count }

    private func place(of offset: Int) -> (source: SourceFile, line: Int, column: Int) {
        let line = text.line(of: offset)
        let origin = text.origins[line]
        let source = sources[origin.source]
        let column = source.column(ofByte: offset - text.lineStarts[line] + 1, inLine: origin.line)
        return (source, origin.line, column)
    }

    private func diagnostic(
        _ message: String, at offset: Int, severity: Diagnostic.Severity = .error
    ) -> Diagnostic {
        let (source, line, column) = place(of: offset)
        return source.diagnostic(line: line, column: column, message, severity: severity)
    }

    // MARK: Fragmentarium

    private struct BracketNote {
        var end: Int
        var comment: String
    }

    /// `slider[…]` behind a uniform is no GLSL.
    /// - Returns: what was found, by the end of the statement before it.
    private mutating func takeBracketForms() -> [Int: BracketNote] {
        var found: [Int: BracketNote] = [:]
        for place in tokens.indices.dropLast(2)
        where BracketForm.words.contains(tokens[place + 1].text) && tokens[place].text == ";"
            && tokens[place + 2].text == "[" && !tokens[place + 1].isDirective
        {
            let start = tokens[place + 1].range.lowerBound
            guard let close = tokens[(place + 2)...].firstIndex(where: { $0.text == "]" || $0.text == ";" }),
                tokens[close].text == "]"
            else { continue }
            var end = tokens[close].range.upperBound
            let note = String(decoding: text.code[start..<end], as: UTF8.self)
            if close + 1 < tokens.count, BracketForm.locks.contains(tokens[close + 1].text) {
                end = tokens[close + 1].range.upperBound
            }
            found[tokens[place].range.upperBound] = BracketNote(end: end, comment: note)
            text.blank(start..<end)
        }
        if !found.isEmpty { tokens = Token.all(of: text.code) }
        return found
    }

    // MARK: uniforms

    private mutating func uniform(
        _ statement: Statement, _ comments: CommentFinder, _ brackets: [Int: BracketNote]
    ) {
        keepMembers(statement, comments, brackets)
        let globals = EffectNames.globals(of: role)
        var kept: [Statement.Declarator] = []
        for declarator in statement.declarators {
            if part.gives(declarator.name), !isOfHeader(declarator.range.lowerBound) { continue }
            guard statement.blockName == nil, let types = globals[declarator.name] else {
                kept.append(declarator)
                continue
            }
            let start = declarator.range.lowerBound
            if !types.contains(statement.type) {
                problem("'\(declarator.name)' is a \(types[0]) here, not a \(statement.type)", at: start)
            } else if statement.type != types[0] {
                let definition = "TYPE_\(declarator.name) \(statement.type)"
                if !definitions.contains(definition) { definitions.append(definition) }
            }
        }
        guard statement.blockName == nil else { return }
        for declarator in kept where !catalogue.isFull {
            catalogue.add(declaration(declarator, statement.type, statement.range, comments, brackets))
        }
        guard kept.count < statement.declarators.count else { return }
        guard let first = kept.first else { return text.blank(statement.range) }
        let keptNames = Set(kept.map(\.range))
        for declarator in statement.declarators {
            let isKept = keptNames.contains(declarator.range)
            if !isKept { text.blank(declarator.range) }
            if let comma = declarator.comma, !isKept || declarator.range == first.range { text.blank(comma) }
        }
    }

    private mutating func keepMembers(
        _ statement: Statement, _ comments: CommentFinder, _ brackets: [Int: BracketNote]
    ) {
        for member in statement.members {
            var found = declaration(member.declarator, member.type, member.range, comments, brackets)
            if let block = statement.blockName {
                if !statement.declarators.isEmpty { found.name = "\(block).\(found.name)" }
                catalogue.add(found)
            } else {
                catalogue.add(member: found, of: statement.type)
            }
        }
    }

    private mutating func declaration(
        _ declarator: Statement.Declarator, _ type: String, _ statement: Range<Int>, _ comments: CommentFinder,
        _ brackets: [Int: BracketNote]
    ) -> UniformDeclaration {
        if isOfHeader(statement.lowerBound) { return noted(declarator, type) }
        let bracket = brackets[statement.upperBound]
        let after = bracket?.end ?? statement.upperBound
        let limit = nextCode(after: after)
        let beside = comments.above(statement) + comments.behind(declarator.range, before: limit)
        var reader = AnnotationReader()
        for comment in beside {
            reader.read(comment.text)
            for complaint in reader.complaints {
                let offset = comment.range.lowerBound + comment.mark + complaint.offset
                warnings.append(diagnostic(complaint.message, at: offset, severity: .warning))
            }
        }
        if let bracket {
            reader.read(bracket.comment)
            for complaint in reader.complaints {
                warnings.append(diagnostic(complaint.message, at: statement.upperBound, severity: .warning))
            }
        }
        var notes = reader.notes
        let line = text.line(of: declarator.range.lowerBound)
        if notes.default == nil { notes.default = EffectPart.views[declarator.name] }
        if notes.section == nil { notes.section = group(ofLine: line) }
        let (source, sourceLine, column) = place(of: declarator.range.lowerBound)
        return UniformDeclaration(
            file: source.name, line: sourceLine, column: column, type: type, name: declarator.name,
            length: declarator.length, initialiser: declarator.initialiser, comments: beside.map(\.text), notes: notes)
    }

    /// What the header says of a uniform.
    private func noted(_ declarator: Statement.Declarator, _ type: String) -> UniformDeclaration {
        let (source, line, column) = place(of: declarator.range.lowerBound)
        return UniformDeclaration(
            file: source.name, line: line, column: column, type: type, name: declarator.name, length: nil,
            initialiser: nil, comments: [], notes: part.notes[declarator.name] ?? Annotation())
    }

    /// What the last `#group` before the line says.
    private func group(ofLine line: Int) -> String? {
        var low = 0
        var high = groups.count
        while low < high {
            let middle = (low + high) / 2
            if groups[middle].line < line { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? groups[low - 1].name : nil
    }

    /// Where the next word begins.
    private func nextCode(after offset: Int) -> Int {
        var low = 0
        var high = tokens.count
        while low < high {
            let middle = (low + high) / 2
            if tokens[middle].range.lowerBound < offset { low = middle + 1 } else { high = middle }
        }
        return low < tokens.count ? tokens[low].range.lowerBound : text.code.count
    }
}
