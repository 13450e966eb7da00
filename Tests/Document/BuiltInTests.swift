import CardContent
import Foundation
import LayoutCore
import Testing
import ZoeStyle

@testable import ZoeDocument

@Suite struct BuiltInTests {
    @Test(arguments: Scene.builtInNames)
    func everySceneIsTheSameAfterASave(name: String) throws {
        let scene = try #require(Scene.builtIn(name))
        #expect(scene.name == name && !scene.title.isEmpty && !scene.note.isEmpty)
        let (read, warnings) = try Scene.read(scene.text)
        #expect(read == scene && warnings.isEmpty)
        let frame = scene.stage().frame()
        #expect(frame.cards.contains { !$0.isHidden })
        #expect(abs(frame.scroll - scene.scroll) < 1e-9, "the scroll can be had")
        // Nothing moves by itself in a picture.
        #expect(!frame.isMoving)
    }

    /// As the program prints them, so that a change of a scene is a small change of its file.
    @Test func everyFileOfTheFolderIsBuiltInAndWellFormatted() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Sources/Document/Scenes").standardized
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(Set(files) == Set(Scene.builtInNames.map { "\($0).json" }), "Sources/C/Scenes/CScenes.c lists them")
        for document in BuiltInDocument.all {
            let text = try String(contentsOf: folder.appending(path: "\(document.name).json"), encoding: .utf8)
            #expect(document.text == text, "\(document.name): build again")
            let (scene, warnings) = try Scene.read(text)
            #expect(warnings.isEmpty && scene.name == document.name, "\(document.name): \(warnings)")
            #expect(scene.shaders.isEmpty != document.group.isOfEffects, "\(document.name) is in the wrong group")
            // A scene that was made for no view of its own doesn't say one.
            let printed =
                scene.ownView == nil
                ? scene.text.replacing("  \"view\": {\"width\": 1280, \"height\": 720},\n", with: "") : scene.text
            #expect(text == printed, "zoetrope scenes \(document.name) prints it as it is to be")
        }
    }

    @Test func scenesComeInGroups() {
        #expect(Scene.groups.flatMap { $0.scenes.map(\.name) } == Scene.builtInNames)
        #expect(Scene.builtInNames.first == "gallery" && Scene.layoutNames.count + Scene.effects.count == 131)
        #expect(Scene.moving.map(\.name) == ["flowing", "elements", "title", "turntable"])
        #expect(Scene.builtIn.allSatisfy { $0.timeline.isEmpty != Scene.moving.map(\.name).contains($0.name) })
        #expect(Scene.groups.map(\.title).first == "Showcases" && Scene.groups.allSatisfy { $0.scenes.count > 2 })
    }

    /// A gallery of scenes is to show many things: no two have the same covers, and most have something else.
    @Test func scenesDiffer() {
        let covers = Scene.builtIn.filter { $0.deck.kind == .covers }
        let seeds = Dictionary(grouping: covers) { $0.deck.seed ?? $0.seed }
        for (seed, scenes) in seeds { #expect(scenes.count == 1, "\(seed): \(scenes.map(\.name))") }
        #expect(covers.count <= 35)
        for motif in Motif.allCases {
            #expect(Scene.builtIn.contains { $0.deck.motif == motif }, "no scene shows \(motif)")
        }
        for group in Scene.groups where group.scenes.allSatisfy(\.shaders.isEmpty) {
            for (a, b) in zip(group.scenes, group.scenes.dropFirst()) where a.deck.kind != .cards {
                #expect(a.deck.kind != b.deck.kind || a.deck.motif != b.deck.motif, "\(a.name) is like \(b.name)")
            }
        }
    }

    @Test func everyLayoutHasAScene() {
        let layouts = Set(Scene.builtIn.map(\.layout.name))
        #expect(LayoutKind.all.map(\.name).filter { !layouts.contains($0) } == [])
        #expect(Set(Scene.builtInNames).count == Scene.builtInNames.count)
    }

    /// The figures of the write-ups.
    @Test func theExampleSystemsAreAsTheyWerePublished() throws {
        let switcher = try #require(Scene.builtIn("ios9-switcher"))
        let front = try #require(switcher.stage().frame().cards.first { $0.index == 7 })
        #expect(switcher.items == 15 && switcher.backdrop == .solid(.black))
        #expect(
            abs(front.size.width - 375 * 5.0 / 7) < 1e-9 && abs(front.size.height / front.size.width - 16.0 / 9) < 1e-9)
        let card = switcher.look().deck.style(of: front)
        #expect(card.face.fill == .plain(.white) && card.cornerRadius == 5)
        #expect(card.shadow == Shadow(radius: 3, opacity: 0.5))
        let label = try #require(card.face.labels.first)
        #expect(label.text == "7" && label.size == 200 && label.font.weight == 700)
        #expect(switcher.knobs["bounceDistance"] == 0.2 && switcher.knobs["visibleItems"] == 7)

        let ellipse = try #require(Scene.builtIn("ellipse"))
        let frame = ellipse.stage().frame()
        for card in frame.cards {
            let bits = 5 - card.index
            let colour = Colour(red: Double(bits >> 2 & 1), green: Double(bits >> 1 & 1), blue: Double(bits & 1))
            #expect(ellipse.look().deck.style(of: card).face.fill == .plain(colour))
            #expect(card.size == Size(width: 80, height: 80))
        }
        #expect(frame.cards.count == 6)

        let wheel = try #require(Scene.builtIn("polygon-wheel"))
        let face = try #require(wheel.stage().frame().cards.first { $0.index == 3 })
        #expect(wheel.view == Size(width: 320, height: 400) && face.size == Size(width: 260, height: 100))
        #expect(wheel.look().deck.style(of: face).face.labels.first?.text == "I am line 3")
        #expect(wheel.stage().camera.lens.m34 == -1.0 / 900)
    }

    @Test func aSeedOfItsOwnGivesEachWheelOtherColours() throws {
        var wheel = try #require(Scene.builtIn("polygon-wheel"))
        let card = try #require(wheel.stage().frame().cards.first)
        let before = wheel.look().deck.style(of: card)
        #expect(wheel.look().deck.style(of: card) == before)
        wheel.seed += 1
        #expect(wheel.look().deck.style(of: card) != before)
    }

    @Test func eachWheelOfThePickerHasItsWords() throws {
        let picker = try #require(Scene.builtIn("uipicker"))
        let deck = picker.look().deck
        let middle = picker.stage().frame().cards.filter { $0.offset == 0 }.sorted { $0.lane < $1.lane }
        #expect(middle.map { deck.style(of: $0).face.labels.first?.text } == ["9", "40", "AM"])
    }
}
