import Testing
import ZoeUserShaders

@Suite struct EffectTextTests {
    @Test func aFileThatIsNotThereIsSaidToBeMissing() {
        #expect(Shader.complaints([:]) == ["a.frag: error: there is no such file"])
    }

    // MARK: what is no text

    @Test func bytesThatAreNotUTF8AreToldByLineAndColumn() {
        let bytes = Array("// ö\n// ä".utf8) + [0xFF] + Array(" x\n".utf8)
        #expect(Shader.complaints(bytes: bytes) == ["a.frag:2:5: error: this is not UTF-8; save the file as UTF-8"])
    }

    @Test func anotherEncodingIsCalledByItsName() {
        #expect(Shader.complaints(bytes: [0xFF, 0xFE, 0x2F, 0]) == ["a.frag:1:1: error: is UTF-16; save it as UTF-8"])
    }

    @Test func aLetterThatGLSLDoesNotKnowIsToldWhereItStands() {
        let text = "// größer\n#pragma größer\n#if 0\nfloat ä;\n#endif\nuniform float größe; float é;\n"
        #expect(
            Shader.complaints("\(text)\(Shader.main)") == [
                "a.frag:6:17: error: 'ö' can only stand in a comment; names are made of a to z, 0 to 9 and _"
            ])
    }

    @Test func aZeroByteIsTold() {
        #expect(
            Shader.complaints(bytes: Array("float a;\n\t".utf8) + [0])
                == ["a.frag:2:2: error: there is a zero byte here; is this a text?"])
    }

    @Test func tenMegabytesAreRefusedInOneLine() {
        let complaints = Shader.complaints(bytes: Array(repeating: 0x2F, count: 10 << 20))
        #expect(complaints == ["a.frag: error: is 10.0 MB long; a shader has 1 MB at most"])
    }

    @Test(arguments: ["", "\n\n", "// void main() {}", "float main;", "#if 0\nvoid main() {}\n#endif\n"])
    func withoutAnEntryItIsSaidWhatToWrite(text: String) throws {
        let complaint = try #require(Shader.complaints(text).first)
        #expect(complaint.hasPrefix("a.frag:1:1: error: has no `void main()` and no `mainImage`: write"))
    }

    // MARK: columns and lines

    @Test func commentsBecomeAsManySpaces() throws {
        let text = try Shader.read("/* ä\n */ float a; // b\n\(Shader.main)")
        #expect(text.lines[0] == "     ")
        #expect(text.lines[1] == "    float a;     ")
    }

    @Test func aLineCommentGoesOnBehindABackslash() throws {
        let text = try Shader.read("// a \\\nfloat b;\n\(Shader.main)")
        #expect(text.lines[1] == "        ")
        #expect(text.lines[2].hasPrefix("void zt_m()"))
    }

    @Test func anOpenCommentIsToldWhereItBegins() {
        #expect(
            Shader.complaints("float a;\n  /* b\n\(Shader.main)").first
                == "a.frag:2:3: error: this comment is not closed; '*/' is missing")
    }

    @Test(arguments: ["\r\n", "\r", "\n"]) func lineEndsAreAlike(end: String) throws {
        let text = try Shader.read("\u{FEFF}#version 300 es\(end)precision highp float;\(end)void main() {}\(end)")
        #expect(text.lines == ["               ", "precision highp float;", "void zt_m() {}", ""])
        #expect(text.place(ofLine: 3)?.line == 3)
    }

    // MARK: dialects

    @Test func namesAreReplacedByOthersOfTheSameLength() throws {
        let source = "#define C gl_FragColor\nvoid main ( void ) { C = gl_FragCoord + remain + xgl_FragColor; }\n"
        let text = try Shader.read(source)
        #expect(
            text.body
                == "#define C zt_FragColor\nvoid zt_m ( void ) { C = zt_FragCoord + remain + xgl_FragColor; }\n#undef C\n"
        )
        #expect(text.definitions == ["ENTRY_MAIN", "OUTPUT zt_FragColor"])
    }

    @Test(arguments: ["out vec4 glow;", "layout(location = 0) out vec4 glow;", "out highp vec4 glow;"])
    func anOutputBecomesAGlobal(declaration: String) throws {
        let text = try Shader.read("\(declaration) void main() { glow = vec4(1); }\n")
        let blank = String(repeating: " ", count: declaration.count - "vec4 glow;".count)
        #expect(text.body == "\(blank)vec4 glow; void zt_m() { glow = vec4(1); }\n")
        #expect(text.definitions == ["ENTRY_MAIN", "OUTPUT glow"])
    }

    @Test func shadertoyIsSeenByItsEntry() throws {
        let text = try Shader.read(
            "void mainImage(out vec4 c, in vec2 p) { c = vec4(p, iTime, texture(iChannel2, p)); }")
        #expect(text.definitions == ["ENTRY_IMAGE", "CHANNEL2"])
        #expect(text.usesTime)
    }

    @Test func mainGoesBeforeWhatItCalls() throws {
        let text = try Shader.read(
            "void mainImage(out vec4 c, vec2 p) {}\nvoid main() { mainImage(gl_FragColor, vec2(0)); }")
        #expect(text.definitions == ["ENTRY_MAIN", "OUTPUT zt_FragColor"])
    }

    @Test func outputsThatAreNoneAreTold() {
        #expect(
            Shader.complaints("out mat3 a;\n\(Shader.main)")
                == ["a.frag:1:1: error: what goes out is a vec4, like 'out vec4 colour;'"])
    }

    @Test(arguments: [
        ("out vec4 a; out vec4 b;", "a"), ("out vec3 a;", "vec4(a, 1)"), ("out float a;", "vec4(vec3(a), 1)"),
        ("layout(location = 0) out vec2 a;", "vec4(a, 0, 1)"),
    ])
    func ofSeveralOutputsTheFirstIsShown(text: String, wanted: String) throws {
        #expect(try Shader.read("\(text)\n\(Shader.main)").definitions == ["ENTRY_MAIN", "OUTPUT \(wanted)"])
    }

    @Test func knownInputsAreTakenOut() throws {
        let text = try Shader.read(
            "in vec2 v_uv; varying vec2 vUv, v_texcoord; in vec3 v_normal; in vec4 gl_FragCoord;\n\(Shader.main)")
        #expect(text.lines[0].allSatisfy { $0 == " " })
        #expect(
            Shader.complaints("in vec3 v_uv;\n\(Shader.main)") == [
                "a.frag:1:9: error: 'v_uv' is a vec2 here, not a vec3"
            ])
    }

    @Test func aPlaceByAnotherNameIsToldWhereItIs() throws {
        let text = try Shader.read("float a;\nvarying vec2 uv; float b;\nvoid main() { gl_FragColor = uv.xyxy; }\n")
        #expect(
            text.lines == [
                "float a;", "#define ZT_HAS_uv", "vec2 uv = (vec4(zt_uv, 0, 1)).xy;", "                 float b;",
                "void zt_m() { zt_FragColor = uv.xyxy; }", "",
            ])
        #expect([2, 3, 4, 5].map { text.place(ofLine: $0)?.line } == [2, 2, 2, 3])
        #expect(text.givenTelling.contains("    uv = (vec4(zt_uv, 0, 1)).xy;"))
    }

    @Test func whatTheWriterDefinesEndsWithTheText() throws {
        let text = try Shader.read(
            "#define R iResolution\n# define rot(a) \\\n  mat2(a)\n#define R 2\n#define GL_x\n\(Shader.main)#undef X")
        let output = try Shader.read("#define glow light\nout vec4 glow;\nvoid main() { glow = vec4(1); }\n")
        #expect(!output.body.contains("#undef"))
        #expect(text.lines.suffix(4) == ["#undef X", "#undef R", "#undef rot", ""])
        #expect(text.place(ofLine: 9)?.line == 7)
    }

    @Test func unknownInputsAreWarnedOf() throws {
        let text = try Shader.read("in vec3 v_nrmal;\n\(Shader.main)", role: .backdrop)
        #expect(
            text.warnings.map(\.description)
                == ["a.frag:1:9: warning: nothing comes in as 'v_nrmal'; a value for its type is made up"])
        #expect(text.givenTelling.contains("v_nrmal = "))
    }

    @Test func pragmasAndExtensionsOfOursAreTakenOut() throws {
        let text = try Shader.read(
            """
            #version 100
            #extension GL_OES_standard_derivatives : enable
            #extension GL_ARB_gpu_shader5 : enable
            #pragma translucent
            #pragma optimize(on)
            #line 77
            \(Shader.main)
            """)
        #expect(text.extensions == ["GL_ARB_gpu_shader5 : enable"])
        #expect(text.isTranslucent)
        #expect(text.lines.filter { $0.hasPrefix("#") } == ["#pragma optimize(on)"])
    }

    // MARK: what it needs

    @Test(arguments: [
        ("vec3 bend(vec3 p) { return p; }", true), ("vec3 bend(in highp vec3 p)\n{ return p; }", true),
        ("vec3 bend(vec3 p);", false), ("float bend(float p) { return p; }", false),
        ("vec3 bend(vec3 p, float a) { return p; }", false),
    ])
    func onlyItsOwnFunctionBends(text: String, bends: Bool) throws {
        #expect(try Shader.read("\(text)\n\(Shader.main)").definitions.contains("NEEDS_BEND") == bends)
    }

    @Test func whatIsForAnotherRoleIsTold() {
        #expect(
            Shader.complaints("void main() {\n  gl_FragColor = cardColour(v_uv);\n}", role: .backdrop)
                == ["a.frag:2:18: error: cardColour() is for a card's face; this is a backdrop"])
        #expect(
            Shader.complaints("void main() { gl_FragColor = sceneColour(v_uv); }")
                == ["a.frag:1:30: error: sceneColour() is for an effect on the whole picture; this is a card's face"])
        #expect(
            Shader.complaints("vec4 sceneColour(vec2 p) { return p.xyxy; } void main() { sceneColour(v_uv); }").isEmpty)
    }

    @Test func timeCountsWhereItIsUsed() throws {
        let declared = try Shader.read(
            "uniform float u_time; uniform vec4 u_date; uniform vec2 u_mouse;\n\(Shader.main)")
        #expect(!declared.usesTime && !declared.usesDate && !declared.usesPointer)
        let used = try Shader.read("#define T u_time\nvoid main() { gl_FragColor = vec4(T, iDate.x, u_mouse); }")
        #expect(used.usesTime && used.usesDate && used.usesPointer)
    }

    @Test func ourNamesAreNotForOthers() {
        #expect(
            Shader.complaints("float zt_a;\n\(Shader.main)")
                == ["a.frag:1:7: error: names that begin with zt_ are taken; choose another"])
    }
}
