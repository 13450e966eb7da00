import Foundation
import LayoutCore
import Testing
import ZoeDocument
import ZoeEditor
import ZoeLive
import ZoeUserShaders

@testable import ZoeWindow

/// The table of live commands: what is promised of them, and the page in docs that is made from it.
@Suite struct LiveVerbTests {
    /// The contract's list, each as one would type it.
    static let lines = [
        "set layout.tilt 0.4", "get scroll", "scroll 3.2", "scroll -1000 0.5", "drag -30 4", "flick -200 0 0.1",
        "tap 640 360", "key Ctrl+Z", "layout cover-flow", "layouts", "scene \"my scenes/a.json\"", "face foil.frag",
        "face none", "backdrop ./none", "post a.frag b.frag", "post none", "undo", "redo", "reset", "reset tilt",
        "time 1.5", "play", "pause", "wait", "state", "stats", "capture a.png", "help", "help set", "quit",
        "press 10 20", "move 10 20", "point 40 30", "away", "release", "cancel", "wheel 0 -1", "hold W", "lift W",
        "transition fade.glsl",
        "film a.mp4", "keyframe tilt 2.5 0.8", "keyframe backdropColour 1 #1c2030", "ease tilt 2.5 spring(0.5,0.6)",
        "movekey tilt 2.5 3", "unkey tilt 3", "unkey tilt", "loop on", "duration 8", "duration", "timeline",
        "set items 30", "formula \"x = o * w; ry = 25 * o\"", "insert 3", "insert", "remove 0", "remove",
        "expand 3", "expand", "fold", "learn tilt", "learn", "forget tilt", "controls", "control midi:1:cc7 0.5",
    ]

