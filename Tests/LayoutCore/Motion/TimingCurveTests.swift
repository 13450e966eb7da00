import Foundation
import TestSupport
import Testing

@testable import LayoutCore

/// The curves, against figures that are worked out here by other ways.
@Suite struct TimingCurveTests {
    private static let curves: [TimingCurve] = [
        .linear, .in, .out, .inOut, .steps(1), .steps(7), .spring(response: 0.4, damping: 0.3),
        .spring(response: 0.7, damping: 1), .spring(response: 0.5, damping: 2.5), .spring(response: 0.1, damping: 0),
        .bezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1), .bezier(x1: 0, y1: 2, x2: 1, y2: -1),
    ]

    @Test(arguments: curves) func itBeginsAtNothingAndEndsAtAll(curve: TimingCurve) {
        for t in [-1, 0, -Double.infinity, .nan] { #expect(curve.value(at: t) == 0) }
        for t in [1, 1.5, Double.infinity] { #expect(curve.value(at: t) == 1) }
        #expect(stride(from: 0.0, through: 1, by: 0.001).allSatisfy { curve.value(at: $0).isFinite })
    }

    @Test func cubicsAreTheirPolynomials() {
        #expect(TimingCurve.in.value(at: 0.5) == 0.125 && TimingCurve.out.value(at: 0.5) == 0.875)
        #expect(TimingCurve.inOut.value(at: 0.25) == 0.0625 && TimingCurve.inOut.value(at: 0.75) == 0.9375)
        for t in stride(from: 0.0, through: 1, by: 0.01) {
            #expect(abs(TimingCurve.out.value(at: t) - (1 - TimingCurve.in.value(at: 1 - t))) < 1e-15)
            #expect(TimingCurve.linear.value(at: t) == t)
        }
    }

    @Test func stepsLeapAtTheEndsOfTheirShares() {
        let curve = TimingCurve.steps(4)
        #expect([0.1, 0.2499, 0.25, 0.49, 0.5, 0.99].map(curve.value) == [0, 0, 0.25, 0.25, 0.5, 0.75])
        #expect(TimingCurve.steps(1).value(at: 0.999) == 0)
    }

    /// A spring is where x″ = -ω² x - 2 ζ ω x′ leads, step by small step.
    @Test(arguments: [(0.5, 0.0), (0.4, 0.3), (0.7, 1), (0.5, 2.5), (2, 0.7)])
    func springsObeyTheirEquation(response: Double, damping: Double) {
        let curve = TimingCurve.spring(response: response, damping: damping)
        let frequency = 2 * Double.pi / response
        var (x, speed, steps) = (1.0, 0.0, [1.0])
        let count = 200_000
        for _ in 0..<count {
            // The midpoint is far better than the step's beginning.
            let h = 1 / Double(count)
            func pull(_ x: Double, _ v: Double) -> Double { -frequency * frequency * x - 2 * damping * frequency * v }
            let (middle, half) = (x + 0.5 * h * speed, speed + 0.5 * h * pull(x, speed))
            (x, speed) = (x + h * half, speed + h * pull(middle, half))
            steps.append(x)
        }
        for part in stride(from: 0.05, to: 1, by: 0.05) {
            let wanted = 1 - steps[Int((part * Double(count)).rounded())] + steps[count] * part
            #expect(abs(curve.value(at: part) - wanted) < 1e-5, "\(part)")
        }
    }

    @Test func aSpringOvershootsAsItsDampingSays() {
        // The first peak of a weight that is let go: exp(-π ζ / √(1 - ζ²)) beyond the end.
        let damping = 0.4
        let curve = TimingCurve.spring(response: 0.1, damping: damping)
        let peak = stride(from: 0.0, through: 1, by: 1e-4).map(curve.value).max() ?? 0
        #expect(abs(peak - 1 - exp(-Double.pi * damping / (1 - damping * damping).squareRoot())) < 1e-3)
    }

    @Test func aBezierIsThePolynomialOfItsHandles() {
        let (x1, y1, x2, y2) = (0.25, 0.1, 0.25, 1.0)
        let curve = TimingCurve.bezier(x1: x1, y1: y1, x2: x2, y2: y2)
        for s in stride(from: 0.02, to: 1, by: 0.02) {
            // De Casteljau's construction instead of the polynomial.
            func point(_ a: Double, _ b: Double) -> Double {
                func mix(_ p: Double, _ q: Double) -> Double { p + (q - p) * s }
                let (first, second, third) = (mix(0, a), mix(a, b), mix(b, 1))
                return mix(mix(first, second), mix(second, third))
            }
            #expect(abs(curve.value(at: point(x1, x2)) - point(y1, y2)) < 1e-12)
        }
        let even = TimingCurve.bezier(x1: 1.0 / 3, y1: 1.0 / 3, x2: 2.0 / 3, y2: 2.0 / 3)
        #expect(stride(from: 0.0, through: 1, by: 0.1).allSatisfy { abs(even.value(at: $0) - $0) < 1e-12 })
    }

    @Test(arguments: curves) func itReadsBackAsItIsWritten(curve: TimingCurve) {
        #expect(TimingCurve("\(curve)") == curve)
    }

    @Test(arguments: [
        "", "ease", "in out", "steps", "steps()", "steps(0)", "steps(1.5)", "steps(1e9)", "spring(0.5)",
        "spring(0, 1)", "spring(0.5, -1)", "spring(nan, 1)", "bezier(0,0,1)", "bezier(2,0,0,1)", "bezier(0,0,-1,1)",
        "bezier(0,99,0,1)", "bezier(0.2, 0, 0, 1", "linear(1)", "steps(9999999999999999999)",
    ]) func whatIsNoCurveIsRefused(text: String) { #expect(TimingCurve(text) == nil) }

    @Test func wordsAndFiguresAreRead() {
        #expect(TimingCurve("bezier( 0.2,0 , 0,1 )") == .bezier(x1: 0.2, y1: 0, x2: 0, y2: 1))
        #expect(TimingCurve("hold") == .steps(1) && "\(TimingCurve.steps(1))" == "hold")
        #expect(TimingCurve("spring(0.4, 0.7)") == .spring(response: 0.4, damping: 0.7))
    }
}
