import Foundation
import LayoutCore
import TestSupport
import Testing
import ZoeDocument

@testable import ZoeEditor

/// The viewer's "copy the command line": whoever runs it has the same picture, to the byte.
@Suite struct ReproductionTests {
    /// What a shell makes of the command, and what capture makes of the scene itself.
    private func pictures(_ scene: Scene, _ origin: SceneOrigin = .none) throws -> (command: Data, scene: Data) {
        let folder = try TemporaryFolder()
        try folder.write(scene.text, to: "scene.json")
        let command = scene.captureCommand(startingAt: origin)
        #expect(command.hasPrefix("zoetrope capture "))
        let own = command.replacing("zoetrope capture", with: "\"$Z\" capture --no-metadata", maxReplacements: 1)
        let run = try Zoetrope.shell(own, in: folder.url)
        #expect(run.status == 0, "\(command)\n\(run.errors)")
        let other = try Zoetrope.shell("\"$Z\" capture --no-metadata scene.json -o scene.png", in: folder.url)
        #expect(other.status == 0, "\(other.errors)")
        return (try Data(contentsOf: folder.file("picture.png")), try Data(contentsOf: folder.file("scene.png")))
    }

    private func small(_ name: String) throws -> Scene {
        var scene = try #require(Scene.builtIn(name))
        scene.draw(as: Size(width: 320, height: 240))
        scene.picture.samples = 0
        return scene
    }

    @Test func aBuiltInSceneWithTurnedKnobs() throws {
        var scene = try small("cosine-cards")
        scene.scroll = 2.25
        try scene.set("itemWidth", to: "120.5")
        try scene.set("cardColour", to: "#20c060")
        let command = scene.captureCommand(startingAt: .none)
        #expect(command.contains("--scene cosine-cards") && command.contains("--set itemWidth=120.5"))
        let (a, b) = try pictures(scene)
        #expect(a == b)
    }

    /// A knob that the built-in scene turns, and a person has turned back.
    @Test func aKnobThatIsBackAtItsDefault() throws {
        var scene = try small("uipicker")
        let name = try #require(scene.knobs.changes.keys.sorted().first)
        let initial = try #require(scene.knobs.table[name]).default
        try scene.set(name, to: "\(initial)")
        #expect(scene.captureCommand(startingAt: .none).contains("--set"))
        let (a, b) = try pictures(scene)
        #expect(a == b)
    }

    @Test func aFormulaWithQuotesInIt() throws {
        var scene = try small("ios9-switcher")
        try scene.use(formula: "a = 0.5 in 0..2 \"the stack's step\"\nx = a*o*w # it's even\nry = 20*o")
        try scene.set("a", to: "0.8")
        let (a, b) = try pictures(scene)
        #expect(a == b)
    }

    @Test func aLayoutWithoutScene() throws {
        var scene = Scene.plain
        scene.use(try #require(LayoutKind.named("wheel")))
        scene.view = Size(width: 300, height: 200)
        scene.picture.samples = 0
        scene.items = 7
        let command = scene.captureCommand(startingAt: .none)
        #expect(command.hasPrefix("zoetrope capture --layout wheel --items 7 --size 300x200 --samples 0"))
    }

    @Test func aSceneFromAFileThatStandsElsewhere() throws {
        let folder = try TemporaryFolder()
        var scene = try small("uipicker")
        scene.name = "mine"
        scene.scroll = 5
        try folder.write(scene.text, to: "it's mine.json")
        let file = SceneOrigin.file(folder.file("it's mine.json").path, scene)
        scene.scroll = 0
        scene.view = Size(width: 200, height: 200)
        let (a, b) = try pictures(scene, file)
        #expect(a == b)
    }

    /// Options cannot say everything: then the scene itself is in the command.
    @Test func whatNoOptionSays() throws {
        var scene = try small("uipicker")
        scene.name = "mine"
        scene.note = "it's a note"
        let command = scene.captureCommand(startingAt: .none)
        #expect(command.contains("<<'END'"))
        let (a, b) = try pictures(scene)
        #expect(a == b)
    }
}
