import Foundation
import Testing

@testable import LayoutCore

@Suite struct TurnTests {
    @Test func turnsAreThoseOfTheCLibrary() {
        var random = SystemRandomNumberGenerator()
        for reach in [1e-9, 0.1, 1, 10, 1000, 999_999, 1e9] {
            for _ in 0..<5000 {
                let angle = Double.random(in: -reach...reach, using: &random)
                let turn = Turn(byPolynomial: .radians(angle))
                #expect(abs(turn.cos - cos(angle)) <= 2.3e-16 && abs(turn.sin - sin(angle)) <= 2.3e-16, "\(angle)")
            }
        }
    }

    @Test func aSmallTurnKeepsItsDigits() {
        for angle in [1e-3, 1e-8, 1e-160, 1e-300] {
            #expect(abs(Turn(byPolynomial: .radians(angle)).sin / angle - sin(angle) / angle) <= 2.3e-16)
            #expect(Turn(byPolynomial: .radians(-angle)).sin == -Turn(byPolynomial: .radians(angle)).sin)
        }
        #expect(Turn(byPolynomial: .zero) == .none)
    }

    @Test func betweenTwoEighthsNothingJumps() {
        for eighth in -9...9 {
            let angle = Double(eighth) * .pi / 4
            let (before, after) = (
                Turn(byPolynomial: .radians(angle.nextDown)), Turn(byPolynomial: .radians(angle.nextUp))
            )
            #expect(abs(before.cos - after.cos) < 4e-15 && abs(before.sin - after.sin) < 4e-15)
        }
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity]) func whatIsNoAngleIsNoTurn(radians: Double) {
        #expect(Turn(byPolynomial: .radians(radians)).cos.isNaN && Turn(byPolynomial: .radians(radians)).sin.isNaN)
    }
}
