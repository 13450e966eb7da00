/// A function that formulas can call, with GLSL's meaning where GLSL has it.
struct FormulaFunction: Sendable {
    typealias Value = FormulaGraph.Value

    /// How many values it takes.
    let arity: ClosedRange<Int>
    let build: @Sendable (inout FormulaGraph, [Value]) -> Value

    static let all: [(name: String, function: FormulaFunction)] = [
        ("sin", unary(.sine)), ("cos", unary(.cosine)), ("tan", unary(.tangent)),
        ("asin", unary(.arcSine)), ("acos", unary(.arcCosine)), ("atan", unary(.arcTangent)),
        ("atan2", binary(.arcTangent2)), ("sqrt", unary(.squareRoot)), ("abs", unary(.absolute)),
        ("sign", unary(.sign)),
        ("floor", unary(.floor)), ("ceil", unary(.ceiling)), ("round", unary(.round)),
        ("degrees", unary(.degrees)), ("radians", FormulaFunction(1) { $0.product($1[0], $0.constant(.pi / 180)) }),
        ("exp", unary(.exponential)), ("log", unary(.logarithm)),
        ("min", many(.minimum)), ("max", many(.maximum)),
        ("pow", FormulaFunction(2) { $0.power($1[0], $1[1]) }),
        ("fract", FormulaFunction(1) { $0.fraction($1[0]) }),
        ("mod", FormulaFunction(2) { $0.remainder($1[0], $1[1]) }),
        ("clamp", FormulaFunction(3) { $0.clamp($1[0], from: $1[1], to: $1[2]) }),
        ("mix", FormulaFunction(3) { $0.mix($1[0], $1[1], $1[2]) }),
        ("step", FormulaFunction(2) { $0.jump(at: $1[0], $1[1]) }),
        ("smoothstep", FormulaFunction(3) { $0.ramp(from: $1[0], to: $1[1], $1[2]) }),
    ]

    static func named(_ name: String) -> FormulaFunction? { all.first { $0.name == name }?.function }

    static var names: [String] { all.map { $0.name } }

    /// Functions that came later: what was written before may call something else so.
    static let later = ["degrees", "radians"]

    private init(_ arity: ClosedRange<Int>, build: @escaping @Sendable (inout FormulaGraph, [Value]) -> Value) {
        self.arity = arity
        self.build = build
    }

    private init(_ arity: Int, build: @escaping @Sendable (inout FormulaGraph, [Value]) -> Value) {
        self.init(arity...arity, build: build)
    }

    private static func unary(_ operation: FormulaOperation) -> FormulaFunction {
        FormulaFunction(1) { $0.apply(operation, $1[0]) }
    }

    private static func binary(_ operation: FormulaOperation) -> FormulaFunction {
        FormulaFunction(2) { $0.apply(operation, $1[0], $1[1]) }
    }

    private static func many(_ operation: FormulaOperation) -> FormulaFunction {
        FormulaFunction(2...Int.max) { graph, values in
            values.dropFirst().reduce(values[0]) { graph.apply(operation, $0, $1) }
        }
    }

    /// `takes 3 values`.
    var demand: String {
        if arity.upperBound == .max { return "takes \(arity.lowerBound) values or more" }
        return arity.lowerBound == 1 ? "takes 1 value" : "takes \(arity.lowerBound) values"
    }
}

extension FormulaGraph {
    /// `a - floor(a)`
    fileprivate mutating func fraction(_ a: Value) -> Value { difference(a, apply(.floor, a)) }

    /// `a - b · floor(a / b)`: goes on evenly below zero, unlike C's remainder.
    mutating func remainder(_ a: Value, _ b: Value) -> Value {
        let whole = apply(.floor, quotient(a, b))
        return difference(a, product(b, whole))
    }

    fileprivate mutating func clamp(_ a: Value, from low: Value, to high: Value) -> Value {
        apply(.minimum, apply(.maximum, a, low), high)
    }

    /// `a · (1 - t) + b · t`
    fileprivate mutating func mix(_ a: Value, _ b: Value, _ t: Value) -> Value {
        let rest = difference(constant(1), t)
        return sum(product(a, rest), product(b, t))
    }

    /// 0 below the edge, 1 from there on.
    fileprivate mutating func jump(at edge: Value, _ a: Value) -> Value {
        choose(apply(.less, a, edge), constant(0), otherwise: constant(1))
    }

    /// Hermite's `t² · (3 - 2t)` between the edges.
    fileprivate mutating func ramp(from low: Value, to high: Value, _ a: Value) -> Value {
        let part = quotient(difference(a, low), difference(high, low))
        let t = clamp(part, from: constant(0), to: constant(1))
        let slope = difference(constant(3), product(constant(2), t))
        return product(product(t, t), slope)
    }
}
