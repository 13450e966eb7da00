import Foundation
import LayoutCore
import Testing
import ZoeDocument
import ZoeEditor
import ZoeEffects
import ZoeLive

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
