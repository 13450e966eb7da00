import LayoutCore
import Testing
import ZoeDocument

@testable import ZoeEditor

/// Cards of sizes of their own, as the document has them.
@Suite struct SizesInEditorTests {
    @Test func sizesComeAndGoWithTheDocument() throws {
        var scene = Scene(try #require(LayoutKind.named("linear")))
        (scene.items, scene.scroll, scene.view) = (10, 4, Size(width: 1000, height: 600))
        var editor = EditorModel(scene)
        let common = editor.stage.cardSize
        func sizes() -> Set<Double> { Set(editor.stage.frame().cards.map(\.size.width)) }
        editor.change { $0.deck.sizes = [Size(width: 333, height: 90), nil] }
        #expect(sizes() == [333, common.width])
        editor.turn("itemWidth", to: .number(150))
        editor.endTurning()
        #expect(sizes() == [333, 150])
        editor.undo()
        editor.undo()
        for _ in 0..<600 where editor.isMoving { editor.advance(by: 1.0 / 60) }
        #expect(sizes() == [common.width])
    }
}
