import Foundation
import TestSupport
import Testing
import ZoeImages

/// What is named on the command line: files, standard input, and what is neither.
@Suite struct GivenFilesTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func run(_ words: String...) throws -> Zoetrope.Result { try Zoetrope.run(words, in: folder.url) }
    private func shell(_ script: String) throws -> Zoetrope.Result {
        // Waiting for a pipe is a failure of this test, and must not stop all others.
        try Zoetrope.shell("Z=\"timeout 120 $Z\"; \(script)", in: folder.url)
    }

    /// From wherever the command is run; the same picture as where the paths begin at the root.
    @Test func picturesOfCardsAreFoundFromTheDocumentsFolder() throws {
        try FileManager.default.createDirectory(at: folder.file("own"), withIntermediateDirectories: true)
        let made = try run("capture", "--scene", "ring", "--no-metadata", "--size", "16x16", "-o", "own/p.png")
        #expect(made.status == 0)
        let scene = """
            {"zoetrope": 1, "items": 2, "deck": {"kind": "cards", "card": {"back": {"image": "PLACEp.png"}},
             "cards": [{"image": "PLACEp.png"}, {"fill": "#f00"}]},
             "plates": [{"x": 0, "y": 200, "width": 40, "height": 40, "card": {"image": "PLACEp.png"}}]}
            """
        try folder.write(scene.replacing("PLACE", with: ""), to: "own/a.json")
        try folder.write(scene.replacing("PLACE", with: folder.file("own").path + "/"), to: "b.json")
        for name in ["own/a", "b"] {
            let result = try run("capture", "\(name).json", "--no-metadata", "--size", "64x36", "-o", "\(name).png")
            #expect(result.status == 0 && result.errors.isEmpty, "\(result)")
        }
        #expect(try Data(contentsOf: folder.file("own/a.png")) == Data(contentsOf: folder.file("b.png")))
        try folder.write(scene.replacing("PLACEp", with: "none"), to: "own/c.json")
        let missing = try run("capture", "own/c.json", "--size", "64x36", "-o", "c.png")
        #expect(missing.errors.contains("'own/none.png'"), "\(missing)")
    }

    // MARK: Standard input

    @Test func aSceneComesThroughStandardInput() throws {
        let named = try run("export", "--scene", "ring", "--size", "640x360")
        #expect(try shell("$Z scenes ring | $Z export - --size 640x360") == named)
        #expect(try shell("$Z scenes ring | $Z export /dev/stdin --size 640x360") == named)
        #expect(
            try shell("$Z scenes ring > r.json; bash -c '$0 export <($0 scenes ring) --size 640x360' \"${Z##* }\"")
                == named)
        let page = try shell("$Z scenes wheel | $Z sheet - --over scroll=0..1:2 --scale 0.2 -o a.png")
        #expect(page.status == 0 && page.errors.isEmpty, "\(page)")
        // A picture that was drawn, as a scene.
        let picture = try shell(
            "$Z capture --scene ring --size 64x36 -o b.png && cat b.png | $Z capture - -o c.png && cmp b.png c.png")
        #expect(picture.status == 0, "\(picture)")
    }

    @Test func whatIsWrongWithItIsSaidAsOfAFile() throws {
        #expect(
            try shell("echo '{\"zoetrope\": 1, \"items\": -1}' | $Z export -").errors.hasPrefix("zoetrope: -:1:26: "))
        #expect(try shell("$Z export - < /dev/null").status == 65)
        #expect(try shell("$Z export - <&-").isFailure(66))
        #expect(try shell("echo x | $Z export -").isFailure(65))
        #expect(try run("view", "--listen", "-").isFailure(64))
        #expect(try shell("$Z scenes ring | $Z export - --scene wheel").isFailure(64))
    }

    /// From where one stands, as nothing else is known.
    @Test func filesOfASceneFromStandardInputAreFoundFromHere() throws {
        try folder.write("void main() { gl_FragColor = vec4(1); }", to: "white.frag")
        let scene =
            "{\"zoetrope\": 1, \"items\": 0, \"view\": {\"width\": 8, \"height\": 8}, \"shaders\": {\"backdrop\": \"white.frag\"}}"
        let result = try shell("echo '\(scene)' | $Z capture - -o a.png")
        #expect(result.status == 0 && result.errors.isEmpty, "\(result)")
        #expect(try PNG.decode([UInt8](Data(contentsOf: folder.file("a.png")))).image[4, 4] == .white)
    }

    // MARK: What is not there

    @Test(arguments: ["./photos", "photos/2024", "scene.json", "a.png", "~/x", "../x"])
    func aPathThatIsNotThereIsNoMistypedCommand(path: String) throws {
        let result = try run(path)
        #expect(result.isFailure(66) && result.errors.contains("no file '\(path)'"), "\(result)")
    }

    @Test func aMissingShaderIsToldByTheScenesLine() throws {
        try FileManager.default.createDirectory(at: folder.file("sub"), withIntermediateDirectories: true)
        try folder.write(
            "{\"zoetrope\": 1,\n \"shaders\": {\"post\": [\"<vignette>\", \"gone.frag\"]}}", to: "sub/a.json")
        for command in ["capture", "sheet --over scroll=0..1:2"] {
            let result = try shell("$Z \(command) sub/a.json -o a.png")
            #expect(result.isFailure(66), "\(result)")
            #expect(result.errors.hasPrefix("zoetrope: sub/a.json:2:37: no file 'sub/gone.frag'"), "\(result.errors)")
        }
        #expect(try run("export", "sub/a.json").status == 0)
        try folder.write("{\"zoetrope\": 1, \"shaders\": {\"face\": \"<glos>\"}}", to: "b.json")
        #expect(try run("capture", "b.json", "-o", "a.png").isFailure(66))
    }

    /// As they were given, whatever they were resolved to.
    @Test func brokenFilesAreNamedAsTheyWereGiven() throws {
        try FileManager.default.createDirectory(at: folder.file("sub/lib"), withIntermediateDirectories: true)
        try folder.write("void main() { gl_FragColor = vec4(nope); }", to: "sub/bad.frag")
        try folder.write("#include \"lib/bad.glsl\"\nvoid main() { gl_FragColor = vec4(a()); }", to: "sub/inc.frag")
        try folder.write("float a() { return nope; }", to: "sub/lib/bad.glsl")
        try folder.write("#include \"gone.glsl\"\nvoid main() {}", to: "sub/gone.frag")
        try folder.write("{\"zoetrope\": 1, \"shaders\": {\"face\": \"bad.frag\"}}", to: "sub/a.json")
        for (words, name) in [
            (["--face", "sub/bad.frag"], "sub/bad.frag:1:"), (["--face", "./sub/bad.frag"], "./sub/bad.frag:1:"),
            (["--face", folder.file("sub/bad.frag").path], folder.file("sub/bad.frag").path + ":1:"),
            (["sub/bad.frag"], "sub/bad.frag:1:"), (["sub/a.json"], "sub/bad.frag:1:"),
            (["--face", "sub/inc.frag"], "sub/lib/bad.glsl:1:"),
            (["--face", "sub/gone.frag"], "sub/gone.frag:1:10: error: 'sub/gone.glsl'"),
        ] {
            let result = try Zoetrope.run(["capture", "-o", "x.png"] + words, in: folder.url)
            #expect(result.isFailure(65) && result.errors.hasPrefix("zoetrope: \(name)"), "\(words): \(result.errors)")
        }
    }

    // MARK: What is no file

    /// Nobody ever writes into the pipe: opening it would mean waiting for ever.
    @Test func pipesDevicesAndFoldersAreRefusedAtOnce() throws {
        try folder.write("#include \"pipe\"\nvoid main() {}", to: "inc.frag")
        try folder.write("{\"zoetrope\": 1, \"shaders\": {\"face\": \"pipe\"}}", to: "face.json")
        try folder.write("scene pipe\n", to: "tour")
        for (words, code) in [
            ("capture pipe -o a.png", 66), ("export ./pipe", 66), ("pipe", 66), ("export /dev/zero", 66),
            ("capture --face pipe -o a.png", 65), ("capture --post inc.frag -o a.png", 65),
            ("capture face.json -o a.png", 65),
            ("export --formula pipe", 66), ("capture --script pipe -o a.png", 66),
            ("capture --script tour -o a.png", 66),
            ("capture --reference pipe", 66), ("check pipe", 1), ("uniforms pipe", 65), ("check .", 1),
            ("capture --face . -o a.png", 65), ("export --formula ./", 66), ("capture --script . -o a.png", 66),
        ] {
            let result = try shell("test -p pipe || mkfifo pipe; $Z \(words)")
            #expect(result.status == code, "\(words): \(result)")
            #expect(!FileManager.default.fileExists(atPath: folder.file("a.png").path))
        }
    }

    // MARK: What is told

    /// Those of a folder, and those that a scene names, by its line: their cards say it, too.
    @Test func picturesThatCannotBeShownAreWarnedOf() throws {
        try FileManager.default.createDirectory(at: folder.file("many"), withIntermediateDirectories: true)
        try folder.write("no picture", to: "many/x.jpg")
        let result = try run("capture", "many", "--size", "60x40", "-o", "a.png")
        #expect(result.status == 0, "\(result)")
        #expect(result.errors.hasPrefix("zoetrope: warning: can't show 'many/x.jpg': "), "\(result.errors)")
        let quiet = try run("capture", "-q", "many", "--size", "60x40", "-o", "a.png")
        #expect(quiet.status == 0 && quiet.errors.isEmpty, "\(quiet)")
        #expect(try run("-q", "capture", "many", "--size", "60x40", "-o", "a.png") == quiet)
        // Drawn again from the picture: the file is as broken as before.
        #expect(try run("capture", "a.png", "-o", "b.png").errors.contains("warning: can't show '"))
        #expect(try run("-q", "export", "--zzz").isFailure(64))
        try folder.write(
            "{\"zoetrope\": 1,\n \"items\": 1, \"deck\": {\"cards\": [{\"image\": \"gone.png\"}]}}", to: "many/a.json")
        let missing = try run("capture", "many/a.json", "--size", "60x40", "-o", "a.png")
        #expect(missing.status == 0)
        #expect(
            missing.errors
                == "zoetrope: warning: many/a.json:2:43: can't show 'many/gone.png': there is no such file\n")
        for number in 0..<15 { try folder.write("no picture", to: "many/\(number).jpg") }
        let many = try shell(
            "$Z capture many --layout linear --size 2000x100 --set itemWidth=40 --set itemHeight=40 -o a.png")
        #expect(many.status == 0 && (2...12).contains(many.errors.split(separator: "\n").count), "\(many.errors)")
    }

    /// The contract's 65, also for one of many.
    @Test func aPictureThatWasNamedAndIsBrokenIsRefused() throws {
        try folder.write("no picture", to: "bad.jpg")
        #expect(try run("capture", "--scene", "ring", "--no-metadata", "--size", "16x16", "-o", "good.png").status == 0)
        let names = try folder.names
        for words in [
            "capture bad.jpg -o a.png", "capture good.png bad.jpg --layout linear --size 900x300 -o a.png",
            "record bad.jpg --size 90x60 --frames 0..1 -o frames-%04d.png",
            "sheet bad.jpg --over scroll=0..1:2 -o a.png", "export bad.jpg -o a.svg", "export bad.jpg -o a.html",
        ] {
            let result = try shell("$Z \(words)")
            #expect(result.isFailure(65), "\(words): \(result)")
            #expect(result.errors.hasPrefix("zoetrope: can't show 'bad.jpg': "), "\(result.errors)")
            #expect(try folder.names == names, "\(words) left something")
        }
    }

    /// By the line in which the scene names them, or has them made.
    @Test func whatASceneAsksForInVainIsToldByItsLine() throws {
        try folder.write("{\"zoetrope\": 1,\n \"deck\": {\"files\": [\"none\"]}}", to: "a.json")
        let missing = try run("export", "a.json")
        #expect(missing.isFailure(66) && missing.errors.hasPrefix("zoetrope: a.json:2:21: there is no 'none'; "))
        try folder.write(
            "{\"zoetrope\": 1, \"items\": 2,\n \"edits\": [{\"insert\": 1}, {\"remove\": 9}]}", to: "b.json")
        let edited = try run("export", "b.json")
        #expect(edited.status == 0 && edited.errors.hasPrefix("zoetrope: warning: b.json:2:27: edit 2 of the scene: "))
    }

    @Test func anEffectOfTheProgramNeedsNoBracketsInAScene() throws {
        let scene = "{\"zoetrope\": 1, \"shaders\": {\"face\": \"gloss\", \"post\": [\"vignette\"]}}"
        try folder.write(scene, to: "a.json")
        try folder.write(scene.replacing(/gloss|vignette/) { "<\($0.output)>" }, to: "b.json")
        for name in ["a", "b"] {
            let result = try run("capture", "\(name).json", "--size", "90x60", "--no-metadata", "-o", "\(name).png")
            #expect(result.status == 0 && result.errors.isEmpty, "\(result)")
        }
        #expect(try Data(contentsOf: folder.file("a.png")) == Data(contentsOf: folder.file("b.png")))
        for (name, hint) in [("vignette", "the effect of this name is one over"), ("glos", "did you mean 'gloss'?")] {
            try folder.write("{\"zoetrope\": 1, \"shaders\": {\"face\": \"\(name)\"}}", to: "c.json")
            let result = try run("capture", "c.json", "-o", "c.png")
            #expect(result.isFailure(66) && result.errors.contains("no file '\(name)'; \(hint)"), "\(result)")
        }
        // A file of that name comes first.
        try folder.write("void main() { gl_FragColor = nope; }", to: "gloss")
        #expect(try run("capture", "a.json", "-o", "a.png").isFailure(65))
    }

    @Test func missingFontsAreWarnedOf() throws {
        try folder.write(
            "<?xml version=\"1.0\"?><!DOCTYPE fontconfig SYSTEM \"fonts.dtd\"><fontconfig></fontconfig>",
            to: "fonts.conf")
        let result = try shell("FONTCONFIG_FILE=$PWD/fonts.conf $Z capture --scene gallery --size 300x200 -o a.png")
        #expect(result.status == 0 && result.errors.contains("warning: no font found; "), "\(result)")
    }

    @Test func whatIsQuotedIsNoLongerThanALine() throws {
        let long = String(repeating: "x", count: 3000)
        for words in [
            ["export", "--set", "spacing=\(long)"], ["export", "--set", "\(long)=1"], ["export", "--scene", long],
            ["export", "--layout", long],
            ["export", "--scroll", long], ["export", "--size", long], ["export", "--\(long)"], [long],
            ["layouts", long], ["export", "--seed", long],
            ["export", "--items", long], ["export", "--format", long], ["export", "--formula", "x = \(long)"],
            ["layouts", "a", long],
            ["sheet", "-o", "a.png", "--over", long], ["fit", "--formula", "a*o", "--free", long, "--points", "1,1"],
            ["view", "--osc", long],
        ] {
            let result = try Zoetrope.run(words, in: folder.url)
            #expect(
                result.status != 0 && !result.errors.contains(String(repeating: "x", count: 81)),
                "\(words[0]): \(result.errors.count)")
        }
    }
}
