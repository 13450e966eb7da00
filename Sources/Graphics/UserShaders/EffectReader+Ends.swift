internal import LayoutCore

/// Inputs and outputs of the text, and what our sources around it must know of them.
extension EffectReader {
    // MARK: what comes in and goes out

    mutating func input(_ statement: Statement) {
        let isHandedOver = isOfVertex(statement.range.lowerBound) && !isAttribute(statement)
        if isHandedOver, takeHandedOver(statement) { return }
        if statement.blockName != nil { return inputBlock(statement) }
        // `layout(pixel_center_integer) in vec4 gl_FragCoord;` is how some choose where pixels are counted.
        for declarator in statement.declarators
        where declarator.name != "gl_FragCoord" && !handedOver.contains(declarator.name) {
            if isOfOurs(declarator, statement.type) || isRepeated(declarator) { continue }
            comeIn(declarator, statement.type)
        }
        text.blank(statement.range)
    }

    /// What a vertex shader is given itself.
    private func isAttribute(_ statement: Statement) -> Bool {
        let words = String(decoding: text.code[statement.qualifiers], as: UTF8.self).split { !$0.isLetter }
        return words.contains("attribute") || words.contains("in")
    }

    /// What a vertex shader hands over is a variable of the text.
    private mutating func takeHandedOver(_ statement: Statement) -> Bool {
        let names = statement.declarators.map(\.name)
        guard statement.blockName == nil, !names.contains(where: { GivenName.ofISF[$0] != nil }) else { return false }
        handedOver.formUnion(names)
        text.blank(statement.qualifiers)
        return true
    }

    /// Whether the sources around the text declare an input of this name.
    private mutating func isOfOurs(_ declarator: Statement.Declarator, _ type: String) -> Bool {
        guard let global = EffectNames.globals(of: role)[declarator.name] else { return false }
        if global.types.contains(type) { return true }
        let isOther = GivenName.incoming(declarator.name) != nil && declarator.name != "v_uv" && global.value != nil
        if isOther { return false }
        problem("'\(declarator.name)' is a \(global.types[0]) here, not a \(type)", at: declarator.range.lowerBound)
        return true
    }

    /// A variable in its place is told what comes in.
    private mutating func comeIn(_ declarator: Statement.Declarator, _ type: String) {
        let (name, range) = (declarator.name, declarator.range)
        let length = declarator.length.map { "[\($0)]" } ?? ""
        if GivenName.incoming(name) == nil, !hasVertexPart, !isOfProgram(range.lowerBound) {
            warning(
                "nothing comes in as '\(name)'\(nearestInput(to: name)); a value for its type is made up", at: range)
        }
        let line = text.line(of: range.lowerBound)
        guard length.isEmpty, let value = incomingValue(name, type) else {
            return insertions.append((line, "\(type) \(name)\(length);"))
        }
        let place = GivenValue(name: name, type: type, value: value, isInText: true)
        insertions.append((line, "#define \(place.mark)\n\(type) \(name) = \(value);"))
        give(name, type, value, isInText: true)
    }

    private func nearestInput(to name: String) -> String {
        let known = EffectNames.globals(of: role).keys.filter { $0.hasPrefix("v") }.sorted()
        return Suggestion.nearest(to: name, among: known).map { "; did you mean '\($0)'?" } ?? ""
    }

    private func incomingValue(_ name: String, _ type: String) -> String? {
        if type.hasPrefix("mat") { return "\(type)(1)" }
        return GivenName.converted(GivenName.incoming(name) ?? GivenName.incoming(ofType: type), to: type)
    }

    /// KodeLife's `in VertexData { … } inData;`: a variable of a structure, or variables.
    private mutating func inputBlock(_ statement: Statement) {
        text.blank(statement.range)
        let line = text.line(of: statement.range.lowerBound)
        guard let instance = statement.declarators.first, instance.length == nil, let block = statement.blockName else {
            for member in statement.members { comeIn(member.declarator, member.type) }
            return
        }
        let members = statement.members.map { member in
            let length = member.declarator.length.map { "[\($0)]" } ?? ""
            return "\(member.type) \(member.declarator.name)\(length);"
        }
        let values = statement.members.compactMap { member in
            member.declarator.length == nil ? incomingValue(member.declarator.name, member.type) : nil
        }
        let isTold = values.count == statement.members.count
        let start = isTold ? " = \(block)(\(values.joined(separator: ", ")))" : ""
        insertions += [
            (line, "#define ZT_HAS_\(instance.name)\nstruct \(block) { \(members.joined(separator: " ")) };"),
            (line, "\(block) \(instance.name)\(start);"),
        ]
        for member in statement.members where member.declarator.length == nil {
            guard let value = incomingValue(member.declarator.name, member.type) else { continue }
            giveMember(member.declarator.name, of: instance.name, member.type, value)
        }
    }

    mutating func output(_ statement: Statement) {
        if isOfVertex(statement.range.lowerBound), takeHandedOver(statement) { return }
        guard !isOfVertexPart(statement.range.lowerBound) else { return text.blank(statement.qualifiers) }
        guard statement.blockName == nil, statement.declarators.allSatisfy({ $0.length == nil }),
            ["vec4", "vec3", "vec2", "float"].contains(statement.type)
        else { return problem("what goes out is a vec4, like 'out vec4 colour;'", at: statement.range.lowerBound) }
        for declarator in statement.declarators where !outputs.contains(where: { $0.name == declarator.name }) {
            outputs.append((declarator.name, statement.type))
        }
        text.blank(statement.qualifiers)
    }

