import LayoutCore
import TestSupport
import Testing
import ZoeDocument
import ZoeEditor
import ZoeOpenGL
import ZoeRenderer

@testable import ZoeWindow

@Suite(.serialized, .ownThread) struct RehearsalTests {
    private func piece(_ name: String) throws -> Rehearsal.Piece {
        let scene = try #require(Scene.builtIn(name))
        let editor = EditorModel(scene)
        let size = (width: Int(editor.stage.view.width), height: Int(editor.stage.view.height))
        let version = WarmUp.Version(changes: 1, width: size.width, height: size.height, pictures: 0)
        let place = StageArea(ViewPlacement(scene, in: editor.stage.view), in: size, pixelsPerPoint: 1)
        return Rehearsal.Piece(editor, on: place, version)
    }

    /// Cards with all that they may have, on a floor; cut ones behind a lens; ones that are dear at rest.
    @Test(arguments: [("gallery", 14), ("open-lens", 21), ("tins", 18), ("polygon-wheel", 9)])
    func aSceneIsDrawnAtRestAndMadeReadyForMotion(name: String, fewest: Int) throws {
        let programs = try Rehearsal.draw(piece(name)) { true }
        #expect(programs >= fewest, "\(name) takes \(programs) programs")
    }

    @Test func itEndsBeforeTheNextProgramOnceNobodyWantsIt() throws {
        let piece = try piece("gallery")
        var asked = 0
        #expect(throws: RendererError.self) {
            _ = try Rehearsal.draw(piece) {
                asked += 1
                return asked <= 3
            }
        }
        #expect(asked == 4)
    }

    @Test func whoeverLetsItGoWaitsForItsEnd() throws {
        for _ in 0..<3 { _ = try Rehearsal(of: piece("gallery")) }
    }
}
