import Foundation
import LayoutCore
import Testing

@Suite struct Fitting {
    private func fit(_ text: String, _ free: [String], _ points: [(Double, Double)]) throws -> Fitter.Fit {
        try Fitter.fit(
            Formula(expression: text, free: free), free: free, points: points.map { Fitter.Point(o: $0.0, value: $0.1) }
        )
    }

    /// The write-up's two wanted points, and the figures that its author found by hand.
    @Test func findsTheSwitchersHyperbola() throws {
        let fit = try fit("1/(a-b*o)-1/a", ["a", "b"], [(1, 0.8), (-2, -0.4)])
        #expect(abs(try #require(fit.values["a"]) - 1.25) < 1e-9)
        #expect(abs(try #require(fit.values["b"]) - 0.625) < 1e-9)
        #expect(fit.residual < 1e-12 && fit.converged && fit.iterations > 0)
    }

    @Test func findsItAsAnOutputOfALayout() throws {
        let formula = try Formula(Formula.taskStack)
        let points = [Fitter.Point(o: 1, value: 0.5), Fitter.Point(o: -2, value: -0.3)]
        let fit = try Fitter.fit(formula, output: "x", free: ["a", "b"], points: points)
        let (a, b) = (try #require(fit.values["a"]), try #require(fit.values["b"]))
        #expect(abs(1 / (a - b) - 1 / a - 0.5) < 1e-10 && abs(1 / (a + 2 * b) - 1 / a + 0.3) < 1e-10)
        #expect((0.1...4).contains(a) && (0...4).contains(b))
    }

    /// A straight line through noise has a closed form.
    @Test func straightLineIsTheRegressionLine() throws {
        let points = [(0.0, 1.0), (1, 2.9), (2, 5.2), (3, 6.8), (4, 9.1)]
        let count = Double(points.count)
        let (sx, sy) = points.reduce((0.0, 0.0)) { ($0.0 + $1.0, $0.1 + $1.1) }
        let (sxx, sxy) = points.reduce((0.0, 0.0)) { ($0.0 + $1.0 * $1.0, $0.1 + $1.0 * $1.1) }
        let slope = (count * sxy - sx * sy) / (count * sxx - sx * sx)
        let start = (sy - slope * sx) / count
        let fit = try fit("m*o + c", ["m", "c"], points)
        #expect(abs(try #require(fit.values["m"]) - slope) < 1e-8)
        #expect(abs(try #require(fit.values["c"]) - start) < 1e-8)
        let rest = points.reduce(0) { $0 + pow(slope * $1.0 + start - $1.1, 2) }
        #expect(abs(fit.residual - (rest / count).squareRoot()) < 1e-12 && fit.converged)
    }

    @Test(arguments: [
        ("a * exp(b*o)", [3.0, -0.5]), ("a * cos(o * b)", [2, 0.7]), ("a + b*o^2", [-40, 0.001]),
        ("a / (1 + (o/b)^2)", [5, 0.3]), ("a * atan(b * o)", [100, 3]), ("log(a + b*o)", [9, 0.25]),
        ("sqrt(a^2 + b^2*o^2)", [2, 5]), ("a*o + 1e6*b", [1e-6, 1e-3]),
    ])
    func findsWhatPointsWereMadeFrom(_ text: String, _ made: [Double]) throws {
        let formula = try Formula(expression: text, free: ["a", "b"])
        let offsets = [-3.0, -1.5, -0.25, 0.5, 1, 2, 3.5]
        let values = try #require(formula.values(at: offsets, parameters: ["a": made[0], "b": made[1]]))
        let fit = try fit(text, ["a", "b"], Array(zip(offsets, values)))
        let scale = values.reduce(0) { max($0, abs($1)) }
        #expect(fit.residual <= 1e-9 * scale, "\(fit)")
        let found = try #require(formula.values(at: [0.1, 1.7], parameters: fit.values))
        let wanted = try #require(formula.values(at: [0.1, 1.7], parameters: ["a": made[0], "b": made[1]]))
        for (found, wanted) in zip(found, wanted) { #expect(abs(found - wanted) < 1e-6 * scale, "\(fit)") }
    }

    @Test func rangesAreKept() throws {
        let points = [Fitter.Point(o: 1, value: 10), Fitter.Point(o: 2, value: 20)]
        let formula = try Formula(expression: "a = 1 in 0..3; b = 0 in -1..1; a*o + b")
        let fit = try Fitter.fit(formula, free: ["a", "b"], points: points)
        #expect(fit.values == ["a": 3, "b": 1])
        #expect(fit.converged)
    }

    @Test func sameQuestionSameAnswer() throws {
        let points = [(0.0, 1.0), (1, 0.3), (2, -0.8), (3, 0.1)]
        #expect(try fit("a*sin(b*o + c)", ["a", "b", "c"], points) == fit("a*sin(b*o + c)", ["a", "b", "c"], points))
    }

    @Test func uselessParametersDoNoHarm() throws {
        let fit = try fit("a*o + 0*b", ["a", "b"], [(1, 2), (2, 4), (3, 6)])
        #expect(abs(try #require(fit.values["a"]) - 2) < 1e-12)
        #expect(try #require(fit.values["b"]).isFinite)
    }

    @Test func saysWhatIsWrong() throws {
        let line = try Formula(expression: "m*o + c", free: ["m", "c"])
        func error(
            _ formula: Formula, output: String? = nil, _ free: [String], _ points: [Fitter.Point]
        ) -> FitError? {
            do {
                _ = try Fitter.fit(formula, output: output, free: free, points: points)
                return nil
            } catch { return error }
        }
        let one = Fitter.Point(o: 1, value: 1)
        #expect(error(line, [], [one]) == .nothingFree)
        #expect(error(line, ["m", "c"], [one]) == .tooFewPoints(1, free: 2))
        #expect(error(line, ["k"], [one]) == .unknownParameter("k", known: ["m", "c"]))
        #expect(error(line, ["m", "m"], [one, one]) == .repeatedParameter("m"))
        #expect(error(line, ["m"], [one, .init(o: .nan, value: 1)]) == .pointNotFinite(1))
        #expect(error(line, ["m"], [.init(o: 1, value: .infinity)]) == .pointNotFinite(0))
        #expect(error(line, ["m"], Array(repeating: one, count: 10_001)) == .tooManyPoints(10_001, most: 10_000))
        #expect(error(line, output: "x", ["m"], [one]) == .unknownOutput("x", known: ["value"]))
        let names = (0..<17).map { "p\(UnicodeScalar(UInt8(97 + $0)))" }
        let long = try Formula(expression: names.joined(separator: "+"), free: names)
        #expect(error(long, names, Array(repeating: one, count: 17)) == .tooManyParameters(17, most: 16))
        #expect(error(try Formula("a = 1 in 0..2; x = a; y = a"), ["a"], [one]) == .outputNotNamed(known: ["x", "y"]))
        #expect(error(try Formula(expression: "log(-1) * a", free: ["a"]), ["a"], [one]) == .neverFinite)
        #expect(
            FitError.unknownParameter("tlit", known: ["tilt"]).description
                == "the formula has no parameter 'tlit'; did you mean 'tilt'?")
        #expect(FitError.tooFewPoints(1, free: 2).description.contains("give 2 points or more"))
    }

    @Test(arguments: [1e300, -1e300, .leastNonzeroMagnitude, 1e-300])
    func wildPointsAreSurvived(_ value: Double) throws {
        for text in ["a*o + b", "1/(a - b*o)", "a^(b*o)", "a*1e200*1e200"] {
            let found = try? fit(text, ["a", "b"].filter(text.contains), [(1, value), (-value, 2), (0, -value)])
            #expect(found?.residual.isNaN != true)
        }
    }
}
