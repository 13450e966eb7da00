internal import CZoeMath

/// Values worked out side by side: one for each of eight cards.
typealias Lanes = SIMD8<Double>
let cardsOfLanes = Lanes(0, 1, 2, 3, 4, 5, 6, 7)

/// What a formula can do to values. Truth is 1 and 0; whatever is not 0 counts as true.
package enum FormulaOperation: UInt8, Sendable {
    case negate, not, absolute, sign, squareRoot, floor, ceiling, round
    case degrees, sineOfDegrees, cosineOfDegrees
    case sine, cosine, tangent, arcSine, arcCosine, arcTangent, exponential, logarithm
    case add, subtract, multiply, divide, power, arcTangent2, minimum, maximum
    case less, lessOrEqual, equal, notEqual, and, or
    /// The first value where it is not 0, else the second: `choose(condition, then, otherwise)`.
    case choose
    /// True where the first value is and the second is no farther from 0 than the third; NaN never is.
    case andWithin
}

/// One step of a formula's program: registers in, register out.
struct FormulaStep {
    let operation: FormulaOperation
    let target: Int
    let a: Int
    let b: Int
    let c: Int
}

extension FormulaStep {
    /// Works the step out for `width` times as many cards as there are lanes. Register r holds its lanes from `r · width` on.
    ///
    /// This is the one place that knows what an operation means: constants are folded by it, single cards and rows of
    /// 100,000 are placed by it.
    func run(on lanes: inout MutableSpan<Lanes>, width: Int) {
        switch operation {
        case .negate: map(&lanes, width) { -$0 }
        case .not: map(&lanes, width) { truth($0 .== 0) }
        case .absolute: map(&lanes, width) { each($0) { $0.magnitude } }
        case .sign: map(&lanes, width) { $0.replacing(with: -1, where: $0 .< 0).replacing(with: 1, where: $0 .> 0) }
        case .squareRoot: map(&lanes, width) { $0.squareRoot() }
        case .floor: map(&lanes, width) { $0.rounded(.down) }
        case .ceiling: map(&lanes, width) { $0.rounded(.up) }
        case .round: map(&lanes, width) { $0.rounded(.toNearestOrAwayFromZero) }
        case .degrees: map(&lanes, width) { $0 * (180 / .pi) }
        case .sineOfDegrees: map(&lanes, width) { each($0) { Turn(ofDegrees: $0).sin } }
        case .cosineOfDegrees: map(&lanes, width) { each($0) { Turn(ofDegrees: $0).cos } }
        case .sine: map(&lanes, width) { each($0, CZoeMath.sin) }
        case .cosine: map(&lanes, width) { each($0, CZoeMath.cos) }
        case .tangent: map(&lanes, width) { each($0, CZoeMath.tan) }
        case .arcSine: map(&lanes, width) { each($0, CZoeMath.asin) }
        case .arcCosine: map(&lanes, width) { each($0, CZoeMath.acos) }
        case .arcTangent: map(&lanes, width) { each($0, CZoeMath.atan) }
        case .exponential: map(&lanes, width) { each($0, CZoeMath.exp) }
        case .logarithm: map(&lanes, width) { each($0, CZoeMath.log) }
        case .add: map(&lanes, width) { $0 + $1 }
        case .subtract: map(&lanes, width) { $0 - $1 }
        case .multiply: map(&lanes, width) { $0 * $1 }
        case .divide: map(&lanes, width) { $0 / $1 }
        case .power: map(&lanes, width) { each($0, $1, CZoeMath.pow) }
        case .arcTangent2: map(&lanes, width) { each($0, $1, CZoeMath.atan2) }
        case .minimum: map(&lanes, width) { $0.replacing(with: $1, where: $1 .< $0) }
        case .maximum: map(&lanes, width) { $0.replacing(with: $1, where: $0 .< $1) }
        case .less: map(&lanes, width) { truth($0 .< $1) }
        case .lessOrEqual: map(&lanes, width) { truth($0 .<= $1) }
        case .equal: map(&lanes, width) { truth($0 .== $1) }
        case .notEqual: map(&lanes, width) { truth($0 .!= $1) }
        case .and: map(&lanes, width) { truth(($0 .!= 0) .& ($1 .!= 0)) }
        case .or: map(&lanes, width) { truth(($0 .!= 0) .| ($1 .!= 0)) }
        case .choose: map(&lanes, width, chosen)
        case .andWithin: map(&lanes, width, kept)
        }
    }

    @inline(__always)
    private func map(_ lanes: inout MutableSpan<Lanes>, _ width: Int, _ body: (Lanes) -> Lanes) {
        for k in 0..<width { lanes[target * width + k] = body(lanes[a * width + k]) }
    }

    @inline(__always)
    private func map(_ lanes: inout MutableSpan<Lanes>, _ width: Int, _ body: (Lanes, Lanes) -> Lanes) {
        for k in 0..<width { lanes[target * width + k] = body(lanes[a * width + k], lanes[b * width + k]) }
    }

    @inline(__always)
    private func map(_ lanes: inout MutableSpan<Lanes>, _ width: Int, _ body: (Lanes, Lanes, Lanes) -> Lanes) {
        for k in 0..<width {
            lanes[target * width + k] = body(lanes[a * width + k], lanes[b * width + k], lanes[c * width + k])
        }
    }
}

@inline(__always)
private func chosen(_ condition: Lanes, _ then: Lanes, _ otherwise: Lanes) -> Lanes {
    otherwise.replacing(with: then, where: condition .!= 0)
}

@inline(__always)
private func kept(_ truth: Lanes, _ value: Lanes, _ bound: Lanes) -> Lanes {
    Lanes.zero.replacing(with: truth, where: each(value) { $0.magnitude } .<= bound)
}

@inline(__always)
private func truth(_ mask: SIMDMask<Lanes.MaskStorage>) -> Lanes { Lanes.zero.replacing(with: 1, where: mask) }

@inline(__always)
private func each(_ value: Lanes, _ body: (Double) -> Double) -> Lanes {
    var result = value
    for lane in 0..<Lanes.scalarCount { result[lane] = body(value[lane]) }
    return result
}

@inline(__always)
private func each(_ a: Lanes, _ b: Lanes, _ body: (Double, Double) -> Double) -> Lanes {
    var result = a
    for lane in 0..<Lanes.scalarCount { result[lane] = body(a[lane], b[lane]) }
    return result
}
