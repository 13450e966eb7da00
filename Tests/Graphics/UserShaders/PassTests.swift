import LayoutCore
import Testing

@testable import ZoeUserShaders

@Suite struct PassTests {
    private static let header = """
        /*{
          "CREDIT": "nobody", // a comment is no mistake
          "INPUTS": [
            {"NAME": "inputImage", "TYPE": "image"},
            {"NAME": "level", "TYPE": "float", "MIN": -1.0, "MAX": 2.0, "DEFAULT": 0.5, "LABEL": "Level"},
            {"NAME": "isOn", "TYPE": "bool", "DEFAULT": true},
            {"NAME": "kind", "TYPE": "long", "VALUES": [0, 4], "LABELS": ["Soft", "Hard"], "DEFAULT": 4},
            {"NAME": "middle", "TYPE": "point2D", "MIN": [0, 0], "MAX": [1, 1], "DEFAULT": [0.25, 0.75]},
            {"NAME": "paint", "TYPE": "color", "DEFAULT": [1.0, 0.5, 0.0, 1.0]},
            {"NAME": "hit", "TYPE": "event"},
            {"NAME": "wave", "TYPE": "audioFFT"},
          ],
          "IMPORTED": {"stone": {"PATH": "pictures/stone.png"}},
          "PASSES": [
            {"TARGET": "small", "WIDTH": "floor($WIDTH / 4.0)", "HEIGHT": "$HEIGHT*level"},
            {"TARGET": "kept", "PERSISTENT": true, "FLOAT": true},
            {}
          ]
        }*/
        void main() {
            gl_FragColor = IMG_THIS_PIXEL(inputImage) * level * TIME;
        }

        """

    private static func knobs(_ text: EffectText) -> EffectKnobs {
        let active: [ActiveUniform] = [
            .init("level", .float(1)), .init("isOn", .bool(1)), .init("kind", .int(1)), .init("middle", .float(2)),
            .init("paint", .float(4)), .init("hit", .bool(1)), .init("inputImage", .picture), .init("wave", .picture),
            .init("small", .picture), .init("stone", .picture),
        ]
        return EffectKnobs(text, active, in: .post)
    }

    @Test func inputsOfISFBecomeKnobs() throws {
        let text = try Shader.read(["a.frag": Self.header, "pictures/stone.png": ""], role: .post)
        let found = Dictionary(uniqueKeysWithValues: Self.knobs(text).parameters.map { ($0.name, $0) })
        #expect(Set(found.keys) == ["level", "isOn", "kind", "middle", "paint", "hit"])
        guard case .number(let range, _)? = found["level"]?.kind else { throw EffectFileError("level is no number") }
        #expect(range == -1...2)
        #expect(found["level"]?.default == .number(0.5) && found["level"]?.presentation.label == "Level")
        #expect(found["isOn"]?.default == .flag(true) && found["hit"]?.default == .flag(false))
        #expect(found["kind"]?.kind == .choice(["Soft", "Hard"]) && found["kind"]?.default == .choice("Hard"))
        #expect(found["middle"]?.kind == .vector(0...1, count: 2))
        #expect(found["middle"]?.default == .vector([0.25, 0.75]))
        #expect(found["paint"]?.kind == .colour && found["paint"]?.default == .colour([1, 0.5, 0, 1]))
    }

    /// live-glsl's and Fragmentarium's words for a picture; one that is not there is left open.
    @Test func samplersReadThePicturesThatTheTextNames() throws {
        let shader = """
            @path(stone.png)
            uniform sampler2D stone;
            uniform sampler2D wood; file[wood.jpg]
            uniform sampler2D gone; file[gone.jpg]
            void main() { gl_FragColor = texture(stone, v_uv) + texture(wood, v_uv) + texture(gone, v_uv); }
            """
        let text = try Shader.read(["a.frag": shader, "stone.png": "-", "Include/wood.jpg": "-"], role: .backdrop)
        let pictures = text.inputs.filter { if case .picture = $0.value { true } else { false } }
        #expect(pictures == ["stone": .picture("stone.png"), "wood": .picture("Include/wood.jpg")])
    }

