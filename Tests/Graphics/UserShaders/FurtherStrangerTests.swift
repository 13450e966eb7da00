import Testing

@testable import ZoeUserShaders

/// What further collections, of all families, were found to write.
@Suite struct FurtherStrangerTests {
    /// Other programs that read the format begin there.
    @Test func aNumberOfISFWithoutADefaultBeginsInTheMiddle() throws {
        let header = """
            /*{"INPUTS": [
                {"NAME": "plain", "TYPE": "float"}, {"NAME": "wide", "TYPE": "float", "MIN": 2.0, "MAX": 6},
                {"NAME": "told", "TYPE": "float", "MIN": 2.0, "MAX": 6, "DEFAULT": 3}
            ]}*/
            void main() { gl_FragColor = vec4(plain, wide, told, 1); }
            """
        let defaults = try Shader.read(header, role: .backdrop).declarations.map(\.notes.default)
        #expect(defaults == [[0.5], [4], [3]])
    }

    /// Words that later versions of GLSL keep for themselves, as functions and behind types.
    @Test func wordsOfLaterVersionsAreNames() throws {
        let shader = """
            vec3 filter() { return vec3(1); }
            vec2 half_of(vec2 case) { return case * 0.5; }
            void main() { gl_FragColor = vec4(filter(), half_of(v_uv).x); }
            """
        let macros = try Shader.read(shader).lines.filter { $0.hasPrefix("#define ") }.sorted()
        #expect(macros == ["#define case zt_own_case", "#define filter zt_own_filter"])
        let labels = "void main() { switch (1) { case 1: gl_FragColor = vec4(1); case (2): break; } }"
        #expect(try !Shader.read(labels).body.contains("#define case"))
    }

    /// GLSL's functions are called, whatever a uniform is called.
    @Test func aUniformMayHaveTheNameOfAFunctionThatIsCalled() throws {
        let header = """
            /*{"INPUTS": [{"NAME": "pow", "TYPE": "float"}]}*/
            float Pow;
            void main() { gl_FragColor = vec4(pow(isf_FragNormCoord.x, pow)); }
            """
        let text = try Shader.read(header, role: .backdrop)
        let calls = "float pOw(float zt_0, float zt_1) { return pow("
        let forwarding = try #require(text.lines.firstIndex { $0.hasPrefix(calls) })
        let macro = try #require(text.lines.firstIndex(of: "#define pow zt_own_pow"))
        #expect(forwarding < macro && text.lines.contains { $0.contains("vec4(pOw(isf_FragNormCoord.x, pow))") })
        // Processing's name for its picture.
        let picture = "uniform sampler2D texture;\nvoid main() { gl_FragColor = texture(texture, v_uv); }"
        #expect(try Shader.read(picture).lines.contains { $0.contains("= zt_Text(texture, v_uv);") })
    }

    /// The word alone makes no picture that has to be kept.
    @Test func aToyThatLeavesPixelsOutKeepsItsPicture() throws {
        let toy = "void mainImage(out vec4 c, in vec2 p) { if (iFrame > 0) discard; c = vec4(1); }"
        let kept = try Shader.read(toy, role: .backdrop)
        #expect(kept.passes.map(\.name) == ["formerPicture"] && kept.keepsFormer)
        let plain = "// discard\nvoid mainImage(out vec4 c, in vec2 p) { c = vec4(iFrame); }"
        #expect(try Shader.read(plain, role: .backdrop).passes.isEmpty)
        #expect(try Shader.read(toy, role: .face).passes.isEmpty)
    }

    /// glslViewer's last step, over what the other branches draw. One that the text defines itself is none.
    @Test func postprocessingIsLaidOverTheScene() throws {
        let branches = """
            uniform sampler2D u_scene;
            void main() {
            #if defined(POSTPROCESSING)
                gl_FragColor = texture2D(u_scene, v_uv).bgra;
            #else
                gl_FragColor = vec4(v_uv, 0, 1);
            #endif
            }
            """
        let text = try Shader.read(branches, role: .backdrop)
        #expect(text.passes.map(\.name) == ["u_scene"] && text.definitions.contains("POSTPROCESSING"))
        #expect(text.inputs["u_scene"] == .pass("u_scene"))
        #expect(!text.passes[0].text.definitions.contains("POSTPROCESSING"))
        #expect(try Shader.read(branches, role: .post).passes.isEmpty)
        #expect(try Shader.read("#define POSTPROCESSING 1\n" + branches, role: .backdrop).passes.isEmpty)
    }

    @Test(arguments: ["/", "..", "lib/"]) func aFolderCannotBeIncluded(name: String) {
        let said = Shader.complaints("#include \"" + name + "\"\n" + Shader.main)
        #expect(said == ["a.frag:1:10: error: '" + name + "' is a folder; name a file in it"])
    }

    /// Thousands of them, or a target of millions of pixels, would hold up everything else.
    @Test func passesAreNotWithoutEnd() throws {
        let many = (0..<65).map { "{\"TARGET\": \"t\($0)\"}" }.joined(separator: ", ")
        let complaints = Shader.complaints("/*{\"PASSES\":\n[\(many)]}*/\n" + Shader.main, role: .backdrop)
        #expect(complaints == ["a.frag:2:1: error: has 65 passes; a shader has 64 at most"])
        let size = try #require(PassSize(width: "1000000", height: "$HEIGHT * 100000"))
        #expect(size.pixels(width: 100, height: 100, []) == (8192, 2048))
        #expect(try #require(PassSize(width: "4000", height: "4000")).pixels(width: 1, height: 1, []) == (4000, 4000))
    }
}
