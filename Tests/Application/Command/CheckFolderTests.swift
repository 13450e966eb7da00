import Foundation
import TestSupport
import Testing

/// Folders of shaders, checked at once.
@Suite struct CheckFolderTests {
    private let folder: TemporaryFolder

    private static let good = "void main() { gl_FragColor = vec4(gl_FragCoord.xy / u_resolution, 0.0, 1.0); }"
    private static let toy = "void mainImage(out vec4 c, in vec2 p) { c = vec4(fract(p / 50.0), iTime, 1.0); }"
    private static let bad = "void main() {\n    gl_FragColor = vec4(nothing);\n}"

    init() throws { folder = try TemporaryFolder() }

    private func write(_ files: [String: String]) throws {
        for (name, text) in files {
            let place = folder.file(name).deletingLastPathComponent()
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            try folder.write(text, to: name)
        }
    }

    private func check(_ words: String...) throws -> Zoetrope.Result {
        try Zoetrope.run(["check"] + words, in: folder.url)
    }

    @Test func aFolderOfFilesIsCheckedWithTotals() throws {
        try write([
            "all/wave.frag": Self.good, "all/deep/er/toy.glsl": Self.toy, "all/deep/broken.frag": Self.bad,
            "all/noise.glsl": "float noise(vec2 p) { return fract(p.x); }",
            "all/move.glsl": "attribute vec3 a;\nvoid main() { gl_Position = vec4(a, 1.0); }",
            // It fails by itself, and the other one needs it.
            "all/half.glsl": "void main() { gl_FragColor = vec4(ONE); }",
            "all/whole.glsl": "#define ONE 1.0\n#include \"half.glsl\"",
            "all/notes.txt": "void main() {}", "all/.hidden.frag": Self.bad, "all/sea.shader": Self.toy,
            // What Unity calls a shader is of another language.
            "all/unity.shader": "Shader \"A\" { Pass { CGPROGRAM\nhalf4 frag(v2f i) : COLOR { return 1; }\nENDCG } }",
        ])
        let result = try check("all")
        #expect(result.status == 1, "\(result)")
        #expect(result.errors == "zoetrope: 1 of 5 shaders fail\n")
        let lines = result.output.split(separator: "\n").map(String.init)
        #expect(lines.first?.hasPrefix("all/deep/broken.frag:2:25: error: 'nothing' undeclared") == true)
        #expect(
            lines.dropFirst() == [
                "written for                  shaders  compile", "Shadertoy                    2        2",
                "Book of Shaders, glslViewer  1        1", "other                        2        1",
                "all                          5        4", "4 files are parts of others",
            ])
        try FileManager.default.removeItem(at: folder.file("all/deep/broken.frag"))
        #expect(try check("all").status == 0)
    }

    @Test func itsFilesAndTotalsAreThereForPrograms() throws {
        try write(["all/wave.frag": Self.good, "all/dark.frag": "void main() { gl_FragColor = vec4(0, 0, 0, 1); }"])
        let result = try check("all", "--json", "--draw")
        #expect(result.status == 0, "\(result)")
        let found = try #require(
            try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
        #expect(found["checked"] as? Int == 2 && found["failed"] as? Int == 0 && found["parts"] as? Int == 0)
        let shaders = try #require(found["shaders"] as? [[String: Any]])
        #expect(shaders.map { $0["file"] as? String } == ["all/dark.frag", "all/wave.frag"])
        #expect(shaders.map { $0["draws"] as? Bool } == [false, true])
        let said = shaders[0]["diagnostics"] as? [[String: Any]]
        #expect(said?.first?["message"] as? String == "its picture is all of one colour")
    }

    /// Some wait for a pointer, and half of the way a picture may be black.
    @Test func whatWaitsForAHandDraws() throws {
        let transition = "vec4 transition(vec2 p) { return mix(getFromColor(p), vec4(0), step(0.4, progress)); }"
        try write([
            "all/hand.frag": "void mainImage(out vec4 c, in vec2 p) { c = vec4(iMouse.z > 0.0 ? p.x / 100.0 : 0.0); }",
            "all/wipe.glsl": transition, "all/dark.frag": "void main() { gl_FragColor = vec4(0, 0, 0, 1); }",
        ])
        let result = try check("all", "--draw")
        #expect(result.output.contains("dark.frag:1: warning") && !result.output.contains("hand.frag"), "\(result)")
        #expect(!result.output.contains("wipe.glsl"), "\(result)")
    }

    /// A picture of 160 pixels would not show it.
    @Test func whatIsFarFromTheMiddleDraws() throws {
        let far = """
            void main() {
                vec2 middle = u_resolution / 2.0;
                gl_FragColor = vec4(step(length(gl_FragCoord.xy - middle - vec2(200, 0)), 4.0));
            }
            """
        try write(["all/far.frag": far])
        let result = try check("all", "--draw")
        #expect(result.status == 0 && !result.output.contains("warning"), "\(result)")
    }

    @Test func theFilesOfOneShadertoyStayOneShader() throws {
        let buffer = "void mainImage(out vec4 c, in vec2 p) { c = vec4(1); }"
        let image = "void mainImage(out vec4 c, in vec2 p) { c = texture(iChannel0, p / iResolution.xy) + nothing; }"
        try write(["toy/Image.glsl": image, "toy/Buffer A.glsl": buffer, "toy/Common.glsl": "#define ONE 1.0"])
        let one = try check("toy")
        #expect(one.status == 1 && one.output.hasPrefix("toy/Image.glsl:1:") && one.errors == "zoetrope: 1 mistake\n")
        try write(["Image.glsl": Self.toy])
        let all = try check(".")
        #expect(all.status == 1 && all.errors == "zoetrope: 1 of 2 shaders fail\n", "\(all)")
        #expect(all.output.hasSuffix("2 files are parts of others\n"))
    }

    @Test func aFolderWithoutShadersIsSaidToBe() throws {
        try write(["none/notes.txt": "nothing"])
        let result = try check("none")
        #expect(result.isFailure(66) && result.errors.contains("no shader is in this folder"), "\(result)")
    }

    /// What is saved is checked again, and what is new is found; each round ends with a line.
    @Test func whatIsSavedIsCheckedAgain() throws {
        try write(["all/wave.frag": Self.bad])
        let script = """
            "$Z" check --watch all >out 2>err & p=$!
            until grep -q "1 of 1" err; do kill -0 $p || exit 3; sleep 0.02; done
            echo '\(Self.good)' >all/wave.frag
            until grep -q "0 of 1" err; do kill -0 $p || exit 4; sleep 0.02; done
            echo '\(Self.toy)' >all/new.frag
            until grep -q "0 of 2" err; do kill -0 $p || exit 5; sleep 0.02; done
            kill $p; cat out
            """
        let result = try Zoetrope.shell(script, in: folder.url)
        #expect(result.status == 0 && result.output.hasPrefix("all/wave.frag:2:25: error:"), "\(result)")
    }
}
