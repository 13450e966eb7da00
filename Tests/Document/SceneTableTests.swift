import LayoutCore
import Testing
import ZoeDocument
import ZoeStyle

/// A scene's one table, and whose each part of it is.
@Suite struct SceneTableTests {
    private let shine = Parameter(
        "shine", in: Parameter.Group("face"), .number(0...1, step: 0.01), default: 0.5, help: "how much it shines")

    @Test(arguments: LayoutKind.all.map(\.name))
    func theTableIsTheStagesThenTheLooksThenTheWalksThenTheShaders(layout: String) throws {
        let kind = try #require(LayoutKind.named(layout))
        var scene = Scene(kind)
        scene.adopt([shine])
        #expect(scene.knobs.table.parameters == kind.table.parameters + Parameter.look + Parameter.walk + [shine])
        #expect(scene.layout.table == kind.table)
        #expect(
            kind.table.groups.allSatisfy {
                [.layout, .falloff, .expansion, .rest, .motion, .camera, .card].contains($0)
            })
    }

    /// What a scene has beside its layout takes no layout's name away, or documents that say it in short could not be read.
    @Test(arguments: LayoutKind.all.map(\.name)) func noNameIsThereTwice(layout: String) throws {
        let names = Scene(try #require(LayoutKind.named(layout))).knobs.table.parameters.map(\.name)
        #expect(Dictionary(grouping: names) { $0 }.filter { $0.value.count > 1 }.keys.sorted() == [])
    }

    @Test func aStageHoldsNothingButItsOwn() throws {
        var scene = Scene(try #require(LayoutKind.named("cover-flow")))
        scene.adopt([shine])
        try scene.set("tilt", to: "0.3")
        try scene.set("cornerRadius", to: "12")
        try scene.set("shine", to: "0.9")
        var stage = scene.stage()
        #expect(stage.knobs.table == stage.layout.table)
        #expect(stage.knobs.changes == ["layout.tilt": 0.3])
        stage.use(scene.knobs)
        #expect(stage.knobs.changes == ["layout.tilt": 0.3])
        #expect(stage.apply(.set("cornerRadius", to: 3)) == .unset(.unknown("cornerRadius", nearest: nil)))
    }

    @Test func whatIsSetReachesWhoOwnsIt() throws {
        var scene = Scene()
        scene.items = 1
        try scene.set("contentX", to: "40")
        try scene.set("borderWidth", to: "7")
        let frame = scene.stage().frame()
        #expect(frame.camera.contentOffset.x == 40)
        #expect(scene.look().deck.style(of: frame.cards[0]).borderWidth == 7)
    }

    @Test func aFormulaInPlaceOfALayoutChangesNothingOfTheLookAndTheShaders() throws {
        var scene = Scene(try #require(LayoutKind.named("cover-flow")))
        scene.adopt([shine])
        try scene.set("tilt", to: "0.3")
        try scene.set("wrap", to: "true")
        try scene.set("cornerRadius", to: "12")
        try scene.set("face.shine", to: "0.9")
        try scene.becomeFormula(on: scene.stage())
        #expect(scene.layout.name == "custom")
        #expect(scene.knobs.changes["card.cornerRadius"] == 12.0 && scene.knobs.changes["face.shine"] == 0.9)
        #expect(scene.knobs.changes["layout.wrap"] == true)
    }
}
