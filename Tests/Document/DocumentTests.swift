import LayoutCore
import TestSupport
import Testing
import ZoeStyle

@testable import ZoeDocument

@Suite struct DocumentTests {
    /// Whatever is in a scene is there again after writing and reading it, and the text is the same to the letter.
    @Test(arguments: 0..<40)
    func scenesComeBack(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        for _ in 0..<5 {
            let scene = random.scene()
            let text = scene.text
            let (read, warnings) = try Scene.read(text)
            #expect(read.text == text)
            #expect(read.knobs.changes == scene.knobs.changes)
            #expect(read.deck == scene.deck && read.plates == scene.plates && read.backdrop == scene.backdrop)
            #expect(read.view == scene.view && read.seed == scene.seed && read.shaders == scene.shaders)
            #expect(read.formula == scene.formula && read.name == scene.name && read.floor == scene.floor)
            #expect(warnings.count == scene.unknown.document.count + scene.unknown.view.count)
            #expect(try Scene.read(scene.line).scene.line == scene.line)
        }
    }

    /// No bytes crash the reader: broken documents are refused with a place inside them.
    @Test(arguments: 0..<8)
    func anythingCanBeRead(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed) + 1000)
        var base = Array(random.scene().text.utf8)
        for round in 0..<150 {
            if round % 40 == 0 { base = Array(random.scene().text.utf8) }
            var bytes = base
            for _ in 0...Int.random(in: 0...4, using: &random) where !bytes.isEmpty {
                let place = Int.random(in: 0..<bytes.count, using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
                case 1: bytes.remove(at: place)
                case 2: bytes.insert(random.one(of: Array("{}[]\",:0-9eE\\u.tfn".utf8)), at: place)
                default: bytes.removeSubrange(place..<min(bytes.count, place + 40))
                }
            }
            do {
                let (scene, _) = try Scene.read(bytes)
                let stage = scene.stage()
                _ = scene.completed(stage.frame())
            } catch {
                #expect(error.line >= 1 && error.column >= 1 && !error.message.isEmpty)
            }
        }
    }

    @Test func unknownKeysAreWarnedOfAndKeptToTheByte() throws {
        let text = """
            {"zoetrope": 1, "layuot": {"x": [1.50, 1e2,   "\\u00e9"]}, "layout": "wheel",
             "parameters": {"spacin": 1.0, "later": true}, "deck": {"kind": "cards", "colour": 7, "cards": [{"fil": 1}]}}
            """
        let (scene, warnings) = try Scene.read(text)
        let said = warnings.map { "\($0)" }
        #expect(said.contains { $0 == "1:17: a scene has no \"layuot\"; did you mean 'layout'?" }, "\(said)")
        #expect(said.contains { $0 == "2:17: wheel has no parameter 'spacin'; did you mean 'spacing'?" }, "\(said)")
        #expect(said.contains { $0.contains("has no parameter 'later'; it is kept") }, "\(said)")
        #expect(said.contains { $0.contains("a card has no \"fil\"; did you mean 'fill'?") }, "\(said)")
        for kept in [
            "\"layuot\": {\"x\": [1.50, 1e2,   \"\\u00e9\"]}", "\"spacin\": 1.0", "\"later\": true", "\"colour\": 7",
            "\"fil\": 1",
        ] {
            #expect(scene.text.contains(kept), "\(kept) in \(scene.text)")
        }
        #expect(try Scene.read(scene.text).scene.text == scene.text)
    }

    /// Wherever an object may stand: what a later version has put into it comes back as it was written.
    @Test func everyObjectKeepsItsUnknownKeys() throws {
        let objects = [
            "{\"view\": {\"width\": 9, KEY}}", "{\"parameters\": {KEY}}", "{\"backdrop\": {\"studio\": \"#123\", KEY}}",
            "{\"backdrop\": {\"top\": \"#123\", \"bottom\": \"#456\", KEY}}", "{\"floor\": {KEY}}",
            "{\"shaders\": {KEY}}", "{\"shaders\": {\"uniforms\": {KEY}}}", "{\"picture\": {KEY}}",
            "{\"plates\": [{KEY}]}", "{\"plates\": [{\"card\": {KEY}}]}", "{\"deck\": {KEY}}",
            "{\"deck\": {\"cards\": [{KEY}]}}", "{\"deck\": {\"card\": {\"border\": {KEY}}}}",
            "{\"deck\": {\"card\": {\"shadow\": {KEY}}}}", "{\"deck\": {\"card\": {\"labels\": [{KEY}]}}}",
            "{\"deck\": {\"card\": {\"back\": {KEY}}}}",
            "{\"deck\": {\"card\": {\"fill\": {\"from\": \"#123\", \"to\": \"#456\", KEY}}}}",
            "{\"deck\": {\"card\": {\"back\": {\"fill\": {\"from\": \"#123\", \"to\": \"#456\", KEY}}}}}",
            "{\"items\": 9, \"edits\": [{\"insert\": 2}, {\"remove\": 1, KEY}]}",
        ]
        for object in objects {
            let field = "\"later\": [1.50,   {\"a\": 1e2}]"
            let text = object.replacing("KEY", with: field)
            let (scene, warnings) = try Scene.read("{\"zoetrope\": 1, " + text.dropFirst())
            // Uniforms are the shaders' own.
            #expect(warnings.count == (text.contains("uniforms") ? 0 : 1), "\(text): \(warnings)")
            #expect(scene.text.contains(field), "\(text) became \(scene.text)")
            #expect(try Scene.read(scene.text).scene.text == scene.text)
        }
    }

    @Test(arguments: [
        ("{}", 1, 1, "no \"zoetrope\""), ("[]", 1, 1, "an object"), ("{\"zoetrope\": 2}", 1, 14, "newer"),
        ("{\"zoetrope\": 1,\n \"layout\": \"rotory\"}", 2, 12, "did you mean 'rotary'?"),
        ("{\"zoetrope\": 1, \"layout\": 3}", 1, 27, "needs a text, not a number"),
        ("{\"zoetrope\": 1, \"items\": 2.5}", 1, 26, "a whole number"),
        ("{\"zoetrope\": 1, \"items\": -1}", 1, 26, "from 0"),
        ("{\"zoetrope\": 1, \"view\": {\"width\": 0}}", 1, 35, "width"),
        ("{\"zoetrope\": 1, \"scroll\": 1e999}", 1, 27, "scroll"),
        ("{\"zoetrope\": 1, \"formula\": \"x = (\"}", 1, 28, "its line 1, column"),
        ("{\"zoetrope\": 1, \"layout\": \"wheel\", \"formula\": \"x = o\"}", 1, 47, "custom"),
        ("{\"zoetrope\": 1, \"backdrop\": \"#12\"}", 1, 29, "colour"),
        ("{\"zoetrope\": 1, \"deck\": {\"kind\": \"cover\"}}", 1, 34, "did you mean 'covers'?"),
        ("{\"zoetrope\": 1, \"deck\": {\"card\": {\"border\": 1}}}", 1, 45, "an object"),
        ("{\"zoetrope\": 1, \"parameters\": {\"wrap\": 3}}", 1, 40, "true or false"),
        ("{\"zoetrope\": 1, \"picture\": {\"samples\": 3}}", 1, 40, "0, 2, 4 or 8"),
        ("{\"zoetrope\": 1, \"parameters\": []}", 1, 31, "the parameters are an object, not a list"),
        ("{\"zoetrope\": 1, \"items\": \"15\"}", 1, 26, "a whole number from 0"),
    ])
    func whatIsWrongIsSaidWithItsPlace(text: String, line: Int, column: Int, message: String) {
        let error = #expect(throws: SceneError.self) { try Scene.read(text) }
        #expect(error?.line == line && error?.column == column, "\(text): \(error.map { "\($0)" } ?? "")")
        #expect(error?.message.contains(message) == true, "\(error.map { "\($0)" } ?? "")")
    }

    /// What stands elsewhere in the document, or has another name in other programs.
    @Test(arguments: [
        ("{\"zoetrope\": 1, \"wrap\": true}", "1:17: a scene has no \"wrap\"; put it under \"parameters\""),
        ("{\"zoetrope\": 1, \"background\": \"#123\"}", "did you mean 'backdrop'?"),
        ("{\"zoetrope\": 1, \"cards\": []}", "a scene has no \"cards\"; it stands in \"deck\": {\"cards\": …}"),
        ("{\"zoetrope\": 1, \"deck\": {\"card\": {\"radius\": 4}}}", "\"radius\"; did you mean 'cornerRadius'?"),
        ("{\"zoetrope\": 1, \"plates\": [{\"rotate\": 4}]}", "a plate has no \"rotate\"; did you mean 'turnZ'?"),
        ("{\"zoetrope\": 1, \"parameters\": {\"formula\": \"x = o\"}}", "'formula'; it stands beside \"parameters\""),
        ("{\"zoetrope\": 1, \"shaders\": {\"fase\": \"a\"}}", "the shaders have no \"fase\"; did you mean 'face'?"),
    ])
    func whatStandsElsewhereIsSaidToStandThere(text: String, warning: String) throws {
        let warnings = try Scene.read(text).warnings.map { "\($0)" }
        #expect(warnings.count == 1 && warnings[0].contains(warning), "\(warnings)")
    }

    @Test func everyHintNamesAKeyThatThereIs() throws {
        for name in KeyHint.ofScenes.values.compactMap(Self.named) {
            let (scene, warnings) = try Scene.read("{\"zoetrope\": 1, \(name.replacing("…", with: "null"))}")
            #expect(warnings.isEmpty, "\(name): \(warnings) in \(scene.text)")
        }
    }

    /// `"deck": {"cards": …}`
    private static func named(_ hint: String) -> String? {
        hint.contains("stands in") ? String(hint.dropFirst("it stands in ".count)) : nil
    }

    @Test func valuesOutOfRangeAreClampedWithTheirPlace() throws {
        let (scene, warnings) = try Scene.read(
            "{\"zoetrope\": 1, \"layout\": \"cover-flow\",\n\"parameters\": {\"tilt\": 9}}")
        #expect(scene.knobs["tilt"] == 4.0)
        #expect(warnings.map { "\($0)" } == ["2:24: layout.tilt=9 is out of range (a number from -4 to 4), 4 is used"])
    }

    @Test func ofTwoEqualKeysTheLaterCountsAndItIsSaid() throws {
        let (scene, warnings) = try Scene.read("{\"zoetrope\": 1, \"scroll\": 1, \"scroll\": 2}")
        #expect(scene.scroll == 2)
        #expect(warnings.count == 1 && warnings[0].column == 30 && warnings[0].message.contains("stands twice"))
    }

    @Test func seedsKeepAllTheirBits() throws {
        let (scene, _) = try Scene.read("{\"zoetrope\": 1, \"seed\": 18446744073709551615}")
        #expect(scene.seed == .max && scene.text.contains("\"seed\": 18446744073709551615"))
    }

    /// There are as many scenes as steps that can be undone.
    @Test func scenesOfOneLayoutShareItsTable() throws {
        func place(_ scene: Scene) -> Int {
            unsafe scene.knobs.table.parameters.withUnsafeBytes { Int(bitPattern: $0.baseAddress) }
        }
        let wheel = try #require(LayoutKind.named("wheel"))
        var scene = Scene(wheel)
        let first = place(scene)
        scene.use(try #require(LayoutKind.named("linear")))
        #expect(place(scene) != first)
        scene.use(wheel)
        try scene.set("camera.perspective", to: "-0.001")
        #expect(place(scene) == first && scene.layout.name == "wheel")
        // Formulas have tables of their own, even where these say the same.
        try scene.use(formula: "a = 1 in 0..2; x = a * o")
        let cards = scene.stage().frame().cards
        try scene.use(formula: "a = 1 in 0..2; x = 2 * a * o")
        #expect(scene.stage().frame().cards != cards)
    }
}
