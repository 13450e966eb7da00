import Testing

@testable import LayoutCore

/// What a host can ask a stage, wheel by wheel.
@Suite struct WheelLaneTests {
    @Test func `a program scrolls any wheel`() {
        var stage = Stage.showing("picker", items: 30)
        #expect(stage.laneCount == 3)
        stage.apply(.jump(to: 4, lane: 1))
        stage.apply(.scroll(to: 7, lane: 2))
        stage.rest()
        #expect(stage.scrolls == [0, 4, 7] && stage.currentIndices == [0, 4, 7])
        stage.apply(.scrollOn(by: 2, lane: 1))
        stage.apply(.scrollItems(-3, lane: 2))
        stage.apply(.wheel(by: 1.2, lane: 0))
        stage.rest()
        #expect(stage.scrolls == [1, 6, 4])
        #expect(stage.scroll == 1)
    }

    @Test func `an event names its wheel`() {
        var stage = Stage.showing("picker", items: 30)
        stage.apply(.scroll(to: 1, lane: 2))
        stage.rest()
        stage.apply(.insert(at: 20, animated: false))
        stage.apply(.set("tlit", to: 1))
        let told = stage.takeLaneEvents()
        #expect(told.first == LaneEvent(lane: 2, .willBeginScrollingAnimation))
        #expect(told.contains(LaneEvent(lane: 2, .currentItemIndexDidChange(1))))
        #expect(told.suffix(2).allSatisfy { $0.lane == nil } && told.suffix(2).first?.event == .didInsert(identity: 30))
        #expect(stage.takeLaneEvents() == [] && stage.takeEvents() == [])
    }

    @Test func `the wheel under a pointer is found`() {
        let stage = Stage.showing("picker", items: 30)
        let frame = stage.frame()
        for lane in 0..<3 {
            let card = frame.cards.first { $0.lane == lane && $0.index == 0 }!
            #expect(stage.lane(at: frame.place(of: card)!) == lane)
        }
    }

    @Test func `a stage says what moves it`() {
        var stage = Stage.showing("cover-flow-2", items: 30, at: 4)
        func state() -> [Bool] { [stage.isDragging, stage.isDecelerating, stage.isScrolling] }
        #expect(state() == [false, false, false])
        stage.apply(.press(at: stage.middle))
        #expect(state() == [false, false, false])
        stage.drag(x: -150, velocity: -900)
        #expect(state() == [true, false, false])
        #expect(stage.toggle != 0 || stage.currentIndex == 4)
        stage.apply(.release)
        #expect(state() == [false, true, false])
        stage.rest()
        stage.apply(.scroll(to: 9))
        #expect(state() == [false, false, true])
        stage.rest()
        #expect(state() == [false, false, false] && stage.toggle == 0)
        // A slow drag over the middle between two cards lets CoverFlow 2's cards turn.
        stage.apply(.press(at: stage.middle))
        stage.drag(x: -70, velocity: 0)
        #expect(stage.currentIndex == 10 && stage.toggle == -1)
        #expect(stage.scroller(of: 0)?.toggle == -1 && stage.scroller(of: 1) == nil)
    }

    @Test func `a spin and a ball slow down`() {
        for layout in ["ellipse", "tag-cloud"] {
            var stage = Stage.showing(layout, items: 20)
            stage.apply(.flick(by: Vector2(x: -120, y: 30), seconds: 0.1))
            #expect(stage.isDecelerating && !stage.isDragging && !stage.isScrolling, "\(layout)")
            stage.rest()
            #expect(!stage.isDecelerating)
        }
    }

    @Test func `every card of a frame has a name of its own`() {
        var stages = [
            Stage.showing("picker", items: 5), .showing("linear", items: 3, ["wrap": true, "repeatItems": true]),
            .showing("linear", items: 2, ["placeholders": 6]),
        ]
        var gone = Stage.showing("linear", items: 9, at: 4)
        for _ in 0..<3 {
            gone.apply(.remove(at: 4))
            gone.advance(by: 0.01)
            gone.apply(.putBack(identity: 4, at: 4))
        }
        stages.append(gone)
        var few = Stage.showing("linear", items: 3, ["wrap": true, "repeatItems": true])
        few.apply(.remove(at: 1))
        few.apply(.putBack(identity: 1, at: 0))
        few.apply(.remove(at: 2))
        few.advance(by: 0.02)
        stages.append(few)
        few.apply(.layout("rotary", seconds: 1))
        few.advance(by: 0.02)
        stages.append(few)
        for stage in stages {
            let cards = stage.frame().cards
            #expect(cards.count > 4 && Set(cards.map(\.id)).count == cards.count, "\(cards.map(\.id))")
        }
        // From frame to frame it stays.
        var stage = Stage.showing("linear", items: 9, at: 4)
        let names = Set(stage.frame().cards.map(\.id))
        stage.apply(.insert(at: 0))
        #expect(names.isSubset(of: Set(stage.frame().cards.map(\.id))))
    }
}
