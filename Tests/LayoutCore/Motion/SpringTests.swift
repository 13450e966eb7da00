import Testing

@testable import LayoutCore

@Suite struct SpringTests {
    private static func sprung(_ knobs: [String: Parameter.Value] = [:], velocity: Double = -900) -> Stage {
        var stage = Stage.showing(
            "linear", items: 30, at: 10, knobs.merging(["style": .choice("spring")]) { own, _ in own })
        stage.apply(.press(at: stage.middle))
        stage.drag(x: -60, velocity: velocity)
        stage.apply(.release)
        return stage
    }

    /// Figures of a Runge-Kutta integration in another language, of x'' = 3600 · a · (end - x) + 60 · ln(1 - f) · x' from
    /// 10.3 at 4.5 items a second, after 0.05, 0.1, 0.2 and 0.4 seconds. The spring's own frames add and take off in turn.
    @Test(arguments: [
        (0.025, 0.28, 11.0, [10.495040888, 10.638771799, 10.818202935, 10.955542545]),
        (0.1, 0.1, 11.0, [10.729318494, 11.235981683, 11.270312875, 10.960591451]),
    ])
    func figures(attraction: Double, friction: Double, end: Double, places: [Double]) {
        let stage = Self.sprung(["attraction": .number(attraction), "friction": .number(friction)])
        for (time, place) in zip([0.05, 0.1, 0.2, 0.4], places) {
            for frames in [1, 7] {
                var stage = stage
                for _ in 0..<frames { stage.advance(by: time / Double(frames)) }
                #expect(abs(stage.scroll - place) < 1e-6, "\(time): \(stage.scroll)")
            }
        }
        var rested = stage
        rested.rest()
        #expect(rested.scroll == end && !rested.isMoving)
    }

    @Test func ofWhereItsSpeedLeadsItTakesTheNearestCard() {
        // 0.28 of its speed a sixtieth: a speed of v leads v / 19.7 items on.
        for (velocity, end) in [(0.0, 10.0), (-600, 10), (-1600, 11), (-6000, 12), (6000, 9)] {
            var stage = Self.sprung(velocity: velocity)
            stage.rest()
            #expect(stage.scroll == end, "\(velocity)")
        }
        var free = Self.sprung(["scrollToItemBoundary": false], velocity: -600)
        free.rest()
        #expect(abs(free.scroll - (10.3 + 3 / 19.71024)) < 1e-4)
    }

    @Test func aHandStopsItAndItemsThatGoDoNot() {
        var stage = Self.sprung()
        stage.advance(by: 0.05)
        let place = stage.scroll
        var held = stage
        held.apply(.press(at: held.middle))
        held.advance(by: 0.5)
        #expect(held.scroll == place)
        stage.apply(.remove(at: 0))
        #expect(abs(stage.scroll - (place - 1)) < 1e-9)
        stage.rest()
        #expect(stage.scroll == 10)
        #expect(stage.takeEvents().filter { $0 == .didEndDecelerating }.count == 1)
    }
}
