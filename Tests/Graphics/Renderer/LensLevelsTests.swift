import Testing

@testable import ZoeRenderer

/// The versions of a card's picture that an open lens is shown by.
@Suite struct LensLevelsTests {
    /// A version shows the disc that it was made for, and none shows none.
    @Test func eachVersionIsADisc() {
        #expect(LensLevels.level(ofDisc: 0) == 0)
        for (level, radius) in LensLevels.discs.enumerated() {
            #expect(abs(LensLevels.level(ofDisc: radius) - Double(level)) < 1e-9)
        }
        #expect(LensLevels.level(ofDisc: 1000) == Double(LensLevels.discs.count - 1))
    }

    /// Wider discs are shown by coarser versions, without a jump.
    @Test func widerDiscsAreCoarser() {
        let levels = (0...400).map { LensLevels.level(ofDisc: Double($0) / 10) }
        for (one, next) in zip(levels, levels.dropFirst()) { #expect(next >= one && next - one < 0.12) }
    }

    /// What two versions make together of a point is as wide as the disc: reckoned from the points of both, one by one.
    @Test(arguments: [1.0, 3, 4.4, 8, 11.5, 20]) func mixedVersionsAreAsWideAsTheDisc(radius: Double) {
        let level = LensLevels.level(ofDisc: radius)
        let lower = Int(level)
        let share = level - Double(lower)
        func variance(_ level: Int) -> Double { level == 0 ? 0 : Self.variance(ofLevel: level) }
        let mixed = (1 - share) * variance(lower) + share * variance(min(lower + 1, LensLevels.discs.count - 1))
        #expect(abs(mixed / (radius * radius / 4) - 1) < 0.02)
    }

    /// Along one axis, in texels of the picture: the steps of `lens-level.frag`, the square of texels that each step is the mean of,
    /// and the tent between the version's own texels, point by point.
    private static func variance(ofLevel level: Int) -> Double {
        let radius = LensLevels.spots[level - 1].size
        let finer = Double(1 << (level - 1))
        var (weights, sum) = (0.0, 0.0)
        for down in stride(from: -4.0, through: 4, by: 2) {
            for across in stride(from: -4.0, through: 4, by: 2) {
                let away = (down * down + across * across).squareRoot() / max(radius, 1e-3)
                let weight = min(max((1.248 - away) / 0.713, 0), 1)
                for half in [-0.5, 0.5] {
                    weights += weight
                    sum += weight * (across + half) * (across + half)
                }
            }
        }
        // A tent of two texels of this version, which are two of the finer ones each.
        var (under, spread) = (0.0, 0.0)
        for step in -2000...2000 {
            let place = Double(step) / 1000
            under += 1 - abs(place) / 2
            spread += (1 - abs(place) / 2) * place * place
        }
        return finer * finer * (sum / weights + spread / under)
    }
}
