import LayoutCore
import Testing
import ZoeUserShaders

@Suite struct FixtureTests {
    @Test func thereAreTenFixtures() { #expect(Fixtures.names.count == 10) }

    @Test(arguments: Fixtures.names) func eachIsReadAsItIs(name: String) throws {
        for role in EffectRole.allCases where role != .transition {
            let text = try Fixtures.read(name, role: role)
            #expect(text.warnings == [])
            let entry = name.hasPrefix("toy") ? "ENTRY_IMAGE" : "ENTRY_MAIN"
            #expect(text.definitions.contains(entry))
            // No uniform is left that the prelude declares.
            for declaration in text.declarations { #expect(!declaration.name.hasPrefix("iC")) }
            #expect(!text.body.contains("gl_FragC"))
            let lines = text.body.split(separator: "\n", omittingEmptySubsequences: false).count - 1
            #expect(text.place(ofLine: lines) != nil)
            #expect(text.place(ofLine: lines + 1) == nil)
        }
    }

    @Test func whatTheyDeclareIsFound() throws {
        #expect(try Fixtures.read("book-rings.frag").declarations.isEmpty)
        #expect(try Fixtures.read("book-tiles.frag").declarations.map(\.name) == ["u_rows"])
        #expect(try Fixtures.read("book-noise.frag").definitions == ["ENTRY_MAIN", "OUTPUT fragColor"])
        #expect(try Fixtures.read("book-noise.frag").declarations.map(\.name) == ["u_scale"])
        let mouse = try Fixtures.read("book-mouse.frag")
        #expect(mouse.givenDeclarations.contains("float u_frame = "))
        #expect(mouse.usesPointer && mouse.usesDate && mouse.usesTime)
        #expect(try Fixtures.read("book-picture.frag").declarations.map(\.type) == ["sampler2D", "vec3"])
        #expect(try Fixtures.read("toy-channel.frag").definitions == ["ENTRY_IMAGE", "CHANNEL0"])
        #expect(!(try Fixtures.read("book-picture.frag").usesTime))
    }

    @Test func includesAndKnobsGoTogether() throws {
        let text = try Fixtures.read("toy-library.frag")
        #expect(text.files == ["toy-library.frag", "part/flag.glsl", "part/stripe.glsl"])
        let knobs = EffectKnobs(
            text,
            [
                ActiveUniform("scale", .float(1), default: [3]), ActiveUniform("form", .int(1)),
                ActiveUniform("skyColour", .float(3), default: [0.2, 0.45, 0.9]),
            ], in: .backdrop)
        #expect(
            knobs.parameters.map(\.kind) == [
                .number(1...10, step: 0.1), .choice(["Star", "Hexagon"]), .colour,
            ])
        #expect(knobs.parameters[0].presentation.isLogarithmic)
        #expect(knobs.parameters[0].help == "how fine the clouds are")
    }

    /// A name that two libraries had would be an error only where both are used.
    @Test func librariesCanAllBeUsedAtOnce() throws {
        var owners: [String: String] = [:]
        for (name, text) in EffectLibrary.texts {
            #expect(try Shader.read(["a.frag": "\(text)\n\(Shader.main)"]).declarations.isEmpty)
            for line in text.split(separator: "\n") where line.contains("(") && !line.hasPrefix(" ") {
                let words = line.split(separator: " ", maxSplits: 1)
                guard words.count == 2, ["float", "vec2", "vec3", "mat2", "uvec3"].contains(words[0]) else { continue }
                let function = String(words[1].prefix { $0 != "(" })
                #expect(owners.updateValue(name, forKey: function) ?? name == name, "\(function)")
            }
        }
        #expect(EffectLibrary.texts.keys.sorted() == ["colour", "noise", "shapes"])
        #expect(owners["fbm"] == "noise" && owners["luma"] == "colour" && owners["star"] == "shapes")
    }
}
