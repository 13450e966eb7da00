import Testing

@testable import zoetrope

/// What `bench` prints.
@Suite struct MeasurementTests {
    @Test(arguments: [(-0.854, "-0.85"), (-0.001, "0.00"), (-12.3, "-12.30"), (0.05, "0.05"), (1234.567, "1234.57")])
    func numbersHaveTheirSign(value: Double, text: String) {
        let line = Measurement(name: "a", value: value, unit: "%", ratios: [.init(reference: "b", value: 0.5)])
            .line(nameWidth: 3)
        #expect(line.split(separator: " ") == ["a", Substring(text), "%", "0.50", "×", "b"])
    }

    /// All first flicks take half an hour.
    @Test func firstFlicksAreMeasuredWhereTheyAreNamed() throws {
        func names(_ asked: [String]) throws -> [String] { try Benchmark.named(asked).map(\.name) }
        let all = try names([])
        #expect(all.contains("scene/tunnel") && all.contains("viewer/start"))
        #expect(!all.contains { $0.hasPrefix("flick/") })
        let flicks = try names(["flick"])
        #expect(flicks.count == all.count { $0.hasPrefix("scene/") })
        #expect(try names(["flick/tunnel", "viewer/start"]) == ["flick/tunnel", "viewer/start"])
        let refusal = #expect(throws: Failure.self) { try Benchmark.named(["flick/tunel"]) }
        #expect(refusal?.message?.contains("did you mean 'flick/tunnel'?") ?? false)
    }
}
