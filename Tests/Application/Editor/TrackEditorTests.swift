import LayoutCore
import Testing
import ZoeDocument

@testable import ZoeEditor

/// The line of the layout path, dragged on the stage.
@Suite struct TrackEditorTests {
    private func editor(_ path: String = "M0 0H100V100H0Z", _ change: (inout Scene) -> Void = { _ in }) throws
        -> EditorModel
    {
        var scene = Scene(try #require(LayoutKind.named("path")))
        scene.items = 4
        scene.view = Size(width: 1000, height: 600)
        _ = try scene.set("path", to: path)
        change(&scene)
        var editor = EditorModel(scene)
        #expect(editor.toggleTrackEditing() && editor.isEditingTrack)
        return editor
    }

    private func place(_ grip: TrackLine.Grip, _ editor: EditorModel) throws -> Point {
        let place = try #require(editor.trackLine?.place(of: grip))
        let sight = try #require(editor.trackSight)
        return try #require(sight.place(of: place))
    }

    private func path(_ editor: EditorModel) -> String { "\(editor.scene.knobs["layout.path"])" }

    private func drag(_ button: Int, from start: Point, to end: Point, _ editor: inout EditorModel) throws {
        let target = try #require(PressTarget(button: button, at: start, in: editor, isOverPanel: false))
        editor.takeHold(of: target, at: start)
        editor.movePointer(from: start, to: Point(x: (start.x + end.x) / 2, y: start.y))
        editor.movePointer(from: Point(x: (start.x + end.x) / 2, y: start.y), to: end)
        editor.letGo()
    }

    /// A closed line with four cards has them on its four corners, however it leans and from wherever it is seen.
    @Test(arguments: [0.0, 60], [false, true])
    func pointsAreSeenWhereCardsStand(tilt: Double, isSeenFromElsewhere: Bool) throws {
        var editor = try editor {
            _ = try? $0.set("standing", to: "0")
            _ = try? $0.set("tilt", to: "\(tilt)")
            _ = try? $0.set("contentX", to: "40")
        }
        if isSeenFromElsewhere {
            editor.orbitCamera.orbit(by: Vector2(x: 60, y: 40))
            for _ in 0..<20 { editor.advance(by: 0.1) }
        }
        let frame = editor.view
        for card in frame.cards where !card.isHidden {
            let node = ((Int(card.offset.rounded()) % 4) + 4) % 4
            let seen = try #require(frame.camera.project(.zero, through: card.matrix))
            #expect((try place(.node(node), editor) - seen).length < 1e-6, "\(node)")
        }
    }

    @Test func aPointFollowsTheHandAndAllElseStays() throws {
        var editor = try editor()
        let before = editor.document
        let others = try (1..<4).map { try place(.node($0), editor) }
        let start = try place(.node(0), editor)
        // Taken beside its middle, and far beyond what the line filled.
        let end = Point(x: start.x - 150, y: start.y - 90)
        try drag(0, from: Point(x: start.x + 4, y: start.y + 3), to: Point(x: end.x + 4, y: end.y + 3), &editor)
        #expect((try place(.node(0), editor) - end).length < 0.2)
        #expect(try (1..<4).map { try place(.node($0), editor) } == others)
        #expect(path(editor).hasSuffix("L100 0 L100 100 L0 100 Z"), "\(path(editor))")
        #expect(editor.track.chosen == 0)
        // One step to take back.
        editor.undo()
        #expect(editor.document.text == before.text)
        editor.redo()
        #expect((try place(.node(0), editor) - end).length < 0.2)
    }

    @Test func theDotBetweenTwoPointsBecomesOne() throws {
        var editor = try editor()
        let start = try place(.middle(0), editor)
        try drag(0, from: start, to: Point(x: start.x, y: start.y - 100), &editor)
        #expect(editor.trackLine?.nodes.count == 5 && editor.track.chosen == 1)
        #expect((try place(.node(1), editor) - Point(x: start.x, y: start.y - 100)).length < 0.2)
        editor.undo()
        #expect(path(editor) == "M0 0H100V100H0Z", "making and moving it is one step")
    }

    @Test func theRightButtonAndDeleteTakePointsAway() throws {
        var editor = try editor("M0 0 L30 30 L60 0 L90 30")
        let place = try place(.node(1), editor)
        #expect(PressTarget(button: 1, at: place, in: editor, isOverPanel: false) == .trackNode(1))
        editor.takeHold(of: .trackNode(1), at: place)
        editor.letGo()
        #expect(path(editor) == "M0 0 L60 0 L90 30")
        let next = try self.place(.node(1), editor)
        try drag(0, from: next, to: next, &editor)
        #expect(editor.perform(.removeCard) && path(editor) == "M0 0 L90 30" && editor.stage.count == 4)
        // The last two stay; what is taken away then is a card.
        #expect(editor.perform(.removeCard) && path(editor) == "M0 0 L90 30" && editor.stage.count == 3)
    }

    @Test func shiftMakesCornersRound() throws {
        var editor = try editor("M0 0 L30 30 L60 0")
        let start = try place(.node(1), editor)
        try drag(3, from: start, to: start, &editor)
        #expect(editor.trackLine?.nodes[1].ahead != nil && path(editor).contains("C"))
        // Its handles can be held now.
        let handle = try place(.ahead(1), editor)
        #expect(editor.trackGrip(at: handle) == .ahead(1))
        try drag(0, from: handle, to: Point(x: handle.x, y: handle.y - 60), &editor)
        #expect((try place(.ahead(1), editor) - Point(x: handle.x, y: handle.y - 60)).length < 0.2)
    }

    @Test func cardsAreTakenBesideTheLineAndWhenItIsDone() throws {
        var editor = try editor()
        let corner = try place(.node(2), editor)
        #expect(PressTarget(button: 0, at: corner, in: editor, isOverPanel: false) == .track(.node(2), isAlone: false))
        let inside = Point(x: corner.x - 30, y: corner.y - 30)
        #expect(PressTarget(button: 0, at: inside, in: editor, isOverPanel: false)?.isTrack == false)
        #expect(editor.perform(.leave) && !editor.isEditingTrack)
        #expect(PressTarget(button: 0, at: corner, in: editor, isOverPanel: false)?.isTrack == false)
    }

    @Test func aLayoutWithoutALineHasNoneToEdit() throws {
        var editor = EditorModel(Scene(try #require(LayoutKind.named("linear"))))
        #expect(!editor.perform(.editTrack) && !editor.isEditingTrack && editor.trackSight == nil)
    }
}
