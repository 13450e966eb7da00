import LayoutCore
import Testing

@testable import ZoeUserShaders

@Suite struct DialectTextTests {
    // MARK: names

    @Test func whatIsGivenIsDeclaredInTheTypeThatIsAskedFor() throws {
        let text = try Shader.read("uniform float u_frame; uniform vec4 u_mouse;\nvoid main() { u_mouse * u_frame; }\n")
        #expect(text.givenDeclarations.contains("float u_frame = (zt_clock.zzzz).x;\n"))
        #expect(text.givenDeclarations.contains("vec4 u_mouse = zt_pointer;\n"))
        #expect(text.givenTelling.contains("    u_mouse = zt_pointer;\n"))
        // What nobody reads is not there.
        #expect(try Shader.read(Shader.main).givenDeclarations == "")
    }

    @Test func otherProgramsNamesAreGivenOnlyToThoseThatDeclareThem() throws {
        let asked = try Shader.read("uniform float time; void main() { gl_FragColor = vec4(time); }", role: .backdrop)
        #expect(asked.givenDeclarations.contains("float time") && asked.usesTime && asked.declarations.isEmpty)
        let own = try Shader.read("void main() { float time = 1.0; gl_FragColor = vec4(time); }", role: .backdrop)
        #expect(own.givenDeclarations == "" && !own.usesTime)
        for text in ["uniform float time; // @range(0, 5)", "uniform float time = 2.0;", "uniform vec3 time;"] {
            let knob = try Shader.read("\(text)\nvoid main() { gl_FragColor = vec4(time); }", role: .backdrop)
            #expect(knob.declarations.map(\.name) == ["time"] && !knob.usesTime, "\(text)")
        }
    }

    @Test func ownNamesStepAsideUnseen() throws {
        let text = try Shader.read(
            "float iTime = 0.0; bool isnan(float x) { return smooth; }\nvoid main() { iTime; }\n")
        #expect(text.givenDeclarations == "")
        #expect(text.lines[0] == "#define isnan zt_own_isnan")
        #expect(text.lines.contains("#undef isnan") && text.place(ofLine: 2)?.line == 1)
        let said = text.diagnostics(from: "2:3(40): error: no function with name 'zt_own_isnan'", source: 2)
        #expect(said.first?.description == "a.frag:1:25: error: no function with name 'isnan'")
        #expect(EffectText.ownName(of: "zt_own_active") == "active")
    }

    @Test func whatMayNotBeDefinedKeepsItsName() throws {
        let text = try Shader.read("#if __VERSION__ < 130\nfloat cosh(float x) { return x; }\n#endif\n\(Shader.main)")
        #expect(!text.body.contains("zt_own_"))
    }

    @Test func oldNamesOfTexturesAreFunctions() throws {
        let text = try Shader.read("void main() { gl_FragColor = texture2D(a, b) + texture(iChannel0, c); }\n")
        #expect(text.lines[0] == "void zt_m() { zt_FragColor = zt_Text2D(a, b) + zt_Text(iChannel0, c); }")
        let said = text.diagnostics(
            from: "2:1(30): error: no matching function for call to `zt_Text2D(int)'", source: 2)
        #expect(said.first?.message == "no matching function for call to 'texture2D(int)'")
        #expect(said.first?.column == 30)
    }

