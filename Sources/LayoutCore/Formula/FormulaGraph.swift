/// A formula as values that depend on each other, every value once: equal expressions are one value, and what can be
/// worked out from constants alone is a constant. A value only depends on values before it.
package struct FormulaGraph: Sendable {
    /// A value's place in the graph.
    package typealias Value = Int

    package enum Input: String, CaseIterable, Sendable {
        case offset = "o"
        case index = "i"
        case count = "n"
        case cardWidth = "w"
        case cardHeight = "h"
        case viewWidth = "W"
        case viewHeight = "H"
        case time = "t"

        /// Differs from card to card.
        var varies: Bool { self == .offset || self == .index }
    }

    package enum Node: Hashable, Sendable {
        /// By bit pattern, so that -0 and NaN are values like any other.
        case constant(UInt64)
        case input(Input)
        case parameter(Int)
        case step(FormulaOperation, Value, Value, Value)

        /// The values it is worked out from.
        var operands: [Value] {
            if case .step(_, let a, let b, let c) = self { return [a, b, c] }
            return []
        }
    }

    package private(set) var nodes: [Node] = []
    /// Whether a value differs from card to card; the others are worked out once a frame.
    private(set) var varies: [Bool] = []
    private var known: [Node: Value] = [:]

    mutating func constant(_ value: Double) -> Value { self.value(.constant(value.bitPattern)) }

    mutating func input(_ input: Input) -> Value { value(.input(input)) }

    mutating func parameter(_ index: Int) -> Value { value(.parameter(index)) }

    /// The number that a value always is, if it is one.
    package func number(_ value: Value) -> Double? {
        if case .constant(let bits) = nodes[value] { return Double(bitPattern: bits) }
        return nil
    }

    private mutating func value(_ node: Node) -> Value {
        if let value = known[node] { return value }
        switch node {
        case .constant, .parameter: varies.append(false)
        case .input(let input): varies.append(input.varies)
        case .step(_, let a, let b, let c): varies.append(varies[a] || varies[b] || varies[c])
        }
        nodes.append(node)
        known[node] = nodes.count - 1
        return nodes.count - 1
    }

    /// Steps with fewer than three operands repeat the first.
    private mutating func step(_ operation: FormulaOperation, _ a: Value, _ b: Value, _ c: Value) -> Value {
        guard let x = number(a), let y = number(b), let z = number(c) else {
            return value(.step(operation, a, b, c))
        }
        var lanes = [Lanes(repeating: 0), Lanes(repeating: x), Lanes(repeating: y), Lanes(repeating: z)]
        var span = lanes.mutableSpan
        FormulaStep(operation: operation, target: 0, a: 1, b: 2, c: 3).run(on: &span, width: 1)
        return constant(span[0][0])
    }
}

extension FormulaGraph {
    mutating func apply(_ operation: FormulaOperation, _ a: Value) -> Value { step(operation, a, a, a) }

    mutating func apply(_ operation: FormulaOperation, _ a: Value, _ b: Value) -> Value { step(operation, a, b, a) }

    mutating func sum(_ a: Value, _ b: Value) -> Value { apply(.add, a, b) }

    mutating func difference(_ a: Value, _ b: Value) -> Value { apply(.subtract, a, b) }

    mutating func product(_ a: Value, _ b: Value) -> Value { apply(.multiply, a, b) }

    mutating func quotient(_ a: Value, _ b: Value) -> Value { apply(.divide, a, b) }

    /// A library's square may be off in the last digit and takes ten times as long.
    mutating func power(_ a: Value, _ b: Value) -> Value { number(b) == 2 ? product(a, a) : apply(.power, a, b) }

    mutating func choose(_ condition: Value, _ then: Value, otherwise: Value) -> Value {
        if let known = number(condition) { return known != 0 ? then : otherwise }
        return step(.choose, condition, then, otherwise)
    }

    mutating func and(_ a: Value, _ value: Value, within bound: Double) -> Value {
        let bound = constant(bound)
        return step(.andWithin, a, value, bound)
    }
}
