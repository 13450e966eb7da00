import Foundation
import TestSupport
import Testing
import ZoeImages

/// Shaders of the user's own, from the command line.
@Suite struct ShaderCommandTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private static let shine = """
        // How strongly it shines.
        uniform float shine = 0.5; // @range(0, 1) @label(Shine)
        uniform vec3 tint = vec3(1.0, 0.5, 0.25); // @colour
        void main() { gl_FragColor = vec4(tint * shine, 1.0); }
        """

    /// The pixel in the picture's middle.
    private func middle(_ path: String) throws -> [Int] {
        let image = try PNG.decode([UInt8](Data(contentsOf: URL(filePath: path)))).image
        let pixel = image[image.width / 2, image.height / 2]
        return [Int(pixel.red), Int(pixel.green), Int(pixel.blue)]
    }

    @Test func aFaceIsDrawnAndItsUniformsAreParameters() throws {
        let shader = try folder.write(Self.shine, to: "shine.frag")
        let picture = folder.path("a.png")
        let base = ["capture", "--layout", "linear", "--size", "200x150", "--face", shader, "-o", picture]
        #expect(try Zoetrope.run(base).status == 0)
        #expect(try middle(picture) == [128, 64, 32])
        // By the short name and the long one; kept in the picture, from which it is drawn again.
        #expect(try Zoetrope.run(base + ["--set", "shine=1", "--set", "face.tint=#00ff80"]).status == 0)
        #expect(try middle(picture) == [0, 255, 128])
        let again = folder.path("b.png")
        #expect(try Zoetrope.run(["capture", picture, "-o", again]).status == 0)
        #expect(try Data(contentsOf: URL(filePath: again)) == Data(contentsOf: URL(filePath: picture)))
    }

    /// shaderlens' viewers lay something over a pass; here over the picture, as it is.
    @Test func aViewerOfShaderlensSeesThePicture() throws {
        let viewer = try folder.write(
            """
            void mainImage(out vec4 colour, in vec2 at) {
                vec2 place = (at - iViewerOffset) / iViewerScale;
                if (any(greaterThan(place, iViewerChannelResolution.xy))) discard;
                colour = vec4(texelFetch(iViewerChannel, ivec2(place), 0).bgr, 1.0);
            }
            """, to: "viewer.glsl")
        let picture = folder.path("a.png")
        let scene = try folder.write(
            "{\"zoetrope\": 1, \"layout\": \"linear\", \"items\": 0, \"backdrop\": \"#4080c0\"}", to: "flat.json")
        let result = try Zoetrope.run(["capture", scene, "--size", "60x40", "--post", viewer, "-o", picture])
        #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
        #expect(try middle(picture) == [0xC0, 0x80, 0x40])
    }

    @Test func whatAShaderDoesNotHaveIsRefusedWithASuggestion() throws {
        let shader = try folder.write(Self.shine, to: "shine.frag")
        let base = ["capture", "--layout", "linear", "--size", "100x100", "--face", shader, "-o", folder.path("a.png")]
        let mistyped = try Zoetrope.run(base + ["--set", "shin=1"])
        #expect(mistyped.status == 64)
        #expect(mistyped.errors.contains("no parameter 'shin'; did you mean 'shine'?"))
        let unfit = try Zoetrope.run(base + ["--set", "shine=red"])
        #expect(unfit.status == 64 && unfit.errors.contains("face.shine can't be 'red'"))
        let large = try Zoetrope.run(base + ["--set", "shine=7"])
        #expect(large.status == 0 && large.errors.contains("warning: face.shine=7 is out of range"))
        #expect(!FileManager.default.fileExists(atPath: folder.path("b.png")))
    }

    @Test func anEffectInTheWrongPlaceIsSentToItsOwn() throws {
        let picture = folder.path("a.png")
        let face = try Zoetrope.run("capture", "--face", "vignette", "-o", picture)
        #expect(face.status == 66 && face.errors.contains("one over the whole picture: --post"), "\(face.errors)")
        let post = try Zoetrope.run("capture", "--post", "gloss", "-o", picture)
        #expect(post.status == 66 && post.errors.contains("a face: --face"), "\(post.errors)")
    }

    /// All that Shadertoy gives to a picture, in one shader.
    @Test func everythingThatShadertoyGivesIsThere() throws {
        let shader = try folder.write(
            """
            void mainImage(out vec4 O, in vec2 U) {
                O = texture(iChannel0, U / iChannelResolution[0].xy) + iChannelTime[3] + iSampleRate + iFrameRate
                    + iTime + iTimeDelta + float(iFrame) + iMouse + iDate + iResolution.xyzz;
                O = iSampleRate == 44100.0 ? vec4(0, 1, 0, 1) : O;
            }
            """, to: "toy.frag")
        let check = try Zoetrope.run("check", shader)
        #expect(check.status == 0 && check.output.isEmpty, "\(check)")
        let picture = folder.path("toy.png")
        _ = try Zoetrope.run("capture", "--items", "0", "--size", "40x30", "--backdrop", shader, "-o", picture)
        #expect(try middle(picture) == [0, 255, 0])
    }

    /// A uniform that is called like a knob is a knob of its own, and the layout keeps its.
    @Test(arguments: [
        ["--scene", "cover-flow"], ["--scene", "uipicker"], ["--scene", "cylinder"],
        ["--formula", "cardColour = 2 in 0..3; tilt = 20 in 0..90; x = cardColour * w * o / 2; ry = tilt * o"],
    ])
    func uniformsMayBeCalledLikeKnobs(scene: [String]) throws {
        let names = ["tilt", "spacing", "wheels", "count", "perspective", "autoscroll", "radius", "cornerRadius"]
        func picture(_ ending: String) throws -> Data {
            let knobs = names.map { "uniform float \($0)\(ending) = 0.5;\n" }.joined()
            let sum = names.map { $0 + ending }.joined(separator: " + ")
            let shader = try folder.write(
                "\(knobs)void main() { gl_FragColor = vec4(vec3((\(sum)) / 8.0), 1.0); }\n", to: "names\(ending).frag")
            let file = folder.path("names\(ending).png")
            let result = try Zoetrope.run(
                ["capture"] + scene + ["--size", "160x100", "--face", shader, "--no-metadata", "-o", file])
            #expect(result.status == 0 && result.errors.isEmpty, "\(result)")
            return try Data(contentsOf: URL(filePath: file))
        }
        #expect(try picture("") == picture("_"))
        let asked = try Zoetrope.run(
            "capture", "--scene", "cover-flow", "--face", folder.path("names.frag"), "--set", "tilt=1", "-o",
            folder.path("a.png"))
        #expect(asked.status == 64 && asked.errors.contains("'tilt' could be layout.tilt or face.tilt"), "\(asked)")
    }

    /// Wherever a picture for a shader was named from, its scene finds it from everywhere.
    @Test func picturesForShadersAreFoundFromElsewhere() throws {
        let shader = try folder.write(
            "uniform sampler2D photo;\nvoid main() { gl_FragColor = texture(photo, vec2(0.5)); }\n", to: "photo.frag")
        try folder.write(
            """
            {"zoetrope": 1, "items": 0, "view": {"width": 40, "height": 30},
            "shaders": {"backdrop": "photo.frag", "uniforms": {"backdrop.photo": "red.png"}}}
            """, to: "scene.json")
        // A red picture, and one that names it.
        let red = try Zoetrope.run(
            "capture", "--items", "0", "--size", "8x8", "--layout", "linear", "--set", "backdrop=solid", "--set",
            "backdropColour=#ff0000", "-o", folder.path("red.png"))
        #expect(red.status == 0, "\(red)")
        #expect(try middle(folder.path("red.png")) == [255, 0, 0])
        let place = folder.url
        let named = try Zoetrope.run(
            [
                "capture", "--items", "0", "--size", "40x30", "--backdrop", shader, "--set", "photo=red.png", "-o",
                "named.png",
            ], in: place)
        #expect(named.status == 0, "\(named)")
        for (file, other) in [("named.png", "a.png"), ("scene.json", "b.png")] {
            let again = try Zoetrope.run(
                ["capture", folder.path(file), "-o", folder.path(other)], in: URL(filePath: "/"))
            #expect(again.status == 0, "\(again)")
            #expect(try middle(folder.path(other)) == [255, 0, 0])
        }
    }

    @Test func aDocumentsUniformsThatNoShaderHasAreWarnedOf() throws {
        let shader = try folder.write(Self.shine, to: "shine.frag")
        let scene = try folder.write(
            """
            {"zoetrope": 1, "layout": "linear", "view": {"width": 40, "height": 30}, "shaders": {"face": "\(shader)",
            "uniforms": {"face.shne": 1, "face.shine": "bright", "face.tint": "#ff0000"}}}
            """, to: "scene.json")
        let result = try Zoetrope.run("capture", scene, "-o", folder.path("a.png"))
        #expect(result.status == 0)
        #expect(
            result.errors.split(separator: "\n").sorted() == [
                "zoetrope: warning: no shader has a uniform 'face.shne'; did you mean 'face.shine'?",
                "zoetrope: warning: the uniform 'face.shine' can't be what the scene says; it is kept, and does nothing",
            ])
    }

    @Test func aBrokenOrMissingShaderEndsInOneLine() throws {
        let shader = try folder.write("void main() {\n    gl_FragColor = vec4(nothing);\n}\n", to: "broken.frag")
        let picture = folder.path("a.png")
        for option in ["--face", "--backdrop", "--post"] {
            let result = try Zoetrope.run(["capture", "--layout", "linear", option, shader, "-o", picture])
            #expect(result.status == 65)
            #expect(
                result.errors.hasPrefix("zoetrope: \(shader):2:25: error: 'nothing' undeclared"), "\(result.errors)")
            #expect(result.errors.split(separator: "\n").count == 1)
            let missing = try Zoetrope.run(["capture", "--layout", "linear", option, "nowhere.frag", "-o", picture])
            #expect(missing.status == 66 && missing.errors.contains("no file 'nowhere.frag'"))
        }
        #expect(!FileManager.default.fileExists(atPath: picture))
    }

    @Test func checkTellsEditorsInJSON() throws {
        try folder.write("void main() {\n    gl_FragColor = vec4(nothing);\n}\n", to: "broken.frag")
        try folder.write(
            "float f(float x) { return f(x); }\nvoid main() { gl_FragColor = vec4(f(1.0)); }", to: "again.frag")
        try folder.write("// nothing", to: "empty.frag")
        try folder.write(Self.shine, to: "good.frag")
        func check(_ names: String...) throws -> (status: Int32, found: [[String: Any]]) {
            let result = try Zoetrope.run(["check", "--json"] + names, in: folder.url)
            let found = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]]
            return (result.status, try #require(found))
        }
        let good = try check("good.frag")
        #expect(good.status == 0 && good.found.isEmpty)
        let (status, found) = try check("good.frag", "broken.frag", "empty.frag", "again.frag")
        #expect(status == 1 && found.count == 3)
        #expect(found.map { $0["file"] as? String } == ["broken.frag", "empty.frag", "again.frag"])
        // What is wrong with all of a file is so in its first line.
        #expect(found.map { $0["line"] as? Int } == [2, 1, 1] && found.allSatisfy { $0["column"] is Int })
        #expect(found.allSatisfy { $0["severity"] as? String == "error" && $0["message"] is String })
        let plain = try Zoetrope.run("check", folder.path("empty.frag"), folder.path("again.frag"))
        #expect(plain.output.split(separator: "\n").allSatisfy { $0.contains(".frag:1:1: error: ") }, "\(plain)")
    }

    @Test func checkNamesLineAndColumnThroughThreeLevelsOfInclude() throws {
        try folder.write("// c\nfloat c() {\n\treturn wrong;\n}\n", to: "c.glsl")
        try folder.write("#include \"c.glsl\"\nfloat b() { return c(); }\n", to: "b.glsl")
        try folder.write("float a = 1.0;\n\n#include \"b.glsl\"\n", to: "a.glsl")
        let shader = try folder.write(
            "#include \"a.glsl\"\nvoid main() { gl_FragColor = vec4(b()); }\n", to: "main.frag")
        let good = try folder.write(Self.shine, to: "good.frag")
        let result = try Zoetrope.run(["check", good, shader])
        #expect(result.status == 1)
        #expect(result.output.hasPrefix("\(folder.path("c.glsl")):3:9: error: 'wrong' undeclared"), "\(result.output)")
        #expect(result.errors == "zoetrope: 1 mistake\n")
        #expect(try Zoetrope.run(["check", good]).status == 0)
        #expect(try Zoetrope.run(["check", good]).output == "")
        for (text, part) in [
            ("#include \"self.frag\"\nvoid main() {}", "self.frag:1"), ("float x;", "void main()"),
            ("", "void main()"), ("void main() { gl_FragColor = vec4(1.0; }", "self.frag:1:"),
        ] {
            let path = try folder.write(text, to: "self.frag")
            let result = try Zoetrope.run(["check", path])
            #expect(result.status == 1 && result.output.contains(part), "\(text): \(result.output)")
        }
        #expect(try Zoetrope.run(["check", folder.path("nowhere.frag")]).status == 66)
        #expect(try Zoetrope.run(["check"]).status == 64)
    }

    @Test func hugeAndBinaryFilesAreRefusedQuickly() throws {
        let huge = folder.path("huge.frag")
        try Data(repeating: UInt8(ascii: "a"), count: 10_500_000).write(to: URL(filePath: huge))
        let binary = folder.path("binary.frag")
        try Data([0x76, 0x6F, 0xFF, 0xFE, 0x00]).write(to: URL(filePath: binary))
        for path in [huge, binary] {
            let result = try Zoetrope.run(["check", path])
            #expect(result.status == 1)
            #expect(result.output.split(separator: "\n").count == 1, "\(result.output.prefix(300))")
            #expect(result.output.contains(path))
        }
    }

    @Test func uniformsAreListedAsParameters() throws {
        let shader = try folder.write(Self.shine, to: "shine.frag")
        let result = try Zoetrope.run(["uniforms", "--as", "face", "--json", shader])
        #expect(result.status == 0)
        let list = try #require(JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]])
        let found = try #require(list.first?["uniforms"] as? [[String: Any]])
        #expect(list.first?["role"] as? String == "face")
        #expect(found.compactMap { $0["fullName"] as? String } == ["face.shine", "face.tint"])
        #expect(found[0]["range"] as? [Double] == [0, 1] && found[0]["default"] as? Double == 0.5)
        #expect(found[0]["label"] as? String == "Shine" && found[1]["type"] as? String == "colour")
    }

    @Test func aSheetSweepsAUniform() throws {
        let shader = try folder.write(Self.shine, to: "shine.frag")
        let result = try Zoetrope.run([
            "sheet", "--layout", "linear", "--size", "100x80", "--face", shader, "--over", "shine=0..1:3", "-o",
            folder.path("sheet.png"),
        ])
        #expect(result.status == 0, "\(result.errors)")
        let unknown = try Zoetrope.run([
            "sheet", "--layout", "linear", "--face", shader, "--over", "shiny=0..1:3", "-o", folder.path("none.png"),
        ])
        #expect(unknown.status == 64 && unknown.errors.contains("did you mean 'shine'?"), "\(unknown.errors)")
    }

    @Test func theProgramsOwnShadersCanBeReplaced() throws {
        let own = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Shaders")
        let copy = folder.path("glsl")
        let name = "internal/cards/plain.glsl"
        try FileManager.default.createDirectory(
            atPath: copy + "/internal/cards", withIntermediateDirectories: true)
        let fill = try String(contentsOf: own.appending(path: name), encoding: .utf8)
        let picture = folder.path("a.png")
        let base = ["capture", "--layout", "linear", "--size", "100x80", "--set", "cardColour=#ffffff"]
        try folder.write(
            fill.replacing("return start;", with: "return start * vec4(1.0, 0.0, 0.0, 1.0);"), to: "glsl/\(name)")
        #expect(try Zoetrope.run(base + ["--shaders", copy, "-o", picture]).status == 0)
        #expect(try middle(picture) == [255, 0, 0])
        try folder.write("vec4 filled() { broken }", to: "glsl/\(name)")
        let broken = try Zoetrope.run(base + ["--shaders", copy, "-o", picture])
        #expect(broken.status == 65 && broken.errors.contains("\(name):1:"), "\(broken.errors)")
        #expect(try Zoetrope.run(base + ["--shaders", "/", "-o", picture]).status == 66)
    }
}