    @Test func whatComesInStaysUnderItsConditions() throws {
        let text = try Shader.read(
            "#ifdef A\nvarying vec2 v_texcoord2;\n#endif\nvarying vec3 eye;\n\(Shader.main)", role: .backdrop)
        #expect(text.givenTelling.contains("#ifdef ZT_HAS_eye\n    eye = "))
        #expect(text.lines.contains("vec2 v_texcoord2 = (vec4(zt_uv, 0, 1)).xy;"))
        #expect(
            text.warnings.map(\.description) == [
                "a.frag:2:14: warning: nothing comes in as 'v_texcoord2'; did you mean 'v_texCoord'?; "
                    + "a value for its type is made up"
            ])
    }

    // MARK: Fragmentarium

    @Test func presetsSayWhereKnobsBegin() throws {
        let text = try Shader.read(
            """
            uniform float A; slider[0,1,2]
            uniform vec3 B; color[1,1,1]
            #preset Other
            A = 9
            #endpreset
            #preset default
            A = 3
            B = 0.5, 0.25,0 Locked
            C = what
            #endpreset
            \(Shader.main)
            """)
        let knobs = EffectKnobs(text, [ActiveUniform("A", .float(1)), ActiveUniform("B", .float(3))], in: .face)
        #expect(knobs.parameters.map(\.default) == [.number(3), .colour(SIMD4(0.5, 0.25, 0, 1))])
        #expect(knobs.parameters[0].kind == .number(0...3, step: 0.02))
        #expect(knobs.warnings == [])
    }

    @Test func repeatedDeclarationsCountOnce() throws {
        let text = try Shader.read(
            """
            #vertex
            uniform float A; slider[0,1,2]
            varying vec2 coord;
            void init() { }
            void main() { coord = gl_Vertex.xy; }
            #endvertex
            uniform float A;
            varying vec2 coord;
            void init() {}
            \(Shader.main)
            """)
        #expect(text.lines.count { $0.contains("uniform float A") } == 1)
        #expect(text.lines.count { $0.contains("vec2 coord = ") } == 1)
        #expect(text.lines.contains("void init() ;  "))
        #expect(text.lines.contains("void zt_v() { coord = zt_Vertex.xy; }"))
        #expect(text.definitions.contains("ENTRY_PLACE"))
    }

    /// Of macros and functions, each part knows its own.
    @Test func whatVerticesHaveOfTheirOwnIsTheirs() throws {
        let text = try Shader.read(
            """
            #vertex
            #define providesInit
            #endvertex
            #vertex
            varying float speed;
            #ifdef providesInit
            void init();
            #else
            void init() {}
            #endif
            void main() { init(); }
            #endvertex
            #ifdef providesInit
            void init();
            #else
            void init() {}
            #endif
            #vertex
            void init() { speed = 2.0; }
            #endvertex
            \(Shader.main)
            """)
        let lines = text.lines.map { $0.split(separator: " ").joined(separator: " ") }
        let between = ["#define init zt_own_vertex_init", "#undef init", "#define providesInit", "#undef providesInit"]
        #expect(Set(between).isSubset(of: Set(lines)))
        #expect(
            try #require(lines.firstIndex(of: "#undef providesInit")) < #require(
                lines.firstIndex(of: "void zt_v() { init(); }")))
        #expect(lines.contains("void init() { speed = 2.0; }"))
        #expect(lines.count { $0 == "#define providesInit" } == 3)
    }

    @Test func anAccumulatingShaderShowsTheMean() throws {
        #expect(
            try Shader.read("#buffershader \"b.frag\"\n\(Shader.main)").definitions
                == ["ENTRY_MAIN", "OUTPUT zt_mean(zt_FragColor)"])
    }

    /// The writer's function counts before the one that comes with the program, whatever it gives back; others stay.
    @Test func whatComesWithFragmentariumStepsAside() throws {
        let host = #"#include "MathUtils.frag""#
        let text = try Shader.read(
            """
            \(host)
            #infoIt is said at once
            float rand(vec2 co) { return own(co); }
            float rand2(in vec2 p) { return 0.5; }
            mat3 rotationMatrix3(float angle) { return mat3(angle); }
            void main() { gl_FragColor = vec4(rand(vec2(0))); }
            """, role: .backdrop)
        // A declaration of the first stays, nothing of the second, and the third takes something else.
        #expect(text.body.contains("float rand(vec2 p) ;") && text.body.contains("return own(co);"))
        #expect(!text.body.contains("vec2 rand2(") && text.body.contains("float rand2(in vec2 p) {"))
        #expect(text.body.contains("mat3 rotationMatrix3(vec3 axis, float angle) {"))
        for again in [host, #"#include "Math.frag""#] {
            let twice = try Shader.read("\(host)\n\(again)\n\(Shader.main)", role: .backdrop)
            #expect(twice.body.split(separator: "HSVtoRGB(").count == 2, "the same under another name")
        }
    }

    // MARK: transitions

    @Test(arguments: [
        ("float a; // = 0.5", [0.5]), ("vec2 a; // = vec2(1.0, -2)", [1, -2]), ("bool a; // = true", [1]),
        ("int a; // =3; more", [3]), ("ivec2 a; // = ivec2(4)", [4]), ("float a; // = well", nil as [Double]?),
    ])
    func valuesBehindASignAreDefaults(line: String, wanted: [Double]?) throws {
        let text = try Shader.read("uniform \(line)\nvec4 transition(vec2 uv) { return vec4(a); }")
        #expect(text.declarations.first { $0.name == "a" }?.notes.default == wanted)
        #expect(text.definitions == ["ENTRY_TRANSITION"])
    }

    /// Shadertoy's returns nothing.
    @Test func anotherFunctionMayBeCalledMainImage() throws {
        let text = try Shader.read(
            "vec4 mainImage(vec2 p) { return getToColor(p); }\nvec4 transition(vec2 uv) { return mainImage(uv); }",
            role: .transition)
        #expect(text.definitions == ["ENTRY_TRANSITION"])
        let toy = try Shader.read("void mainImage(out vec4 c, in vec2 p) { c = vec4(1); }", role: .backdrop)
        #expect(toy.definitions.contains("ENTRY_IMAGE"))
    }

    // MARK: files

    @Test func includesAreLookedForAroundAndInFolders() throws {
        func files(_ there: [String], including name: String, folders: [String] = []) throws -> [String] {
            try EffectText(path: "/a/b/c.frag", role: .backdrop, library: [:], folders: folders) {
                path throws(EffectFileError) in
                if path == "/a/b/c.frag" { return Array("#include \(name)\n\(Shader.main)".utf8) }
                guard there.contains(path) else { throw EffectFileError("there is no such file") }
                return Array("float x;".utf8)
            }.files
        }
        #expect(try files(["/a/lygia/x.glsl"], including: "\"lygia/x.glsl\"") == ["/a/b/c.frag", "/a/lygia/x.glsl"])
        #expect(try files(["/x", "/a/b/x"], including: "\"x\"").last == "/a/b/x")
        #expect(try files(["/x", "/lib/x"], including: "\"x\"", folders: ["/lib"]).last == "/lib/x")
        #expect(try files(["/lib/x"], including: "<x>", folders: ["/lib"]).last == "/lib/x")
        #expect(try files(["/a/Include/3D.frag"], including: "\"3D.frag\"").last == "/a/Include/3D.frag")
        #expect(try files(["/a/lib/x"], including: "\"x\"").last == "/a/lib/x")
        // The root of a path may be the project's.
        #expect(try files(["/a/lib/x"], including: "\"/lib/x\"").last == "/a/lib/x")
        #expect(try files(["/lib/x", "/a/lib/x"], including: "\"/lib/x\"").last == "/lib/x")
        #expect(throws: EffectFailure.self) { try files([], including: "\"x\"") }
    }

    @Test func candidatesOfARelativePathGoUpFromHere() {
        let all = FilePath.candidates(for: "x", beside: "s/a.frag", folders: [])
        #expect(all.prefix(5) == ["s/x", "s/Include/x", "x", "Include/x", "../x"])
    }

    /// lygia's files include what they need before their guard.
    @Test func aGuardMayStandBehindIncludes() throws {
        let text = try Shader.read([
            "a.frag": "#include \"b\"\n#include \"b\"\n\(Shader.main)",
            "b": "#include \"c\"\n#ifndef B\n#define B\nfloat b;\n#endif\n",
            "c": "#ifndef C\n#define C\nfloat c;\n#endif\n",
        ])
        #expect(text.lines.count { $0 == "float b;" } == 1)
        // Under a condition it may not have been there.
        let open = try Shader.read([
            "a.frag": "#ifdef X\n#include \"c\"\n#endif\n#include \"c\"\n\(Shader.main)",
            "c": "#ifndef C\n#define C\nfloat c;\n#endif\n",
        ])
        #expect(open.lines.count { $0 == "float c;" } == 2)
    }

    @Test func latin1IsRead() throws {
        let bytes = Array("// caf".utf8) + [0xE9, 0x0A] + Array("\(Shader.main)wrong".utf8)
        let text = try EffectText(path: "a.frag", role: .face) { _ in bytes }
        #expect(text.lines[0].utf8.count == 8)
        #expect(text.ingredients[0].text == Array("// café\n\(Shader.main)wrong".utf8))
    }

    // MARK: without a compiler

    @Test func knobsAreKnownWithoutCompiling() throws {
        let declared = EffectKnobs.declared(in: "a.frag", role: .face, group: .face) { path throws(EffectFileError) in
            guard path == "a.frag" else { throw EffectFileError("there is no such file") }
            return Array(
                """
                #include "missing"
                uniform float a = 0.5; // @range(0, 2)
                uniform vec3 tint; uniform sampler2D s; uniform samplerCube c;
                uniform float many[2];
                broken
                """.utf8)
        }
        #expect(declared.map(\.name) == ["a", "tint", "s", "c", "many[0]", "many[1]"])
        #expect(declared[0].kind == .number(0...2, step: 0.02) && declared[0].default == .number(0.5))
        #expect(declared[1].kind == .colour && declared[2].kind == .image)
    }

    @Test(arguments: ["wrong", "#include \"missing\""]) func headersAreReadWithoutCompiling(mistake: String) {
        let header = """
            /*{"INPUTS": [{"NAME": "inputImage", "TYPE": "image"},
                {"NAME": "glow", "TYPE": "float", "MIN": 1.0, "MAX": 3, "DEFAULT": 2}]}*/
            \(mistake)
            """
        let declared = EffectKnobs.declared(in: "a.fs", role: .post, group: .post) { path throws(EffectFileError) in
            guard path == "a.fs" else { throw EffectFileError("there is no such file") }
            return Array("\(header)\n\(Shader.main)".utf8)
        }
        let glow = declared.first { $0.name == "glow" }
        #expect(glow?.kind == .number(1...3, step: 0.02) && glow?.default == .number(2))
    }

    @Test func whatTheCompilerLeavesOutIsMarked() throws {
        let text = try Shader.read("uniform float a, b; struct L { float x; }; uniform L l;\n\(Shader.main)")
        let unused = EffectKnobs.unused(
            in: text, [ActiveUniform("a", .float(1)), ActiveUniform("l.x", .float(1))], group: .face)
        #expect(unused.map(\.name) == ["b"])
    }
}
