import Testing
import ZoeUserShaders

@Suite struct LogTests {
    private static let source = """
        uniform float gloss;
        vec3 light(vec3 p) { return p; }
        /* ü */ void main() {
        \tgl_FragColor = vec4(glos, light(v_uv), 1);
            gl_FragColor.a = 1
        }

        """

    private func said(_ log: String, _ source: String = LogTests.source, number: Int = 1) throws -> [String] {
        try Shader.read(source).diagnostics(from: log, source: number).map(\.description)
    }

    // MARK: forms

    @Test(arguments: [
        "1:4(22): error: `glos' undeclared", "1(4) : error C1008: undefined variable \"glos\"",
        "ERROR: 1:4: 'glos' : undeclared identifier", "ERROR: 1:4:22: 'glos' : undeclared identifier",
        "1:4(22-26): error: 'glos' undeclared",
    ])
    func driversSayItInTheirOwnWays(log: String) throws {
        let said = try said(log)
        #expect(said.count == 1)
        #expect(said.first?.hasPrefix("a.frag:4:22: error: ") == true, "\(said)")
        #expect(said.first?.hasSuffix("; did you mean 'gloss'?") == true, "\(said)")
    }

    /// It is told of where it should stand, however far the word is that the compiler did not expect.
    @Test func aMissingSemicolonStandsInItsOwnLine() throws {
        let shader = """
            vec3 a = vec3(1) // first

            /* second */
            #define B 1
            vec3 b = vec3(B); int c = 1 int d;
            void main() { gl_FragColor = vec4(a, 1); }
            float last = 2.0
            """
        let text = try Shader.read(shader)
        let line = try #require(text.lines.firstIndex { $0.hasPrefix("vec3 b") }) + 1
        let unexpected = "error: syntax error, unexpected BASIC_TYPE_TOK, expecting ',' or ';'"
        #expect(
            text.diagnostics(from: "1:\(line)(1): \(unexpected)", source: 1).map(\.description) == [
                "a.frag:1:17: error: ';' is missing here (syntax error, unexpected BASIC_TYPE_TOK, expecting ',' or ';')"
            ])
        // In the middle of a line the compiler's own place is as good.
        let inside = text.diagnostics(from: "1:\(line)(29): \(unexpected)", source: 1)
        #expect(inside.first?.description.hasPrefix("a.frag:5:29: error: syntax error") == true, "\(inside)")
        // Behind the text our own comes.
        let behind = text.diagnostics(from: "2:3(1): \(unexpected)", source: 1)
        #expect(behind.first?.description.hasPrefix("a.frag:7:17: error: ';' is missing here") == true, "\(behind)")
        let other = text.diagnostics(from: "1:\(line)(1): error: syntax error, unexpected IDENTIFIER", source: 1)
        #expect(other.first?.line == 5)
    }

    @Test func warningsStayWarnings() throws {
        #expect(
            try said("1:4(2): warning: `light' used uninitialized") == [
                "a.frag:4:28: warning: 'light' used uninitialized"
            ])
        #expect(
            try said("1(4) : warning C7050: \"light\" might be used") == [
                "a.frag:4:28: warning: \"light\" might be used"
            ])
        #expect(try said("WARNING: 1:4: 'light' : odd") == ["a.frag:4:28: warning: 'light' : odd"])
        #expect(try said("1:2(1): preprocessor warning: #pragma x") == ["a.frag:2:1: warning: #pragma x"])
    }

    /// Editors go nowhere without a line.
    @Test func whatHasNoPlaceStandsAtTheBeginning() throws {
        #expect(
            try said("error: fragment shader output `zt_FragColor' is not written\n\nLinking failed\n")
                == [
                    "a.frag:1:1: error: fragment shader output 'gl_FragColor' is not written",
                    "a.frag:1:1: error: Linking failed",
                ])
    }

    @Test func framesOfALogAreNoMessages() throws {
        #expect(
            try said(
                "Fragment info\n-------------\n1(4) : error C0000: x\n\nERROR: 1 compilation errors.  No code generated.\n"
            )
                == ["a.frag:4: error: x"])
    }

    @Test func candidatesOfAnOverloadAreOneMessage() throws {
        let log = """
            1:4(28): error: no matching function for call to `light(vec2)'; candidates are:
            1:4(28): error:    vec3 light(vec3)
            1:4(28): error:    vec3 light(vec4)
            1:5(1): error: another
            """
        #expect(
            try said(log) == [
                "a.frag:4:28: error: no matching function for call to 'light(vec2)'; candidates are: vec3 light(vec3), vec3 light(vec4)",
                "a.frag:5:5: error: another",
            ])
    }

    @Test func whatFollowsFromAnErrorIsNoOther() throws {
        let log = """
            1:4(22): error: `glos' undeclared
            1:4(28): error: operands to arithmetic operators must be numeric
            1:4(17): error: cannot construct `vec4' from a non-numeric data type
            1:5(1): error: operands to arithmetic operators must be numeric
            """
        #expect(
            try said(log) == [
                "a.frag:4:22: error: 'glos' undeclared; did you mean 'gloss'?",
                "a.frag:5:5: error: operands to arithmetic operators must be numeric",
            ])
    }

    // MARK: places

    @Test func columnsAreLettersAndNotBytes() throws {
        #expect(try said("ERROR: 1:3:10: odd") == ["a.frag:3:9: error: odd"])
    }

    /// `/* ü */ void main() {` and `    gl_FragColor.a = 1` as Mesa sees them, and as others do.
    @Test func mesaCountsBlanksOnce() throws {
        #expect(try said("1:3(2): error: odd") == ["a.frag:3:9: error: odd"])
        #expect(try said("1:3(7): error: odd") == ["a.frag:3:14: error: odd"])
        #expect(try said("1:5(2): error: odd") == ["a.frag:5:5: error: odd"])
        #expect(try said("ERROR: 1:5:5: odd") == ["a.frag:5:5: error: odd"])
    }

    @Test func theWordNearestToTheColumnIsMeant() throws {
        let source = "void main() { gl_FragColor = vec4(a, b, a, 1); }\n"
        #expect(try said("1:1(40): error: `a' undeclared", source).first?.hasPrefix("a.frag:1:41: ") == true)
        #expect(try said("1:1(30): error: `a' undeclared", source).first?.hasPrefix("a.frag:1:35: ") == true)
        #expect(try said("1:1(30): error: `c' undeclared", source).first?.hasPrefix("a.frag:1:30: ") == true)
        #expect(try said("1:1(999): error: odd", source) == ["a.frag:1:49: error: odd"])
    }

    @Test func namesAreTheWriters() throws {
        #expect(
            try said("1:4(2): error: `zt_FragColor' redeclared, also `zt_m' and zt_FragCoordX")
                == ["a.frag:4:2: error: 'gl_FragColor' redeclared, also 'main' and zt_FragCoordX"])
    }

    @Test func theLinesAroundAreTheWriters() throws {
        let found = try Shader.read(Self.source).diagnostics(from: "1:4(1): error: x", source: 1)
        #expect(
            found.first?.excerpt == [
                .init(line: 2, text: "vec3 light(vec3 p) { return p; }"), .init(line: 3, text: "/* ü */ void main() {"),
                .init(line: 4, text: "\tgl_FragColor = vec4(glos, light(v_uv), 1);"),
                .init(line: 5, text: "    gl_FragColor.a = 1"), .init(line: 6, text: "}"),
            ])
    }

    @Test func whatIsOursHasNoLineOfTheirs() throws {
        #expect(try said("0:300(2): error: `x' redeclared") == ["a.frag:1:1: error: 'x' redeclared"])
    }

    @Test func behindTheEndABracketIsOpen() throws {
        let source = "void main() {\n  if (true) {\n    gl_FragColor = vec4(1);\n}\n"
        #expect(
            try said("2:3(1): error: syntax error, unexpected end of file", source)
                == ["a.frag:1:13: error: this '{' is not closed (syntax error, unexpected end of file)"])
        #expect(try said("1:99(1): error: syntax error", source).first?.hasPrefix("a.frag:1:13: ") == true)
    }

    @Test func whatOthersGetIsSaid() throws {
        let text = try Shader.read("void main() { gl_FragColor = vec4(u_offset); }", role: .backdrop)
        #expect(
            text.diagnostics(from: "1:1(35): error: `u_offset' undeclared", source: 1).map(\.description)
                == ["a.frag:1:35: error: 'u_offset' undeclared; only a card's face gets it"])
    }

    // MARK: numbers

    @Test func nothingIsSaidTwiceAndNoMoreThanTwenty() throws {
        #expect(try said("1:4(1): error: x\n1:4(9): error: x\n1:5(1): error: x").count == 2)
        let warnings = (1...30).map { "1:1(1): warning: w\($0)\n" }.joined()
        let many = try said(warnings + "1:2(1): error: last")
        #expect(many.count == 20)
        #expect(many.first == "a.frag:2:1: error: last")
    }

    @Test(arguments: [
        "", "\n\n", ":", "0:", "0:1(", "ERROR:", "99999999999999999999:1(1): error: x", "1:0(0): error: x",
        "1:-1(1): error: x", "(((((", "1:4(99999999999999999999): error: `", "1:4(5): error: \u{0}",
    ])
    func oddLogsAreNoTrouble(log: String) throws {
        for said in try said(log) { #expect(said.hasPrefix("a.frag")) }
    }
}
