internal import CZoeMath

/// How something gets from one value to the next: how much of the way has been gone, by the share of the time that has passed.
///
/// All curves begin at 0 and end at 1. A spring and a `bezier` may overshoot on the way.
public enum TimingCurve: Hashable, Sendable {
    /// Evenly.
    case linear
    /// Slow at first: a cubic.
    case `in`
    /// Slow at the end: a cubic.
    case out
    /// Slow at both ends: iCarousel's own easing.
    case inOut
    /// So many leaps, each at the end of its share of the time; one holds the value until the end.
    case steps(Int)
    /// A spring that is let go: `response` is the time of one swing without damping, as a share of the whole; `damping` is 0 for
    /// one that swings on, and 1 for one that just does not overshoot.
    case spring(response: Double, damping: Double)
    /// A cubic Bézier from (0, 0) to (1, 1) with these two handles, as CSS has it; x from 0 to 1.
    case bezier(x1: Double, y1: Double, x2: Double, y2: Double)

    /// How far it has come, 0 to 1, after a share of the time: 0 before it begins, 1 after it has ended.
    public func value(at t: Double) -> Double {
        guard t > 0 else { return 0 }
        guard t < 1 else { return 1 }
        switch self {
        case .linear: return t
        case .in: return t * t * t
        case .out: return 1 - (1 - t) * (1 - t) * (1 - t)
        case .inOut: return Easing.inOut(t)
        case .steps(let count):
            let count = Double(max(1, count))
            return (t * count).rounded(.down) / count
        case .spring(let response, let damping): return Spring(response, damping).value(at: t)
        case .bezier(let x1, let y1, let x2, let y2):
            let parameter = Self.parameter(of: t, x1.share, x2.share)
            return Self.cubic(parameter, y1.bounded, y2.bounded)
        }
    }

    /// One coordinate of the curve, with its ends at 0 and 1.
    private static func cubic(_ s: Double, _ a: Double, _ b: Double) -> Double {
        let rest = 1 - s
        return 3 * rest * rest * s * a + 3 * rest * s * s * b + s * s * s
    }

    /// Where on the curve its x is this one: by halving, which no shape of the curve can lead astray.
    private static func parameter(of x: Double, _ x1: Double, _ x2: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<52 {
            let middle = 0.5 * (low + high)
            if cubic(middle, x1, x2) < x { low = middle } else { high = middle }
        }
        return 0.5 * (low + high)
    }
}

/// A weight on a spring, let go at a distance of 1.
private struct Spring {
    private let frequency: Double
    private let damping: Double

    init(_ response: Double, _ damping: Double) {
        frequency = 2 * .pi / max(response.bounded, TimingCurve.responses.lowerBound)
        self.damping = max(0, damping.bounded)
    }

    /// What is left of the way when the time is over is spread over all of it, so that it ends where it should.
    func value(at t: Double) -> Double { 1 - distance(at: t) + distance(at: 1) * t }

    private func distance(at t: Double) -> Double {
        let decay = damping * frequency
        if damping < 1 {
            let swing = frequency * (1 - damping * damping).squareRoot()
            return exp(-decay * t) * (cos(swing * t) + decay / swing * sin(swing * t))
        }
        if damping == 1 { return exp(-frequency * t) * (1 + frequency * t) }
        let root = frequency * (damping * damping - 1).squareRoot()
        let (slow, fast) = (-decay + root, -decay - root)
        return (slow * exp(fast * t) - fast * exp(slow * t)) / (slow - fast)
    }
}

extension Double {
    fileprivate var share: Double { isFinite ? min(max(self, 0), 1) : 0 }
}
