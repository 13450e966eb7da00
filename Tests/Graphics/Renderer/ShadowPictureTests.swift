import Foundation
import Testing

@testable import ZoeRenderer

/// A shadow's picture beside the same outline blurred point by point.
@Suite struct ShadowPictureTests {
    @Test(arguments: [(3.0, 2.0, 0.0), (6.0, 6.0, 1.5), (2.0, 5.0, 2.0), (30.0, 20.0, 4.0)])
    func itIsTheBlurredOutline(width: Double, height: Double, radius: Double) {
        let deviation = 2.0
        let half = SIMD2(width, height) * deviation
        let shape = ShadowOutline(half: half, radius: radius * deviation, deviation: deviation).corner
        let (side, amounts) = (shape.side, shape.amounts)
        // What is left out of a long side changes nothing.
        let skipped = half / deviation - SIMD2<Double>(shape.half)
        for (row, column) in [(0, 0), (8, 15), (20, 20), (30, 12), (39, 39), (17, 33)] {
            let share = SIMD2(Double(column), Double(row)) / Double(side - 1)
            let place = skipped + share * (SIMD2<Double>(shape.half) + ShadowShape.reach)
            let expected = Self.blurred(half / deviation, radius, at: place)
            #expect(abs(Double(amounts[row * side + column]) - expected) < 0.01, "\(place): \(expected)")
        }
    }

    @Test(arguments: [(3.0, 2.0, 0.0), (6.0, 6.0, 1.5), (2.0, 5.0, 2.0), (6.5, 6.5, 6.5), (18.0, 1.0, 1.0)])
    func aWholeOneIsTheBlurredOutlineOnAllSides(width: Double, height: Double, radius: Double) throws {
        let deviation = 3.0
        let half = SIMD2(width, height) * deviation
        let shape = try #require(
            ShadowOutline(half: half, radius: radius * deviation, deviation: deviation).whole)
        let (side, amounts) = (shape.side, shape.amounts)
        for (row, column) in [(0, 0), (3, 60), (20, 31), (32, 32), (45, 9), (63, 40), (31, 63)] {
            let share = 2 * SIMD2(Double(column), Double(row)) / Double(side - 1) - 1
            let place = share * (half / deviation + ShadowShape.reach)
            let expected = Self.blurred(half / deviation, radius, at: pointwiseMax(place, -place))
            #expect(abs(Double(amounts[row * side + column]) - expected) < 0.01, "\(place): \(expected)")
        }
    }

    @Test func allLargeCardsShareOne() {
        func corner(_ width: Double, _ height: Double) -> ShadowShape {
            ShadowOutline(half: SIMD2(width, height), radius: 8, deviation: 6).corner
        }
        #expect(corner(100, 150) == corner(400, 90))
        #expect(corner(100, 150) != corner(10, 150))
    }

    @Test func sidesThatAreLongForTheirBlurHaveNoWholeOne() {
        #expect(ShadowOutline(half: SIMD2(100, 20), radius: 8, deviation: 2).whole == nil)
        #expect(ShadowOutline(half: SIMD2(100, 20), radius: 8, deviation: 6).whole != nil)
    }

    /// As cards turn and are blurred, hardly any two of their shadows are blurred alike.
    @Test func fewPicturesShowAllTilts() {
        let (own, half) = (6.0, SIMD2(60.0, 40.0))
        let wanted = stride(from: 0, to: 7, by: 0.001).map { exp2($0) }
        let deviations = wanted.map { ShadowOutline.deviation(nearlyAs: $0, atLeast: own) }
        for (wanted, deviation) in zip(wanted, deviations) {
            #expect(wanted <= own ? deviation == own : abs(deviation / wanted - 1) < 0.05)
            #expect(deviation >= own)
        }
        let shapes = Set(deviations.map { ShadowOutline(half: half, radius: 8, deviation: $0).corner })
        #expect(shapes.count < 40)
    }

    /// In deviations, by a plain sum over a fine grid.
    private static func blurred(_ half: SIMD2<Double>, _ radius: Double, at place: SIMD2<Double>) -> Double {
        let step = 0.05
        var (sum, whole) = (0.0, 0.0)
        for y in stride(from: -4.5, through: 4.5, by: step) {
            for x in stride(from: -4.5, through: 4.5, by: step) {
                let weight = exp(-0.5 * (x * x + y * y))
                whole += weight
                let (px, py) = (abs(place.x + x), abs(place.y + y))
                let corner = SIMD2(px - (half.x - radius), py - (half.y - radius))
                let isInside =
                    px <= half.x && py <= half.y
                    && (min(corner.x, corner.y) <= 0 || (corner * corner).sum() <= radius * radius)
                if isInside { sum += weight }
            }
        }
        return sum / whole
    }
}
