import Foundation
import Testing

@Suite struct FitTests {
    static let hyperbola = ["fit", "--formula", "1/(a-b*o)-1/a", "--free", "a,b", "--points", "1,0.8 -2,-0.4"]

    @Test func theTaskSwitchersCurveIsFound() throws {
        let result = try Zoetrope.run(Self.hyperbola)
        #expect(result.status == 0 && result.errors.isEmpty)
        let lines = result.output.split(separator: "\n").map { $0.split(separator: " = ") }
        #expect(lines.map { $0.first } == ["a", "b", "residual"])
        let values = try lines.map { try #require(Double($0[1])) }
        #expect(abs(values[0] - 1.25) < 1e-9 && abs(values[1] - 0.625) < 1e-9 && abs(values[2]) < 1e-9)
    }

    @Test func theSameAsJSON() throws {
        let fit = try json(Zoetrope.run(Self.hyperbola + ["--json"])) as? [String: Any]
        let values = try #require(fit?["values"] as? [String: Double])
        let (a, b) = (try #require(values["a"]), try #require(values["b"]))
        #expect(abs(a - 1.25) < 1e-9 && abs(b - 0.625) < 1e-9)
        #expect(fit?["converged"] as? Bool == true && fit?["residual"] is Double)
    }

    @Test func anOutputOfALayoutCanBeFitted() throws {
        let result = try Zoetrope.run(
            "fit", "--formula", "k = 1 in 0..9; x = k * o; y = o", "--output", "x", "--free", "k", "--points", "2,6")
        #expect(result.status == 0 && result.output.hasPrefix("k = "), "\(result)")
        let value = try #require(Double(result.output.dropFirst(4).prefix { $0 != "\n" }))
        #expect(abs(value - 3) < 1e-9)
    }

    /// 0 / 0, whatever a is.
    @Test func withoutAFitTheAnswerIsNo() throws {
        let result = try Zoetrope.run("fit", "--formula", "0 / (a - a)", "--free", "a", "--points", "1,2 2,3")
        #expect(result.status == 1, "\(result)")
        #expect(result.errors.hasPrefix("zoetrope: "))
    }

    @Test(arguments: [
        ["--formula", "1 +", "--free", "a", "--points", "1,2"],
        ["--formula", "a * (o", "--free", "a", "--points", "1,2"],
        ["--formula", "a * p", "--free", "a", "--points", "1,2"], ["--formula", "", "--free", "a", "--points", "1,2"],
    ])
    func brokenFormulasAre65(words: [String]) throws {
        let result = try Zoetrope.run(["fit"] + words)
        #expect(result.isFailure(65), "\(result)")
        #expect(result.errors.hasPrefix("zoetrope: --formula:1:"), "\(result.errors)")
    }

    @Test(arguments: [
        [], ["--formula", "a*o"], ["--formula", "a*o", "--free", "a"], ["--free", "a", "--points", "1,2"],
        ["--formula", "a*o", "--points", "1,2"], ["--formula", "a*o", "--free", "a", "--points", "1"],
        ["--formula", "a*o", "--free", "a", "--points", "1,2,3"],
        ["--formula", "a*o", "--free", "a", "--points", "1,nan"],
        ["--formula", "a*o", "--free", "a", "--points", "inf,1"],
        ["--formula", "a*o", "--free", "a", "--points", "a,b"],
        ["--formula", "a*o", "--free", "a", "--points", ""], ["--formula", "a*o", "--free", "", "--points", "1,2"],
        ["--formula", "x = a*o", "--free", "a", "--points", "1,2", "--output", "y"],
        ["--formula", "a*o", "--free", "a", "--points", "1,2", "more"],
    ])
    func whatIsMissingOrBrokenIs64(words: [String]) throws {
        let result = try Zoetrope.run(["fit"] + words)
        #expect(result.isFailure(64), "\(result)")
    }

    @Test func aCurveMayLookLikeAPath() throws {
        #expect(try Zoetrope.run("fit", "--formula", "a/o", "--free", "a", "--points", "2,3").status == 0)
        #expect(try Zoetrope.run("fit", "--formula", "./a", "--free", "a", "--points", "2,3").isFailure(66))
    }
}