    @Test func everyCommandOfTheContractIsThereAndReadsBack() throws {
        for line in Self.lines { #expect(try LiveVocabulary.viewer.command(line).description == line) }
        let named = try Set(Self.lines.map { try LiveVocabulary.viewer.command($0).name })
        #expect(named == Set(LiveVocabulary.viewer.names), "every command is here")
        #expect(LiveVerbs.byName.count == LiveVerbs.all.count, "each has a name of its own")
    }

    /// What reads or writes a file, takes time or the window is asked of whoever drives the editor, and of nobody else.
    @Test func whatTheEditorDoesNotHaveIsAskedFor() throws {
        let cases: [(String, LiveNeed)] = [
            ("wait", .rest), ("key Right", .key("Right")), ("scene ./a.json", .open("./a.json")),
            ("face a.frag", .shaders(["a.frag"], .face)), ("backdrop none", .shaders([], .backdrop)),
            ("post a.frag b.frag", .shaders(["a.frag", "b.frag"], .post)), ("capture a.png", .capture("a.png")),
            ("stats", .statistics), ("quit", .quit),
        ]
        for (line, need) in cases {
            var editor = EditorModel(Scene(try #require(LayoutKind.named("wheel"))))
            let before = editor.document
            #expect(editor.obey(try LiveVocabulary.viewer.command(line)) == .needs(need), "\(line)")
            #expect(editor.document == before, "\(line)")
        }
    }

    @Test func aCardGrowsAndFolds() throws {
        var editor = EditorModel(Scene(try #require(LayoutKind.named("linear"))))
        func answer(_ line: String) throws -> LiveOutcome { editor.obey(try LiveVocabulary.viewer.command(line)) }
        #expect(try answer("fold") == .error("no card has grown"))
        #expect(try answer("expand 3") == .ok && editor.stage.expandedItem == 3)
        #expect(editor.scene.knobs.integer("expandItem") == 3)
        #expect(try answer("fold") == .ok && editor.stage.expandedItem == nil)
        #expect(try answer("expand") == .ok && editor.stage.expandedItem == editor.stage.currentIndex)
        let count = editor.stage.count
        #expect(try answer("expand \(count)") == .error("there are \(count) cards, counted from 0"))
    }

    @Test func cardsComeAndGo() throws {
        var scene = Scene(try #require(LayoutKind.named("linear")))
        scene.items = 10
        var editor = EditorModel(scene)
        func answer(_ line: String) throws -> LiveOutcome { editor.obey(try LiveVocabulary.viewer.command(line)) }
        #expect(try answer("set items 30") == .ok("") && editor.stage.count == 30)
        #expect(try answer("get items") == .ok("30") && answer("get count") == .ok("30"))
        #expect(try answer("insert 3") == .ok && answer("remove 0") == .ok && answer("remove 29") == .ok)
        #expect(editor.scene.edits == [.insert(at: 3), .remove(at: 0), .remove(at: 29)] && editor.stage.count == 29)
        #expect(try answer("insert 30") == .error("a card is put in at 0 to 29"))
        #expect(try answer("remove 29") == .error("there are 29 cards, counted from 0"))
        #expect(try answer("insert") == .ok && answer("remove") == .ok && editor.stage.count == 29)
        // As many as were asked for; each command is one step to take back.
        #expect(try answer("set items 30") == .ok("") && editor.stage.count == 30 && editor.scene.edits.isEmpty)
        for count in [29, 30, 29, 30, 31, 30, 10] {
            #expect(try answer("undo") == .ok && editor.stage.count == count)
        }
        #expect(try answer("undo") == .error("there is nothing to take back"))
        #expect(try answer("set items many") == .error("items is a whole number from 0, not 'many'"))
    }

    @Test func aFormulaIsWrittenAndAskedFor() throws {
        var editor = EditorModel(Scene(try #require(LayoutKind.named("wheel"))))
        func answer(_ line: String) throws -> LiveOutcome { editor.obey(try LiveVocabulary.viewer.command(line)) }
        #expect(try answer("get formula") == .error("wheel is no formula; `formula TEXT` makes a layout of one"))
        #expect(try answer("formula a = 0.8 in 0..2; x = a * o * w\\nry = 25 * o") == .ok)
        #expect(editor.scene.layout.name == "custom")
        #expect(try answer("get formula") == .ok("a = 0.8 in 0..2; x = a * o * w\nry = 25 * o"))
        #expect(try answer("set a 1.5") == .ok && answer("get a") == .ok("1.5"))
        guard case .answer(.error(let text)) = try answer("formula x = (") else {
            Issue.record("a broken formula is refused")
            return
        }
        #expect(text.hasPrefix("the formula, at its line 1, column "))
        #expect(try answer("undo") == .ok && answer("undo") == .ok && editor.scene.layout.name == "wheel")
    }

    @Test func whatIsNoKnobNamesItsCommand() throws {
        var editor = EditorModel(Scene(try #require(LayoutKind.named("wheel"))))
        for (line, command) in [
            ("set layout ring", "layout ring"), ("set scroll 3", "scroll 3"), ("set time 2", "time 2"),
            ("set scene cover-flow", "scene cover-flow"), ("set formula 'x = o'", "formula \"x = o\""),
        ] {
            let outcome = editor.obey(try LiveVocabulary.viewer.command(line))
            let name = String(command.prefix { $0 != " " })
            #expect(outcome == .error("'\(name)' is no knob; use `\(command)`"), "\(line)")
        }
    }

    @Test func helpIsOfTheTable() throws {
        var editor = EditorModel(Scene(try #require(LayoutKind.named("wheel"))))
        func answer(_ line: String) throws -> LiveOutcome { editor.obey(try LiveVocabulary.viewer.command(line)) }
        #expect(
            try answer("help flick")
                == .ok("flick DX DY SECONDS: the hand flicks by so many points within so many seconds"))
        #expect(try answer("help flikc") == .error("no command 'flikc'; did you mean 'flick'?"))
        guard case .answer(.ok(let all)) = try answer("help") else {
            Issue.record("help is answered")
            return
        }
        for verb in LiveVerbs.all { #expect(all.contains(verb.signature.usage)) }
    }
}

/// The table in docs/live-commands.md. ZOETROPE_RECORD=1 writes it anew.
@Suite struct LivePagesTests {
    private static let table: String = {
        let rows = LiveVerbs.chapters.flatMap { chapter in
            ["| **\(chapter.title)** | |"]
                + chapter.verbs.map { verb in
                    // A bar would begin another column.
                    let usage = verb.signature.usage.replacing("|", with: "\\|")
                    return "| `\(usage)` | \(verb.signature.help) |"
                }
        }
        return (["| command | |", "| --- | --- |"] + rows).joined(separator: "\n")
    }()

    private static let page = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "docs/live-commands.md")

    @Test func thePageNamesEveryCommandAndNoOther() throws {
        let text = try String(contentsOf: Self.page, encoding: .utf8)
        guard ProcessInfo.processInfo.environment["ZOETROPE_RECORD"] == nil else {
            let start = try #require(text.range(of: "| command | |\n"))
            let end = try #require(text[start.upperBound...].range(of: "\n\n"))
            try text.replacingCharacters(in: start.lowerBound..<end.lowerBound, with: Self.table)
                .write(to: Self.page, atomically: true, encoding: .utf8)
            return
        }
        #expect(text.contains("\n\(Self.table)\n\n"), "docs/live-commands.md has to show this table:\n\(Self.table)")
    }
}
