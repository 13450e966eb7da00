extension EffectReader {
    /// A function that the text defines.
    private struct Function {
        var type: String
        var name: String
        /// The types of what it takes.
        var parameters: [String]
        /// From its type to the brace that closes it.
        var whole: Range<Int>
        /// From the brace that opens it to the one that closes it.
        var body: Range<Int>

        func takesTheSame(as other: Function) -> Bool { name == other.name && parameters == other.parameters }
    }

    /// Where something is defined twice, the part for fragments counts before Fragmentarium's part for vertices, and what the
    /// writer has defined before what comes with the program.
    mutating func leaveOutRepeatedFunctions() {
        let hosts = Set(sources.indices.filter { FragmentariumHost.isName(sources[$0].name) })
        guard hasVertexPart || !hosts.isEmpty else { return }
        let functions = functions().filter { $0.name != "main" }
        leaveOutFunctionsOfHosts(functions.filter { !isOfVertexPart($0.body.lowerBound) }, hosts)
        let others = Dictionary(grouping: functions.filter { !isOfVertexPart($0.body.lowerBound) }, by: \.name)
        for function in functions where isOfVertexPart(function.body.lowerBound) {
            guard let others = others[function.name] else { continue }
            if others.contains(where: { $0.type == function.type && doTheSame($0, function) }) {
                leaveOutBody(of: function)
            } else {
                renameInVertexPart(function.name)
            }
        }
    }

    private func doTheSame(_ one: Function, _ other: Function) -> Bool {
        func words(_ body: Range<Int>) -> [String] { tokens.filter { body.contains($0.range.lowerBound) }.map(\.text) }
        return words(one.body) == words(other.body)
    }

    /// - Parameter hosts: the places of those sources in the list.
    private mutating func leaveOutFunctionsOfHosts(_ functions: [Function], _ hosts: Set<Int>) {
        func isOfHost(_ function: Function) -> Bool {
            hosts.contains(text.origins[text.line(of: function.body.lowerBound)].source)
        }
        let own = Dictionary(grouping: functions.filter { !isOfHost($0) }, by: \.name)
        for function in functions where isOfHost(function) {
            let twins = (own[function.name] ?? []).filter { function.takesTheSame(as: $0) }
            guard let twin = twins.first else { continue }
            if twin.type == function.type {
                leaveOutBody(of: function)
            } else {
                text.blank(function.whole)
                tokens.removeAll { function.whole.contains($0.range.lowerBound) }
            }
        }
    }

    /// A declaration stays, for whoever calls it before the other definition comes.
    private mutating func leaveOutBody(of function: Function) {
        text.blank(function.body)
        text.replace(function.body.lowerBound..<function.body.lowerBound + 1, with: ";")
        tokens.removeAll { function.body.contains($0.range.lowerBound) }
    }

    /// What both call the same is something else there.
    private mutating func renameInVertexPart(_ name: String) {
        let definition = "#define \(name) \(EffectNames.ownPrefix)vertex_\(name)"
        guard !insertions.contains(where: { $0.text == definition }) else { return }
        for lines in vertexLines {
            insertions += [(lines.lowerBound, definition), (lines.upperBound, "#undef \(name)")]
        }
    }

    /// What is defined for vertices alone, fragments do not know. Where the part for vertices has no `main`, what would read it there
    /// is in the part for fragments.
    mutating func endVertexMacros() {
        guard vertexLines.count > 1,
            tokens.contains(where: { $0.text == "main" && isOfVertexPart($0.range.lowerBound) })
        else { return }
        var own: [(name: String, line: Int)] = []
        var others: Set<String> = []
        for place in Token.definedNames(among: tokens) {
            let name = tokens[place].text
            if vertexLines.contains(where: { $0.contains(tokens[place].line) }) {
                own.append((name, tokens[place].line))
            } else {
                others.insert(name)
            }
        }
        for macro in own where !others.contains(macro.name) {
            let line = String(decoding: text.code[text.bytes(of: macro.line..<macro.line + 1)], as: UTF8.self)
            for lines in vertexLines where lines.upperBound > macro.line {
                if lines.lowerBound > macro.line { insertions.append((lines.lowerBound, ArgumentList.trimmed(line))) }
                insertions.append((lines.upperBound, "#undef \(macro.name)"))
            }
        }
    }

    /// The types of what each of the writer's functions of this name takes.
    func parameters(of name: String) -> [[String]] { functions().filter { $0.name == name }.map(\.parameters) }

    private func functions() -> [Function] {
        var found: [Function] = []
        var depth = 0
        /// The function whose name and brackets have come.
        var open: (name: Int, end: Int)?
        var start = 0
        let all = tokens.filter { !$0.isDirective }
        for (place, token) in all.enumerated() {
            switch token.text {
            case "(": if depth == 0, place > 1, open == nil { open = (place - 1, place) }
            case ")": if depth == 0, let name = open?.name { open = (name, place) }
            case "{":
                if depth == 0 { start = token.range.lowerBound }
                depth += 1
            case "}":
                depth = max(0, depth - 1)
                guard depth == 0 else { continue }
                if let (name, end) = open {
                    let whole = all[name - 1].range.lowerBound..<token.range.upperBound
                    found.append(
                        Function(
                            type: all[name - 1].text, name: all[name].text,
                            parameters: Self.types(of: all[(name + 1)..<max(name + 1, end)]), whole: whole,
                            body: start..<token.range.upperBound))
                }
                open = nil
            case ";": if depth == 0 { open = nil }
            default: break
            }
        }
        return found
    }

    /// - Parameter tokens: from the bracket that opens the list to the last one in it.
    private static func types(of tokens: ArraySlice<Token>) -> [String] {
        tokens.dropFirst().split { $0.text == "," }.compactMap { parameter in
            parameter.first { !qualifiers.contains($0.text) }?.text
        }.filter { $0 != "void" }
    }

    private static let qualifiers: Set = ["const", "in", "out", "inout", "highp", "mediump", "lowp"]
}
