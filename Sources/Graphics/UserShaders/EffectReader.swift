/// Makes a flat text ready for the compiler: what the prelude declares is taken out, what it calls gets the name it calls.
struct EffectReader {
    var text: FlatText
    var definitions: [String] = []
    var problems: [Diagnostic] = []
    private(set) var warnings: [Diagnostic] = []
    var catalogue = UniformCatalogue()
    /// All names that are used, with those of directives.
    private(set) var names: Set<String> = []
    var switches: [EffectSwitch] = []

    let role: EffectRole
    let sources: [SourceFile]
    private let groups: [(line: Int, name: String)]
    let part: EffectPart
    private let vertexSource: Int?
    /// Pictures that samplers are to read, as Fragmentarium names them.
    var namedPictures: [(sampler: String, name: String)] = []
    /// Channels that the text declares as cubes.
    var cubes: Set<String> = []
    /// What a vertex shader hands over.
    var handedOver: Set<String> = []
    var tokens: [Token]
    /// What goes out, as it was declared.
    var outputs: [(name: String, type: String)] = []
    /// Lines of our own to come before lines of the text.
    var insertions: [(line: Int, text: String)] = []
    /// What the sources around the text tell it.
    var given: [GivenValue] = []
    var ownNames = OwnNames([])
    private var conditions = Conditions([])
    /// Where each uniform and each input was declared first.
    private var declared: [String: [Int]] = [:]
    private let samplers: Set<String>
    private let isTransition: Bool
    /// `#define res resolution`: other names for single words.
    let aliases: [String: String]
    private let preset: [String: [Double]]
    let vertexLines: [Range<Int>]
    /// Names of the writer's that have others for the compiler.
    var renamed: [String] = []

