import Foundation
import TestSupport
import Testing
import ZoeImages

/// Shaders of other programs as scenes that need nothing else.
@Suite struct ImportCommandTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func write(_ files: [String: String]) throws {
        for (name, text) in files {
            let place = folder.file(name).deletingLastPathComponent()
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            try folder.write(text, to: name)
        }
    }

    private func files(in name: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.file(name).path).filter { $0.contains(".") }.sorted()
    }

    private func picture(of scene: String) throws -> [UInt8] {
        let drawn = try Zoetrope.run(
            ["capture", scene, "--items", "0", "--size", "40x30", "--time", "0.1", "-o", "a.png"], in: folder.url)
        #expect(drawn.status == 0, "\(drawn)")
        return try PNG.decode([UInt8](Data(contentsOf: folder.file("a.png")))).image.bytes
    }

    /// Includes beside it, above it and by -I, and all passes.
    @Test func aShaderGoesOnWithoutItsFiles() throws {
        try write([
            "theirs/toys/life/Image.glsl":
                "#include \"../red.glsl\"\nvoid mainImage(out vec4 c, in vec2 p) { c = texture(iChannel0, p / iResolution.xy) + RED; }",
            "theirs/toys/life/Buffer A.glsl":
                "#include \"shelf/green.glsl\"\nvoid mainImage(out vec4 c, in vec2 p) { c = GREEN + COMMON; }",
            "theirs/toys/life/Common.glsl": "#define COMMON vec4(0, 0, 0.25, 0)",
            "theirs/toys/red.glsl": "#define RED vec4(0.5, 0, 0, 0)",
            "lib/shelf/green.glsl": "#define GREEN vec4(0, 1, 0, 1)",
        ])
        let made = try Zoetrope.run(["import", "-I", "lib", "theirs/toys/life", "-o", "life.json"], in: folder.url)
        #expect(made.status == 0 && made.errors.contains("life.json is written"), "\(made)")
        #expect(
            try files(in: "life.shader") == [
                "life/Buffer A.glsl", "life/Common.glsl", "life/Image.glsl", "red.glsl", "shelf/green.glsl",
            ])
        try FileManager.default.removeItem(at: folder.file("theirs"))
        try FileManager.default.removeItem(at: folder.file("lib"))
        #expect(Array(try picture(of: "life.json").prefix(3)) == [128, 255, 64])
        let again = try Zoetrope.run(["import", "life.shader/life", "-o", "life.json"], in: folder.url)
        #expect(again.isFailure(73) && again.errors.contains("is there already"), "\(again)")
    }

    /// Inputs are knobs of the scene.
    @Test func anISFShaderKeepsItsKnobs() throws {
        try write([
            "lamp.fs": """
            /*{"INPUTS": [{"NAME": "light", "TYPE": "float", "MIN": 0, "MAX": 1, "DEFAULT": 0.5}]}*/
            void main() { gl_FragColor = vec4(light, light, 0, 1); }
            """
        ])
        #expect(try Zoetrope.run(["import", "lamp.fs"], in: folder.url).status == 0)
        #expect(Array(try picture(of: "lamp.json").prefix(3)) == [128, 128, 0])
        let knobs = try Zoetrope.run(["uniforms", "lamp.shader/lamp.fs"], in: folder.url)
        #expect(knobs.output.contains("light"))
    }

    @Test func whatCannotBeReadLeavesNothing() throws {
        try write(["broken.frag": "#include \"none.glsl\"\nvoid main() {}"])
        let result = try Zoetrope.run(["import", "broken.frag"], in: folder.url)
        #expect(result.isFailure(65) && result.errors.contains("broken.frag:1"), "\(result)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["broken.frag"])
        #expect(try Zoetrope.run(["import", "gloss"], in: folder.url).isFailure(64))
    }
}
