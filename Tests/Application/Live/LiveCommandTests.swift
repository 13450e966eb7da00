import LayoutCore
import Testing

@testable import ZoeLive

@Suite struct LiveCommandTests {
    /// The contract's list, each as one would type it, and what is meant.
    static let lines: [(String, LiveCommand)] = [
        ("set layout.tilt 0.4", .set("layout.tilt", to: "0.4")),
        ("  SET tilt=0.4 ", .set("tilt", to: "0.4")),
        ("set card.borderColour 1 0.5 0", .set("card.borderColour", to: "1,0.5,0")),
        ("set cardColour #ff8040", .set("cardColour", to: "#ff8040")),
        ("set name \"two words\"", .set("name", to: "two words")),
        ("get scroll", .get("scroll")),
        ("scroll 3.2", .scroll(to: 3.2, seconds: nil)),
        ("scroll -1e3 0.5", .scroll(to: -1000, seconds: 0.5)),
        ("drag -30 4", .drag(by: Vector2(x: -30, y: 4))),
        ("flick -200 0 0.1", .flick(by: Vector2(x: -200, y: 0), seconds: 0.1)),
        ("tap 640 360", .tap(at: Point(x: 640, y: 360))),
        ("key Ctrl+Z", .key("Ctrl+Z")),
        ("layout cover-flow", .layout("cover-flow")),
        ("layouts", .layouts),
        ("scene 'my scenes/a \"b\".json'", .scene("my scenes/a \"b\".json")),
        ("face foil.frag", .face("foil.frag")), ("face none", .face(nil)),
        ("backdrop ./none", .backdrop("./none")), ("backdrop none", .backdrop(nil)),
        ("post a.frag \"b c.frag\"", .post(["a.frag", "b c.frag"])), ("post none", .post([])),
        ("undo", .undo), ("redo", .redo), ("reset", .reset(nil)), ("reset tilt", .reset("tilt")),
        ("time 1.5", .time(1.5)), ("play", .play), ("pause", .pause), ("wait", .wait), ("state", .state),
        ("stats", .stats), ("capture a\\b.png", .capture("a\\b.png")), ("help", .help(nil)),
        ("help set", .help(.set)), ("quit", .quit),
    ]

    @Test func eachCommandIsReadAndReadsBack() throws {
        for (line, command) in Self.lines {
            #expect(try LiveCommand(line) == command, "\(line)")
            #expect(try LiveCommand(command.description) == command, "\(command)")
        }
        #expect(Set(Self.lines.map(\.1.name)) == Set(LiveCommand.Name.allCases), "every command is here")
    }

    static let mistakes: [(String, String)] = [
        ("", "no command; `help` lists them"),
        ("sett tilt 1", "no command 'sett'; did you mean 'set'?"),
        ("zzzzzzzz", "no command 'zzzzzzzz'; `help` lists them"),
        ("set", "NAME is missing: `set NAME VALUE`"),
        ("set tilt", "VALUE is missing: `set NAME VALUE`"),
        ("set tilt one two", "'one' is one word too many; what has spaces in it stands in quotes"),
        ("get", "NAME is missing: `get NAME`"),
        ("scroll nan", "X needs a finite number, not 'nan': `scroll X [SECONDS]`"),
        ("scroll 1e999", "X needs a finite number, not '1e999': `scroll X [SECONDS]`"),
        ("flick 1 2", "SECONDS is missing: `flick DX DY SECONDS`"),
        ("flick 1 2 -1", "SECONDS can't be less than 0: `flick DX DY SECONDS`"),
        ("tap 1", "Y is missing: `tap X Y`"),
        ("undo twice", "'twice' is one word too many: `undo`"),
        ("help sett", "no command 'sett'; did you mean 'set'?"),
        ("capture \"a.png", "the quote \" is not closed"),
        ("capture ''", "FILE is empty: `capture FILE`"),
    ]

