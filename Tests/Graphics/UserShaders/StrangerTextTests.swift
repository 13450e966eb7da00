import Testing

@testable import ZoeUserShaders

/// What shaders of collections that nobody here had seen were found to write.
@Suite struct StrangerTextTests {
    @Test func aHeaderOfISFMayStandBehindOtherComments() throws {
        let header = """
            // A ring.

            /* after somebody else's */
            /*{"INPUTS": [{"NAME": "width", "TYPE": "float", "DEFAULT": 0.5}]}*/
            void main() { gl_FragColor = vec4(width * TIME, RENDERSIZE, 1); }
            """
        let text = try Shader.read(header, role: .backdrop)
        #expect(text.declarations.map(\.name) == ["width"] && text.declarations.first?.line == 4)
        let survey = ShaderSurvey(path: "a.fs") { _ throws(EffectFileError) in Array(header.utf8) }
        #expect(survey.family == .isf && survey.isShader)
        let comment = "// {\"INPUTS\": []}\nvoid main() { gl_FragColor = vec4(1); }"
        #expect(try Shader.read(comment, role: .backdrop).definitions.contains("ISF") == false)
    }

    @Test func filesAreIncludedInEitherQuotes() throws {
        let files = ["a.frag": "#include 'one//two.glsl'\n" + Shader.main, "one/two.glsl": "float two = 2.0;"]
        let text = try Shader.read(files, role: .backdrop)
        #expect(text.lines.contains("float two = 2.0;"))
    }

    /// A comment over several lines of a macro, each of which goes on.
    @Test func macrosGoOnBehindComments() throws {
        let shader = """
            #define FAR(p) length(p) \\
            /* + 1.0 \\
               + 2.0 */ \\
                + 3.0
            void main() { gl_FragColor = vec4(FAR(gl_FragCoord.xy)); }
            """
        let text = try Shader.read(shader, role: .backdrop)
        let macro = try #require(text.lines.firstIndex { $0.contains("#define FAR") })
        #expect(text.lines[macro...macro + 2].allSatisfy { $0.hasSuffix("\\") })
        #expect(text.lines[macro + 3] == "    + 3.0")
    }

    @Test func aMacroThatComesTwiceEndsBefore() throws {
        let shader = "#define N 1.0\n#define N 2.0\nvoid main() { gl_FragColor = vec4(N); }"
        let text = try Shader.read(shader, role: .backdrop)
        let second = try #require(text.lines.lastIndex(of: "#define N 2.0"))
        #expect(text.lines[second - 1] == "#undef N" && text.lines.firstIndex(of: "#define N 1.0")! < second - 1)
    }

    /// Before it is declared, GLSL's own function is called.
    @Test func aFunctionTakesGLSLsNameFromItsDeclarationOn() throws {
        let shader = """
            vec3 up(vec3 a) { return cross(a, vec3(1, 0, 0)); }
            float cross(vec2 a, vec2 b) { return a.x * b.y - a.y * b.x; }
            void main() { gl_FragColor = vec4(up(vec3(1)), cross(vec2(1), vec2(2))); }
            """
        let text = try Shader.read(shader, role: .backdrop)
        let rename = try #require(text.lines.firstIndex { $0.hasPrefix("#define cross ") })
        #expect(text.lines[rename + 1].hasPrefix("float cross"))
    }

