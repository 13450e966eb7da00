import Testing

@testable import LayoutCore

@Suite struct TrackMarksTests {
    private func path(_ marks: String, _ knobs: [String: Parameter.Value] = [:]) -> Stage {
        let straight = "M0 0 H1000"
        return Stage.showing(
            "path", items: 20,
            knobs.merging(["path": .choice(straight), "marks": .choice(marks), "count": 10, "perspective": 0]) { $1 })
    }

    @Test func `between two marks that name it a number changes evenly, beyond them it stays`() throws {
        let marks = try #require(TrackMarks("0.2 scale=0.5 alpha=0; 0.4 blur=3; 0.6 scale=1.5\n1 alpha=1 turn=90"))
        for (place, scale, alpha) in [
            (0.0, 0.5, 0.0), (0.2, 0.5, 0), (0.4, 1, 0.25), (0.5, 1.25, 0.375), (0.6, 1.5, 0.5), (0.9, 1.5, 0.875),
            (1.7, 1.5, 1),
        ] {
            #expect(abs(marks.scale.value(at: place, isClosed: false)! - scale) < 1e-12, "\(place)")
            #expect(abs(marks.alpha.value(at: place, isClosed: false)! - alpha) < 1e-12, "\(place)")
        }
        #expect(marks.blur.value(at: 0.9, isClosed: false) == 3 && marks.lift.value(at: 0.5, isClosed: false) == nil)
    }

    @Test func `on a closed line the last mark leads to the first`() throws {
        let marks = try #require(TrackMarks("0.1 lift=10; 0.5 lift=50; 0.7 lift=70"))
        for (place, lift) in [(0.1, 10.0), (0.3, 30), (0.6, 60), (0.7, 70), (0.9, 40), (0.0, 25), (0.05, 17.5)] {
            #expect(abs(marks.lift.value(at: place, isClosed: true)! - lift) < 1e-12, "\(place)")
        }
        let one = try #require(TrackMarks("0.5 lift=7"))
        for place in [0, 0.3, 0.5, 0.9] { #expect(one.lift.value(at: place, isClosed: true) == 7) }
        // A step: twice the same place.
        let step = try #require(TrackMarks("0 lift=0; 0.5 lift=0; 0.5 lift=9"))
        #expect(step.lift.value(at: 0.499, isClosed: false) == 0 && step.lift.value(at: 0.5, isClosed: false) == 9)
    }

    @Test(arguments: [
        "", ";", "0.5", "0; 1", "a scale=1", "0.5 scale", "0.5 scale=", "0.5 scale=x", "0.5 size=2",
        "0.6 alpha=1; 0.4 alpha=0",
        "-0.1 alpha=1", "1.1 alpha=1", "0 alpha=2", "0 scale=0", "0 scale=nan", "nan scale=1", "0 scale=1=2",
        String(repeating: " ", count: TrackMarks.mostBytes) + "0 scale=1",
    ])
    func `what is none is refused`(text: String) { #expect(TrackMarks(text) == nil) }

    @Test func `cards of a path have what its marks say`() throws {
        let stage = path(
            "0 scale=0.5 alpha=0.2 blur=8 turn=-90 lift=100; 0.5 scale=1 alpha=1 blur=0 turn=0 lift=0; 1 scale=2")
        #expect(stage.card(atOffset: 0) == path("0.2 scale=1").card(atOffset: 0))
        // Half way to the start: the line is cut in ten.
        let card = stage.card(atOffset: -2.5)
        #expect(abs(card.alpha - 0.6) < 1e-12 && abs(card.blur - 4) < 1e-12)
        let right = card.matrix.row(combining: SIMD4(1, 0, 0, 0))
        let side = 0.75 * 0.5.squareRoot()
        #expect(abs(right.x - side) < 1e-12 && abs(right.y + side) < 1e-12 && card.matrix.m43 == 50)
        #expect(stage.card(atOffset: 2.5).matrix.m11 == 1.5)
    }

    @Test func `marks that cannot be read leave the knob as it was and say what is wanted`() {
        var stage = path("0 scale=0.5; 1 scale=1")
        let problem = stage.apply(.set("marks", to: .choice("0 size=3")))
        #expect("\(problem!)".contains("scale, alpha, blur, turn, lift"), "\(problem!)")
        #expect(stage.knobs["marks"] == .choice("0 scale=0.5; 1 scale=1"))
    }
}
