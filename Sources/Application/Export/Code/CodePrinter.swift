internal import LayoutCore

/// Writes a formula's values as statements of a language: each value that is used twice, or has a name, or would make a line too
/// long, is a statement of its own.
struct CodePrinter {
    typealias Value = FormulaGraph.Value

    private let formula: CardFormula
    private let language: CodeLanguage
    private var taken: Set<String>
    private var uses: [Value: Int] = [:]
    private var written: [Value: Written] = [:]
    private(set) var statements: [String] = []
    /// What the settings are called here, one by one.
    let settings: [String]

    /// A value as others use it.
    private struct Written {
        var text: String
        var binding: CodeBinding
        var isTruth = false
    }

    /// Longer ones are hard to read, and Swift's compiler takes its time over them.
    private static let longest = 72

    init(_ formula: CardFormula, in language: CodeLanguage) {
        self.formula = formula
        self.language = language
        let inputs = FormulaGraph.Input.allCases.map(\.rawValue)
        var taken = language.reserved.union(inputs)
        settings = formula.settings.map { Self.name(like: $0.name, besides: &taken) }
        self.taken = taken
        write(formula.matrix + [formula.alpha, formula.blur, formula.depth, formula.isHidden])
    }

    /// A value that was asked for, as a number.
    func number(_ value: Value) -> String { number(value, in: .choice) }

    func truth(_ value: Value) -> String { truth(value, in: .choice) }

    /// Formulas know letters, digits and underscores; two of the latter are GLSL's own.
    private static func name(like wish: String, besides taken: inout Set<String>) -> String {
        let plain = wish.contains("__") || wish.hasPrefix("gl_") || wish.hasPrefix("_") ? "value" : wish
        var name = plain
        var number = 2
        while !taken.insert(name).inserted {
            name = "\(plain)\(number)"
            number += 1
        }
        return name
    }

    // MARK: Value by value, each after those that it needs

    private mutating func write(_ wanted: [Value]) {
        let nodes = formula.graph.nodes
        for value in wanted { uses[value, default: 0] += 1 }
        for value in nodes.indices.reversed() where uses[value] != nil {
            for operand in operands(of: nodes[value]) { uses[operand, default: 0] += 1 }
        }
        for value in nodes.indices where uses[value] != nil { write(value, nodes[value]) }
    }

    private func operands(of node: FormulaGraph.Node) -> [Value] {
        if case .step(let operation, let a, let b, let c) = node { return Array([a, b, c].prefix(operation.arity)) }
        return []
    }

    private mutating func write(_ value: Value, _ node: FormulaGraph.Node) {
        switch node {
        case .constant(let bits):
            let number = Double(bitPattern: bits)
            written[value] = Written(text: language.literal(number), binding: number.sign == .minus ? .sign : .whole)
        case .input(let input): written[value] = Written(text: input.rawValue, binding: .whole)
        case .parameter(let place): written[value] = Written(text: settings[place], binding: .whole)
        case .step(let operation, _, _, _):
            let step = written(operation, operands(of: node))
            let name = formula.names[value]
            guard name != nil || uses[value, default: 0] > 1 || step.text.utf8.count > Self.longest else {
                written[value] = step
                return
            }
            let own = Self.name(like: name ?? self.name(of: operation, node), besides: &taken)
            statements.append(language.definition(own, step.isTruth, step.text))
            written[value] = Written(text: own, binding: .whole, isTruth: step.isTruth)
        }
    }

    /// `sinTurn`, or `v`.
    private func name(of operation: FormulaOperation, _ node: FormulaGraph.Node) -> String {
        guard operation == .sine || operation == .cosine, let angle = operands(of: node).first.flatMap({ written[$0] }),
            angle.binding == .whole, let first = angle.text.first, first.isLetter,
            angle.text.allSatisfy({ $0.isLetter || $0.isNumber })
        else { return "v" }
        return (operation == .sine ? "sin" : "cos") + first.uppercased() + angle.text.dropFirst()
    }

    // MARK: Operands where they stand

    private func written(_ operation: FormulaOperation, _ operands: [Value]) -> Written {
        func numbers(_ binding: CodeBinding) -> [String] { operands.map { number($0, in: binding) } }
        switch language.form(of: operation) {
        case .call(let name):
            return Written(text: "\(name)(\(numbers(.choice).joined(separator: ", ")))", binding: .whole)
        case .infix(let sign, let binding):
            let text = "\(number(operands[0], in: binding)) \(sign) \(number(operands[1], in: binding.next))"
            return Written(text: text, binding: binding)
        case .negation: return Written(text: "-\(numbers(.whole)[0])", binding: .sign)
        case .scaled(let factor):
            return Written(text: "\(numbers(.product)[0]) * \(language.literal(factor))", binding: .product)
        case .not: return Written(text: "!\(truth(operands[0], in: .whole))", binding: .sign, isTruth: true)
        case .compared(let sign):
            return Written(text: numbers(.sum).joined(separator: " \(sign) "), binding: .comparison, isTruth: true)
        case .joined(let sign, let binding):
            let sides = operands.map { truth($0, in: binding.next) }
            return Written(text: sides.joined(separator: " \(sign) "), binding: binding, isTruth: true)
        case .choice:
            let (then, otherwise) = (number(operands[1], in: .or), number(operands[2], in: .choice))
            return Written(text: "\(truth(operands[0], in: .or)) ? \(then) : \(otherwise)", binding: .choice)
        case .within:
            let size = "\(language.functions[.absolute] ?? "abs")(\(number(operands[1], in: .choice)))"
            let text = "\(truth(operands[0], in: .comparison)) && \(size) <= \(number(operands[2], in: .sum))"
            return Written(text: text, binding: .and, isTruth: true)
        }
    }

    private func number(_ value: Value, in binding: CodeBinding) -> String {
        guard let known = written[value] else { return language.literal(.nan) }
        guard known.isTruth else { return Self.enclosed(known.text, known.binding, in: binding) }
        let condition = Self.enclosed(known.text, known.binding, in: .or)
        return Self.enclosed("\(condition) ? \(language.literal(1)) : \(language.literal(0))", .choice, in: binding)
    }

    private func truth(_ value: Value, in binding: CodeBinding) -> String {
        if let number = formula.graph.number(value) { return number != 0 ? "true" : "false" }
        guard let known = written[value] else { return "false" }
        if known.isTruth { return Self.enclosed(known.text, known.binding, in: binding) }
        let asked = "\(Self.enclosed(known.text, known.binding, in: .sum)) != \(language.literal(0))"
        return Self.enclosed(asked, .comparison, in: binding)
    }

    private static func enclosed(_ text: String, _ own: CodeBinding, in binding: CodeBinding) -> String {
        own < binding ? "(\(text))" : text
    }
}
