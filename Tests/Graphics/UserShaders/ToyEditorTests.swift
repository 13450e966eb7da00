import LayoutCore
import Testing

@testable import ZoeUserShaders

/// Shadertoys as editors' views of them have them.
@Suite struct ToyEditorTests {
    @Test func knobsOfEditorsAreKnobs() throws {
        let shader = """
            #iUniform float glow = 1.5 in { 0.5, 2.0 } step 0.1 // how it shines
              #iUniform color3 tint = color3(1.0, 0.5, 0.0)
            #iUniform vec2 middle = vec2(0.25)
            #iUniform int count in { 1, 8 }
            void mainImage(out vec4 c, in vec2 p) { c = vec4(glow * tint, middle.x * float(count)); }
            """
        let text = try Shader.read(shader, role: .backdrop)
        #expect(text.declarations.map(\.name) == ["glow", "tint", "middle", "count"])
        let glow = try #require(text.declarations.first)
        #expect((glow.notes.least, glow.notes.most) == (0.5, 2) && glow.notes.step == 0.1)
        #expect(glow.initialiser == "1.5" && glow.notes.help == "how it shines")
        // Where it was written.
        #expect(glow.line == 1 && glow.column == 17)
        #expect(text.declarations[1].type == "vec3" && text.declarations[1].notes.isColour == true)
        #expect(text.declarations[3].notes.most == 8)
    }

    /// Whatever its file is called, and before the one that reads it.
    @Test func filesThatChannelsNameAreBuffers() throws {
        let image = "void mainImage(out vec4 c, in vec2 p) { c = texture(iChannel0, p) + texture(iChannel1, p); }\n"
        let files = [
            "a.frag": "#iChannel0 \"file://blur.glsl\"\n#iChannel0::WrapMode \"Clamp\"\n#iChannel1 \"dots.glsl\"\n"
                + image,
            "blur.glsl": "#iChannel0 \"file://dots.glsl\"\n#iChannel1 \"self\"\n" + image,
            "dots.glsl": "void mainImage(out vec4 c, in vec2 p) { c = vec4(1); }\n", "other.glsl": image,
            "./": "a.frag\nblur.glsl\ndots.glsl\nother.glsl",
        ]
        let text = try Shader.read(files, role: .backdrop)
        #expect(text.passes.map(\.name) == ["dots", "blur"])
        #expect(text.passes.map(\.keepsFormer) == [false, true])
        #expect(text.inputs["iChannel0"] == .pass("blur") && text.inputs["iChannel1"] == .pass("dots"))
        #expect(Set(text.files) == ["a.frag", "blur.glsl", "dots.glsl"])
    }

    /// Two files that name each other: one of them is read as it was in the frame before.
    @Test func channelsThatGoRoundInACircleEnd() throws {
        let image = "void mainImage(out vec4 c, in vec2 p) { c = texture(iChannel0, p); }\n"
        let files = [
            "a.frag": "#iChannel0 \"one.glsl\"\n" + image, "one.glsl": "#iChannel0 \"two.glsl\"\n" + image,
            "two.glsl": "#iChannel0 \"one.glsl\"\n" + image, "./": "a.frag\none.glsl\ntwo.glsl",
        ]
        let text = try Shader.read(files, role: .backdrop)
        #expect(text.passes.map(\.name) == ["two", "one"] && text.passes.map(\.keepsFormer) == [false, true])
    }

    @Test func aPictureThatReadsItselfIsKept() throws {
        let image = "void mainImage(out vec4 c, in vec2 p) { c = texture(iChannel2, p) + 0.1; }\n"
        let text = try Shader.read(["a.frag": "#iChannel2 \"self\"\n" + image, "./": "a.frag"], role: .backdrop)
        #expect(text.passes.map(\.name) == ["a"] && text.keepsFormer)
        // A channel that is never read asks for nothing.
        let still = try Shader.read(["a.frag": "#iChannel1 \"self\"\n" + image, "./": "a.frag"], role: .backdrop)
        #expect(still.passes.isEmpty)
    }

    @Test func eachPictureThatNobodyChoseIsNoiseOfItsOwn() {
        #expect(EffectPictures.noises(of: ["any"]) == ["any": 0])
        #expect(EffectPictures.noises(of: ["stone", "cloth"]) == ["cloth": 0, "stone": 1])
        #expect(EffectPictures.noises(of: ["u_tex1", "u_tex0"]) == ["u_tex0": 0, "u_tex1": 1])
        #expect(EffectPictures.noises(of: ["u_tex1"]) == ["u_tex1": 1])
        #expect(Set(EffectPictures.noises(of: (0..<6).map { "t[\($0)]" }).values) == [0, 1, 2, 3])
    }
}
