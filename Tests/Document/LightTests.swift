import LayoutCore
import Testing
import ZoeStyle

@testable import ZoeDocument

/// The knobs of light, from the document to the look that is drawn.
@Suite struct LightTests {
    private let names = [
        "lightStrength", "lightAzimuth", "lightHeight", "lightSoftness", "lightShadow", "lightSheen",
        "lightEnvironment", "lightOcclusion", "lightContact",
    ]

    @Test func aSceneHasNoLightUnlessItSaysSo() throws {
        #expect(Scene().look().light == nil)
        // Where a lamp stands is no light yet.
        let (scene, _) = try Scene.read(#"{"zoetrope": 1, "parameters": {"lightAzimuth": 20, "lightSoftness": 1}}"#)
        #expect(scene.look().light == nil)
    }

    @Test func eachKnobReachesTheLook() throws {
        let text = #"""
            {"zoetrope": 1, "parameters": {"lightStrength": 0.1, "lightAzimuth": 20, "lightHeight": -5, "lightSoftness": 0.4,
            "lightSheen": 0.5, "lightEnvironment": 0.6, "lightOcclusion": 0.7, "lightContact": 0.8, "lightShadow": 0.9}}
            """#
        let (scene, warnings) = try Scene.read(text)
        #expect(warnings.isEmpty)
        var wanted = Light()
        (wanted.strength, wanted.softness, wanted.sheen) = (0.1, 0.4, 0.5)
        (wanted.azimuth, wanted.height) = (.degrees(20), .degrees(-5))
        wanted.shadow = 0.9
        (wanted.environment, wanted.occlusion, wanted.contact) = (0.6, 0.7, 0.8)
        #expect(scene.look().light == wanted)
        #expect(try Scene.read(scene.text).scene.look().light == wanted)
        for name in names { #expect(scene.text.contains("\"\(name)\"")) }
    }

    @Test func eachKnobCanBeTyped() throws {
        var scene = Scene()
        for name in names {
            #expect(try scene.set(name, to: "0.3") == nil)
            #expect(scene.knobs.number("scene.\(name)") == 0.3)
        }
        #expect(try scene.set("lightSheen", to: "7") != nil)
        #expect(scene.look().light?.sheen == 1)
    }

    /// By spherical coordinates: up is y downwards, the eye is at z.
    @Test func theLampStandsWhereItsAnglesSay() {
        var light = Light()
        (light.azimuth, light.height) = (.degrees(90), .degrees(0))
        #expect(abs(light.direction.x - 1) < 1e-12 && abs(light.direction.z) < 1e-12)
        (light.azimuth, light.height) = (.degrees(0), .degrees(90))
        #expect(abs(light.direction.y + 1) < 1e-12)
        (light.azimuth, light.height) = (.degrees(-30), .degrees(35))
        let wanted = SIMD3(-0.409576, -0.573576, 0.709406)
        let beside = light.direction - wanted
        #expect((beside * beside).sum() < 1e-10)
    }
}