    /// The first of several outputs is shown; the others go nowhere.
    var outgoing: String {
        guard let output = outputs.first else {
            let isNumbered = names.contains("gl_FragData") && !names.contains("gl_FragColor")
            return isNumbered ? "zt_FragData[0]" : "zt_FragColor"
        }
        switch output.type {
        case "vec3": return "vec4(\(output.name), 1)"
        case "vec2": return "vec4(\(output.name), 0, 1)"
        case "float": return "vec4(vec3(\(output.name)), 1)"
        default: return output.name
        }
    }

    /// Lines of our own, so that no column moves; they count as the lines that they stand before.
    mutating func layInsertions() {
        guard !insertions.isEmpty else { return }
        var laid = FlatText()
        let byLine = Dictionary(grouping: insertions, by: \.line)
        for (line, start) in text.lineStarts.enumerated() {
            for insertion in byLine[line] ?? [] {
                for part in insertion.text.split(separator: "\n") { laid.append(part.utf8, from: text.origins[line]) }
            }
            let end = line + 1 < text.lineStarts.count ? text.lineStarts[line + 1] : text.code.count
            laid.append(text.code[start..<(end - 1)], from: text.origins[line])
        }
        text = laid
    }

    /// The writer's macros must not change the sources that follow.
    mutating func endMacros() {
        guard let origin = text.origins.last else { return }
        // What we call by its name may be the name of a macro.
        var ended = Set(outputs.map(\.name) + ["main", "mainImage", "transition", "bend"])
        var names = Token.definedNames(among: tokens).map {
            EffectNames.replacements[tokens[$0].text] ?? tokens[$0].text
        }
        names += renamed + switches.map(\.name)
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

    /// - Parameter line: the line of dashes that ends the first of several shaders; nil where there is but one.
    mutating func noteShadersLeftOut(behind line: Int?) {
        guard let line else { return }
        let start = text.lineStarts[line]
        let message = "the shaders behind this line of dashes are left out; put each into a file of its own"
        warning(message, at: start..<start + 1)
    }

    private func calls(of name: String) -> [Int] {
        tokens.indices.filter { tokens[$0].text == name && $0 + 1 < tokens.count && tokens[$0 + 1].text == "(" }
    }

    /// `float name(…`: a type stands before it.
    func isDefined(_ name: String) -> Bool {
        calls(of: name).contains { place in
            guard place > 0, !tokens[place].isDirective, tokens[place - 1].kind == .name else { return false }
            return !["return", "else", "do"].contains(tokens[place - 1].text)
        }
    }

    /// - Parameter isAccumulated: what is drawn is a sum, whose alpha says of how much.
    mutating func chooseEntry(isAccumulated: Bool) {
        if let sampler = part.shows { definitions.append("ENTRY_COPY \(sampler)") }
        guard role != .transition || leadsSomewhere else {
            let message =
                "is no transition: write `vec4 transition(vec2 uv)` with getFromColor and getToColor, or an ISF header with "
                + "startImage and endImage"
            problems.append(sources.first?.diagnostic(line: 1, column: 1, message) ?? Diagnostic(in: "", message))
            return
        }
        // One that is there under a condition alone is for another program.
        let isSpare =
            ownNames.doubtful.contains("main") && ownNames.functions.contains("mainImage")
            && !ownNames.doubtful.contains("mainImage")
        let isMain = isDefined("main") || meaning(of: "mainImage") == "main"
        if isMain, !isSpare {
            definitions += ["ENTRY_MAIN", "OUTPUT \(isAccumulated ? "zt_mean(\(outgoing))" : outgoing)"]
        } else if ownNames.functions.contains("mainImage") {
            definitions.append("ENTRY_IMAGE")
        } else if isDefined("transition") {
            definitions.append("ENTRY_TRANSITION")
        } else {
            let message =
                "has no `void main()` and no `mainImage`: write "
                + "`void mainImage(out vec4 colour, in vec2 pixel) { … }`, or `void main()` that sets gl_FragColor"
            problems.append(sources.first?.diagnostic(line: 1, column: 1, message) ?? Diagnostic(in: "", message))
        }
        let hasVertexMain = tokens.contains { $0.text == "main" && isOfVertexPart($0.range.lowerBound) }
        if hasVertexMain { definitions.append("ENTRY_PLACE") }
    }

    /// It reads a picture before and one after.
    private var leadsSomewhere: Bool {
        isDefined("transition") || part.isISF && part.inputs.values.contains(.before)
    }

    /// What WebGL 2 has of itself, and OpenGL 3.3 where it is asked.
    var neededExtensions: [String] {
        let packs = names.contains { name in
            Self.packed.contains { name.hasSuffix($0) } && (name.hasPrefix("pack") || name.hasPrefix("unpack"))
        }
        return packs ? ["GL_ARB_shading_language_packing : enable"] : []
    }

    private static let packed = ["Half2x16", "norm2x16", "norm4x8"]

    mutating func chooseNeeds() {
        if role == .face, bends {
            definitions.append("NEEDS_BEND")
        } else if role == .face, part.vertex != nil, !part.isISF {
            definitions += ["NEEDS_BEND", "BENT_BY_VERTICES"]
        }
        let isViewer = names.contains("iViewerChannel") && !ownNames.variables.contains("iViewerChannel")
        if isViewer { definitions.append("VIEWER") }
        for channel in 0..<4 where names.contains("iChannel\(channel)") || isViewer && channel == 0 {
            // A header may call its own pictures so.
            guard !part.gives("iChannel\(channel)") else { continue }
            definitions.append("CHANNEL\(channel)")
            if isCube(channel) { definitions.append("CUBE\(channel)") }
        }
    }

    /// The channel is six pictures around the eye.
    private func isCube(_ channel: Int) -> Bool {
        if case .cube = part.inputs["iChannel\(channel)"] { return true }
        return cubes.contains("iChannel\(channel)")
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