    init(_ flat: Flattener, role: EffectRole, part: EffectPart? = nil) {
        self.role = role
        self.part = part ?? EffectPart(flat.files[0])
        vertexSource = flat.vertexSource
        text = flat.text
        let otherShaders = text.keepFirstShader()
        sources = flat.sources
        groups = flat.groups
        preset = flat.preset
        vertexLines = flat.vertexLines
        tokens = Token.all(of: text.code)
        conditions = Conditions(tokens)
        samplers = Self.samplers(among: tokens, conditions)
        aliases = Self.aliases(among: tokens, conditions)
        let functions = OwnNames(tokens).functions
        isTransition = functions.contains("transition") && functions.isDisjoint(with: ["main", "mainImage"])
        noteMissingPictures()
        noteShadersLeftOut(behind: otherShaders)
        takeSwitches()
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
        ownNames = OwnNames(tokens, under: conditions)
        checkNames()
        chooseEntry(isAccumulated: flat.isAccumulated)
        chooseNeeds()
        giveImplicitNames()
        leaveOutRepeatedFunctions()
        endVertexMacros()
        replaceNames()
        endMacrosThatComeTwice()
        makeRoomForOwnNames()
        layInsertions()
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

    var hasVertexPart: Bool { vertexSource != nil || !vertexLines.isEmpty }

    /// It stands in a line that was made of the header.
    private func isOfHeader(_ offset: Int) -> Bool { text.line(of: offset) < part.declarations.count }

    private func place(of offset: Int) -> (source: SourceFile, line: Int, column: Int) {
        let line = text.line(of: offset)
        let origin = text.origins[line]
        let source = sources[origin.source]
        let column = source.column(ofByte: offset - text.lineStarts[line] + 1, inLine: origin.line)
        return (source, origin.line, column)
    }

    mutating func warning(_ message: String, at range: Range<Int>) {
        guard warnings.count < Flattener.mostProblems else { return }
        warn(diagnostic(message, at: range.lowerBound, severity: .warning))
    }

    mutating func warn(_ diagnostic: Diagnostic) {
        if !warnings.contains(diagnostic) { warnings.append(diagnostic) }
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
                tokens[close].text == "]",
                close + 1 == tokens.count || !BracketForm.operators.contains(tokens[close + 1].text)
            else { continue }
            var end = tokens[close].range.upperBound
            var note = String(decoding: text.code[start..<end], as: UTF8.self)
            for token in tokens[(close + 1)...].prefix(2) where BracketForm.locks.contains(token.text) {
                end = token.range.upperBound
                if token.text == BracketForm.logarithmic { note += " @log" }
            }
            found[tokens[place].range.upperBound] = BracketNote(end: end, comment: note)
            notePicture(in: place + 2...close, after: place)
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
        var kept: [Statement.Declarator] = []
        for declarator in statement.declarators {
            let isOfHeader = isOfHeader(declarator.range.lowerBound)
            // The header, or the program itself, declares it.
            if part.gives(declarator.name), !isOfHeader { continue }
            let isAlone = statement.blockName == nil
            let isGiven = isAlone && !isOfHeader && isGiven(declarator, statement, comments, brackets)
            let isRepeated = isAlone && isRepeated(declarator)
            if !isGiven, !isRepeated { kept.append(declarator) }
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

    /// Whether the sources around the text declare it.
    private mutating func isGiven(
        _ declarator: Statement.Declarator, _ statement: Statement, _ comments: CommentFinder,
        _ brackets: [Int: BracketNote]
    ) -> Bool {
        let (name, type) = (meaning(of: declarator.name), statement.type)
        if isTransition, [EffectNames.progress, "ratio"].contains(name) { return true }
        if let global = EffectNames.globals(of: role)[name] {
            if type == "samplerCube" { cubes.insert(name) }
            if let value = global.value(as: type) {
                give(name, type, value)
            } else if !global.types.contains(type) {
                // What we have of that name steps aside.
                if EffectNames.declared(in: role).contains(name) { return false }
                problem("'\(name)' is a \(global.types[0]) here, not a \(type)", at: declarator.range.lowerBound)
            }
            return true
        }
        guard declarator.length == nil, declarator.initialiser == nil else { return false }
        if let pictured = pictureSize(name, type) {
            give(name, type, pictured, isLate: true)
            return true
        }
        // With a range or a value of its own it is a knob, whatever it is called.
        let card = part.vertex != nil && role == .face ? GivenName.matricesOfCards[name] : nil
        guard let other = card ?? GivenName.declared(name), other.types.contains(type),
            let value = other.value(as: type),
            declaration(declarator, type, statement.range, comments, brackets).notes.isPlain
        else { return false }
        give(name, type, value)
        return true
    }

    /// glslViewer's `u_tex0Resolution` and live-glsl's `tex0_resolution`.
    private func pictureSize(_ name: String, _ type: String) -> String? {
        for ending in ["Resolution", "_resolution"] where name.hasSuffix(ending) {
            let picture = String(name.dropLast(ending.count))
            guard samplers.contains(picture), type == "vec2" || type == "vec3" else { continue }
            return GivenName.converted("vec4(textureSize(\(picture), 0), 1, 1)", to: type)
        }
        return nil
    }

    /// Fragmentarium's parts for vertices and for fragments declare what both read.
    mutating func isRepeated(_ declarator: Statement.Declarator) -> Bool {
        let place = conditions.stack(ofLine: text.line(of: declarator.range.lowerBound))
        guard let first = declared[declarator.name] else {
            declared[declarator.name] = place
            return false
        }
        return place.starts(with: first)
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
                warn(diagnostic(complaint.message, at: offset, severity: .warning))
            }
        }
        if let bracket {
            reader.read(bracket.comment)
            for complaint in reader.complaints {
                warn(diagnostic(complaint.message, at: statement.upperBound, severity: .warning))
            }
        }
        notePicture(of: declarator.name, in: beside)
        var notes = reader.notes
        let line = text.line(of: declarator.range.lowerBound)
        if notes.section == nil { notes.section = group(ofLine: line) }
        if let numbers = preset[declarator.name] { notes.adopt(numbers) }
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
