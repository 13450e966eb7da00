/// Reads a formula's statements into a graph.
struct FormulaParser {
    enum Style: Equatable {
        /// Assignments only.
        case layout
        /// The last statement may be a bare expression; free names may be used without being declared.
        case expression(free: [String])
    }

    /// What a name stands for.
    struct Meaning {
        enum Sort: Equatable {
            case input, constant, parameter, local, output
        }

        let sort: Sort
        let value: FormulaGraph.Value
        var line = 0
    }

    /// What a formula can put out for a card. `value` is what a bare expression gives.
    static let outputs = [
        "x", "y", "z", "rx", "ry", "rz", "sx", "sy", "s", "alpha", "blur", "zorder", "bendx", "bendy",
    ]
    static let bareOutput = "value"

    let source: FormulaSource
    let style: Style
    let tokens: [FormulaToken]
    var place = 0
    var depth = 0
    var graph = FormulaGraph()
    var names = FormulaNames()
    var declarations: [Formula.Declaration] = []
    var results: [String: FormulaGraph.Value] = [:]

    init(_ text: String, style: Style) throws(FormulaError) {
        source = try FormulaSource(text)
        self.style = style
        tokens = try FormulaLexer.tokens(of: source)
        names["pi"] = Meaning(sort: .constant, value: graph.constant(.pi))
        for input in FormulaGraph.Input.allCases {
            names[input.rawValue] = Meaning(sort: .input, value: graph.input(input))
        }
    }

    mutating func parse() throws(FormulaError) {
        while true {
            while now.kind == .newline || now.is(.semicolon) { advance() }
            if now.kind == .end { break }
            if results[Self.bareOutput] != nil {
                throw source.error(
                    at: now.offset, "found \(now.shown), expected the end of the formula after its bare expression")
            }
            try statement()
            guard now.kind == .newline || now.is(.semicolon) || now.kind == .end else {
                throw unexpected(expecting: "an operator or the end of the statement")
            }
        }
        if results.isEmpty {
            let outputs = Self.outputs.joined(separator: ", ")
            throw source.error(
                at: now.offset,
                style == .layout
                    ? "the formula moves no card; expected an assignment to \(outputs)"
                    : "found the end of the formula, expected an expression")
        }
    }

    /// What a value was called first.
    var namesOfValues: [FormulaGraph.Value: String] {
        var first: [FormulaGraph.Value: String] = [:]
        for (name, meaning) in names.entries where meaning.sort == .local || meaning.sort == .output {
            if first[meaning.value] == nil { first[meaning.value] = name }
        }
        return first
    }

    // MARK: Words

    var now: FormulaToken { tokens[place] }

    mutating func advance() { if place < tokens.count - 1 { place += 1 } }

    mutating func take(_ symbol: FormulaSymbol) -> Bool {
        guard now.is(symbol) else { return false }
        advance()
        return true
    }

    func unexpected(expecting wanted: String) -> FormulaError {
        source.error(at: now.offset, "found \(now.shown), expected \(wanted)")
    }

    // MARK: Statements

    private mutating func statement() throws(FormulaError) {
        let start = now
        if case .name(let name) = start.kind, tokens[place + 1].is(.assign) {
            advance()
            advance()
            return try assignment(of: name, named: start)
        }
        if style == .layout {
            guard case .name = start.kind else { throw unexpected(expecting: "a name to assign to, such as x") }
            advance()
            throw unexpected(expecting: "'=' after \(start.shown)")
        }
        results[Self.bareOutput] = try expression()
    }

    private mutating func assignment(of name: String, named token: FormulaToken) throws(FormulaError) {
        let isOutput = Self.outputs.contains(name)
        try check(name, named: token)
        let start = now
        let value = try expression()
        let line = source.line(at: token.offset)
        if now.kind == .name("in") {
            guard !isOutput else {
                throw source.error(
                    at: token.offset, "'\(Quotation(name))' is an output and has no range; expected a parameter's name")
            }
            let last = tokens[place - 1]
            let parameter = try parameter(
                name, named: token, default: value, written: start, upTo: last.offset + last.spelling.utf8.count)
            names[name] = Meaning(sort: .parameter, value: parameter, line: line)
        } else {
            names[name] = Meaning(sort: isOutput ? .output : .local, value: value, line: line)
            if isOutput { results[name] = value }
        }
    }

    private func check(_ name: String, named token: FormulaToken) throws(FormulaError) {
        func refuse(_ reason: String) -> FormulaError {
            source.error(at: token.offset, "\(reason); expected another name")
        }
        if name == "in" || name == Self.bareOutput && style != .layout {
            throw refuse("'\(Quotation(name))' is a reserved word")
        }
        if FormulaFunction.named(name) != nil, !FormulaFunction.later.contains(name) {
            throw refuse("'\(Quotation(name))' is a function")
        }
        guard let meaning = names[name] else { return }
        switch meaning.sort {
        case .input: throw refuse("'\(Quotation(name))' is an input")
        case .constant: throw refuse("'\(Quotation(name))' is a constant")
        case .parameter where meaning.line == 0: throw refuse("'\(Quotation(name))' has been used before this")
        case .parameter, .local, .output:
            throw refuse("'\(Quotation(name))' has its value already, from line \(meaning.line)")
        }
    }

    /// `in 0.1..4 "what it does"`, after `a = 1.25`.
    private mutating func parameter(
        _ name: String, named token: FormulaToken, default value: FormulaGraph.Value, written: FormulaToken,
        upTo end: Int
    ) throws(FormulaError) -> FormulaGraph.Value {
        if StageKnob.all.contains(where: { $0.name == name }) {
            throw source.error(
                at: token.offset, "'\(Quotation(name))' is a parameter that every layout has; expected another name")
        }
        guard let number = graph.number(value), number.isFinite else {
            throw source.error(at: written.offset, "the value before 'in' varies; expected a constant as the default")
        }
        advance()
        let lowest = try bound()
        guard take(.range) else { throw unexpected(expecting: "'..' and the greatest value") }
        let start = now
        let highest = try bound()
        guard lowest < highest else {
            throw source.error(at: start.offset, "the range ends before it begins; expected more than \(lowest)")
        }
        guard (lowest...highest).contains(number) else {
            throw source.error(
                at: written.offset, "the default \(number) is out of range; expected \(lowest) to \(highest)")
        }
        var help = ""
        if case .text(let text) = now.kind {
            help = text
            advance()
        }
        return declare(
            Formula.Declaration(
                name: name, default: number, range: lowest...highest, help: help, place: written.offset..<end))
    }

    private mutating func bound() throws(FormulaError) -> Double {
        let start = now
        let value = try expression()
        guard let number = graph.number(value), number.isFinite else {
            throw source.error(at: start.offset, "a range's end varies; expected a constant")
        }
        return number
    }

    mutating func declare(_ declaration: Formula.Declaration) -> FormulaGraph.Value {
        declarations.append(declaration)
        return graph.parameter(declarations.count - 1)
    }
}
