internal import CZoeMath

/// A speed that falls by the same factor in the same time, whatever the frame rate.
struct Friction: Hashable, Sendable {
    /// The time in which the speed falls to 1/e.
    let time: Double

    init(factor: Double, each interval: Double) { time = -interval / log(factor) }

    func speed(of start: Double, after t: Double) -> Double { start * exp(-t / time) }

    /// The distance covered after a while, for a start at speed 1.
    func delta(after t: Double) -> Double { -time * expm1(-t / time) }

    /// How long it takes from one speed down to another.
    func duration(from start: Double, to rest: Double) -> Double {
        start > rest ? time * log(start / rest) : 0
    }
}
