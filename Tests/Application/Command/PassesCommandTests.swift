import Foundation
import TestSupport
import Testing
import ZoeImages

/// Documents that tell the passes of their shaders.
@Suite struct PassesCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            "void mainImage(out vec4 c, in vec2 p) { c = vec4(texture(iChannel0, vec2(0.5)).x + ADD, 0, 0, 1); }",
            to: "grow.frag")
        try folder.write(
            """
            uniform sampler2D grow;
            void main() { gl_FragColor = vec4(texture2D(grow, vec2(0.5)).x, textureSize(grow, 0) / 255.0, 1); }
            """, to: "image.frag")
        try folder.write("#define ADD 0.1", to: "common.glsl")
    }

    private func scene(_ pass: String) throws -> Zoetrope.Result {
        let shader = "{'file': 'image.frag', 'common': ['common.glsl'],\n'passes': [\(pass)]}"
        let text = "{'zoetrope': 1, 'items': 0,\n'shaders': {'backdrop': \(shader)}}"
        try folder.write(text.replacing("'", with: "\""), to: "a.json")
        return try Zoetrope.run(
            ["capture", "a.json", "--size", "64x32", "--time", "0.05", "-o", "a.png"], in: folder.url)
    }

    private func pixel(of name: String) throws -> [UInt8] {
        Array(try PNG.decode([UInt8](Data(contentsOf: folder.file(name)))).image.bytes.prefix(3))
    }

    /// The driver is told once, before its first context: a process of its own has no other.
    @Test func variablesBeginAtZero() throws {
        try folder.write(
            """
            vec3 lit(vec2 p) { vec3 sum; for (int i = 0; i < 3; i++) sum[i] += 0.2 * float(i + 1); return sum; }
            void main() { vec3 c; c += lit(gl_FragCoord.xy); gl_FragColor = vec4(c, 1); }
            """, to: "unset.frag")
        let words = ["capture", "--layout", "linear", "--items", "0", "--backdrop", "unset.frag", "--size", "8x8"]
        let result = try Zoetrope.run(words + ["-o", "unset.png"], in: folder.url)
        #expect(result.status == 0, "\(result)")
        // Backdrops are dithered.
        let found = try pixel(of: "unset.png")
        #expect(zip(found, [51, 102, 153]).allSatisfy { abs(Int($0) - $1) <= 1 }, "\(found)")
    }

    /// Four frames from 0 to the third sixtieth, each a tenth more, in a target of its own size.
    @Test func passesAreDrawnAsTheDocumentSays() throws {
        let drawn = try scene(
            "{'name': 'grow', 'file': 'grow.frag', 'width': 51, 'height': '$HEIGHT / 2', \(Self.own)}")
        #expect(drawn.status == 0, "\(drawn)")
        #expect(try pixel(of: "a.png") == [102, 51, 16])
        // The picture has its scene in it.
        try FileManager.default.removeItem(at: folder.file("a.json"))
        let again = try Zoetrope.run(["capture", "a.png", "-o", "b.png"], in: folder.url)
        #expect(try again.status == 0 && pixel(of: "b.png") == [102, 51, 16], "\(again)")
    }

    private static let own = "'inputs': {'iChannel0': 'self'}"

    @Test(arguments: [
        ("{'name': 'grow', 'file': 'none.frag'}", 66, "a.json:3:37: no file 'none.frag'"),
        ("{'name': 'grow', 'file': 'grow.frag', 'width': '$WIDTH /'}", 65, "a.json:3:59: '$WIDTH /' is no size"),
        (
            "{'name': 'grow', 'file': 'grow.frag', 'inputs': {'iChannel0': 'grov'}}", 66,
            "a.json:3:74: no file 'grov'; an input is a picture's file, or one of grow, self"
        ),
    ])
    func whatIsWrongIsToldWithItsPlace(pass: String, code: Int32, message: String) throws {
        let result = try scene(pass)
        #expect(result.isFailure(code) && result.errors.contains(message), "\(result)")
        #expect(!FileManager.default.fileExists(atPath: folder.file("a.png").path))
    }

    /// The document that import writes tells what the names of the files said before.
    @Test func importWritesThePasses() throws {
        try folder.write("void mainImage(out vec4 c, in vec2 p) { c = texture(iChannel1, vec2(0.5)); }", to: "toy.frag")
        try folder.write(
            "// iChannel0: self\nvoid mainImage(out vec4 c, in vec2 p) { c = texture(iChannel0, vec2(0.5)) + 0.1; }",
            to: "toy.bufferB.frag")
        let made = try Zoetrope.run(["import", "toy.frag", "-o", "toy.json"], in: folder.url)
        #expect(made.status == 0, "\(made)")
        let text = try String(contentsOf: folder.file("toy.json"), encoding: .utf8)
        for words in [
            "'name': 'Buffer B'", "'iChannel0': 'self'", "'iChannel1': 'Buffer B'", "toy.shader/toy.bufferB.frag",
        ] {
            #expect(text.contains(words.replacing("'", with: "\"")), "\(text)")
        }
        // Whatever they are called from now on.
        let files = folder.file("toy.shader")
        try FileManager.default.moveItem(
            at: files.appending(path: "toy.bufferB.frag"), to: files.appending(path: "glow.frag"))
        try folder.write(text.replacing("toy.bufferB.frag", with: "glow.frag"), to: "toy.json")
        let drawn = try Zoetrope.run(
            ["capture", "toy.json", "--items", "0", "--size", "8x8", "--time", "0.05", "-o", "toy.png"], in: folder.url)
        #expect(drawn.status == 0, "\(drawn)")
        #expect(try pixel(of: "toy.png")[0] == 102)
    }
}
