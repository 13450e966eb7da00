import LayoutCore
import TestSupport
import Testing
import ZoeDocument

@testable import ZoeEditor

/// What the pointer does to the cards.
@Suite struct EditorPointerTests {
    private func editor(_ layout: String = "linear", items: Int = 10, scroll: Double = 4) throws -> EditorModel {
        try EditorModelTests().editor(layout, items: items, scroll: scroll)
    }

    private func rest(_ editor: inout EditorModel) { EditorModelTests().rest(&editor) }

    @Test func theStageTurnsToAPointerThatLooksOnOnlyWhereItShall() throws {
        var editor = try editor()
        rest(&editor)
        let still = editor.frame.cards
        let corner = Point(x: 790, y: 10)
        editor.movePointer(from: .zero, to: corner)
        rest(&editor)
        #expect(editor.frame.cards == still && !editor.turnsToPointer)
        editor.change { scene in _ = try? scene.set("pointerTilt", to: "15") }
        editor.movePointer(from: .zero, to: corner)
        rest(&editor)
        #expect(editor.frame.cards != still)
        editor.point(at: nil)
        rest(&editor)
        #expect(editor.frame.cards == still)
    }

    /// In other layouts a card can't always get so far.
    @Test(arguments: ["linear", "rotary", "cylinder", "wheel", "cover-flow", "ring", "polygon-wheel", "cosine"])
    func thePointThatWasGrabbedStaysUnderThePointer(layout: String) throws {
        var editor = try editor(layout, items: 12, scroll: 5)
        editor.change { scene in _ = try? scene.set("motion.style", to: "carousel") }
        rest(&editor)
        let isVertical = editor.stage.knobs.flag("vertical")
        let frame = editor.frame
        let card = try #require(frame.cards.first { $0.index == editor.stage.currentIndex })
        let start = try #require(frame.camera.project(Point(x: 3, y: 4), through: card.matrix))
        let held = try #require(frame.hit(at: start))
        #expect(held.identity == card.identity)
        editor.press(at: start)
        // In one large step, which is far from straight on a wheel.
        let delta = isVertical ? Vector2(x: 0, y: -45) : Vector2(x: -45, y: 0)
        let before = editor.stage.scroll
        editor.movePointer(to: start + delta)
        let moved = editor.frame
        #expect(editor.stage.scroll != before)
        let same = try #require(moved.card(held.identity))
        let point = Point(x: held.point.x - card.size.width / 2, y: held.point.y - card.size.height / 2)
        let place = try #require(moved.camera.project(point, through: same.matrix))
        let miss = isVertical ? place.y - (start + delta).y : place.x - (start + delta).x
        #expect(abs(miss) < 1e-3, "\(layout): \(miss)")
    }

    @Test func aPressStopsWhatMovesAndIsNoTap() throws {
        var editor = try editor()
        editor.apply(.flick(by: Vector2(x: -400, y: 0), seconds: 0.05))
        for _ in 0..<5 { editor.advance(by: 1.0 / 60) }
        #expect(editor.stage.isMoving)
        editor.press(at: Point(x: 900, y: 300))
        let scroll = editor.stage.scroll
        for _ in 0..<30 { editor.advance(by: 1.0 / 60) }
        #expect(editor.stage.scroll == scroll)
        editor.letGo()
        #expect(editor.selected == nil)
        rest(&editor)
        #expect(
            abs(editor.stage.scroll - scroll) <= 0.5, "it goes to the nearest card and not to the one that was hit")
    }

    @Test func aClickCentresAndTheNextSelects() throws {
        var editor = try editor()
        func click(_ point: Point) {
            editor.press(at: point)
            editor.letGo()
        }
        click(Point(x: 700, y: 300))
        #expect(editor.selected == nil)
        rest(&editor)
        #expect(editor.stage.currentIndex == 5)
        click(Point(x: 500, y: 300))
        #expect(editor.selected == 5)
    }

    @Test func aHandThatHardlyMovesAcrossThrowsNothing() throws {
        var editor = try editor()
        editor.press(at: Point(x: 500, y: 300))
        for step in 1...40 { editor.movePointer(to: Point(x: 500, y: 300 - Double(step))) }
        #expect(editor.view != editor.frame, "the card is seen to follow")
        editor.letGo()
        #expect(editor.stage.count == 10)
        editor.press(at: Point(x: 500, y: 300))
        for step in 1...120 { editor.movePointer(to: Point(x: 500, y: 300 - Double(step))) }
        editor.letGo()
        #expect(editor.stage.count == 9)
    }

    /// Where the card under the hand is seen, frame by frame after a throw of so many points upwards.
    private func heights(afterThrowOf delta: Int) throws -> [Double] {
        var editor = try editor()
        func height() -> Double? { editor.view.cards.first { $0.identity == 4 }.map { $0.matrix.m42 / $0.matrix.m44 } }
        let place = try #require(height())
        editor.press(at: Point(x: 500, y: 300))
        for step in 1...delta { editor.movePointer(to: Point(x: 500, y: 300 - Double(step))) }
        var heights: [Double] = [try #require(height()) - place]
        editor.letGo()
        for _ in 0..<120 {
            if let height = height() { heights.append(height - place) }
            if !editor.isMoving { break }
            editor.advance(by: 1.0 / 60)
        }
        #expect(!editor.isMoving)
        return heights
    }

    @Test func aThrowThatFallsShortSpringsBack() throws {
        let heights = try heights(afterThrowOf: 60)
        #expect(abs(heights[0] + 60) < 1e-9 && heights[1] == heights[0] && heights.last == 0)
        for (before, after) in zip(heights, heights.dropFirst()) {
            #expect(after >= before && after - before < 20, "it leaps: \(heights)")
        }
    }

    @Test func aCardThatIsThrownAwayGoesOnUntilItHasFaded() throws {
        let heights = try heights(afterThrowOf: 120)
        #expect(abs(heights[0] + 120) < 1e-9 && heights.count > 5)
        for (before, after) in zip(heights, heights.dropFirst()) { #expect(after <= before) }
    }
}
