import LayoutCore
import Testing
import ZoeDocument
import ZoeEditor
import ZoeLive

@testable import ZoeWindow

/// The live commands of the timeline, on an editor without a window.
@Suite struct TimelineVerbTests {
    private func editor() throws -> EditorModel { EditorModel(Scene(try #require(LayoutKind.named("cover-flow")))) }

    private func answer(_ line: String, _ editor: inout EditorModel) throws -> LiveOutcome {
        editor.obey(try LiveVocabulary.viewer.command(line))
    }

    @Test func aTimelineCanBeMadeByCommandsAlone() throws {
        var editor = try editor()
        for line in [
            "keyframe tilt 0 0.2", "keyframe tilt 2 1", "ease tilt 0 spring(0.4, 0.7)", "keyframe scroll 1 4",
            "keyframe layout 1.5 wheel", "keyframe layout.tilt 4 0.5", "movekey tilt 4 3", "loop on", "duration 6",
        ] { #expect(try answer(line, &editor) == .ok, "\(line)") }
        let wanted =
            "{\"duration\": 6, \"loop\": true, \"lanes\": {"
            + "\"tilt\": [{\"at\": 0, \"value\": 0.2, \"curve\": \"spring(0.4, 0.7)\"}, {\"at\": 2, \"value\": 1}, "
            + "{\"at\": 3, \"value\": 0.5}], \"scroll\": [{\"at\": 1, \"value\": 4}], "
            + "\"layout\": [{\"at\": 1.5, \"value\": \"wheel\", \"travel\": 1}]}}"
        guard case .answer(.ok(let line)) = try answer("timeline", &editor) else {
            Issue.record("the timeline is told")
            return
        }
        #expect(line.filter { $0 != " " } == wanted.filter { $0 != " " })
        #expect(try answer("unkey tilt 2", &editor) == .ok)
        #expect(try answer("unkey layout", &editor) == .ok)
        #expect(try answer("duration", &editor) == .ok)
        #expect(editor.scene.timeline.places.map(\.time) == [0, 3, 1] && editor.scene.timeline.duration == 3)
        // Each is a step to take back.
        for _ in 0..<12 { editor.undo() }
        #expect(!editor.hasTimeline && !editor.history.canUndo)
    }

    @Test func whatIsWrongIsSaid() throws {
        var editor = try editor()
        _ = try answer("keyframe tilt 1 0.5", &editor)
        let cases = [
            ("keyframe tlit 1 0.5", "no parameter 'tlit'; did you mean 'tilt'?"),
            ("keyframe tilt 99999 1", "a key stands at up to 3600 seconds"),
            ("keyframe layout 1 wheell", "no layout 'wheell'; did you mean 'wheel'?"),
            ("keyframe scroll 1 far", "the row's place is a number of cards, not 'far'"),
            ("ease tilt 1 bouncy", "no curve is written 'bouncy'; give \(TimingCurve.forms)"),
            ("ease tilt 2 linear", "no key of tilt at 2 s; there are keys at 1"),
            ("movekey tilt 1 -1", "a key stands at 0 to 3600 seconds"),
            ("unkey spacing", "'spacing' has no keys; tilt have"),
            ("loop maybe", "it loops or not: `loop on`, `loop off`"),
            ("duration 0", "a timeline is more than 0 and up to 3600 seconds long"),
        ]
        let before = editor.scene
        for (line, complaint) in cases { #expect(try answer(line, &editor) == .error(complaint), "\(line)") }
        #expect(editor.scene == before)
    }
}
