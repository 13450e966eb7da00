/// What the text and the sources around it call things, so that they do not collide.
extension EffectReader {
    mutating func giveMember(_ member: String, of variable: String, _ type: String, _ value: String) {
        let name = "\(variable).\(member)"
        given.append(GivenValue(name: name, type: type, value: value, isInText: true, markedAs: variable))
    }

    mutating func give(
        _ name: String, _ type: String, _ value: String, isInText: Bool = false, isLate: Bool = false
    ) {
        guard !given.contains(where: { $0.name == name }) else { return }
        given.append(GivenValue(name: name, type: type, value: value, isInText: isInText, isLate: isLate))
    }

    /// What the text reads without declaring it.
    mutating func giveImplicitNames() {
        var known = part.isISF ? GivenName.implicit.merging(GivenName.ofISF) { $1 } : GivenName.implicit
        if part.vertex != nil, role == .face { known.merge(GivenName.matricesOfCards) { $1 } }
        for (name, implicit) in known.sorted(by: { $0.key < $1.key })
        where names.contains(name) && !ownNames.variables.contains(name) && !ownNames.functions.contains(name) {
            if let type = implicit.types.first, let value = implicit.value(as: type) { give(name, type, value) }
        }
        let used = names
        given.removeAll { !$0.isInText && !used.contains($0.name) }
        guard definitions.contains("ENTRY_TRANSITION") else { return }
        give("ratio", "float", "zt_resolution.x / zt_resolution.y")
        // Between two cards the motion says it.
        guard role != .transition else { return }
        var notes = Annotation()
        (notes.least, notes.most) = (0, 1)
        notes.help = "how far the transition is: 0 shows the first picture, 1 the second"
        catalogue.add(
            UniformDeclaration(
                file: sources[0].name, line: 1, column: 1, type: "float", name: EffectNames.progress, length: nil,
                initialiser: "0.5", comments: [], notes: notes))
    }

    /// It stands in a text that comes with the program.
    func isOfProgram(_ offset: Int) -> Bool {
        sources[text.origins[text.line(of: offset)].source].name.hasPrefix("<")
    }

    /// It stands in what Fragmentarium or another file has for vertices.
    func isOfVertexPart(_ offset: Int) -> Bool {
        if isOfVertex(offset) { return true }
        let line = text.line(of: offset)
        return vertexLines.contains { $0.contains(line) }
    }

    /// Lines that a knob turns on and off are laid in again as branches.
    mutating func takeSwitches() {
        guard sources.contains(where: { $0.text.contains(EffectSwitch.word) }) else { return }
        for (line, origin) in text.origins.enumerated() {
            let source = sources[origin.source]
            guard let found = EffectSwitch(source.line(origin.line), number: origin.line, of: source.name) else {
                continue
            }
            let end = line + 1 < text.lineStarts.count ? text.lineStarts[line + 1] : text.code.count
            text.blank(text.lineStarts[line]..<end)
            insertions.append((line, found.lines))
            if !switches.contains(where: { $0.name == found.name }) { switches.append(found) }
        }
        if !switches.isEmpty { tokens = Token.all(of: text.code) }
    }

    mutating func replaceNames() {
        let hasOwn = ownNames.functions.union(ownNames.variables)
        for (place, token) in tokens.enumerated() {
            var word = hasOwn.contains(token.text) && token.text != "main" ? nil : EffectNames.replacements[token.text]
            if token.text == "main", isOfVertexPart(token.range.lowerBound) { word = EffectNames.vertexEntry }
            if word == nil, place + 2 < tokens.count, tokens[place + 1].text == "(",
                tokens[place + 2].text.hasPrefix("iChannel"), !hasOwn.contains(token.text)
            {
                word = EffectNames.channelFunctions[token.text]
            }
            if let word { text.replace(token.range, with: word) }
        }
    }

    /// What the writer calls like something of GLSL's or of ours gets another name, by a macro that no message shows.
    mutating func makeRoomForOwnNames() {
        let taken = Set(GLSLFunctions.names + EffectNames.declared(in: role))
        let own = ownNames.functions.union(ownNames.variables).intersection(taken)
            .subtracting(ownNames.doubtful).union(ownNames.reserved)
        renamed = own.subtracting(["main"]).sorted()
        let functions = Set(GLSLFunctions.names).intersection(ownNames.functions)
        let called = callGLSLsOwn()
        insertions =
            renamed.map { name in
                if let other = called[name] {
                    let calls = Overloads.forwarding(name, as: other, but: [])
                    return (0, (calls + ["#define \(name) \(EffectNames.ownPrefix)\(name)"]).joined(separator: "\n"))
                }
                // Until a function is declared, GLSL's own is meant.
                let line = functions.contains(name) && !ownNames.reserved.contains(name) ? ownNames.lines[name] : nil
                let other = EffectNames.ownPrefix + name
                let forwarding = line == nil ? [] : Overloads.forwarding(name, as: other, but: parameters(of: name))
                return (line ?? 0, (forwarding + ["#define \(name) \(other)"]).joined(separator: "\n"))
            } + insertions
    }

    /// A uniform may have the name of a function that is called as well, as in `pow(x, pow)`: then that function is meant.
    /// - Returns: what is called in its place, a word of the same length.
    private mutating func callGLSLsOwn() -> [String: String] {
        let variables = ownNames.variables.subtracting(ownNames.functions)
        // There may be many tokens, and many variables.
        var calls: [String: [Int]] = [:]
        for place in tokens.indices.dropLast() where tokens[place + 1].text == "(" {
            let name = tokens[place].text
            guard variables.contains(name), place == 0 || ![".", "define"].contains(tokens[place - 1].text) else {
                continue
            }
            calls[name, default: []].append(place)
        }
        var others: [String: String] = [:]
        for (name, places) in calls.sorted(by: { $0.key < $1.key }) {
            guard let other = Overloads.otherName(for: name, but: names) else { continue }
            for place in places { text.replace(tokens[place].range, with: other) }
            others[name] = other
        }
        return others
    }

    /// Many drivers take the later one of two macros of a name; others refuse both.
    mutating func endMacrosThatComeTwice() {
        var known: Set<String> = []
        for place in Token.definedNames(among: tokens) {
            let name = EffectNames.replacements[tokens[place].text] ?? tokens[place].text
            if !known.insert(name).inserted { insertions.append((tokens[place].line, "#undef \(name)")) }
            // What comes with the program steps aside for a constant of the writer's own.
            if isOfProgram(tokens[place].range.lowerBound), ownNames.variables.contains(name),
                let line = ownNames.lines[name]
            {
                insertions.append((line, "#undef \(name)"))
            }
        }
    }
}
