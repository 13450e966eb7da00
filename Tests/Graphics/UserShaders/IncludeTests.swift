import Testing
import ZoeUserShaders

@Suite struct IncludeTests {
    @Test func threeLevelsKeepTheirLinesAndColumns() throws {
        let text = try Shader.read([
            "a.frag": "float a;\n#include \"lib/b.glsl\"\n\nvoid main() { gl_FragColor = vec4(d); }\n",
            "lib/b.glsl": "// one\n\n#include \"deep/c.glsl\" // two\nfloat b;",
            "lib/deep/c.glsl": "float c;\n#include \"../../d.glsl\"\n",
            "d.glsl": "/* three\n*/ float d = undefined;\n",
        ])
        #expect(text.files == ["a.frag", "lib/b.glsl", "lib/deep/c.glsl", "d.glsl"])
        let row = try #require(text.lines.firstIndex { $0.contains("undefined") }) + 1
        let found = text.diagnostics(from: "3:\(row)(14): error: `undefined' undeclared", source: 3)
        #expect(found.map(\.description) == ["d.glsl:2:14: error: 'undefined' undeclared"])
        #expect(found.first?.excerpt.map(\.text) == ["/* three", "*/ float d = undefined;"])
        let places = text.lines.indices.compactMap { text.place(ofLine: $0 + 1) }.map { "\($0.file):\($0.line)" }
        #expect(
            places == [
                "a.frag:1", "a.frag:2", "lib/b.glsl:1", "lib/b.glsl:2", "lib/b.glsl:3", "lib/deep/c.glsl:1",
                "lib/deep/c.glsl:2", "d.glsl:1", "d.glsl:2", "lib/b.glsl:4", "a.frag:3", "a.frag:4",
            ])
    }

    @Test func aMissingFileIsToldWhereItIsAskedFor() {
        let failure = #expect(throws: EffectFailure.self) {
            try Shader.read([
                "a.frag": "#include \"b.glsl\"\n  #  include \"c.glsl\"\n", "b.glsl": "\n#include \"x/d.glsl\"\n",
            ])
        }
        #expect(
            failure?.diagnostics.map(\.description) == [
                "b.glsl:2:10: error: 'x/d.glsl': there is no such file",
                "a.frag:2:14: error: 'c.glsl': there is no such file",
            ])
        #expect(failure?.files == ["a.frag", "b.glsl", "x/d.glsl", "c.glsl"])
    }

    /// A library is found though it lies elsewhere than where the writer had it.
    @Test func librariesMayLieElsewhere() throws {
        let text = try Shader.read([
            "a.frag": "#include \"../deps/lygia/draw/stroke.glsl\"\nvoid main() { gl_FragColor = vec4(stroke); }",
            "lygia/draw/stroke.glsl": "const float stroke = 1.0;",
        ])
        #expect(text.files == ["a.frag", "lygia/draw/stroke.glsl"])
    }

    @Test func cyclesAreToldWithTheirChain() {
        #expect(
            Shader.complaints([
                "a.frag": "#include \"b.glsl\"\n\(Shader.main)", "b.glsl": "#include \"c.glsl\"",
                "c.glsl": "float c;\n#include \"b.glsl\"",
            ]) == ["c.glsl:2:10: error: this file includes itself: b.glsl → c.glsl → b.glsl"])
        #expect(
            Shader.complaints("#include \"./a.frag\"\n\(Shader.main)")
                == ["a.frag:1:10: error: this file includes itself: a.frag → a.frag"])
    }

    @Test(arguments: ["#pragma once\n", "#ifndef B\n#define B\n"]) func aFileIncludedOnceIsNoCycle(head: String) throws
    {
        let end = head.hasPrefix("#ifndef") ? "#endif // B\n" : ""
        let text = try Shader.read([
            "a.frag": "#include \"b.glsl\"\n#include \"b.glsl\"\n\(Shader.main)",
            "b.glsl": "\(head)float b;\n#include \"b.glsl\"\n\(end)",
        ])
        #expect(text.lines.count { $0 == "float b;" } == 1)
    }

    @Test func whatIsNotOnceIsLaidInAgain() throws {
        let text = try Shader.read([
            "a.frag": "#include \"b.glsl\"\n#include \"b.glsl\"\n\(Shader.main)", "b.glsl": "f;",
        ])
        #expect(text.lines.count { $0 == "f;" } == 2)
        #expect(text.files == ["a.frag", "b.glsl"])
    }

    @Test func thirtyTwoLevelsAreEnough() {
        var files = ["a.frag": "#include \"1\"\n\(Shader.main)"]
        for level in 1..<32 { files["\(level)"] = "#include \"\(level + 1)\"\n" }
        files["32"] = "float a;\n"
        #expect(Shader.complaints(files).isEmpty)
        files["32"] = "#include \"33\"\n"
        files["33"] = "float a;\n"
        #expect(Shader.complaints(files) == ["32:1:10: error: files are included more than 32 deep"])
    }

    @Test func filesThatDoubleAreStopped() {
        var files = ["a.frag": "#include \"1\"\n\(Shader.main)"]
        for level in 1..<30 { files["\(level)"] = "#include \"\(level + 1)\"\n#include \"\(level + 1)\"\n" }
        files["30"] = "float a;\n"
        #expect(Shader.complaints(files).first?.hasSuffix("more than 10000 files are included") == true)
        let big = String(repeating: "float a;\n", count: 50_000)
        #expect(
            Shader.complaints([
                "a.frag": String(repeating: "#include \"b\"\n", count: 12) + Shader.main, "b": big,
            ]) == ["a.frag:1: error: has more than 4 MB of text with all that it includes"])
    }

    @Test func whatIsSwitchedOffIsNotRead() throws {
        let text = try Shader.read(
            """
            #if 0
            #include "missing.glsl"
            uniform float off;
            #ifdef A
            #else
            #endif
            #else
            uniform float on;
            #endif
            #if 1
            #else
            #include "missing.glsl"
            #endif
            \(Shader.main)
            """)
        #expect(text.declarations.map(\.name) == ["on"])
    }

    @Test func librariesAreFoundByName() throws {
        let files = ["a.frag": "#include <noise>\n\(Shader.main)"]
        let text = try Shader.read(files, library: ["noise": "#pragma once\n  float noise() { return x; }\n"])
        #expect(text.files == ["a.frag"])
        #expect(
            text.diagnostics(from: "1:3(26): error: `x' undeclared", source: 1).first?.description
                == "<noise>:2:26: error: 'x' undeclared")
        #expect(
            Shader.complaints(["a.frag": "#include <nosie>\n\(Shader.main)"], library: ["noise": "", "colour": ""])
                == ["a.frag:1:10: error: there is no <nosie>; did you mean 'noise'?"])
        #expect(
            Shader.complaints(["a.frag": "#include <x>\n\(Shader.main)"], library: ["noise": "", "colour": ""])
                == ["a.frag:1:10: error: there is no <x>; there are <colour>, <noise>"])
    }

    @Test(arguments: ["#include", "#include noise", "#include \"\"", "#include \"a", "#include <>"])
    func whatNamesNothingIsTold(line: String) {
        #expect(
            Shader.complaints("\(line)\n\(Shader.main)").first?.hasSuffix("#include wants \"a file\" or <a library>")
                == true)
    }

    @Test func slashesInAFileNameAreNoComment() throws {
        let text = try Shader.read(["a.frag": "#include \"lib//b.glsl\"\n\(Shader.main)", "lib/b.glsl": "float b;"])
        #expect(text.files == ["a.frag", "lib/b.glsl"])
    }
}
