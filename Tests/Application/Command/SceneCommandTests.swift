import Foundation
import LayoutCore
import TestSupport
import Testing
import ZoeDocument
import ZoeImages

/// Scenes, from outside: by name, from files, out of pictures.
@Suite struct SceneCommandTests {
    @Test func theListNamesEveryScene() throws {
        let result = try Zoetrope.run("scenes")
        #expect(result.status == 0 && result.errors.isEmpty)
        #expect(
            result.output.split(separator: "\n").map { $0.prefix { $0 != " " } } == Scene.builtInNames.map { $0[...] })
        let list = try json(Zoetrope.run("scenes", "--json")) as? [[String: Any]]
        #expect(list?.map { $0["name"] as? String } == Scene.builtInNames)
    }

    /// The document that is printed is the scene: read from a file, it puts every card where the name does.
    @Test(arguments: Scene.builtInNames)
    func aPrintedDocumentIsTheScene(name: String) throws {
        let folder = try TemporaryFolder()
        let document = try Zoetrope.run("scenes", name)
        #expect(document.status == 0 && document.errors.isEmpty)
        try folder.write(document.output, to: "scene.json")
        let named = try Zoetrope.run("export", "--scene", name)
        let read = try Zoetrope.run("export", folder.file("scene.json").path)
        #expect(named.status == 0 && named.errors.isEmpty && read == named)
    }

    @Test func optionsGoBeforeTheScene() throws {
        let plain = try export("--scene", "cover-flow")
        #expect(plain["scroll"] as? Double == 10)
        let changed = try export(
            "--scene", "cover-flow", "--scroll", "2", "--items", "5", "--layout", "wheel", "--size", "90x60")
        #expect(changed["scroll"] as? Double == 2 && changed["count"] as? Int == 5)
        #expect(changed["layout"] as? String == "wheel")
        #expect((changed["view"] as? [String: Double]) == ["width": 90, "height": 60])
    }

    @Test func aBrokenSceneIs65AndSaysWhere() throws {
        let folder = try TemporaryFolder()
        try folder.write("{\"zoetrope\": 1,\n  \"layout\": \"rotory\"}", to: "a.json")
        let result = try Zoetrope.run("capture", "a.json", "-o", "a.png", in: folder.url)
        #expect(result.isFailure(65), "\(result)")
        #expect(result.errors == "zoetrope: a.json:2:13: no layout 'rotory'; did you mean 'rotary'?\n")
        try folder.write("{", to: "b.json")
        #expect(try Zoetrope.run("export", "b.json", in: folder.url).errors.hasPrefix("zoetrope: b.json:1:2: "))
        #expect(try folder.names == ["a.json", "b.json"])
    }

    @Test func whatIsMissingOrNamedTwiceIsSaid() throws {
        #expect(try Zoetrope.run("export", "missing.json").isFailure(66))
        #expect(try Zoetrope.run("export", "card").isFailure(66))
        let folder = try TemporaryFolder()
        try folder.write("{\"zoetrope\": 1}", to: "a.json")
        #expect(try Zoetrope.run("export", "a.json", "a.json", in: folder.url).isFailure(64))
        #expect(try Zoetrope.run("export", "--scene", "wheel", "a.json", in: folder.url).isFailure(64))
        let file = try Zoetrope.run("export", "--scene", "a.json", in: folder.url)
        #expect(file.isFailure(64) && file.errors.contains("a file is named without --scene"), "\(file)")
    }

    /// A pipe gives what it has once.
    @Test func aSceneMayComeThroughAPipe() throws {
        let few = try Zoetrope.shell("\"$Z\" scenes cover-flow | \"$Z\" export --items 7 /dev/stdin")
        #expect(few.status == 0 && few.errors.isEmpty && few.output.contains("\"scroll\": 6,"), "\(few)")
    }

    @Test func whatIsOddIsWarnedOf() throws {
        let folder = try TemporaryFolder()
        try folder.write("{\"zoetrope\": 1, \"itmes\": 3}", to: "a.json")
        let result = try Zoetrope.run("export", "a.json", in: folder.url)
        #expect(result.status == 0)
        #expect(result.errors == "zoetrope: warning: a.json:1:17: a scene has no \"itmes\"; did you mean 'items'?\n")
    }

    // MARK: Every picture is a project

    @Test(arguments: [
        ["--scene", "ios9-switcher", "--size", "94x167", "--scale", "2"],
        ["--scene", "polygon-wheel", "--scale", "0.3", "--supersample", "2", "--samples", "0"],
        ["--layout", "cover-flow", "--size", "90x60", "--transparent", "--set", "borderColour=#f80"],
        [
            "--formula", "a = 1 in 0..2; x = a * o * w", "--set", "a=0.4", "--size", "90x60", "--seed", "9", "--time",
            "1.5",
        ],
    ])
    func aPictureDrawsItselfAgain(words: [String]) throws {
        let folder = try TemporaryFolder()
        let (first, second) = (folder.file("a.png").path, folder.file("b.png").path)
        #expect(try Zoetrope.run(["capture"] + words + ["-o", first]).status == 0)
        let again = try Zoetrope.run("capture", first, "-o", second)
        #expect(again.status == 0 && again.errors.isEmpty, "\(again)")
        #expect(try Data(contentsOf: folder.file("a.png")) == Data(contentsOf: folder.file("b.png")))
    }

    @Test func aPicturesSceneCanBeChangedAndLeftOut() throws {
        let folder = try TemporaryFolder()
        let file = folder.file("a.png")
        #expect(try Zoetrope.run("capture", "--scene", "wheel", "--scale", "0.1", "-o", file.path).status == 0)
        let texts = try PNG.text(in: [UInt8](Data(contentsOf: file)))
        #expect(texts.map(\.keyword) == ["zoetrope"])
        #expect(try Scene.read(try #require(texts.first?.text)).scene.picture.scale == 0.1)
        let larger = folder.file("b.png")
        #expect(
            try Zoetrope.run("capture", file.path, "--scale", "0.2", "--no-metadata", "-o", larger.path).status == 0)
        let (image, none) = try PNG.decode([UInt8](Data(contentsOf: larger)))
        #expect(image.width == 256 && none.isEmpty)
        // Without a scene in it, it is an image like any other: one card shows it.
        let card = try export(larger.path)
        #expect(card["count"] as? Int == 1)
    }

    @Test func aPictureWithABrokenSceneSaysSo() throws {
        let folder = try TemporaryFolder()
        let bytes = try PNG.encode(Image(width: 1, height: 1), text: [.init("zoetrope", "{\"zoetrope\": 7}")])
        try Data(bytes).write(to: folder.file("a.png"))
        let result = try Zoetrope.run("export", "a.png", in: folder.url)
        #expect(
            result.isFailure(65) && result.errors.hasPrefix("zoetrope: a.png:1:14: version 7 is newer"), "\(result)")
    }

    // MARK: Looks

    /// Colours as one would see them: in the middle of the middle card, and in the corner.
    @Test func looksAreKnobs() throws {
        let folder = try TemporaryFolder()
        let file = folder.file("a.png")
        let result = try Zoetrope.run(
            "capture", "--layout", "linear", "--items", "1", "--size", "240x240", "--set", "shadowOpacity=0", "--set",
            "cardColour=#204060",
            "--set",
            "backdrop=solid", "--set", "backdropColour=1,0.5019607843137255,0", "--set", "cornerRadius=100", "-o",
            file.path)
        #expect(result.status == 0 && result.errors.isEmpty)
        let image = try PNG.decode([UInt8](Data(contentsOf: file))).image
        #expect(image[120, 120] == Pixel(red: 0x20, green: 0x40, blue: 0x60))
        #expect(image[2, 2] == Pixel(red: 255, green: 128, blue: 0))
        // The card is 200 points wide; a square one would reach there.
        #expect(image[25, 25] == Pixel(red: 255, green: 128, blue: 0))
    }

    private func export(_ words: String...) throws -> [String: Any] {
        try #require(try json(Zoetrope.run(["export"] + words)) as? [String: Any])
    }
}
