import LayoutCore
import Testing
import ZoeDocument

@testable import ZoeEditor

/// Cards that the hand carries to another place.
@Suite struct ReorderTests {
    private static func editor() throws -> EditorModel {
        var scene = Scene(try #require(LayoutKind.named("linear")))
        scene.items = 7
        scene.view = Size(width: 1200, height: 400)
        scene.scroll = 3
        for (name, value) in [("itemWidth", "200"), ("itemHeight", "200"), ("perspective", "0")] {
            _ = try scene.set(name, to: value)
        }
        return EditorModel(scene)
    }

    private static func order(_ editor: EditorModel) -> [Int] {
        (0..<editor.stage.count).compactMap { editor.stage.identity(at: $0) }
    }

    @Test func aCardIsCarriedOverOthersThatMakeRoom() throws {
        var editor = try Self.editor()
        let start = Point(x: 600, y: 200)
        let target = try #require(PressTarget(button: 3, at: start, in: editor, isOverPanel: false))
        #expect(target == .item(3))
        editor.takeHold(of: target, at: start)
        var here = start
        func move(to x: Double) {
            let next = Point(x: x, y: 180)
            editor.movePointer(from: here, to: next)
            here = next
        }
        move(to: 690)
        #expect(Self.order(editor) == [0, 1, 2, 3, 4, 5, 6] && editor.isDragging)
        move(to: 810)
        #expect(Self.order(editor) == [0, 1, 2, 4, 3, 5, 6])
        // Over the place that it has been given, nothing changes however long it takes.
        move(to: 820)
        editor.advance(by: 0.1)
        move(to: 815)
        #expect(Self.order(editor) == [0, 1, 2, 4, 3, 5, 6] && editor.scene.edits == [.move(from: 3, to: 4)])
        move(to: 1010)
        #expect(Self.order(editor) == [0, 1, 2, 4, 5, 3, 6] && editor.scene.edits == [.move(from: 3, to: 5)])
        // It is in the hand, once, and in front of all others.
        let card = editor.view.cards.filter { $0.identity == 3 }
        #expect(card.count == 1 && card[0].order == editor.view.cards.count - 1)
        #expect(abs(card[0].matrix.row4.x - 410) < 1e-9 && abs(card[0].matrix.row4.y + 20) < 1e-9)
        #expect(Set(editor.view.cards.map(\.order)) == Set(0..<editor.view.cards.count))
        editor.letGo()
        #expect(editor.held == nil && editor.lifted == nil)
        for _ in 0..<60 { editor.advance(by: 1.0 / 60) }
        let landed = try #require(editor.view.cards.first { $0.identity == 3 })
        #expect(abs(landed.matrix.row4.x - 400) < 1e-9 && landed.alpha == 1)
        // One step, there and back.
        editor.undo()
        #expect(Self.order(editor) == [0, 1, 2, 3, 4, 5, 6] && editor.scene.edits.isEmpty)
        editor.redo()
        #expect(Self.order(editor) == [0, 1, 2, 4, 5, 3, 6])
    }

    /// Over the seam of a closed row it is the same: the others make room, in whichever direction it is carried.
    @Test(arguments: [(6, 1.0, [1, 2, 3, 4, 5, 0, 6]), (0, -1, [1, 2, 3, 4, 5, 0, 6])])
    func aCardIsCarriedOverTheSeam(card: Int, way: Double, order: [Int]) throws {
        var scene = try Self.editor().scene
        _ = try scene.set("wrap", to: "true")
        scene.scroll = Double(card)
        var editor = EditorModel(scene)
        let start = Point(x: 600, y: 200)
        editor.takeHold(of: .item(card), at: start)
        func places() -> [Int: Double] {
            Dictionary(
                uniqueKeysWithValues: editor.stage.settled.frame().cards.map {
                    ($0.identity, $0.matrix.row4.x.rounded())
                })
        }
        let before = places()
        let seen = editor.stage.frame().cards.first { $0.identity == 3 }?.matrix
        var here = start
        func move(to x: Double) {
            editor.movePointer(from: here, to: Point(x: x, y: 200))
            here = Point(x: x, y: 200)
        }
        move(to: 600 + way * 210)
        let other = card == 6 ? 0 : 6
        var wanted = before
        (wanted[card], wanted[other]) = (before[other], before[card])
        #expect(places() == wanted)
        #expect(
            editor.stage.frame().cards.first { $0.identity == 3 }?.matrix == seen,
            "what is passed moves, the rest stands")
        // Around the ring.
        let ring = Self.order(editor)
        let turned = ring.firstIndex(of: order[0]).map { Array(ring[$0...] + ring[..<$0]) }
        #expect(turned == order)
        // Held there, nothing more happens; brought back, it is where it was.
        move(to: 600 + way * 214)
        #expect(places() == wanted)
        move(to: 600)
        #expect(places() == before && editor.stage.scroll.rounded() == Double(card))
        editor.letGo()
        #expect(Self.order(editor) == [0, 1, 2, 3, 4, 5, 6] && editor.scene.edits.isEmpty)
    }

