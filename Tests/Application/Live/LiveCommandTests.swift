import TestSupport
import Testing

@testable import ZoeLive

@Suite struct LiveCommandTests {
    /// As one would type it, how it is kept, and what the command is given.
    static let lines: [(String, String, String)] = [
        ("set layout.tilt 0.4", "set layout.tilt 0.4", "layout.tilt 0.4"),
        ("  SET tilt=0.4 ", "set tilt 0.4", "tilt 0.4"),
        ("set card.borderColour 1 0.5 0", "set card.borderColour 1,0.5,0", "card.borderColour 1,0.5,0"),
        ("set cardColour #ff8040", "set cardColour #ff8040", "cardColour #ff8040"),
        ("set name \"two words\"", "set name \"two words\"", "name two words"),
        ("set name=", "set name \"\"", "name "), ("set name ''", "set name \"\"", "name "),
        ("scroll 3.20", "scroll 3.2", "3.2 nil"), ("scroll -1e3 0.5", "scroll -1000 0.5", "-1000.0 Optional(0.5)"),
        ("flick -200 0 0.1", "flick -200 0 0.1", "-200.0 0.0 0.1"), ("tap 640 360", "tap 640 360", "640.0 360.0"),
        ("key Ctrl+Z", "key Ctrl+Z", "Ctrl+Z"),
        ("scene 'my scenes/a \"b\".json'", "scene \"my scenes/a \\\"b\\\".json\"", "my scenes/a \"b\".json"),
        ("face foil.frag", "face foil.frag", "[\"foil.frag\"]"), ("face none", "face none", "[]"),
        ("face ./none", "face ./none", "[\"./none\"]"),
        ("post a.frag \"b c.frag\"", "post a.frag \"b c.frag\"", "[\"a.frag\", \"b c.frag\"]"),
        ("post none", "post none", "[]"), ("undo", "undo", ""), ("help", "help", "nil"),
        ("help set", "help set", "Optional(\"set\")"), ("capture a\\b.png", "capture a\\b.png", "a\\b.png"),
    ]

    @Test func eachCommandIsReadKeptAndGivenItsValues() throws {
        for (line, kept, given) in Self.lines {
            let command = try LiveVocabulary.sample.command(line)
            #expect(command.description == kept, "\(line)")
            #expect(try LiveVocabulary.sample.command(kept) == command, "\(kept)")
            var notes: [String] = []
            let verb = try #require(SampleVerbs.all.first { $0.signature.name == command.name })
            #expect(try verb.perform(command, on: &notes) >= 0)
            #expect(notes == [given], "\(line)")
        }
    }

    /// What is asked of the prompt and of help comes from the arguments' own declarations.
    @Test func aDeclarationSaysAllThatIsKnownOfACommand() throws {
        func signature(_ name: String) throws -> LiveSignature {
            try #require(LiveVocabulary.sample.signature(named: name))
        }
        #expect(try signature("SCROLL").usage == "scroll X [SECONDS]" && signature("undo").usage == "undo")
        #expect(try signature("scroll").fewestWords == 1 && signature("set").fewestWords == 2)
        #expect(try signature("set").offer(at: 0) == .knobs && signature("set").offer(at: 7) == .values)
        #expect(try signature("post").offer(at: 5) == .files && signature("face").offer(at: 1) == .nothing)
        #expect(command("set a 1").knob == "a" && command("get a").knob == nil)
    }

    static let mistakes: [(String, String)] = [
        ("", "no command; `help` lists them"),
        ("sett tilt 1", "no command 'sett'; did you mean 'set'?"),
        ("zzzzzzzz", "no command 'zzzzzzzz'; `help` lists them"),
        ("set", "NAME is missing: `set NAME VALUE`"),
        ("set tilt", "VALUE is missing: `set NAME VALUE`"),
        ("set tilt one two", "'one' is one word too many; what has spaces in it stands in quotes"),
        ("get", "NAME is missing: `get NAME`"),
        ("set =1", "NAME is empty: `set NAME VALUE`"),
        ("scene", "NAME or FILE is missing: `scene NAME|FILE`"),
        ("scroll nan", "X needs a finite number, not 'nan': `scroll X [SECONDS]`"),
        ("scroll 1e999", "X needs a finite number, not '1e999': `scroll X [SECONDS]`"),
        ("flick 1 2", "SECONDS is missing: `flick DX DY SECONDS`"),
        ("flick 1 2 -1", "SECONDS can't be less than 0: `flick DX DY SECONDS`"),
        ("tap 1", "Y is missing: `tap X Y`"),
        ("undo twice", "'twice' is one word too many: `undo`"),
        ("capture \"a.png", "the quote \" is not closed"),
        ("capture ''", "FILE is empty: `capture FILE`"),
    ]

    @Test func aMistakeIsOneLineThatSaysWhatToDo() {
        for (line, message) in Self.mistakes {
            #expect(throws: LiveError(message), "\(line)") { try LiveVocabulary.sample.command(line) }
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
            for (name, words) in [("capture", [word]), ("post", ["x", word]), ("set", ["a", word]), ("get", [word])] {
                let line = ([name] + words.map(LiveWords.quoted)).joined(separator: " ")
                let command = try LiveVocabulary.sample.command(line)
                #expect(command.words == words, "\(line)")
                #expect(try LiveVocabulary.sample.command(command.description) == command, "\(command)")
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
                _ = try LiveVocabulary.sample.command(String(decoding: bytes, as: UTF8.self))
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
        let script = try LiveScript(
            "# one\r\n\n  set tilt 1\r\n@0.5 layout wheel\n@1.5\tflick -200 0 0.1 \nwait", in: .sample)
        #expect(script.entries.map(\.line) == [3, 4, 5, 6])
        #expect(script.entries.map(\.time) == [nil, 0.5, 1.5, nil])
        #expect(
            script.entries.map(\.command) == [
                command("set tilt 1"), command("layout wheel"), command("flick -200 0 0.1"), command("wait"),
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
            #expect(throws: LiveError(message)) { try LiveScript(text, in: .sample) }
        }
    }
}
