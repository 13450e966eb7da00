import LayoutCore
import Testing
import ZoeDocument

@testable import ZoeEditor

/// A card that a tap lets grow is a part of the document.
@Suite struct EditorExpansionTests {
    private func editor() throws -> EditorModel {
        var editor = try EditorModelTests().editor("linear", items: 10, scroll: 4)
        editor.change { scene in _ = try? scene.set("tapExpands", to: "true") }
        rest(&editor)
        return editor
    }

    private func rest(_ editor: inout EditorModel) { EditorModelTests().rest(&editor) }

    private func middle(of editor: EditorModel) -> Point {
        Point(x: editor.stage.view.width / 2, y: editor.stage.view.height / 2)
    }

    @Test func aTapIsOneStepThatCanBeTakenBack() throws {
        var editor = try editor()
        let before = editor.frame.cards
        editor.tap(at: middle(of: editor))
        #expect(editor.scene.knobs.number("expand") == 1 && editor.scene.knobs.integer("expandItem") == 4)
        rest(&editor)
        let grown = editor.frame.cards
        #expect(grown != before)
        editor.undo()
        rest(&editor)
        #expect(editor.scene.knobs.number("expand") == 0 && editor.frame.cards == before)
        editor.redo()
        rest(&editor)
        #expect(editor.frame.cards == grown)
        // What is saved shows the same.
        let (again, warnings) = try Scene.read(editor.document.text)
        #expect(warnings.isEmpty && again.stage().frame().cards.map(\.matrix) == grown.map(\.matrix))
    }

    @Test func escapePutsItBack() throws {
        var editor = try editor()
        editor.expand(6)
        #expect(editor.scene.knobs.integer("expandItem") == 6)
        let isDone = editor.perform(.leave)
        #expect(isDone)
        #expect(editor.stage.expandedItem == nil && editor.scene.knobs.changes["expansion.expand"] == nil)
    }

    @Test func aDragPutsItBackToo() throws {
        var editor = try editor()
        editor.tap(at: middle(of: editor))
        rest(&editor)
        editor.press(at: middle(of: editor), card: nil)
        editor.movePointer(to: middle(of: editor) + Vector2(x: -60, y: 0))
        editor.release()
        rest(&editor)
        #expect(editor.scene.knobs.number("expand") == 0 && editor.stage.expandedItem == nil)
    }
}