    @Test func broughtBackItHasNotBeenMoved() throws {
        var editor = try Self.editor()
        editor.takeHold(of: .item(3), at: Point(x: 600, y: 200))
        editor.movePointer(from: Point(x: 600, y: 200), to: Point(x: 400, y: 200))
        #expect(editor.scene.edits == [.move(from: 3, to: 2)])
        editor.movePointer(from: Point(x: 400, y: 200), to: Point(x: 605, y: 200))
        editor.letGo()
        #expect(editor.scene.edits.isEmpty && Self.order(editor) == [0, 1, 2, 3, 4, 5, 6])
        #expect(!editor.history.canUndo)
    }

    @Test func theDocumentKeepsIt() throws {
        var editor = try Self.editor()
        editor.takeHold(of: .item(3), at: Point(x: 600, y: 200))
        editor.movePointer(from: Point(x: 600, y: 200), to: Point(x: 1000, y: 200))
        editor.letGo()
        let (read, warnings) = try Scene.read(editor.scene.text)
        #expect(warnings.isEmpty && read.edits == [.move(from: 3, to: 5)])
        let stage = read.stage()
        #expect((0..<7).compactMap { stage.identity(at: $0) } == [0, 1, 2, 4, 5, 3, 6])
    }

    @Test func aCardThatIsPressedForAWhileIsCarried() throws {
        var editor = try Self.editor()
        let start = Point(x: 600, y: 200)
        let target = try #require(PressTarget(button: 0, at: start, in: editor, isOverPanel: false))
        editor.takeHold(of: target, at: start)
        // Whoever draws is told to look again, though nothing moves yet.
        #expect(editor.isMoving)
        editor.advance(by: 0.3)
        #expect(editor.held == .card(3) && editor.lifted == nil)
        editor.advance(by: 0.15)
        #expect(editor.held == .item(3) && editor.lifted != nil)
        // It rises, so that the hand sees that it has it.
        let risen = try #require(editor.view.cards.first { $0.identity == 3 })
        #expect(risen.matrix.row4.y == -8)
        editor.movePointer(from: start, to: Point(x: 810, y: 200))
        #expect(Self.order(editor) == [0, 1, 2, 4, 3, 5, 6] && editor.stage.scroll == 3)
        editor.letGo()
        #expect(editor.scene.edits == [.move(from: 3, to: 4)] && editor.held == nil)
        editor.undo()
        #expect(Self.order(editor) == [0, 1, 2, 3, 4, 5, 6])
    }

    @Test func whatMovesOrIsLetGoSoonerIsNoLongPress() throws {
        var editor = try Self.editor()
        let start = Point(x: 600, y: 200)
        editor.takeHold(of: .card(3), at: start)
        editor.movePointer(from: start, to: Point(x: 580, y: 200))
        editor.advance(by: 1)
        #expect(editor.held == .card(3) && editor.lifted == nil && editor.stage.scroll > 3)
        editor.letGo()
        while editor.isMoving { editor.advance(by: 1.0 / 60) }
        editor.takeHold(of: .card(3), at: start)
        editor.advance(by: 0.2)
        editor.letGo()
        #expect(editor.selected == 3 && editor.lifted == nil)
        // Between the cards there is nothing to lift.
        editor.takeHold(of: .row, at: Point(x: 600, y: 390))
        editor.advance(by: 1)
        #expect(editor.held == .row && editor.lifted == nil && !editor.isMoving)
    }
}
