import Foundation
import TestSupport
import Testing
import ZoeImages

/// Scripts that capture plays, and what is wrong with how one drives the viewer.
@Suite struct ScriptTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            """
            # Turned, and on its way to another card.
            set tilt 0.4
            scroll 3
            @0.5 flick -300 0 0.1
            wait
            """, to: "tour")
    }

    private func capture(_ arguments: String...) throws -> Zoetrope.Result {
        try Zoetrope.run(
            ["capture", "--layout", "cover-flow", "--items", "40", "--size", "160x90"] + arguments, in: folder.url)
    }

    private func scroll(of picture: String) throws -> Double {
        let text = try Zoetrope.run("export", folder.file(picture).path, "--format", "json").output
        let page = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        return try #require(page?["scroll"] as? Double)
    }

    @Test func aScriptIsPlayedBeforeThePictureIsMade() throws {
        let result = try capture("--script", "tour", "-o", "a.png")
        #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
        let end = try scroll(of: "a.png")
        #expect(end > 3 && end == end.rounded())
        // At rest, the picture's own scene gives the picture.
        #expect(try Zoetrope.run(["capture", "a.png", "-o", "b.png"], in: folder.url).status == 0)
        #expect(try Data(contentsOf: folder.file("a.png")) == Data(contentsOf: folder.file("b.png")))
        // Before the flick, and while it runs.
        #expect(try capture("--script", "tour", "--time", "0.4", "-o", "c.png").status == 0)
        #expect(try scroll(of: "c.png") == 3)
        #expect(try capture("--script", "tour", "--time", "0.7", "-o", "d.png").status == 0)
        let middle = try scroll(of: "d.png")
        #expect(middle > 3 && middle < end)
        #expect(try capture("--script", "tour", "--time", "0.7", "-o", "e.png").status == 0)
        #expect(try Data(contentsOf: folder.file("d.png")) == Data(contentsOf: folder.file("e.png")))
    }

    @Test func aScriptTakesPicturesOfItsOwn() throws {
        try folder.write("scroll 1\ncapture one.png\nscroll 2\ncapture two.png\nlayout wheel\nwait", to: "shots")
        #expect(try capture("--script", "shots", "-o", "end.png").status == 0)
        #expect(try scroll(of: "one.png") == 1 && scroll(of: "two.png") == 2)
        #expect(try PNG.decode([UInt8](Data(contentsOf: folder.file("two.png")))).image.width == 160)
    }

    @Test func whatIsWrongWithAScriptIsSaidByItsLine() throws {
        let cases: [(String, Int32, String)] = [
            ("wait\nsett tilt 1", 65, "bad:2: no command 'sett'; did you mean 'set'?"),
            ("wait\n\nset tlit 1", 65, "bad:3: no parameter 'tlit'; did you mean 'tilt'?"),
            ("key Ctrl+S", 65, "bad:1: 'key Ctrl+S' needs the viewer's window"),
            ("scene cover-flaw", 64, "bad:1: no scene 'cover-flaw'; did you mean 'cover-flow'?"),
            ("face no-such.frag", 66, "bad:1: no file 'no-such.frag'; give a fragment shader"),
            ("capture no/folder/a.png", 73, "bad:1: "),
            ("scene nope.json", 66, "bad:1: no file 'nope.json'; give a scene"),
            ("scene ./cover-flow", 66, "bad:1: no file './cover-flow'; give a scene"),
            ("scroll 1\nscene gone.json", 66, "bad:2: gone.json:2:21: no file 'gone.frag'; the scene needs it"),
            ("set a \u{0}", 65, "bad:1: there is a zero byte in it"),
            ("set tilt 0.5\u{0}", 65, "bad:1: there is a zero byte in it"),
            ("scroll 1\n\u{0}", 65, "bad:2: there is a zero byte in it"),
        ]
        try folder.write("{\"zoetrope\": 1,\n\"shaders\": {\"face\": \"gone.frag\"}}", to: "gone.json")
        for (text, code, message) in cases {
            try folder.write(text, to: "bad")
            let result = try capture("--script", "bad", "-o", "x.png")
            #expect(result.isFailure(code) && result.errors.hasPrefix("zoetrope: \(message)"), "\(text): \(result)")
            #expect(!FileManager.default.fileExists(atPath: folder.file("x.png").path))
        }
        #expect(try capture("--script", "no-such", "-o", "x.png").isFailure(66))
        #expect(try capture("--script", ".", "-o", "x.png").isFailure(66))
        try Data([0xFF, 0xFE]).write(to: folder.file("bad"))
        #expect(try capture("--script", "bad", "-o", "x.png").isFailure(65))
    }

    /// Before any window is opened.
    @Test func whatCannotBeHeardIsSaidAtOnce() throws {
        for place in ["", "nine", "1.2.3.4", "localhost:", "65536"] {
            #expect(try Zoetrope.run("view", "--osc", place).isFailure(64), "\(place)")
        }
        #expect(try Zoetrope.run("view", "--osc", "no such host:9000").isFailure(69))
        #expect(try Zoetrope.run("view", "--script", folder.file("no-such").path).isFailure(66))
    }
}
