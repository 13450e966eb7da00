import LayoutCore
import Testing
import ZoeUserShaders

@Suite struct AnnotationTests {
    /// The knob of `uniform TYPE a`, which the program has at `initial`.
    private func knob(
        _ text: String, _ kind: ActiveUniform.Kind = .float(1), default initial: [Double] = []
    ) throws -> Parameter {
        let text = try Shader.read("\(text)\n\(Shader.main)")
        #expect(text.warnings == [])
        let knobs = EffectKnobs(text, [ActiveUniform("a", kind, default: initial)], in: .face)
        #expect(knobs.warnings.allSatisfy { $0.message == "uniform 'a' is 0 and nothing sets it" })
        return try #require(knobs.parameters.first)
    }

    private func warnings(_ comment: String) throws -> [String] {
        try Shader.read("uniform float a; // \(comment)\n\(Shader.main)").warnings.map(\.description)
    }

    // MARK: our own form

    @Test func allWordsOfOurs() throws {
        let knob = try knob(
            "uniform float a = 0.4; // @range(0, 2) how strongly it shines @step(0.05) @label(Gloss) @log @group(Light)",
            default: [0.4])
        #expect(knob.kind == .number(0...2, step: 0.05))
        #expect(knob.default == 0.4)
        #expect(knob.help == "how strongly it shines")
        #expect(knob.presentation == Parameter.Presentation(label: "Gloss", section: "Light", isLogarithmic: true))
    }

    @Test func wordsMayStandAbove() throws {
        let knob = try knob("/**\n * How strongly.\n * @range(-1, 1, 0.5)\n */\nuniform float a;")
        #expect(knob.kind == .number(-1...1, step: 0.5))
        #expect(knob.help == "How strongly.")
    }

    @Test func aHelpWordGoesBeforePlainText() throws {
        #expect(try knob("uniform float a; // @help(how (much) it is, in all)").help == "how (much) it is, in all")
    }

    @Test func theEndsOfARangeMayComeApart() throws {
        #expect(try knob("uniform float a; // @min(-2) @max(3.)").kind == .number(-2...3, step: 0.05))
        let most = try knob("uniform float a; // @max(.5)")
        #expect(most.kind == .number(-3.4e38...0.5, step: 0.005) && most.presentation.slider == 0...0.5)
        let least = try knob("uniform float a; // @min(5)")
        #expect(least.kind == .number(5...3.4e38, step: 0.05) && least.presentation.slider == 5...10)
    }

    @Test func coloursBySpellingAndByName() throws {
        #expect(try knob("uniform vec3 a = vec3(1); // @colour", .float(3), default: [1, 1, 1]).kind == .colour)
        #expect(try knob("uniform vec4 a; // @color", .float(4)).default == .colour(SIMD4(0, 0, 0, 0)))
    }

    @Test func menusMapNamesToNumbers() throws {
        let text = try Shader.read(
            "uniform int a; // @menu(Soft, \"Very, hard\"=3, Harder) @default(4)\n\(Shader.main)")
        let knobs = EffectKnobs(text, [ActiveUniform("a", .int(1))], in: .face)
        #expect(knobs.parameters[0].kind == .choice(["Soft", "Very, hard", "Harder"]))
        #expect(knobs.parameters[0].default == .choice("Harder"))
        var values = Knobs(ParameterTable(knobs.parameters))
        #expect(knobs.settings(values) == [UniformSetting("a", .numbers([4]))])
        try values.set("a", to: "very, hard")
        #expect(knobs.settings(values) == [UniformSetting("a", .numbers([3]))])
    }

