internal import CZoeMath

/// The range of a knob whose shader gives none.
enum KnobRange {
    /// What a float of a graphics card holds.
    static let floats = -3.4e38...3.4e38

    /// From 0 to 1, or to twice what it is; to both sides where it is negative.
    static func guess(around initial: [Double]) -> ClosedRange<Double> {
        let least = initial.min() ?? 0
        let most = initial.max() ?? 0
        let reach = max(abs(least), abs(most)) <= 1 ? 1 : 2 * max(abs(least), abs(most))
        return (least < 0 ? -reach : 0)...reach
    }

    /// About a hundredth of the range: 1, 2 or 5 times a power of ten.
    static func step(of range: ClosedRange<Double>) -> Double {
        let wanted = (range.upperBound - range.lowerBound) / 100
        guard wanted.isFinite, wanted > 0 else { return 0.01 }
        let power = floor(log10(wanted) + 1e-9)
        let digit = wanted / pow(10, power)
        let chosen = digit < 1.5 ? 1.0 : digit < 3.5 ? 2 : digit < 7.5 ? 5 : 10
        // Dividing by a whole power gives 0.01 where multiplying by 1e-2 gives 0.010000000000000002.
        return power < 0 ? chosen / pow(10, -power) : chosen * pow(10, power)
    }
}

extension Double {
    func clamped(to range: ClosedRange<Double>) -> Double { min(max(self, range.lowerBound), range.upperBound) }
}
