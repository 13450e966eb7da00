import Testing
import ZoeUserShaders

@Suite struct DeclarationTests {
    private func body(_ text: String, role: EffectRole = .face) throws -> String {
        try Shader.read("\(text)\n\(Shader.main)", role: role).lines[0]
    }

    // MARK: what the prelude declares

    @Test(arguments: [
        ("uniform float u_time;", "                     "),
        ("uniform vec3 iResolution; float a;", "                          float a;"),
        ("uniform float u_time, gloss;", "uniform float         gloss;"),
        ("uniform float gloss, u_time;", "uniform float gloss        ;"),
        ("uniform float a, u_time, b;", "uniform float a        , b;"),
        ("uniform float u_time, a, u_delta, b;", "uniform float         a         , b;"),
        ("layout(location = 3) uniform highp float iTime;", String(repeating: " ", count: 47)),
        ("uniform float iChannelTime[4];", String(repeating: " ", count: 30)),
        ("uniform sampler2D iChannel0;", String(repeating: " ", count: 28)),
        ("uniform float my_u_time;", "uniform float my_u_time;"),
    ])
    func whatWeDeclareIsTakenOut(text: String, wanted: String) throws {
        #expect(try body(text) == wanted)
    }

    @Test func namesOfCardsAreFreeElsewhere() throws {
        #expect(try body("uniform vec2 u_size;") == "                    ")
        #expect(try body("uniform vec2 u_size;", role: .backdrop) == "uniform vec2 u_size;")
    }

    @Test func typesThatOthersUseAreTaken() throws {
        let text = try Shader.read(
            "uniform float u_frame; uniform vec4 u_mouse; uniform vec3 iResolution; uniform vec2 u_time;\n"
                + "void main() { gl_FragColor = u_mouse * u_frame * iResolution.x * u_time.y; }")
        for line in ["float u_frame = ", "vec4 u_mouse = ", "vec3 iResolution = ", "vec2 u_time = "] {
            #expect(text.givenDeclarations.contains(line))
        }
    }

    @Test func typesThatCannotBeAreTold() {
        #expect(
            Shader.complaints("uniform mat3 iTime;\n\(Shader.main)")
                == ["a.frag:1:14: error: 'iTime' is a float here, not a mat3"])
        #expect(
            Shader.complaints("uniform sampler3D iChannel1;\n\(Shader.main)")
                == ["a.frag:1:19: error: 'iChannel1' is a sampler2D here, not a sampler3D"])
        #expect(Shader.complaints("uniform samplerCube iChannel1;\n\(Shader.main)").isEmpty, "a channel may be a cube")
    }

    // MARK: what is declared

    @Test func uniformsAreFoundWithAllTheirParts() throws {
        let text = try Shader.read(
            """
            // How it shines.
            uniform highp float gloss = mix(0.1, /* or more */ 0.4, 0.5), matt; // in the light
            uniform vec2 points[3], more[N + 1];
            uniform float[2] both;
            layout(std140) uniform Lamps { vec3 colour; /* warm */ float size[2]; } lamps;
            uniform Plain { float plain; };
            float f(in float uniformly) { return 1.0; }
              uniform
                int last
              ;
            \(Shader.main)
            """)
        let found = text.declarations.map {
            "\($0.line):\($0.column) \($0.type) \($0.name) \($0.length ?? "-") \($0.initialiser ?? "-") \($0.comments)"
        }
        #expect(
            found == [
                "2:21 float gloss - mix(0.1, 0.4, 0.5) [\" How it shines.\", \" in the light\"]",
                "2:63 float matt - - [\" How it shines.\", \" in the light\"]",
                "3:14 vec2 points 3 - []", "3:25 vec2 more N + 1 - []", "4:18 float both 2 - []",
                "5:37 vec3 Lamps.colour - - [\" warm \"]", "5:62 float Lamps.size 2 - []",
                "6:23 float plain - - []", "9:9 int last - - []",
            ])
    }

    @Test func eachOnItsLineHasItsComment() throws {
        let text = try Shader.read(
            """
            uniform float a, // first
                b; // second

            // apart

            uniform float c; uniform float d; // of d
            /* above
               it */
            // and this
            uniform float e;
            float g; // of g
            uniform float f;
            \(Shader.main)
            """)
        #expect(
            text.declarations.map { $0.comments.joined(separator: "|") } == [
                " first", " second", "", " of d", " above\n   it | and this", "",
            ])
    }

    @Test func whatIsUnfinishedIsLeftToTheCompiler() throws {
        for text in [
            "uniform", "uniform float", "uniform float a", "uniform float a[", "uniform B {", "uniform B { float",
            "uniform float a = (", "struct", "struct {", "in", "out vec4", "layout(", "uniform float a = 1, ;",
        ] {
            #expect(try Shader.read("\(Shader.main)\(text)").declarations.isEmpty, "\(text)")
        }
    }

    @Test func fragmentariumsWordsAreTakenOut() throws {
        let text = try Shader.read(
            """
            #group Shape
            uniform float Size; slider[0.1,0.5,2.0] Locked
            uniform vec3 Paint; color[1.0,0.5,0.0]
            #group Rest
            uniform bool On; checkbox[true] float a;
            \(Shader.main)
            """)
        #expect(text.lines[1] == "uniform float Size;                           ")
        #expect(text.lines[4] == "uniform bool On;                float a;")
        #expect(text.lines[0].allSatisfy { $0 == " " })
    }
}