    @Test func aMistakeIsOneLineThatSaysWhatToDo() {
        for (line, message) in Self.mistakes {
            #expect(throws: LiveError(message), "\(line)") { try LiveCommand(line) }
        }
    }

    @Test func wordsOfAnyKindReadBack() throws {
        var generator = SeededGenerator(seed: 5)
        let letters: [Character] = ["a", "\"", "'", "\\", " ", "\t", "ü", "字", "#", "@", "=", "👩‍👩‍👧", "0", "."]
        for _ in 0..<2000 {
            let word = String(
                (0..<Int.random(in: 1...8, using: &generator)).compactMap { _ in
                    letters.randomElement(using: &generator)
                })
            for command in [LiveCommand.capture(word), .post(["x", word]), .set("a", to: word), .get(word)] {
                #expect(try LiveCommand(command.description) == command, "\(command)")
            }
        }
    }

    /// Random bytes, and known commands with random bytes in them: an error or a command, and the reply is one line.
    @Test func nothingThatIsTypedBreaksIt() {
        var generator = SeededGenerator(seed: 7)
        var (good, bad) = (0, 0)
        for round in 0..<20_000 {
            var bytes = Array((Self.lines.randomElement(using: &generator)?.0 ?? "").utf8)
            let count = Int.random(in: 0...12, using: &generator)
            if round % 2 == 0 { bytes = [] }
            for _ in 0..<count {
                bytes.insert(
                    .random(in: 0...255, using: &generator), at: .random(in: 0...bytes.count, using: &generator))
            }
            do throws(LiveError) {
                _ = try LiveCommand(String(decoding: bytes, as: UTF8.self))
                good += 1
            } catch {
                bad += 1
                let line = Reply(error).line
                #expect(line.hasPrefix("error ") && !line.contains(where: \.isNewline))
            }
        }
        #expect(good > 100 && bad > 100)
    }

    @Test func aReplyIsOneLine() {
        #expect(Reply.ok.line == "ok")
        #expect(Reply.ok("0.4").line == "ok 0.4")
        #expect(Reply.error("no 'a\nb\u{1B}[2J\u{2028}'").line == "error no 'a\\nb\\u{1B}[2J\\u{2028}'")
    }

    // MARK: Scripts

    @Test func aScriptIsReadWithItsTimesAndComments() throws {
        let script = try LiveScript("# one\r\n\n  set tilt 1\r\n@0.5 layout wheel\n@1.5\tflick -200 0 0.1 \nwait")
        #expect(script.entries.map(\.line) == [3, 4, 5, 6])
        #expect(script.entries.map(\.time) == [nil, 0.5, 1.5, nil])
        #expect(
            script.entries.map(\.command) == [
                .set("tilt", to: "1"), .layout("wheel"), .flick(by: Vector2(x: -200, y: 0), seconds: 0.1), .wait,
            ])
        var play = LivePlay(script)
        #expect(play.next(at: 0)?.line == 3 && play.next(at: 0) == nil && play.nextTime == 0.5)
        #expect(play.next(at: 0.5)?.line == 4 && play.next(at: 1.49) == nil)
        #expect(play.next(at: 9)?.line == 5 && play.next(at: 9)?.line == 6 && play.isOver)
    }

    @Test func aMistakeInAScriptIsNamedByItsLine() {
        for (text, message) in [
            ("wait\nsett a 1", "2: no command 'sett'; did you mean 'set'?"),
            ("\n\n@x wait", "3: @ needs seconds from the beginning, not 'x': `@1.5 flick -200 0 0.1`"),
            ("@2 wait\n@1 wait", "2: @1.0 comes after @2.0; times go on"),
            ("@-1 wait", "1: @ needs seconds from the beginning, not '-1': `@1.5 flick -200 0 0.1`"),
            ("@1", "1: no command; `help` lists them"),
        ] {
            #expect(throws: LiveError(message)) { try LiveScript(text) }
        }
    }
}
