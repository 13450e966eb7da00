import Foundation
import Testing

@testable import ZoeRenderer

/// A shadow's picture beside the same outline blurred point by point.
@Suite struct ShadowPictureTests {
    @Test(arguments: [(3.0, 2.0, 0.0), (6.0, 6.0, 1.5), (2.0, 5.0, 2.0), (30.0, 20.0, 4.0)])
    func itIsTheBlurredOutline(width: Double, height: Double, radius: Double) {
        let deviation = 2.0
        let half = SIMD2(width, height) * deviation
        let shape = ShadowShape(half: half, radius: radius * deviation, deviation: deviation)
        let side = 24
        let amounts = shape.amounts(side: side)
        // What is left out of a long side changes nothing.
        let skipped = half / deviation - SIMD2<Double>(shape.half)
        for (row, column) in [(0, 0), (5, 9), (12, 12), (18, 7), (23, 23), (10, 20)] {
            let share = SIMD2(Double(column), Double(row)) / Double(side - 1)
            let place = skipped + share * (SIMD2<Double>(shape.half) + ShadowShape.reach)
            let expected = Self.blurred(half / deviation, radius, at: place)
            #expect(abs(Double(amounts[row * side + column]) - expected) < 0.01, "\(place): \(expected)")
        }
    }

    @Test func allLargeCardsShareOne() {
        func shape(_ width: Double, _ height: Double) -> ShadowShape {
            ShadowShape(half: SIMD2(width, height), radius: 8, deviation: 6)
        }
        #expect(shape(100, 150) == shape(400, 90))
        #expect(shape(100, 150) != shape(10, 150))
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
