import Foundation
import Testing

@testable import LayoutCore

/// What is worked out for four cards at once, against the C library one by one.
@Suite struct FourCardsTests {
    @Test func fourTurnsAreThoseOfTheCLibrary() {
        var random = SystemRandomNumberGenerator()
        for reach in [1e-9, 0.1, 1, 10, 1000, 999_999, 1e9] {
            for _ in 0..<1000 {
                let angles = SIMD4<Double>.random(in: -reach...reach, using: &random)
                let turns = FourNumbers.turn(FourNumbers(angles))
                for place in angles.indices {
                    let (cos, sin) = (turns.cos.numbers[place], turns.sin.numbers[place])
                    #expect(abs(cos - Foundation.cos(angles[place])) < 4e-11, "\(angles[place])")
                    #expect(abs(sin - Foundation.sin(angles[place])) < 4e-11, "\(angles[place])")
                }
            }
        }
        let small = FourNumbers.turn(FourNumbers(SIMD4(1e-300, -1e-8, 0, 1e-3)))
        #expect(small.sin.numbers.x == 1e-300 && small.sin.numbers.y == -1e-8 && small.sin.numbers.z == 0)
        #expect(FourNumbers.turn(FourNumbers(SIMD4(0, .nan, 1, .infinity))).cos.numbers.y.isNaN)
    }

    @Test(arguments: [0.5, 0.7, 1, 2.5, 3e7, 1e30]) func aRootNeedsNoDivision(square: Double) {
        let squares = square * SIMD4(1, 1.3, 1.9, 3.7)
        let found = FourNumbers(SIMD4(1, -2, 0, 1e5)).divided(byRootOf: FourNumbers(squares)).numbers
        let wanted = SIMD4(1, -2, 0, 1e5) / squares.squareRoot()
        for place in found.indices { #expect(abs(found[place] - wanted[place]) <= 1e-14 * abs(wanted[place])) }
    }

    @Test func boundsAreThoseOfEachNumber() {
        let numbers = FourNumbers(SIMD4(-3, 0, 0.5, 7))
        #expect(numbers.atLeast(0.25).numbers == SIMD4(0.25, 0.25, 0.5, 7))
        #expect(numbers.atMost(0.25).numbers == SIMD4(-3, 0, 0.25, 0.25))
        #expect(numbers.distance.numbers == SIMD4(3, 0, 0.5, 7))
    }
}
