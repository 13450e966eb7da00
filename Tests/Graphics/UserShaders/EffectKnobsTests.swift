import LayoutCore
import Testing
import ZoeUserShaders

@Suite struct EffectKnobsTests {
    private func knobs(
        _ text: String = "", _ active: ActiveUniform..., prefix: String = ""
    ) throws -> EffectKnobs {
        EffectKnobs(try Shader.read("\(text)\n\(Shader.main)"), active, in: .post, prefix: prefix)
    }

    private func kinds(_ knobs: EffectKnobs) -> [Parameter.Kind] { knobs.parameters.map(\.kind) }

    @Test(arguments: [
        (0.5, 0.0, 1.0, 0.01), (0, 0, 1, 0.01), (1, 0, 1, 0.01), (3, 0, 6, 0.05), (-0.5, -1, 1, 0.02),
        (-4, -8, 8, 0.2), (500, 0, 1000, 10),
    ])
    func rangesAreGuessedFromTheInitialValue(initial: Double, least: Double, most: Double, step: Double) throws {
        let knobs = try knobs("", ActiveUniform("a", .float(1), default: [initial]))
        #expect(kinds(knobs) == [.number(-3.4e38...3.4e38, step: step)])
        #expect(knobs.parameters[0].presentation.slider == least...most)
        #expect(knobs.parameters[0].default == .number(initial))
        #expect(knobs.parameters[0].fullName == "post.a")
        #expect(knobs.parameters[0].help == "float a of a.frag")
    }

    /// By its name something is multiplied by it. With a range or a value of its own it begins there.
    @Test func whatIsMultipliedByBeginsAtOne() throws {
        let text = "uniform float u_alpha, beta; uniform float zoom; // @range(0, 4)\nuniform vec2 scale;"
        let knobs = try knobs(
            text, ActiveUniform("u_alpha", .float(1)), ActiveUniform("beta", .float(1)),
            ActiveUniform("zoom", .float(1)), ActiveUniform("scale", .float(2)))
        #expect(knobs.parameters.map(\.default) == [.number(1), .number(0), .number(0), .vector([0, 0])])
        #expect(knobs.unset == ["beta", "scale"])
    }