    @Test func passesOfISFHaveSizesAndFormats() throws {
        let text = try Shader.read(["a.frag": Self.header, "pictures/stone.png": ""], role: .post)
        #expect(text.passes.map(\.name) == ["small", "kept"])
        #expect(text.passes.map(\.format) == [.bytes, .float] && text.passes.map(\.keepsFormer) == [false, true])
        let size = text.passes[0].size.pixels(width: 643, height: 100, [UniformSetting("level", .numbers([0.5]))])
        #expect(size == (160, 50))
        #expect(text.passes.map { $0.text.definitions.contains("PASSINDEX 1") } == [false, true])
        #expect(text.definitions.contains("PASSINDEX 2") && text.keepsFormer && text.usesTime)
        #expect(text.inputs["inputImage"] == .scene)
        #expect(text.pictures == ["pictures/stone.png"])
        #expect(EffectRole.likely(path: "a.fs") { _ in Array(Self.header.utf8) } == .post)
    }

    @Test func aMistakeInAHeaderHasItsLine() {
        let broken = "/*{\n  \"INPUTS\": [\n    {\"NAME\" \"x\"}\n  ]\n}*/\nvoid main() {}\n"
        let complaints = Shader.complaints(broken, role: .post)
        #expect(complaints == ["a.frag:3:1: error: ':' is missing after \"NAME\""])
        let odd = "/*{\n\"INPUTS\": [\n{\"NAME\": \"x\", \"TYPE\": \"flaot\"}]}*/\nvoid main() {}\n"
        let unknown = Shader.complaints(odd)
        #expect(unknown.first?.hasPrefix("a.frag:3:1: error: there is no type 'flaot'") == true)
    }

    @Test func aVertexShaderBesideHandsOver() throws {
        let text = try Shader.read(
            [
                "a.frag":
                    "/*{\"INPUTS\": []}*/\nvarying vec2 left;\nvoid main() { gl_FragColor = vec4(left, 0, 1); }\n",
                "a.vs":
                    "varying vec2 left;\nvoid main() { isf_vertShaderInit(); left = v_uv; gl_Position.x = 0.0; }\n",
            ], role: .backdrop)
        #expect(text.definitions.contains("ENTRY_PLACE") && text.files == ["a.frag", "a.vs"])
        #expect(text.body.contains("void zt_v()") && text.body.contains("void zt_m()"))
        #expect(text.lines.count { $0.contains("vec2 left;") } == 1)
    }

    @Test func aVertexShaderMayLeaveSomethingToOthers() throws {
        let text = try Shader.read(
            [
                "a.frag": "/*{\"INPUTS\": []}*/\nvarying vec2 left, isf_FragNormCoord;\n"
                    + "void main() { gl_FragColor = vec4(left, isf_FragNormCoord) * TIME; }\n",
                "a.vs":
                    "varying vec2 left;\nvarying vec2 isf_FragNormCoord;\nvoid main() { left = RENDERSIZE; }\n",
            ], role: .backdrop)
        #expect(text.lines.count { $0.contains("vec2 left;") } == 1 && text.warnings.isEmpty)
        for line in ["isf_FragNormCoord = (vec4(zt_uv, 0, 1)).xy;", "TIME = (zt_clock.xxxx).x;", "RENDERSIZE = "] {
            #expect(text.givenTelling.contains(line), "\(line) is not in \(text.givenTelling)")
        }
        #expect(text.usesTime && !text.usesDate)
    }

    @Test func whatOnlyAPassDeclaresIsNotMeasuredElsewhere() throws {
        let text = try Shader.read(
            """
            uniform vec2 u_tex0Resolution;
            #ifdef BUFFER_0
            uniform sampler2D u_tex0;
            #endif
            void main() { gl_FragColor = vec4(u_tex0Resolution, 0, 1); }

            """, role: .backdrop)
        #expect(!text.givenTelling.contains("u_tex0") && text.isGiven("u_tex0Resolution"))
        #expect(text.passes[0].text.branches == ["BUFFER_0"] && text.branches.isEmpty)
    }

