import LayoutCore
import Testing
import ZoeDocument

@testable import ZoeEditor

/// States that are kept under a number, and the springs between them.
@Suite struct StateTests {
    private func editor() throws -> EditorModel {
        var scene = Scene(try #require(LayoutKind.named("linear")))
        (scene.items, scene.scroll, scene.view) = (10, 4, Size(width: 1000, height: 600))
        var editor = EditorModel(scene)
        editor.turn("spacing", to: .number(1))
        editor.endTurning()
        editor.keep(state: 1)
        editor.turn("spacing", to: .number(2))
        editor.endTurning()
        editor.keep(state: 2)
        return editor
    }

    private func spacing(_ editor: EditorModel) -> Double { editor.stage.knobs.number("spacing") ?? .nan }

    /// Where the spring is after each sixtieth, until it rests.
    private func way(_ editor: inout EditorModel) -> [Double] {
        var way: [Double] = []
        while editor.isMoving, way.count < 600 {
            editor.advance(by: 1.0 / 60)
            way.append(spacing(editor))
        }
        return way
    }

    @Test func aKnobGoesToItsStateOnASpring() throws {
        var editor = try editor()
        let isDone = editor.perform(.recall, number: 1)
        #expect(isDone)
        // The document is there at once; what is seen sets off from where it was.
        #expect(editor.scene.knobs.number("spacing") == 1 && spacing(editor) == 2)
        let way = way(&editor)
        #expect(way.count > 20 && way.count < 120 && way.last == 1)
        // Faster and faster, then slower, and a little too far: 1.5 % of the way with a damping of 0.8.
        let steps = zip([2] + way, way).map { $0 - $1 }
        #expect(steps[0] < steps[3] && steps[3] > steps[20])
        let least = try #require(way.min())
        #expect(least < 0.9999 && abs(1 - least - 0.0152) < 0.004, "\(least)")
    }

    @Test func whatIsSentBackOnItsWayKeepsItsSpeed() throws {
        var editor = try editor()
        editor.recall(state: 1)
        for _ in 0..<6 { editor.advance(by: 1.0 / 60) }
        let (before, place) = (spacing(editor), spacing(editor))
        editor.recall(state: 2)
        #expect(spacing(editor) == place)
        editor.advance(by: 1.0 / 60)
        // It goes on for a moment before it turns.
        #expect(spacing(editor) < before)
        let way = way(&editor)
        #expect(way.last == 2)
    }

    @Test func recallingIsOneStepToTakeBackAndTheSameEachTime() throws {
        var (editor, other) = (try editor(), try editor())
        editor.recall(state: 1)
        other.recall(state: 1)
        let (first, second) = (way(&editor), way(&other))
        #expect(first == second)
        editor.undo()
        #expect(editor.scene.knobs.number("spacing") == 2)
        editor.redo()
        #expect(editor.scene.knobs.number("spacing") == 1)
        // A hand that turns it has it.
        editor.recall(state: 2)
        editor.advance(by: 0.1)
        editor.turn("spacing", to: .number(1.5))
        editor.endTurning()
        #expect(spacing(editor) == 1.5)
        editor.recall(state: 7)
        #expect(spacing(editor) == 1.5 && !editor.hasState(7))
    }

    @Test func coloursAndLayoutsTravelToo() throws {
        var editor = try editor()
        editor.turn("scene.backdropColour", to: .colour(SIMD4(0, 0, 0, 1)))
        editor.endTurning()
        editor.keep(state: 3)
        editor.turn("scene.backdropColour", to: .colour(SIMD4(1, 1, 1, 1)))
        editor.use(try #require(LayoutKind.named("wheel")))
        editor.endTurning()
        while editor.isMoving { editor.advance(by: 1.0 / 60) }
        editor.recall(state: 3)
        for _ in 0..<8 { editor.advance(by: 1.0 / 60) }
        guard case .colour(let colour) = editor.knobs["scene.backdropColour"] else {
            Issue.record("no colour")
            return
        }
        #expect(colour.x > 0.05 && colour.x < 0.95 && editor.scene.layout.name == "linear" && editor.stage.isMoving)
    }
}
