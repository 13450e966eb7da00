import LayoutCore
import Testing
import ZoeDocument
import ZoeEditor

@Suite struct ClockTests {
    private func model() throws -> EditorModel { EditorModel(try #require(Scene.builtIn("cover-flow"))) }

    @Test func aStepIsASixtiethAndStopsTheClock() throws {
        var model = try model()
        model.playing = true
        model.stepClock(by: 3)
        #expect(abs(model.stage.time - 0.05) < 1e-9 && !model.isPlaying)
        model.stepClock(by: -1)
        #expect(abs(model.stage.time - 2.0 / 60) < 1e-9)
        model.stepClock(by: -10)
        #expect(model.stage.time == 0)
        model.turnClock(to: 1e9)
        #expect(abs(model.stage.time - Stage.longestTime) < 1e-3)
    }

    @Test func aPartOfTimeGoesOnAgainAndAgain() throws {
        var model = try model()
        model.clockSpan = ClockSpan(begin: 1, end: 1.5, isRepeated: true)
        model.playing = true
        model.turnClock(to: 1.2)
        var times: [Double] = []
        for _ in 0..<60 {
            model.advance(by: 1.0 / 60)
            times.append(model.stage.time)
        }
        #expect(times.allSatisfy { $0 >= 1 - 1e-6 && $0 < 1.5 + 1e-6 })
        #expect(times.contains { abs($0 - 1) < 1e-6 } && times.contains { $0 > 1.45 })
        model.clockSpan?.isRepeated = false
        for _ in 0..<60 { model.advance(by: 1.0 / 60) }
        #expect(model.stage.time > 1.6)
    }

    @Test func theEndsOfAPartStayApart() {
        var span = ClockSpan(begin: 2, end: 3)
        span.move(begin: 9)
        #expect(span.begin < span.end && span.end == 3)
        span.move(end: -4)
        #expect(span.end > span.begin)
        span.move(begin: -1)
        #expect(span.begin == 0)
    }
}
