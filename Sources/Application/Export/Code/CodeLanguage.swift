internal import LayoutCore

/// What languages differ in, as far as formulas need one.
struct CodeLanguage: Sendable {
    /// Names that mean something else there.
    let reserved: Set<String>
    let literal: @Sendable (Double) -> String
    /// Gives a value a name: a number's, or a truth's.
    let definition: @Sendable (_ name: String, _ isTruth: Bool, _ text: String) -> String
    /// Functions whose names differ.
    let functions: [FormulaOperation: String]
}

/// How a step is written.
enum CodeForm {
    case call(String)
    /// Between its operands.
    case infix(String, CodeBinding)
    case negation
    case scaled(by: Double)
    case not
    case compared(String)
    case joined(String, CodeBinding)
    case choice
    case within
}

/// How strongly what was written holds together.
enum CodeBinding: Int, Comparable {
    case choice, or, and, comparison, sum, product, sign, whole

    static func < (a: CodeBinding, b: CodeBinding) -> Bool { a.rawValue < b.rawValue }

    /// What stands to the right of an operator must hold more strongly.
    var next: CodeBinding { CodeBinding(rawValue: rawValue + 1) ?? .whole }
}

extension CodeLanguage {
    func form(of operation: FormulaOperation) -> CodeForm {
        func call(_ name: String) -> CodeForm { .call(functions[operation] ?? name) }
        switch operation {
        case .negate: return .negation
        case .not: return .not
        case .absolute: return call("abs")
        case .sign: return call("sign")
        case .squareRoot: return call("sqrt")
        case .floor: return call("floor")
        case .ceiling: return call("ceil")
        case .round: return call("rounded")
        case .degrees: return .scaled(by: 180 / .pi)
        case .sineOfDegrees: return call("sinOfDegrees")
        case .cosineOfDegrees: return call("cosOfDegrees")
        case .sine: return call("sin")
        case .cosine: return call("cos")
        case .tangent: return call("tan")
        case .arcSine: return call("asin")
        case .arcCosine: return call("acos")
        case .arcTangent: return call("atan")
        case .exponential: return call("exp")
        case .logarithm: return call("log")
        case .add: return .infix("+", .sum)
        case .subtract: return .infix("-", .sum)
        case .multiply: return .infix("*", .product)
        case .divide: return .infix("/", .product)
        case .power: return call("pow")
        case .arcTangent2: return call("atan2")
        case .minimum: return call("min")
        case .maximum: return call("max")
        case .less: return .compared("<")
        case .lessOrEqual: return .compared("<=")
        case .equal: return .compared("==")
        case .notEqual: return .compared("!=")
        case .and: return .joined("&&", .and)
        case .or: return .joined("||", .or)
        case .choose: return .choice
        case .andWithin: return .within
        }
    }
}

extension FormulaOperation {
    /// How many of a step's operands count; the others repeat the first.
    var arity: Int {
        switch self {
        case .choose, .andWithin: 3
        case .add, .subtract, .multiply, .divide, .power, .arcTangent2, .minimum, .maximum, .less, .lessOrEqual, .equal,
            .notEqual, .and, .or:
            2
        default: 1
        }
    }
}
