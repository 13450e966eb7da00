public import LayoutCore

/// The curves that one chooses from, each as it is at first.
public enum CurveKind: String, CaseIterable, Sendable {
    case linear, `in`, out
    case inOut = "in-out"
    case hold, steps, spring, bezier

    public init(of curve: TimingCurve) {
        self =
            switch curve {
            case .linear: .linear
            case .in: .in
            case .out: .out
            case .inOut: .inOut
            case .steps(1): .hold
            case .steps: .steps
            case .spring: .spring
            case .bezier: .bezier
            }
    }

    public var curve: TimingCurve {
        switch self {
        case .linear: .linear
        case .in: .in
        case .out: .out
        case .inOut: .inOut
        case .hold: .steps(1)
        case .steps: .steps(4)
        case .spring: .spring(response: 0.5, damping: 0.6)
        case .bezier: .bezier(x1: 0.2, y1: 0, x2: 0, y2: 1)
        }
    }

    public var help: String {
        switch self {
        case .linear: "evenly"
        case .in: "slow at first"
        case .out: "slow at the end"
        case .inOut: "slow at both ends"
        case .hold: "the value stays until the next key"
        case .steps: "in so many leaps"
        case .spring: "a spring"
        case .bezier: "by two handles"
        }
    }
}

extension TimingCurve {
    /// The handles of a Bézier curve; none of the others have any.
    public var handles: [Point] {
        guard case .bezier(let x1, let y1, let x2, let y2) = self else { return [] }
        return [Point(x: x1, y: y1), Point(x: x2, y: y2)]
    }

    /// With a handle elsewhere, as far as it may go.
    public func moving(handle number: Int, to place: Point) -> TimingCurve {
        guard case .bezier(let x1, let y1, let x2, let y2) = self, place.x.isFinite, place.y.isFinite else {
            return self
        }
        func short(_ number: Double, _ range: ClosedRange<Double>) -> Double {
            (min(max(number, range.lowerBound), range.upperBound) * 100).rounded() / 100
        }
        let (x, y) = (short(place.x, 0...1), short(place.y, Self.heights))
        return number == 0 ? .bezier(x1: x, y1: y, x2: x2, y2: y2) : .bezier(x1: x1, y1: y1, x2: x, y2: y)
    }
}
