import LayoutCore
import Testing
import ZoeDocument

/// Uniforms that come and go with the shaders that have them.
@Suite struct ShaderPlanTests {
    private let shine = Parameter(
        "shine", in: Parameter.Group("face"), .number(0...1, step: 0.01), default: 0.5, help: "how much it shines")
    private let tint = Parameter(
        "tint", in: Parameter.Group("face"), .colour, default: .colour(.one), help: "its colour")

    private func scene(_ uniforms: String) throws -> Scene {
        try Scene.read(
            "{\"zoetrope\": 1, \"layout\": \"wheel\", \"shaders\": {\"face\": \"a.frag\", \"uniforms\": {\(uniforms)}}}"
        ).scene
    }

    @Test func valuesWaitForTheirUniforms() throws {
        var scene = try scene("\"face.shine\": 0.25, \"later\": [1,  2]")
        let text = scene.text
        #expect(text.contains("\"face.shine\": 0.25") && text.contains("\"later\": [1,  2]"))
        scene.adopt([shine])
        #expect(scene.knobs["face.shine"] == .number(0.25))
        #expect(scene.shaders.unknownUniforms == ["later"])
        #expect(scene.text == text, "the document is the same, whoever has seen the shader")
        // Another layout keeps them; a shader that loses the uniform keeps what it was set to.
        scene.use(try #require(LayoutKind.named("cover-flow")))
        #expect(scene.knobs["face.shine"] == .number(0.25))
        scene.adopt([tint])
        #expect(scene.knobs.table["face.shine"] == nil)
        #expect(scene.text.contains("\"face.shine\": 0.25"))
        scene.adopt([shine, tint])
        #expect(scene.knobs["face.shine"] == .number(0.25))
        #expect(scene.text.count(of: "face.shine") == 1)
    }

    @Test func aDefaultThatChangesIsTakenWhereNothingWasSet() throws {
        var scene = try scene("")
        scene.adopt([shine, tint])
        try scene.set("shine", to: "0.75")
        scene.adopt([shine.standing(at: 0.1), tint.standing(at: .colour(SIMD4(1, 0, 0, 1)))])
        #expect(scene.knobs["face.shine"] == .number(0.75))
        #expect(scene.knobs["face.tint"] == .colour(SIMD4(1, 0, 0, 1)))
    }

    @Test func whatWasTypedBeforeTheShaderWasKnownIsTaken() throws {
        var scene = try scene("")
        scene.shaders.wish("shine", to: "0.9")
        scene.shaders.wish("tint", to: "#ff0000")
        scene.shaders.wish("shine", to: "0.8")
        scene.adopt([shine, tint])
        #expect(scene.knobs["face.shine"] == .number(0.8))
        #expect(scene.knobs["face.tint"] == .colour(SIMD4(1, 0, 0, 1)))
        #expect(scene.shaders.unknownUniforms.isEmpty)
        // What does not fit waits, and is not lost.
        scene.shaders.wish("shine", to: "loud")
        scene.adopt([shine, tint])
        #expect(scene.shaders.unknownUniforms == ["shine"] && scene.knobs["face.shine"] == .number(0.8))
    }

    @Test func aSavedSceneComesBackTheSame() throws {
        var scene = try scene("\"face.tint\": \"#10203040\", \"face.shine\": 1")
        scene.adopt([shine, tint])
        var again = try Scene.read(scene.text).scene
        #expect(again.text == scene.text)
        again.adopt([shine, tint])
        #expect(again.text == scene.text && again == scene)
    }
}

extension String {
    fileprivate func count(of part: String) -> Int { ranges(of: part).count }
}
