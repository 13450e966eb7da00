/// Round numbers along an axis.
public struct Ticks: Hashable {
    public let values: [Double]
    /// As many digits after the point as tell them apart.
    public let digits: Int

    /// - Parameter most: how many there is room for.
    public init(in range: ClosedRange<Double>, most: Int) {
        let length = range.upperBound - range.lowerBound
        guard length > 0, length.isFinite, most > 0 else {
            (values, digits) = ([], 0)
            return
        }
        let (factor, power) = Self.step(over: length, most: Double(most))
        // Tenths are divided by ten, not multiplied by a tenth, which is no such number: 0.3 is 3/10 and not 3·0.1.
        let ten = Self.powerOfTen(abs(power))
        func value(_ count: Double) -> Double { power < 0 ? count * factor / ten : count * factor * ten }
        let unit = value(1)
        let first = (range.lowerBound / unit - 1e-9).rounded(.up)
        let last = (range.upperBound / unit + 1e-9).rounded(.down)
        values = last >= first ? stride(from: first, through: last, by: 1).prefix(200).map(value) : []
        digits = max(0, -power)
    }

    /// 1, 2 or 5, and a power of ten.
    private static func step(over length: Double, most: Double) -> (factor: Double, power: Int) {
        var power = 0
        let wanted = length / most
        while powerOfTen(power) < wanted, power < 300 { power += 1 }
        while powerOfTen(power - 1) >= wanted, power > -300 { power -= 1 }
        // 10^power is enough; perhaps half or a fifth of it is too.
        let ten = powerOfTen(power)
        if ten / 5 >= wanted { return (2, power - 1) }
        if ten / 2 >= wanted { return (5, power - 1) }
        return (1, power)
    }

    private static func powerOfTen(_ power: Int) -> Double {
        var result = 1.0
        for _ in 0..<abs(power) { result *= 10 }
        return power < 0 ? 1 / result : result
    }

    public func label(_ value: Double) -> String { Numeral.text(value, digits: digits) }
}
