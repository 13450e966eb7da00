import LayoutCore
import Testing
import ZoeDocument

@testable import ZoeEditor

@Suite struct PressTargetTests {
    private let middle = Point(x: 500, y: 300)

    private func editor() throws -> EditorModel {
        var scene = Scene(try #require(LayoutKind.named("linear")))
        scene.items = 10
        scene.scroll = 4
        scene.view = Size(width: 1000, height: 600)
        return EditorModel(scene)
    }

    private func target(
        _ button: Int, at point: Point?, _ editor: EditorModel, isOverPanel: Bool = false
    ) -> PressTarget? {
        PressTarget(button: button, at: point, in: editor, isOverPanel: isOverPanel)
    }

    @Test func whatLiesOnTopComesFirst() throws {
        var editor = try editor()
        let current = try #require(editor.stage.identity(at: 4))
        for button in 0...2 { #expect(target(button, at: middle, editor, isOverPanel: true) == .panel) }
        #expect(target(0, at: middle, editor) == .card(current))
        #expect(target(0, at: Point(x: 500, y: 5), editor) == .row, "above the cards")
        #expect(target(1, at: middle, editor) == .orbit && target(2, at: middle, editor) == .pan)
        #expect(target(3, at: middle, editor) == .item(current), "with Shift it is taken out of its row")
        #expect(target(4, at: middle, editor) == nil, "other buttons mean nothing")
        #expect(target(0, at: nil, editor) == nil, "no pointer was seen yet")
        editor.orbitCamera.start()
        #expect(target(0, at: middle, editor) == .orbit, "walking around, every button moves the eye")
    }

    @Test func whatIsHeldStaysHeldUntilItIsLetGo() throws {
        var editor = try editor()
        editor.press(at: middle)
        #expect(editor.holdsCards && !editor.isDragging)
        for button in 0...2 { #expect(target(button, at: middle, editor) == nil) }
        editor.movePointer(from: middle, to: Point(x: 400, y: 300))
        #expect(editor.isDragging && editor.stage.scroll > 4)
        editor.letGo()
        #expect(editor.held == nil && !editor.isDragging && target(1, at: middle, editor) == .orbit)
    }

    @Test func theEyeIsMovedAndNoCard() throws {
        for target in [PressTarget.orbit, .pan] {
            var editor = try editor()
            editor.takeHold(of: target, at: middle)
            #expect(editor.isDragging && !editor.holdsCards)
            let before = editor.orbitCamera.walk
            editor.movePointer(from: middle, to: Point(x: 400, y: 330))
            #expect(editor.orbitCamera.walk != before && editor.orbitCamera.isAway)
            #expect(editor.stage.scroll == 4 && !editor.stage.isMoving)
            editor.letGo()
            #expect(editor.held == nil)
        }
    }

    @Test func thePanelHoldsForItself() throws {
        var editor = try editor()
        editor.takeHold(of: .panel, at: middle)
        #expect(editor.held == nil)
    }
}

extension EditorModel {
    /// The left button goes down over the stage.
    mutating func press(at point: Point) {
        guard let target = PressTarget(button: 0, at: point, in: self, isOverPanel: false) else { return }
        takeHold(of: target, at: point)
    }
}
