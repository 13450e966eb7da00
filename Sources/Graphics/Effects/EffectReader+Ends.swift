/// What comes in and goes out, and what the sources around the text are to know of it.
extension EffectReader {
    // MARK: what comes in and goes out

    mutating func input(_ statement: Statement) {
        if takeHandedOver(statement) { return }
        // `layout(pixel_center_integer) in vec4 gl_FragCoord;` is how some choose where pixels are counted.
        for declarator in statement.declarators where declarator.name != "gl_FragCoord" {
            let name = declarator.name
            let isAlias = EffectNames.aliases.contains(name)
            let global = EffectNames.globals(of: role)[name]
            guard isAlias || global != nil || EffectNames.places.contains(name) else {
                let all = (["v_uv", "gl_FragCoord"] + EffectNames.globals(of: role).keys.sorted())
                problem(
                    "nothing comes in as '\(name)'; \(role.named) gets \(all.joined(separator: ", "))",
                    at: declarator.range.lowerBound)
                continue
            }
            let type = global?.first ?? "vec2"
            if statement.type != type {
                problem("'\(name)' is a \(type) here, not a \(statement.type)", at: declarator.range.lowerBound)
            }
            if isAlias { aliases.append((text.line(of: statement.range.lowerBound), name)) }
        }
        text.blank(statement.range)
    }

    /// What a vertex shader hands over is a variable of the text.
    private mutating func takeHandedOver(_ statement: Statement) -> Bool {
        let names = statement.declarators.map(\.name)
        if isOfVertex(statement.range.lowerBound) {
            handedOver.formUnion(names)
            text.blank(statement.qualifiers)
            return true
        }
        guard !names.isEmpty, handedOver.isSuperset(of: names) else { return false }
        text.blank(statement.range)
        return true
    }

    mutating func output(_ statement: Statement) {
        if takeHandedOver(statement) { return }
        guard statement.blockName == nil, let declarator = statement.declarators.first else { return }
        if statement.type != "vec4" || declarator.length != nil || statement.declarators.count > 1 {
            return problem("what goes out is one vec4, like 'out vec4 colour;'", at: statement.range.lowerBound)
        }
        if !outputs.isEmpty, !outputs.contains(declarator.name) {
            return problem(
                "'\(declarator.name)' is a second output; one colour goes out, here '\(outputs[0])'",
                at: declarator.range.lowerBound)
        }
        outputs.append(declarator.name)
        text.blank(statement.qualifiers)
    }

    /// Lines of our own, so that no column moves; they count as the lines that they stand before.
    mutating func layAliases() {
        guard !aliases.isEmpty else { return }
        var laid = FlatText()
        let byLine = Dictionary(grouping: aliases, by: \.line)
        for (line, start) in text.lineStarts.enumerated() {
            for alias in byLine[line] ?? [] {
                laid.append("#define \(alias.name) v_uv".utf8, from: text.origins[line])
            }
            let end = line + 1 < text.lineStarts.count ? text.lineStarts[line + 1] : text.code.count
            laid.append(text.code[start..<(end - 1)], from: text.origins[line])
        }
        text = laid
    }

    /// What the writer defines is not to change the sources that follow.
    mutating func endMacros() {
        guard let origin = text.origins.last else { return }
        // What we call by its name may be the name of a macro.
        var ended: Set<String> = Set(outputs + ["main", "mainImage", "bend"])
        var names = aliases.map(\.name)
        for place in tokens.indices.dropLast(2)
        where tokens[place].isDirective && tokens[place].text == "#" && tokens[place + 1].text == "define" {
            names.append(tokens[place + 2].text)
        }
        for name in names where name.utf8.first?.isNameHead == true && ended.insert(name).inserted {
            let isReserved = name.hasPrefix("GL_") || name.contains("__")
            if !isReserved { text.append("#undef \(name)".utf8, from: origin) }
        }
    }

    // MARK: definitions

    mutating func checkNames() {
        checkLetters()
        for token in tokens where token.text.hasPrefix("zt_") {
            problem("names that begin with zt_ are taken; choose another", at: token.range.lowerBound)
        }
        let ours = EffectNames.functions(of: role)
        for other in EffectRole.allCases where other != role {
            for name in EffectNames.functions(of: other)
            where names.contains(name) && !ours.contains(name) && !isDefined(name) {
                guard let call = calls(of: name).first else { continue }
                problem("\(name)() is for \(other.named); this is \(role.named)", at: tokens[call].range.lowerBound)
            }
        }
    }

    /// Compilers say something else of a letter that they do not know: that the file ends there, say. What stands under a
    /// condition may be none of their business.
    private mutating func checkLetters() {
        var lastLine = -1
        var conditions = 0
        for (place, token) in tokens.enumerated() where token.line != lastLine {
            if token.isDirective, place > 0, tokens[place - 1].text == "#" {
                if token.text.hasPrefix("if") { conditions += 1 }
                if token.text == "endif" { conditions -= 1 }
            }
            guard conditions == 0, !token.isDirective else { continue }
            guard let letter = token.text.unicodeScalars.first, !letter.isASCII else { continue }
            lastLine = token.line
            problem(
                "'\(letter)' can only stand in a comment; names are made of a to z, 0 to 9 and _",
                at: token.range.lowerBound)
        }
    }

    private func calls(of name: String) -> [Int] {
        tokens.indices.filter { tokens[$0].text == name && $0 + 1 < tokens.count && tokens[$0 + 1].text == "(" }
    }

    /// `float name(…`: a type stands before it.
    private func isDefined(_ name: String) -> Bool {
        calls(of: name).contains { place in
            guard place > 0, !tokens[place].isDirective, tokens[place - 1].kind == .name else { return false }
            return !["return", "else", "do"].contains(tokens[place - 1].text)
        }
    }

    mutating func chooseEntry() {
        if let sampler = part.shows { definitions.append("ENTRY_COPY \(sampler)") }
        if part.vertex != nil { definitions.append("ENTRY_VERTEX") }
        if isDefined("main") {
            definitions += ["ENTRY_MAIN", "OUTPUT \(outputs.first ?? "zt_FragColor")"]
        } else if isDefined("mainImage") {
            definitions.append("ENTRY_IMAGE")
        } else {
            let message =
                "has no `void main()` and no `mainImage`: write "
                + "`void mainImage(out vec4 colour, in vec2 pixel) { … }`, or `void main()` that sets gl_FragColor"
            problems.append(sources.first?.diagnostic(line: 1, column: 1, message) ?? Diagnostic(in: "", message))
        }
    }

    mutating func chooseNeeds() {
        if role == .face, bends { definitions.append("NEEDS_BEND") }
        for channel in 0..<4 where names.contains("iChannel\(channel)") { definitions.append("CHANNEL\(channel)") }
    }

    /// `vec3 bend(vec3 point) {`
    private var bends: Bool {
        calls(of: "bend").contains { place in
            guard place > 0, tokens[place - 1].text == "vec3" else { return false }
            var next = place + 2
            while next < tokens.count, ["in", "const", "highp", "mediump", "lowp"].contains(tokens[next].text) {
                next += 1
            }
            guard next < tokens.count, tokens[next].text == "vec3" else { return false }
            next += 1
            if next < tokens.count, tokens[next].kind == .name { next += 1 }
            return next + 1 < tokens.count && tokens[next].text == ")" && tokens[next + 1].text == "{"
        }
    }
}
