import Testing

@testable import ZoeUserShaders

/// GLSL as pages have it.
@Suite struct PageTextTests {
    @Test(arguments: [
        ("uniform float x = 0.5; // @range(0, 1)", "uniform float x ; // @range(0, 1)"),
        ("uniform vec3 c = vec3(1, 0.5, f(2, 3)), d, e = vec3(0);", "uniform vec3 c , d, e ;"),
        ("uniform float a[2] = float[2](1.0, 2.0); float b = 1.0;", "uniform float a[2] ; float b = 1.0;"),
        ("uniform float x =\n    1.0 /* a; b */ + 2.0;\nfloat y = 3.0;", "uniform float x \n;\nfloat y = 3.0;"),
        (
            "// uniform float x = 1.0;\n/* uniform float y = 2.0; */",
            "// uniform float x = 1.0;\n/* uniform float y = 2.0; */"
        ),
        ("#define U uniform float x = 1.0\n", "#define U uniform float x = 1.0\n"),
        ("uniform Block { float x; }; float z = 1.0;", "uniform Block { float x; }; float z = 1.0;"),
        (
            "float uniformly = 1.0; const float my_uniform = 2.0;",
            "float uniformly = 1.0; const float my_uniform = 2.0;"
        ),
        ("uniform float broken = (1.0", "uniform float broken "),
    ]) func uniformsHaveNoValues(text: String, page: String) {
        #expect(PageText.withoutUniformValues(text) == page)
        // Places in messages stay what they are.
        #expect(page.count { $0 == "\n" } == text.count { $0 == "\n" })
    }

    @Test func whatIsGivenIsEmptyUntilTheShaderBegins() throws {
        let text = try Shader.read("void main() { gl_FragColor = vec4(v_uv, u_time, 1.0); }", role: .backdrop)
        #expect(text.givenDeclarations.contains("float u_time = (zt_clock.xxxx).x;"))
        #expect(text.emptyDeclarations.contains("float u_time = float(0);"))
        #expect(text.emptyDeclarations.contains("vec2 v_uv = vec2(0);"))
        #expect(text.givenTelling.contains("u_time = (zt_clock.xxxx).x;"))
    }
}