    @Test func filesOfAShadertoyFindEachOther() throws {
        let image = "void mainImage(out vec4 c, in vec2 p) { c = texture(iChannel1, p); }\n"
        let buffer =
            "// iChannel2: Buffer B\nvoid mainImage(out vec4 c, in vec2 p) {\n"
            + "c = texture(iChannel0, p) + texture(iChannel2, p); }\n"
        let text = try Shader.read(
            [
                "a.frag": image, "a.bufferA.frag": buffer, "a_bufB.frag": image, "a-common.frag": "float k = 2.0;\n",
                "b.bufferC.frag": image, "./": "a.frag\na.bufferA.frag\na_bufB.frag\na-common.frag\nb.bufferC.frag\n",
            ], role: .backdrop)
        #expect(text.passes.map(\.name) == ["Buffer A", "Buffer B"])
        #expect(text.passes.map(\.format) == [.float, .float])
        #expect(text.passes[0].text.inputs["iChannel2"] == .pass("Buffer B"))
        #expect(text.passes.map(\.keepsFormer) == [true, true], "A reads itself, and B before B is drawn")
        #expect(text.lines.first == "float k = 2.0;")
        #expect(Set(text.files) == ["a.frag", "a.bufferA.frag", "a_bufB.frag", "a-common.frag"])
        // What is tried elsewhere is read there as it is here.
        let sent = Dictionary(uniqueKeysWithValues: text.ingredients.map { ($0.name, $0.text) })
        let again = try EffectText(path: "a.frag", role: .backdrop, library: [:]) { path throws(EffectFileError) in
            guard let bytes = sent[path] else { throw EffectFileError("there is no such file") }
            return bytes
        }
        #expect(again == text)
    }

    @Test(arguments: ["toy", "toy/"]) func aFolderIsAShader(named: String) throws {
        let image = "void mainImage(out vec4 c, in vec2 p) { c = texture(iChannel0, p); }\n"
        let files = [
            "toy/Image.glsl": image, "toy/Buffer A.glsl": image, "toy/": "Buffer A.glsl\nImage.glsl\nREADME.md",
        ]
        let text = try EffectText(path: named, role: .backdrop) { path throws(EffectFileError) in
            guard let text = files[path] else { throw EffectFileError("there is no such file") }
            return Array(text.utf8)
        }
        #expect(text.passes.map(\.name) == ["Buffer A"] && text.path == "toy")
        #expect(text.files == ["toy/Image.glsl", "toy/Buffer A.glsl"])
    }

    @Test func branchesAskForBuffers() throws {
        let text = try Shader.read(
            """
            uniform sampler2D u_buffer0; // 0.5
            uniform sampler2D u_doubleBuffer0;
            uniform vec2 u_buffer0Resolution;
            #if defined(BUFFER_0)
            void main() { gl_FragColor = vec4(1); }
            #elif defined(DOUBLE_BUFFER_0)
            void main() { gl_FragColor = texture2D(u_doubleBuffer0, v_uv); }
            #else
            void main() { gl_FragColor = texture2D(u_buffer0, v_uv); }
            #endif

            """, role: .backdrop)
        #expect(text.passes.map(\.name) == ["u_buffer0", "u_doubleBuffer0"])
        #expect(text.passes.map(\.keepsFormer) == [false, true])
        #expect(text.passes[0].size.pixels(width: 640, height: 360, []) == (320, 180))
        let knobs = EffectKnobs(
            text, [.init("u_buffer0", .picture), .init("u_buffer0Resolution", .float(2))], in: .backdrop)
        #expect(knobs.parameters.isEmpty)
    }

    @Test(arguments: [
        ("$WIDTH / 4.0", 160.0), ("floor($HEIGHT/7)", 51), ("max($WIDTH, 700) - 2 * 3", 694), ("-(1 + 2)", -3),
        ("pow(2, 3)", 8),
    ])
    func formulasAreComputed(text: String, value: Double) throws {
        let formula = try #require(PassFormula(text))
        #expect(formula.value { ["WIDTH": 640, "HEIGHT": 360][$0] } == value)
    }

    @Test(arguments: ["", "1 +", "(2", "min(1)", "3 4", "$WIDTH *"]) func whatIsNoFormulaIsNone(text: String) {
        #expect(PassFormula(text) == nil)
    }
}
