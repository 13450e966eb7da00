import LayoutCore
import Testing
import ZoeOpenGL
import ZoeRenderer

@testable import ZoeEditor
@testable import ZoeWindow

@Suite struct PanelSnapshotTests {
    private let boxes = [
        UI.Box(least: Point(x: 900, y: 10), most: Point(x: 1270, y: 700)),
        UI.Box(least: Point(x: 10, y: 690), most: Point(x: 200, y: 800)),
    ]

    @Test func itsPartsAreInPixelsFromTheLowerLeftAndWithinTheWindow() {
        let kept = PanelSnapshot(boxes, pixelsPerUnit: 1, (1280, 720))
        #expect(kept.all.map(\.left) == [900, 10] && kept.all.map(\.low) == [20, 0])
        #expect(kept.all.map(\.width) == [370, 190] && kept.all.map(\.height) == [690, 30])
        let fine = PanelSnapshot(boxes, pixelsPerUnit: 2, (2560, 1440))
        #expect(fine.all.map(\.left) == [1800, 20] && fine.all.map(\.height) == [1380, 60])
    }

    @Test func itIsShownAFewTimesAndThenLookedAt() {
        var kept = PanelSnapshot(boxes, pixelsPerUnit: 1, (1280, 720))
        var shows = 0
        while kept.next(for: (1280, 720)) == .kept, shows < 100 { shows += 1 }
        #expect((2...12).contains(shows), "about ten times a second")
        #expect(kept.next(for: (1280, 720)) == .due)
        kept = PanelSnapshot(boxes, pixelsPerUnit: 1, (1280, 720))
        #expect(kept.next(for: (1281, 720)) == .nothing, "another window")
        kept.forget()
        #expect(kept.next(for: (1280, 720)) == .nothing)
        var none = PanelSnapshot()
        #expect(none.next(for: (1280, 720)) == .nothing)
    }

    @Test func itIsLookedAtWhenSomethingHappens() {
        var kept = PanelSnapshot(boxes, pixelsPerUnit: 1, (1280, 720))
        kept.look()
        #expect(kept.next(for: (1280, 720)) == .due)
        kept.forget()
        kept.look()
        #expect(kept.next(for: (1280, 720)) == .nothing)
    }

    @Test func onlyWindowsThatLookOtherwiseAreDrawnAnew() {
        let kept = PanelSnapshot(boxes, pixelsPerUnit: 1, (1280, 720))
        func kinds(_ fresh: [UI.Box]) -> [Bool]? { kept.changes(in: fresh) { _ in nil }?.isKept }
        var fresh = boxes
        #expect(kinds(fresh) == [true, true])
        fresh[1].fingerprint = 7
        #expect(kinds(fresh) == [true, false])
        #expect(kinds([boxes[0]]) == nil, "one is gone")
        fresh[0] = UI.Box(least: Point(x: 901, y: 10), most: boxes[0].most)
        #expect(kinds(fresh) == [false, false], "one has moved, and touches no other")
        fresh[0] = UI.Box(least: Point(x: 100, y: 10), most: boxes[0].most)
        #expect(kinds(fresh) == nil, "one has come over another")
        // A window that changes over one that does not takes that with it.
        let over = [boxes[0], UI.Box(least: Point(x: 950, y: 50), most: Point(x: 1000, y: 80))]
        let both = PanelSnapshot(over, pixelsPerUnit: 1, (1280, 720))
        let other = [over[0], UI.Box(least: over[1].least, most: over[1].most, fingerprint: 1)]
        #expect(both.changes(in: other) { _ in nil } == nil)
    }

    @Test func ofAWindowInItsPlaceOnlyPartsAreDrawnAnew() {
        let kept = PanelSnapshot(boxes, pixelsPerUnit: 1, (1280, 720))
        let part = UI.Box(least: Point(x: 1000, y: 200), most: Point(x: 1100, y: 220))
        var fresh = boxes
        fresh[0].fingerprint = 7
        let changes = kept.changes(in: fresh) { $0 == 0 ? [part] : nil }
        #expect(changes == PanelSnapshot.Changes(isKept: [true, true], parts: [part]))
        fresh[0] = UI.Box(least: boxes[0].least, most: Point(x: 1270, y: 701), fingerprint: 7)
        #expect(kept.changes(in: fresh) { _ in [part] }?.isKept == [false, true], "it has grown")
        // Under a window over it, something may shine through.
        let over = [boxes[0], UI.Box(least: Point(x: 1050, y: 190), most: Point(x: 1060, y: 210))]
        let both = PanelSnapshot(over, pixelsPerUnit: 1, (1280, 720))
        let other = [UI.Box(least: over[0].least, most: over[0].most, fingerprint: 1), over[1]]
        #expect(both.changes(in: other) { _ in [part] } == nil)
    }

    @Test func whatHappensBesideItDoesNotConcernIt() {
        let kept = PanelSnapshot(boxes, pixelsPerUnit: 1, (1280, 720))
        let (on, beside) = (Point(x: 1000, y: 300), Point(x: 500, y: 300))
        #expect(!kept.isConcerned(by: .pointer(beside), pointer: beside))
        #expect(kept.isConcerned(by: .pointer(on), pointer: beside), "the pointer comes")
        #expect(kept.isConcerned(by: .pointer(beside), pointer: on), "and goes")
        #expect(!kept.isConcerned(by: .wheel(Vector2(x: 0, y: 1)), pointer: beside))
        #expect(kept.isConcerned(by: .button(0, isDown: true, []), pointer: on))
        #expect(kept.isConcerned(by: .changed, pointer: beside) && kept.isConcerned(by: .typed("a"), pointer: nil))
    }
}
