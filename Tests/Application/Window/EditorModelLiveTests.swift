import Foundation
import LayoutCore
import Testing
import ZoeDocument
import ZoeLive

@testable import ZoeEditor
@testable import ZoeWindow

/// Commands on the stage, without a window.
@Suite struct EditorModelLiveTests {
    private func editor(_ layout: String = "cover-flow") throws -> EditorModel {
        var scene = Scene(try #require(LayoutKind.named(layout)))
        (scene.items, scene.scroll, scene.view) = (10, 4, Size(width: 1000, height: 600))
        return EditorModel(scene)
    }

    /// All commands one after the other; the answers.
    private func talk(_ editor: inout EditorModel, _ lines: String...) throws -> [String] {
        try lines.map { line in
            switch editor.obey(try LiveVocabulary.viewer.command(line)) {
            case .answer(let reply): reply.line
            case .needs(.key(let name)):
                Chord(name).flatMap { Bindings.default.action(for: $0) }.map { "\(editor.perform($0))" } ?? "no key"
            case .needs(.shaders(let names, let role)): editor.use(names, as: role).line
            case .needs: "later"
            }
        }
    }

    private func rest(_ editor: inout EditorModel) {
        for _ in 0..<1200 where editor.isSettling { editor.advance(by: 1.0 / 60) }
    }

    /// Some layouts have a knob of that name: how many cards of a deck are seen.
    @Test(arguments: ["swipe-deck", "rotary", "linear"]) func countIsOfCardsInEveryLayout(layout: String) throws {
        var editor = try editor(layout)
        #expect(try talk(&editor, "get count") == ["ok 10"])
        if layout == "linear" { return }
        #expect(try talk(&editor, "set layout.count 3", "get layout.count", "get count") == ["ok", "ok 3", "ok 10"])
    }

    @Test func knobsAreSetAndAskedFor() throws {
        var editor = try editor()
        let answers = try talk(
            &editor, "set tilt 0.4", "get layout.tilt", "get itemWidth", "set tilt 1e9", "set tilt lots", "set tlit 1",
            "get tlit", "set card.borderColour 1 0 0", "get borderColour", "reset tilt", "get tilt")
        #expect(answers[0] == "ok" && answers[1] == "ok 0.4")
        let width = Parameter.Value.number(editor.stage.cardSize.width)
        #expect(answers[2] == "ok auto \(width)", "what is worked out is told")
        #expect(answers[3].hasPrefix("ok layout.tilt=1000000000 is out of range"))
        #expect(answers[4].hasPrefix("error layout.tilt can't be 'lots'; give a number from"))
        #expect(answers[5] == "error no parameter 'tlit'; did you mean 'tilt'?" && answers[6] == answers[5])
        #expect(answers[7] == "ok" && answers[8] == "ok #ff0000")
        #expect(answers[9] == "ok" && answers[10] == "ok 0.9")
    }

    /// Every card that is put in, taken out, taken back and made again is called as its document has it.
    @Test func cardsKeepTheirNamesThroughUndoing() throws {
        var editor = try editor()
        for step in 0..<60 {
            switch step % 6 {
            case 0, 1, 4: editor.insertCard()
            case 2: editor.removeCard()
            case 3: editor.undo()
            default: editor.apply(.jump(to: Double(step % 7)))
            }
            if step % 9 == 0 { editor.undo() }
            if step % 18 == 0 { editor.redo() }
            let fresh = editor.document.stage()
            let names = (0..<fresh.count).map { fresh.identity(at: $0) }
            #expect((0..<editor.stage.count).map { editor.stage.identity(at: $0) } == names, "step \(step)")
        }
    }

    /// Eight times as many cards take about eight times as long, and not sixty-four times.
    @Test func cardsArePutInAsFastWhereManyHaveBeen() throws {
        func seconds(_ count: Int) throws -> Double {
            var editor = try editor()
            let start = Self.processorTime
            for _ in 0..<count { editor.insertCard() }
            #expect(editor.stage.count == 10 + count)
            return Self.processorTime - start
        }
        _ = try seconds(20)
        let (few, many) = (try seconds(150), try seconds(1200))
        #expect(many < 40 * few, "\(few) s, \(many) s")
    }

    private static var processorTime: Double {
        var time = timespec()
        unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    @Test func eachLineIsAStepToTakeBackAndAFaderIsOne() throws {
        var editor = try editor()
        _ = try talk(&editor, "set tilt 0.1", "set tilt 0.2", "layout wheel", "undo", "undo")
        #expect(editor.scene.knobs.number("layout.tilt") == 0.1 && editor.scene.layout.name == "cover-flow")
        #expect(try talk(&editor, "undo", "undo") == ["ok", "error there is nothing to take back"])
        #expect(
            try talk(&editor, "redo", "get tilt", "redo", "redo", "redo").last
                == "error there is nothing to make again")
        editor = try self.editor()
        for value in 0..<100 {
            _ = editor.obey(try LiveVocabulary.viewer.command("set tilt \(Double(value) / 100)"), isPart: true)
        }
        editor.endTurning()
        #expect(editor.scene.knobs.number("layout.tilt") == 0.99)
        #expect(try talk(&editor, "undo", "undo") == ["ok", "error there is nothing to take back"])
    }

    @Test func theRowIsScrolledAndTheHandIsMoved() throws {
        var editor = try editor("linear")
        #expect(try talk(&editor, "scroll 6.5", "get scroll", "get index") == ["ok", "ok 6.5", "ok 7"])
        #expect(!editor.isSettling)
        #expect(try talk(&editor, "scroll 99", "get scroll") == ["ok", "ok 9"])
        #expect(try talk(&editor, "scroll -3", "get scroll") == ["ok", "ok 0"])
        #expect(try talk(&editor, "scroll 2 0.5") == ["ok"])
        #expect(editor.isSettling)
        rest(&editor)
        #expect(editor.stage.scroll == 2)
        _ = try talk(&editor, "flick -600 0 0.1")
        rest(&editor)
        let after = editor.stage.scroll
        #expect(after > 2 && after == after.rounded())
        // As far as a card is wide, to the left: the next card.
        let width = editor.stage.cardSize.width
        _ = try talk(&editor, "scroll 5", "drag \(-width) 0")
        rest(&editor)
        #expect(editor.stage.scroll == 6)
        // Beside the one in the middle stands the next one.
        _ = try talk(&editor, "tap \(500 + width) 300")
        rest(&editor)
        #expect(editor.stage.scroll == 7 && editor.selected == nil)
        _ = try talk(&editor, "tap 500 300")
        #expect(editor.selected == editor.stage.identity(at: 7))
        _ = try talk(&editor, "key Left", "key Home")
        rest(&editor)
        #expect(editor.stage.scroll == 0)
    }

    @Test func layoutsAndScenesArePutOnByName() throws {
        var editor = try editor()
        let answers = try talk(
            &editor, "layout Wheel", "get layout", "layout whel", "layout 'no such thing at all'", "scene cover-flow",
            "get scene", "scene ./file.json")
        #expect(
            answers == [
                "ok", "ok wheel", "error no layout 'whel'; did you mean 'wheel'?",
                "error no layout 'no such thing at all'; `layouts` lists them", "ok", "ok cover-flow", "later",
            ])
        // What another library calls it stands for knobs, too.
        let put = try talk(&editor, "layout swiper:cube", "get layout", "get perspective", "layout swiper:cubee")
        #expect(
            put == [
                "ok", "ok cube", "ok -0.0008333333333333334",
                "error no layout 'swiper:cubee'; did you mean 'swiper:cube'?",
            ])
        #expect(try talk(&editor, "layouts") == ["ok " + LayoutKind.all.map(\.name).joined(separator: " ")])
    }

    @Test func theClockIsSetAndRuns() throws {
        var editor = try editor()
        #expect(try talk(&editor, "time 2.5", "get time") == ["ok", "ok 2.5"])
        #expect(editor.stage.scroll == 4 && !editor.isMoving)
        _ = try talk(&editor, "play")
        editor.advance(by: 0.5)
        #expect(editor.isMoving && !editor.isSettling && abs(editor.stage.time - 3) < 1e-9)
        _ = try talk(&editor, "pause")
        #expect(!editor.isMoving)
        #expect(try talk(&editor, "time 1e9") == ["error the clock goes up to 3600 seconds"])
    }

    @Test func shadersArePartOfTheDocument() throws {
        var editor = try editor()
        _ = try talk(&editor, "face /a.frag", "backdrop /b.frag", "post /c.frag /d.frag")
        #expect(editor.scene.shaders.face == "/a.frag" && editor.scene.shaders.backdrop == "/b.frag")
        #expect(editor.scene.shaders.post == ["/c.frag", "/d.frag"])
        _ = try talk(&editor, "face none", "post none", "undo")
        #expect(editor.scene.shaders.face == nil && editor.scene.shaders.post == ["/c.frag", "/d.frag"])
    }

    @Test func whatNeverSettlesIsNotWaitedFor() throws {
        var editor = try editor()
        #expect(try talk(&editor, "wait") == ["later"])
        #expect(
            try talk(&editor, "set autoscroll 1", "wait").last
                == "error it never settles: motion.autoscroll turns it; set it to 0")
        _ = try talk(&editor, "set autoscroll 0")
        editor.animate("layout.tilt", Oscillation(middle: 0.5, amplitude: 0.1))
        #expect(try talk(&editor, "wait") == ["error it never settles: a knob swings by itself"])
    }

    @Test func theStateIsALineOfJSON() throws {
        var editor = try editor()
        let line = try talk(&editor, "set tilt 0.4", "state")[1]
        #expect(line.hasPrefix("ok {\"scroll\": 4.0, \"index\": 4, \"count\": 10, \"moving\": false,"))
        #expect(
            line.contains("\"document\": {\"zoetrope\": 1") && line.contains("\"tilt\": 0.4") && line.hasSuffix("}}"))
    }

    // MARK: Scripts

    private func play(_ text: String, until end: Double? = nil) throws -> LivePlayer {
        var scene = Scene(try #require(LayoutKind.named("linear")))
        (scene.items, scene.view) = (10, Size(width: 1000, height: 600))
        var player = LivePlayer(scene)
        try player.play(LiveScript(text, in: .viewer), until: end) { need, _ in need == .capture("a.png") }
        return player
    }

    @Test func aScriptIsPlayedFrameByFrame() throws {
        // A glide of a second, looked at on its way and at its end.
        #expect(try play("scroll 4 1", until: 0).document.scroll == 0)
        let half = try play("scroll 4 1", until: 0.5).document.scroll
        #expect(half > 1 && half < 3, "eased: \(half)")
        #expect(try play("scroll 4 1\nwait").document.scroll == 4)
        #expect(try play("scroll 4 1", until: 2).document.scroll == 4)
        // Nothing is played beyond the end.
        #expect(try play("@0.5 scroll 1\n@1.5 scroll 2", until: 1).document.scroll == 1)
        #expect(try play("@0.5 scroll 1\n@1.5 scroll 2").document.scroll == 2)
        #expect(try play("scroll 1\nquit\nscroll 2").document.scroll == 1)
        // The same every time.
        let text = "layout wheel\n@0.1 flick -900 0 0.1\n@0.4 set spacing 1.2"
        #expect(try play(text, until: 0.7).frame == play(text, until: 0.7).frame)
    }

    @Test func aMistakeOfAScriptIsNamedByItsLine() throws {
        for (text, message) in [
            ("scroll 1\nset tlit 1", "2: no parameter 'tlit'"),
            ("\nscene ./a.json", "2: 'scene ./a.json' needs the viewer's window"),
            ("set autoscroll 1\nwait", "2: it never settles: motion.autoscroll turns it; set it to 0"),
        ] {
            #expect(throws: LiveError(message)) { try play(text) }
        }
        _ = try play("capture a.png\nkey Right\nget scroll\nstate")
    }
}
