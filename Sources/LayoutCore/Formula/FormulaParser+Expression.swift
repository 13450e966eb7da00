extension FormulaParser {
    typealias Value = FormulaGraph.Value

    /// Deeper nesting could exhaust the stack.
    static let deepest = 100

    /// `condition ? then : otherwise`, which is the weakest of all.
    mutating func expression() throws(FormulaError) -> Value {
        try descend()
        defer { depth -= 1 }
        let condition = try operation(binding: 0)
        guard take(.question) else { return condition }
        let then = try expression()
        guard take(.colon) else { throw unexpected(expecting: "':' and the value otherwise") }
        let otherwise = try expression()
        return graph.choose(condition, then, otherwise: otherwise)
    }

    private mutating func descend() throws(FormulaError) {
        guard depth < Self.deepest else {
            throw source.error(
                at: now.offset,
                "nested deeper than \(Self.deepest) levels; expected parts of it under names of their own")
        }
        depth += 1
    }

    // MARK: Operators

    /// How strongly operators bind that stand between two values; all but comparisons group from the left.
    private static func binding(of symbol: FormulaSymbol) -> Int? {
        switch symbol {
        case .or: 0
        case .and: 1
        case .equal, .notEqual: 2
        case .less, .lessOrEqual, .greater, .greaterOrEqual: 3
        case .plus, .minus: 4
        case .times, .over, .remainder: 5
        default: nil
        }
    }

    private var operatorNow: (symbol: FormulaSymbol, binding: Int)? {
        guard case .symbol(let symbol) = now.kind, let binding = Self.binding(of: symbol) else { return nil }
        return (symbol, binding)
    }

    private mutating func operation(binding least: Int) throws(FormulaError) -> Value {
        var left = try signed()
        while let (symbol, binding) = operatorNow, binding >= least {
            advance()
            let right = try operation(binding: binding + 1)
            left = combine(left, symbol, right)
            // `0 < o < 1` would ask whether a truth is below 1.
            if binding == 2 || binding == 3, operatorNow?.binding == binding {
                throw unexpected(expecting: "'&&' between two comparisons")
            }
        }
        return left
    }

    private mutating func combine(_ a: Value, _ symbol: FormulaSymbol, _ b: Value) -> Value {
        switch symbol {
        case .plus: graph.sum(a, b)
        case .minus: graph.difference(a, b)
        case .times: graph.product(a, b)
        case .over: graph.quotient(a, b)
        case .remainder: graph.remainder(a, b)
        case .less: graph.apply(.less, a, b)
        case .greater: graph.apply(.less, b, a)
        case .lessOrEqual: graph.apply(.lessOrEqual, a, b)
        case .greaterOrEqual: graph.apply(.lessOrEqual, b, a)
        case .equal: graph.apply(.equal, a, b)
        case .notEqual: graph.apply(.notEqual, a, b)
        case .and: graph.apply(.and, a, b)
        default: graph.apply(.or, a, b)
        }
    }

    /// Signs bind weaker than `^`: `-2^2` is -4, and `2^-1` is a half.
    private mutating func signed() throws(FormulaError) -> Value {
        try descend()
        defer { depth -= 1 }
        if take(.minus) { return graph.apply(.negate, try signed()) }
        if take(.not) { return graph.apply(.not, try signed()) }
        if take(.plus) { return try signed() }
        let base = try simple()
        guard take(.power) else { return base }
        return graph.power(base, try signed())
    }

    // MARK: Values

    private mutating func simple() throws(FormulaError) -> Value {
        let token = now
        switch token.kind {
        case .number(let number):
            advance()
            return graph.constant(number)
        case .name(let name) where tokens[place + 1].is(.open):
            return try call(name, named: token)
        case .name where tokens[place + 1].is(.assign):
            throw unexpected(expecting: "a number, a name or '(' before the next assignment")
        case .name(let name):
            let value = try value(of: name, named: token)
            advance()
            return value
        case .symbol(.open):
            advance()
            let value = try expression()
            try close(token)
            return value
        case .symbol, .text, .newline, .end:
            throw unexpected(expecting: "a number, a name or '('")
        }
    }

    private mutating func close(_ opening: FormulaToken) throws(FormulaError) {
        guard !take(.close) else { return }
        let begun = source.error(at: opening.offset, "")
        throw unexpected(expecting: "an operator or ')' for the '(' at \(begun.line):\(begun.column)")
    }

    private mutating func value(of name: String, named token: FormulaToken) throws(FormulaError) -> Value {
        if let meaning = names[name] { return meaning.value }
        if case .expression(let free) = style, free.contains(name), FormulaFunction.named(name) == nil {
            let value = declare(Formula.Declaration(name: name, default: 1, range: nil, help: ""))
            names[name] = Meaning(sort: .parameter, value: value)
            return value
        }
        if FormulaFunction.named(name) != nil {
            throw source.error(at: token.offset, "'\(name)' is a function; expected '(' after it")
        }
        if Self.outputs.contains(name) {
            throw source.error(at: token.offset, "'\(name)' has no value yet; expected an assignment to it before this")
        }
        throw source.error(
            at: token.offset,
            "no input, parameter or local is called \(token.shown)"
                + Suggestion.ending(for: name, among: names.all + FormulaFunction.names))
    }

    private mutating func call(_ name: String, named token: FormulaToken) throws(FormulaError) -> Value {
        guard let function = FormulaFunction.named(name) else {
            throw source.error(
                at: token.offset,
                "no function is called \(token.shown)"
                    + Suggestion.ending(for: name, among: FormulaFunction.names))
        }
        advance()
        let opening = now
        advance()
        var values: [Value] = []
        if !now.is(.close) {
            repeat { values.append(try expression()) } while take(.comma)
        }
        guard take(.close) else {
            let begun = source.error(at: opening.offset, "")
            throw unexpected(expecting: "an operator, ',' or ')' for the '(' at \(begun.line):\(begun.column)")
        }
        guard function.arity.contains(values.count) else {
            throw source.error(at: token.offset, "'\(name)' \(function.demand), found \(values.count)")
        }
        return function.build(&graph, values)
    }
}