    @Test func theInitialiserGoesBeforeTheComment() throws {
        #expect(try knob("uniform float a = 0.25; // @default(0.5)", default: [0.25]).default == 0.25)
        #expect(try knob("uniform float a; // @default(0.5)").default == 0.5)
        #expect(
            try knob("uniform vec4 a; // @default(#ff8000) @colour", .float(4)).default
                == .colour(SIMD4(1, 128.0 / 255, 0, 1)))
        #expect(try knob("uniform vec3 a; // @default(vec3(1, 2, 3))", .float(3)).default == .vector([1, 2, 3]))
        #expect(try knob("uniform vec2 a; // @default(1)", .float(2)).default == .vector([1, 1]))
        #expect(try knob("uniform bool a; // @default(true)", .bool(1)).default == true)
    }

    // MARK: others' forms

    @Test func whatLiveGLSLWritesIsRead() throws {
        #expect(try knob("uniform float a; // @slider1(-1, 1)").kind == .number(-1...1, step: 0.02))
        #expect(try knob("uniform vec2 a; // @slider2(0,4)", .float(2)).kind == .vector(0...4, count: 2))
        #expect(try knob("uniform vec3 a; // @color3", .float(3)).kind == .colour)
        #expect(try knob("uniform float a; // @slider(min=0.5, max=1.5)").kind == .number(0.5...1.5, step: 0.01))
    }

    /// Its files have the words on lines of their own, outside of any comment.
    @Test func whatLiveGLSLWritesOutsideOfCommentsIsRead() throws {
        #expect(try knob("@slider1(0, 4)\nuniform float a;").kind == .number(0...4, step: 0.05))
        #expect(try knob("  @slider1(-1, 1) uniform float a; // how much").help == "how much")
        #expect(try knob("@label(So much)\n@slider1(2, 3)\nuniform float a;").presentation.label == "So much")
        let text = try Shader.read("@color3\nuniform vec3 a;\n\(Shader.main)")
        #expect(!text.body.contains("@") && text.body.hasPrefix("       \n"), "lines and columns stay")
        let misspelt = try Shader.read("  @slidr(0, 1)\nuniform float a;\n\(Shader.main)")
        #expect(
            misspelt.warnings.map(\.description) == [
                "a.frag:1:3: warning: there is no @slidr; did you mean '@slider'?"
            ])
    }

    @Test(arguments: ["", "// "]) func whatFragmentariumWritesIsRead(mark: String) throws {
        let slider = try knob("uniform float a; \(mark)slider[0.1,0.5,2.1]")
        #expect(slider.kind == .number(0.1...2.1, step: 0.02))
        #expect(slider.default == 0.5)
        let vector = try knob("uniform vec3 a; \(mark)slider[(-1,-2,-3),(0,1,0),(1,2,3)]", .float(3))
        #expect(vector.kind == .vector(-3...3, count: 3))
        #expect(vector.default == .vector([0, 1, 0]))
        // Ends that are alike are none, and the value still counts.
        let upward = try knob("uniform vec3 a; \(mark)slider[(0,0,0),(0,1,0),(0,0,0)]", .float(3))
        let free = try knob("uniform vec3 a;", .float(3))
        #expect(upward.default == .vector([0, 1, 0]) && upward.kind == free.kind)
        #expect(try knob("uniform float a; \(mark)slider[2,0.5,0]").kind == .number(0...2, step: 0.02))
        let colour = try knob("uniform vec3 a; \(mark)color[1.0,0.5,0.0]", .float(3))
        #expect(colour.kind == .colour)
        #expect(colour.default == .colour(SIMD4(1, 0.5, 0, 1)))
        let translucent = try knob("uniform vec4 a; \(mark)color[0,0.25,1,1.0,0.5,0.0]", .float(4))
        #expect(translucent.default == .colour(SIMD4(1, 0.5, 0, 0.25)))
        #expect(try knob("uniform bool a; \(mark)checkbox[true]", .bool(1)).default == true)
        #expect(try knob("uniform int a; \(mark)slider[0,3,8]", .int(1)).kind == .integer(0...8))
    }

    @Test func groupsOfFragmentariumAreRead() throws {
        #expect(try knob("#group Shape\nuniform float a; slider[0,1,2]").presentation.section == "Shape")
    }

    @Test func whatShaderlensWritesIsRead() throws {
        let knob = try knob(
            "//@uniform, min:1.0, max: 100.0, step:0.5, default:10, label:How much, logarithmic\nuniform float a;")
        #expect(knob.kind == .number(1...100, step: 0.5))
        #expect(knob.default == 10.0)
        #expect(knob.presentation == Parameter.Presentation(label: "How much", isLogarithmic: true))
        #expect(
            try self.knob("uniform vec3 a; //@uniform, color, default: 1 0.5 0", .float(3)).default
                == .colour(SIMD4(1, 0.5, 0, 1)))
        #expect(try self.knob("uniform vec3 a; //@uniform, type: color", .float(3)).kind == .colour)
    }

    /// Nothing becomes of the alpha of a colour of three parts.
    @Test func onlyAColourOfFourPartsHasAlpha() throws {
        let three = try knob("uniform vec3 a; //@uniform, color", .float(3))
        #expect(three.kind == .colour && !three.presentation.hasAlpha)
        let four = try knob("uniform vec4 a; //@uniform, color", .float(4))
        #expect(four.kind == .colour && four.presentation.hasAlpha)
    }

    // MARK: what cannot be read

    @Test(arguments: [
        ("@range(0)", "@range wants the least and the most, like @range(0, 1)"),
        ("@range(1, 0)", "@range wants the least and the most, like @range(0, 1)"),
        ("@range(0, nan)", "@range wants the least and the most, like @range(0, 1)"),
        ("@range(0, 1", "@range( is not closed"), ("@rnage(0, 1)", "there is no @rnage; did you mean '@range'?"),
        ("@step(0)", "@step wants a number above 0"), ("@min(x)", "@min wants a number, like @min(0.5)"),
        ("@label", "@label wants words, like @label(Light)"),
        ("@default(x)", "@default wants numbers, true, false or #rrggbb"),
        ("@menu()", "@menu wants names, like @menu(Soft, Hard=3)"), ("@menu(A, A)", "@menu has 'A' twice"),
        ("slider[1,0]", "slider[…] wants numbers"),
        ("@uniform, mim:0", "there is no 'mim'; did you mean 'min'?"),
    ])
    func malformedWordsAreWarnings(comment: String, message: String) throws {
        #expect(try warnings(comment).contains("a.frag:1:21: warning: \(message)"))
    }

    @Test(arguments: ["me@example.org", "@param a what", "a @ b", "@", "x = y; // @", "see slider and color"])
    func textIsNoAnnotation(comment: String) throws {
        #expect(try warnings(comment) == [])
    }

    @Test func codeAndRulersAreNoHelp() throws {
        #expect(try knob("// ------- Light -------\n// float old = 1.0;\nuniform float a;").help == "Light")
        #expect(try knob("uniform float a; // -----").help == "float a of a.frag")
        #expect(
            try knob("// \(String(repeating: "licence ", count: 80))\nuniform float a;").help == "float a of a.frag")
    }
}