    /// With a line of dashes between them, which is no GLSL.
    @Test func ofSeveralShadersInOneFileTheFirstIsDrawn() throws {
        let others = "float a = 2.0 - -1.0;\n" + Shader.main + "----\n" + Shader.main
        let text = try Shader.read("float a = 1.0; /*\n-----\n*/\n" + Shader.main + "  ------\n" + others)
        #expect(text.lines[3].hasPrefix("void zt_m()") && text.lines[4].allSatisfy { $0 == " " })
        #expect(text.lines.dropFirst(4).allSatisfy { $0.allSatisfy { $0 == " " } || $0.hasPrefix("#undef") })
        #expect(
            text.warnings.map(\.description) == [
                "a.frag:5:1: warning: the shaders behind this line of dashes are left out; put each into a file of its own"
            ])
        // One shader with dashes above and below it, and what a condition leaves out.
        let one = try Shader.read("float a = 1.0;\n-----\n" + Shader.main + "-----\nfloat b = 1.0;\n")
        #expect(one.warnings.isEmpty && one.lines.contains("float b = 1.0;") && !one.body.contains("--"))
        let spared = try Shader.read("#if 0\n" + Shader.main + "-----\n#endif\n" + Shader.main)
        #expect(spared.warnings.isEmpty && spared.lines.filter { $0.contains("zt_m") }.count == 1)
    }

    /// And no slider of Fragmentarium's.
    @Test func aPartOfAColourIsWrittenByItsNumber() throws {
        let shader = """
            uniform vec3 tint; color[1,0.5,0]
            out vec4 color;
            void main() {
                color = vec4(tint, 1);
                color[0] = 0.25;
                color[1] += 0.5;
            }
            """
        let text = try Shader.read(shader, role: .backdrop)
        #expect(text.lines.contains("    color[0] = 0.25;") && text.lines.contains("    color[1] += 0.5;"))
        #expect(text.declarations.first?.notes.default == [1, 0.5, 0])
    }

    /// Words of collections of hundreds. What says more of itself is a knob, whatever it is called.
    @Test func timeAndSizeAreKnownHoweverTheyAreWritten() throws {
        let shader = """
            in vec2 tc;
            uniform float time_f;
            uniform vec2 u_res;
            uniform float u_elapsed; // @range(0, 2)
            out vec4 c;
            void main() { c = vec4(tc + u_res, time_f, u_elapsed); }
            """
        let text = try Shader.read(shader, role: .backdrop)
        #expect(text.warnings.isEmpty && text.declarations.map(\.name) == ["u_elapsed"] && text.usesTime)
        #expect(text.givenTelling.contains("u_res") && text.givenTelling.contains("time_f"))
    }

    /// OpenGL ES 2 lets a name be both.
    @Test func whatAFunctionOnlyAddsToIsThereBesideIt() throws {
        let shader = """
            float cross(vec2 a, vec2 b) { return a.x * b.y - a.y * b.x; }
            float mod(float a, float b) { return a; }
            void main() { gl_FragColor = vec4(cross(vec3(1), vec3(2)), mod(cross(vec2(1), vec2(2)), 1.0)); }
            """
        let text = try Shader.read(shader, role: .backdrop)
        let forwarding = text.lines.filter { $0.contains("{ return cross(") }
        #expect(forwarding == ["vec3 zt_own_cross(vec3 zt_0, vec3 zt_1) { return cross(zt_0, zt_1); }"])
        let mods = text.lines.filter { $0.contains("{ return mod(") }
        #expect(mods.count == 6 && !mods.contains { $0.hasPrefix("float zt_own_mod(float zt_0, float zt_1)") })
    }

    /// What files include by name comes once, where they ask for it.
    @Test func commonTextIsLaidInByThoseWhoAskForIt() throws {
        func toy(_ image: String) throws -> EffectText {
            let files = [
                "a.frag": image + "void mainImage(out vec4 c, in vec2 p) { c = vec4(ONE); }",
                "a.common.frag": "const float ONE = 1.0;", "./": "a.frag\na.common.frag",
            ]
            return try Shader.read(files, role: .backdrop)
        }
        for image in ["", "#include \"a.common.frag\"\n", "#include <a.common.frag>\n"] {
            #expect(try toy(image).lines.count { $0 == "const float ONE = 1.0;" } == 1, "\(image)")
        }
    }

    @Test func aProjectThatWasTakenApartLaysCommonTextInOnceToo() throws {
        let files = [
            "a.frag": "#include \"a.common.frag\"\nvoid mainImage(out vec4 c, in vec2 p) { c = vec4(ONE); }",
            "a.bufferA.frag": "void mainImage(out vec4 c, in vec2 p) { c = vec4(ONE); }",
            "a.common.frag": "const float ONE = 1.0;", "./": "a.frag\na.bufferA.frag\na.common.frag",
        ]
        let found = try Shader.read(files, role: .backdrop)
        let recipe = try #require(found.recipe)
        #expect(recipe.common == ["a.common.frag"])
        let again = try Shader.read(files, role: .backdrop, recipe: recipe)
        for text in [found, again] {
            for lines in [text.lines] + text.passes.map(\.text.lines) {
                #expect(lines.count { $0 == "const float ONE = 1.0;" } == 1)
            }
        }
    }

    @Test func picturesThatAHeaderNamesMayBeMissing() throws {
        func header(_ path: String) -> String {
            """
            /*{"IMPORTED": [{"NAME": "iChannel0", "PATH": \(path)}]}*/
            void main() { gl_FragColor = IMG_THIS_PIXEL(iChannel0); }
            """
        }
        let lost = try Shader.read(["a.frag": header("\"none.png\"")], role: .backdrop)
        #expect(lost.warnings.map(\.message).first?.hasPrefix("the picture 'none.png' is not there") == true)
        #expect(lost.inputs["iChannel0"] == nil && !lost.definitions.contains("CHANNEL0"))
        let found = try Shader.read(["a.frag": header("\"b.png\""), "b.png": ""], role: .backdrop)
        #expect(found.inputs["iChannel0"] == .picture("b.png") && found.warnings == [])
        let sides = (1...6).map { "\($0).png" }
        var files = Dictionary(uniqueKeysWithValues: sides.map { ($0, "") })
        files["a.frag"] = header("[" + sides.map { "\"\($0)\"" }.joined(separator: ", ") + "]")
        #expect(try Shader.read(files, role: .backdrop).inputs["iChannel0"] == .cube(sides))
        let two = Shader.complaints(header("[\"1.png\", \"2.png\"]"), role: .backdrop)
        #expect(two.first?.contains("six, not 2") == true)
    }

    /// For another program, which does not lay it in by itself.
    @Test func commonTextThatIsIncludedUnderAConditionIsLaidInToo() throws {
        let image = "#ifdef OTHER\n#include <a.common.frag>\n#endif\n"
        let files = [
            "a.frag": image + "void mainImage(out vec4 c, in vec2 p) { c = vec4(ONE); }",
            "a.common.frag": "const float ONE = 1.0;", "./": "a.frag\na.common.frag",
        ]
        let text = try Shader.read(files, role: .backdrop)
        let one = try #require(text.lines.firstIndex { $0 == "const float ONE = 1.0;" })
        #expect(text.lines.firstIndex { $0 == "#ifdef OTHER" }! > one)
    }

    /// `#define wide resolution`, and the uniform declared as `wide`.
    @Test func aUniformMayBeDeclaredByAnotherWordForIt() throws {
        let shader = """
            #define wide resolution
            #define now iTime
            uniform vec2 wide;
            uniform float now;
            void main() { gl_FragColor = vec4(gl_FragCoord.xy / wide, now, 1); }
            """
        let text = try Shader.read(shader, role: .backdrop)
        #expect(text.declarations.isEmpty && text.usesTime)
        #expect(text.givenTelling.contains("resolution") && text.givenTelling.contains("iTime"))
        // Under a condition nobody knows whether it is so.
        let other = try Shader.read(
            "#ifdef ODD\n" + shader.replacing("iTime\n", with: "iTime\n#endif\n"), role: .backdrop)
        #expect(other.declarations.map(\.name) == ["wide", "now"])
    }

    @Test func aShadertoyMayCallItsEntryMain() throws {
        let shader = "#define mainImage main\nvoid mainImage(void) { gl_FragColor = vec4(1); }"
        #expect(try Shader.read(shader, role: .backdrop).definitions.contains("ENTRY_MAIN"))
    }

    @Test func aNameOfOursWithAnotherTypeIsTheWritersOwn() throws {
        let shader = "uniform vec2 iChannelResolution;\nvoid main() { gl_FragColor = vec4(iChannelResolution, 0, 1); }"
        let text = try Shader.read(shader, role: .backdrop)
        #expect(text.declarations.map(\.name) == ["iChannelResolution"])
        #expect(text.lines.contains { $0.hasPrefix("#define iChannelResolution ") })
    }

    /// In a branch of its own, and not only in the one that shows it.
    @Test func aBufferThatReadsItselfSeesWhatItWas() throws {
        func buffers(_ own: String) throws -> [Bool] {
            let shader = """
                uniform sampler2D u_buffer0;
                #if defined(BUFFER_0)
                void main() { gl_FragColor = \(own); }
                #else
                void main() { gl_FragColor = texture2D(u_buffer0, v_uv); }
                #endif
                """
            return try Shader.read(shader, role: .backdrop).passes.map(\.keepsFormer)
        }
        #expect(try buffers("texture2D(u_buffer0, v_uv) + 0.1") == [true])
        #expect(try buffers("vec4(v_uv, 0, 1)") == [false])
    }

    @Test func aModelHasWhatGlslViewerSaysOfIt() throws {
        let shader = """
            #ifdef MODEL_VERTEX_NORMAL
            varying vec3 v_normal;
            varying mat3 v_tangentToWorld;
            #endif
            void main() { gl_FragColor = vec4(v_tangentToWorld * v_normal, 1); }
            """
        let text = try Shader.read(shader, role: .backdrop)
        #expect(text.branches == ["MODEL_VERTEX_NORMAL"])
        #expect(text.lines.contains("mat3 v_tangentToWorld = mat3(1);"))
    }

    /// WebGL 2 has them of itself.
    @Test func numbersArePackedByAnExtension() throws {
        let shader = "void mainImage(out vec4 c, in vec2 p) { c = vec4(unpackHalf2x16(packHalf2x16(p)), 0, 1); }"
        let text = try Shader.read(shader, role: .backdrop)
        #expect(text.extensions == ["GL_ARB_shading_language_packing : enable"])
        #expect(try Shader.read(Shader.main, role: .backdrop).extensions.isEmpty)
    }

    /// There are many of them, and few that do anything else.
    @Test(arguments: [
        ("DE-Raytracer-v0.9.1.frag", "DE-Raytracer.frag"), ("DE-Kn2cr11.frag", "DE-Raytracer.frag"),
        ("Brute-RaytracerExp.frag", "Brute-Raytracer.frag"), ("Progressive2D-4.frag", "2D.frag"),
        ("3DKn-1.0.1.frag", "3D.frag"), ("Classic-Noise.frag", "Noise.frag"), ("MathUtils.frag", "MathUtils.frag"),
    ])
    func whatComesWithFragmentariumIsKnownByItsKind(name: String, own: String) {
        #expect(FragmentariumHost.text(name)?.name == own)
        #expect(FragmentariumHost.text("of/" + name) == nil && FragmentariumHost.text("Palette.frag") == nil)
    }

    /// A text of ours that includes another one means ours, whatever lies beside the shader.
    @Test func ourTextsIncludeOurs() throws {
        let files = [
            "a.frag": "#include \"DE-Raytracer.frag\"\nfloat DE(vec3 p) { return length(p) - 1.0; }",
            "3D.frag": "#error of another version",
        ]
        #expect(try Shader.read(files, role: .backdrop).files == ["a.frag"])
    }

    @Test func editorsKeysHaveNames() throws {
        let shader = """
            #iKeyboard
            void mainImage(out vec4 c, in vec2 p) { c = vec4(isKeyDown(Key_A) || isKeyToggled(Key_LeftArrow)); }
            """
        let text = try Shader.read(["a.frag": shader, "./": "a.frag"], role: .backdrop)
        #expect(text.readsKeyboard && text.lines.contains { $0.contains("Key_LeftArrow = 37") })
    }
}
