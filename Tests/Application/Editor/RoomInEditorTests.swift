import LayoutCore
import Testing
import ZoeDocument

@testable import ZoeEditor

/// The room that a window and what lies over it leave for the stage.
@Suite struct RoomInEditorTests {
    @Test func theDocumentIsOfTheWindowAsItIsWhateverThePanelTakesOfIt() throws {
        var editor = EditorModel(.plain)
        editor.turn("scene.leastWidth", to: .number(1000))
        editor.endTurning()
        let room = Size(width: 1280, height: 720)
        editor.resize(to: room, beside: EdgeInsets(right: 480))
        #expect(editor.stage.view == Size(width: 1600, height: 900))
        #expect(editor.document.view == room && editor.document.picture.size == nil)
        #expect(!editor.command.contains("--size"), "\(editor.command)")
        let small = Size(width: 400, height: 200)
        editor.resize(to: small, beside: EdgeInsets())
        #expect(editor.document.view == Size(width: 1000, height: 500) && editor.document.picture.size == small)
        #expect(editor.command.contains("--size 400x200"))
    }
}