    @Test func eachTypeHasItsKind() throws {
        let knobs = try knobs(
            "", ActiveUniform("i", .int(1), default: [3]), ActiveUniform("n", .int(1), default: [-20]),
            ActiveUniform("u", .uint(1)), ActiveUniform("b", .bool(1), default: [1]),
            ActiveUniform("v", .float(2), default: [0.5, 3]), ActiveUniform("w", .float(3)),
            ActiveUniform("tintOfAll", .float(4), default: [0, 0.5, 1, 1]),
            ActiveUniform("hotColor", .float(3), default: [4, 1, 0]), ActiveUniform("iv", .int(2), default: [1, 2]),
            ActiveUniform("bv", .bool(3), default: [0, 1, 0]), ActiveUniform("p", .picture),
            ActiveUniform("o", .other("samplerCube")), ActiveUniform("zt_clock", .float(4)))
        let whole = Parameter.Kind.integer(Int(Int32.min)...Int(Int32.max))
        let any = -3.4e38...3.4e38
        #expect(
            kinds(knobs) == [
                whole, whole, .integer(0...Int(UInt32.max)), .flag, .vector(any, count: 2), .vector(any, count: 3),
                .colour, .vector(any, count: 3), .vector(Double(Int32.min)...Double(Int32.max), count: 2),
                .vector(0...1, count: 3), .image,
            ])
        #expect(
            knobs.parameters.map(\.presentation.slider) == [
                0...10, -40...40, 0...10, nil, 0...6, 0...1, nil, 0...8, 0...10, nil, nil,
            ])
        #expect(
            knobs.parameters.map(\.name) == ["i", "n", "u", "b", "v", "w", "tintOfAll", "hotColor", "iv", "bv", "p"])
        #expect(knobs.parameters.last?.default == .auto)
    }

    @Test func theyComeInTheWritersOrder() throws {
        let declarations = """
            struct Lamp { float k; vec3 tint; };
            uniform float first; uniform Lamp lamp;
            layout(std140) uniform Params { float gain; vec4 tone; };
            uniform Other { float q; } other; uniform float last;
            """
        let knobs = try knobs(
            declarations, ActiveUniform("Other.q", .float(1)), ActiveUniform("tone", .float(4)),
            ActiveUniform("gain", .float(1)), ActiveUniform("unheardOf", .float(1)), ActiveUniform("last", .float(1)),
            ActiveUniform("lamp.tint", .float(3)), ActiveUniform("lamp.k", .float(1)),
            ActiveUniform("first", .float(1)))
        #expect(
            knobs.parameters.map(\.name)
                == ["first", "lamp.k", "lamp.tint", "gain", "tone", "Other.q", "last", "unheardOf"])
    }

    @Test func settingsAreWhatTheProgramHas() throws {
        let active = [
            ActiveUniform("f", .float(1), default: [0.25]), ActiveUniform("colour", .float(3), default: [1, 0.5, 0]),
            ActiveUniform("m", .matrix(columns: 2, rows: 3), default: [1, 2, 3, 4, 5, 6]),
            ActiveUniform("a", .float(2), length: 3, default: [0, 1, 2, 3, 4, 5]),
            ActiveUniform("light.tint", .float(4), default: [0, 1, 0, 0.5]),
            ActiveUniform("b", .bool(1), default: [1]),
            ActiveUniform("i", .int(3), default: [1, -2, 3]),
        ]
        let knobs = EffectKnobs(try Shader.read(Shader.main), active, in: .face, prefix: "glow.")
        let settings = knobs.settings(Knobs(ParameterTable(knobs.parameters)))
        #expect(settings == active.map { UniformSetting($0.name, .numbers($0.default)) })
        #expect(
            knobs.parameters.map(\.name) == [
                "glow.f", "glow.colour", "glow.m[0]", "glow.m[1]", "glow.a[0]", "glow.a[1]", "glow.a[2]",
                "glow.light.tint", "glow.b", "glow.i",
            ])
        #expect(knobs.parameters[7].presentation.section == "light")
    }

    @Test func whatIsSetIsWhatTheProgramGets() throws {
        let knobs = try knobs(
            "", ActiveUniform("a", .float(1), length: 3), ActiveUniform("colour", .float(3)),
            ActiveUniform("b", .bool(1)),
            ActiveUniform("i", .int(2)), ActiveUniform("p", .picture), ActiveUniform("q", .picture, length: 2))
        var values = Knobs(ParameterTable(knobs.parameters))
        try values.set("a[1]", to: "0.5")
        try values.set("colour", to: "#ff8000")
        try values.set("b", to: "on")
        try values.set("i", to: "2.4,7")
        try values.set("p", to: "a.png")
        try values.set("q[1]", to: "b.png")
        #expect(
            knobs.settings(values) == [
                UniformSetting("a", .numbers([0, 0.5, 0])), UniformSetting("colour", .numbers([1, 128.0 / 255, 0])),
                UniformSetting("b", .numbers([1])), UniformSetting("i", .numbers([2, 7])),
                UniformSetting("p", .picture("a.png")), UniformSetting("q[0]", .picture(nil)),
                UniformSetting("q[1]", .picture("b.png")),
            ])
    }

    @Test func longArraysHaveKnobsForTheirBeginning() throws {
        let initial = (0..<100).map(Double.init)
        let knobs = try knobs("uniform float a[100];", ActiveUniform("a", .float(1), length: 100, default: initial))
        #expect(knobs.parameters.count == 64)
        #expect(
            knobs.warnings.map(\.description)
                == ["a.frag:1:15: warning: 'a' has 100 elements; the first 64 have knobs"])
        #expect(
            knobs.settings(Knobs(ParameterTable(knobs.parameters))) == [UniformSetting("a", .numbers(initial))])
    }

    @Test func membersHaveTheirComments() throws {
        let knobs = try knobs(
            """
            struct Shine { float size; // @range(0, 9)
            };
            struct Lamp { vec3 glow; /* @colour */ Shine shine; };
            uniform Lamp lamps[2];
            uniform Block { float depth; // @range(1, 2) how deep
            } block;
            """,
            ActiveUniform("lamps[0].glow", .float(3)), ActiveUniform("lamps[1].shine.size", .float(1)),
            ActiveUniform("Block.depth", .float(1)))
        #expect(kinds(knobs) == [.colour, .number(0...9, step: 0.1), .number(1...2, step: 0.01)])
        #expect(knobs.parameters[2].help == "how deep")
        #expect(knobs.parameters[2].default == 1.0)
        #expect(knobs.parameters.map(\.presentation.section) == ["lamps[0]", "lamps[1].shine", "Block"])
    }

    @Test func aDefaultOutsideItsRangeIsToldAndMoved() throws {
        let knobs = try knobs("uniform float a = 3.0; // @range(0, 1)", ActiveUniform("a", .float(1), default: [3]))
        #expect(knobs.parameters[0].default == 1.0)
        #expect(knobs.warnings.map(\.description) == ["a.frag:1:15: warning: 'a' begins at 3, outside of its range"])
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e308, -3.5e38])
    func wildInitialValuesAreBroughtIntoRange(initial: Double) throws {
        let kinds: [ActiveUniform.Kind] = [.float(1), .float(4), .int(1), .uint(1), .int(3), .uint(2), .bool(1)]
        for kind in kinds {
            let values = Array(repeating: initial, count: kind.parts)
            let knobs = try knobs("", ActiveUniform("a", kind, default: values))
            let table = ParameterTable(knobs.parameters)
            guard case .numbers(let numbers)? = knobs.settings(Knobs(table)).first?.value else {
                Issue.record("no numbers")
                continue
            }
            #expect(numbers.allSatisfy { $0.isFinite })
            #expect(try knobs.parameters[0].checked(knobs.parameters[0].default).warning == nil)
        }
    }

    @Test func namesThatAreNearlyAlikeStayApart() throws {
        let text = try Shader.read(Shader.main)
        let one = EffectKnobs(
            text, [ActiveUniform("tilt", .float(1)), ActiveUniform("Tilt", .float(1)), ActiveUniform("b.c", .bool(1))],
            in: .post, prefix: "a.")
        let other = EffectKnobs(
            text, [ActiveUniform("c", .float(2)), ActiveUniform("a.tilt", .float(1))], in: .post, prefix: "a.b.")
        var values = Knobs(ParameterTable(one.parameters + other.parameters))
        try values.set("post.a.tilt", to: "0.5")
        try values.set("post.a.Tilt", to: "0.25")
        try values.set("post.a.b.c", to: "1,1")
        #expect(
            one.settings(values) == [
                UniformSetting("tilt", .numbers([0.5])), UniformSetting("Tilt", .numbers([0.25])),
                UniformSetting("b.c", .numbers([0])),
            ])
        #expect(other.settings(values).count == 2)
        #expect(one.settings(Knobs(ParameterTable([]))).count == 3)
    }
}
