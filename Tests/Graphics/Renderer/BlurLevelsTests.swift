import Foundation
import Testing

@testable import ZoeRenderer

/// The versions of a blurred card's picture.
@Suite struct BlurLevelsTests {
    /// A version shows the blur that it was made for.
    @Test func eachVersionIsABlur() {
        #expect(BlurLevels.level(of: 0) == 0 && BlurLevels.level(of: 0.5) == 0)
        for (level, deviation) in BlurLevels.deviations.enumerated() {
            #expect(abs(BlurLevels.level(of: deviation) - Double(level)) < 1e-9)
        }
        #expect(BlurLevels.level(of: 1000) == Double(BlurLevels.deviations.count - 1))
        #expect(BlurLevels.deviations.count == CardPicture.halvings + 1)
    }

    /// Stronger blurs are shown by coarser versions, without a jump.
    @Test func strongerBlursAreCoarser() {
        let levels = (0...400).map { BlurLevels.level(of: Double($0) / 20) }
        for (one, next) in zip(levels, levels.dropFirst()) { #expect(next >= one && next - one < 0.15) }
    }

    /// As wide as it says, reckoned step by step along one axis, in texels of the picture: a step of light is seen through the finer
    /// texels, wherever it lies among them, through the spot of `blur-level.frag`, and between the version's own texels.
    @Test(arguments: 1...4) func aVersionIsAsWideAsItSays(level: Int) {
        let (spot, side) = (BlurLevels.spots[level - 1].size, Double(1 << level))
        func value(ofTexel texel: Int, _ edge: Double) -> Double {
            var (weights, sum) = (0.0, 0.0)
            for step in -2...2 {
                let away = 2 * Double(step) / max(spot, 1e-3)
                let weight = exp(-0.5 * away * away)
                // How much of this texel is beyond the edge.
                let share = min(max((Double(texel + step + 1) * side - edge) / side, 0), 1)
                weights += weight
                sum += weight * share
            }
            return sum / weights
        }
        var (mean, square, total) = (0.0, 0.0, 0.0)
        for number in 0..<64 {
            let edge = Double(number) / 64 * side
            func seen(_ place: Double) -> Double {
                let among = place / side - 0.5
                let (texel, part) = (among.rounded(.down), among - among.rounded(.down))
                return (1 - part) * value(ofTexel: Int(texel), edge) + part * value(ofTexel: Int(texel) + 1, edge)
            }
            for step in -600..<600 {
                let (place, width) = (Double(step) / 100 * side, side / 100)
                let rise = seen(place + width) - seen(place)
                total += rise
                mean += rise * (place + width / 2 - edge)
                square += rise * (place + width / 2 - edge) * (place + width / 2 - edge)
            }
        }
        let deviation = (square / total - (mean / total) * (mean / total)).squareRoot()
        #expect(abs(deviation / BlurLevels.deviations[level] - 1) < 0.02, "\(deviation)")
    }

    @Test func weakBlursAreMeans() {
        for (blur, pixel, level) in [(0.3, 0.5, 0.0), (1, 0.5, 1), (4, 0.5, 3), (100, 1, 4), (0, 4, 1.7)] {
            #expect(abs(PictureLevels.means.level(ofBlur: blur, pixel: pixel) - level) < 1e-9)
        }
        #expect(PictureLevels.blurs.level(ofBlur: 0, pixel: 10) == BlurLevels.level(of: 4))
        #expect(PictureLevels.discs.level(ofBlur: 3, pixel: 1) == LensLevels.level(ofDisc: 6))
    }
}
