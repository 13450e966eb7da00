import Testing

@testable import LayoutCore

/// What a carousel tells, in the original's order.
@Suite struct EventTests {
    private func tap(_ index: Int, on stage: inout Stage) {
        let frame = stage.frame()
        let card = frame.cards.first { $0.index == index }!
        stage.apply(.tap(at: frame.place(of: card)!))
    }

    @Test func `a tap asks, scrolls, selects`() {
        var stage = Stage.showing("linear", items: 9, at: 4)
        tap(5, on: &stage)
        #expect(stage.story() == ["shouldSelect(5)", "willBeginScrollingAnimation", "didSelect(5)"])
        stage.rest()
        #expect(
            stage.story() == ["didScroll", "currentItemIndexDidChange(5)", "didScroll", "didEndScrollingAnimation"])
        #expect(stage.scroll == 5 && stage.selection == 5)
    }

    @Test func `a tap on the card in the middle moves nothing`() {
        for strict in [true, false] {
            var stage = Stage.showing("linear", items: 9, at: 4, ["strict": .flag(strict)])
            tap(4, on: &stage)
            let scrolls = strict ? ["willBeginScrollingAnimation"] : []
            #expect(stage.story() == ["shouldSelect(4)"] + scrolls + ["didSelect(4)"])
        }
    }

    @Test func `a tap may be told not to centre`() {
        var stage = Stage.showing("linear", items: 9, at: 4, ["centerItemWhenSelected": false])
        tap(5, on: &stage)
        #expect(stage.story() == ["shouldSelect(5)", "didSelect(5)"])
        #expect(!stage.isMoving)
    }

    @Test func `a refused selection selects nothing`() {
        var stage = Stage.showing("linear", items: 9, at: 4)
        stage.shouldSelect = { $0 != 5 }
        tap(5, on: &stage)
        #expect(stage.story() == ["shouldSelect(5)"])
        #expect(stage.selection == nil && !stage.isMoving)
    }

    @Test func `a tap beside the cards aligns`() {
        var stage = Stage.showing("linear", items: 9, at: 4)
        stage.apply(.tap(at: Point(x: 500, y: 10)))
        #expect(stage.story() == [])
        stage.jump(to: 4.3)
        _ = stage.takeEvents()
        stage.apply(.tap(at: Point(x: 500, y: 10)))
        stage.rest()
        #expect(stage.story() == ["willBeginScrollingAnimation", "didScroll", "didEndScrollingAnimation"])
        #expect(stage.scroll == 4)
    }

    @Test func `a placeholder is no item to select`() {
        var stage = Stage.showing("linear", items: 3, at: 0, ["placeholders": 3])
        tap(-1, on: &stage)
        #expect(stage.story() == [] && stage.selection == nil)
    }

    @Test func `a fling tells its whole story`() {
        var stage = Stage.showing("linear", items: 30, at: 10)
        stage.apply(.press(at: stage.middle))
        stage.drag(x: -20, velocity: -700)
        stage.apply(.release)
        stage.rest()
        #expect(
            stage.story() == [
                "willBeginDragging", "didScroll", "didEndDragging(1)", "willBeginDecelerating", "didScroll",
                "currentItemIndexDidChange(11)", "didScroll", "currentItemIndexDidChange(12)", "didScroll",
                "didEndDecelerating", "willBeginScrollingAnimation", "didEndScrollingAnimation",
            ])
        #expect(stage.scroll == 12)
    }

    @Test func `keys move by one, also while the last is still on its way`() {
        for (strict, rest) in [(false, 7.0), (true, 5.0)] {
            var stage = Stage.showing("linear", items: 20, at: 4, ["strict": .flag(strict)])
            for _ in 0..<3 {
                stage.apply(.key(.right))
                stage.run(0.1)
            }
            stage.rest()
            #expect(stage.scroll == rest)
        }
        var stage = Stage.showing("linear", items: 20, at: 4)
        for (key, place) in [
            (Input.Key.left, 3.0), (.up, 2), (.down, 3), (.pageDown, 8), (.pageUp, 3), (.end, 19), (.right, 19),
            (.home, 0),
            (.left, 0),
        ] {
            stage.apply(.key(key))
            stage.rest()
            #expect(stage.scroll == place, "\(key)")
        }
    }

    @Test func `every beginning has its end`() {
        var stage = Stage.showing("linear", items: 20, at: 4)
        let acts: [Input] = [
            .scroll(to: 9), .key(.right), .jump(to: 3), .flick(by: Vector2(x: -300, y: 0), seconds: 0.1),
            .scroll(to: 9), .press(at: stage.middle), .drag(by: Vector2(x: -30, y: 0)), .scroll(to: 12),
            .drag(by: Vector2(x: 30, y: 0)), .release, .flick(by: Vector2(x: 300, y: 0), seconds: 0.1), .wheel(by: 0.3),
            .remove(at: 3), .flick(by: Vector2(x: 300, y: 0), seconds: 0.1), .reloadAll(count: 2),
        ]
        var names: [String] = []
        for act in acts {
            stage.apply(act)
            stage.run(0.1)
            names += stage.story()
        }
        stage.rest()
        names += stage.story()
        for (begin, end) in [
            ("willBeginScrollingAnimation", "didEndScrollingAnimation"),
            ("willBeginDecelerating", "didEndDecelerating"),
            ("willBeginDragging", "didEndDragging"),
        ] {
            var open = 0
            for name in names {
                if name == begin { open += 1 }
                if name.hasPrefix(end) { open -= 1 }
                #expect((0...1).contains(open), "\(begin): \(names)")
            }
            #expect(open == 0, "\(begin)")
        }
    }

    @Test func `a mouse wheel moves at once and lets the carousel come to rest`() {
        var stage = Stage.showing("linear", items: 20, at: 4)
        stage.apply(.wheel(by: 0.3))
        #expect(stage.scroll == 4.3 && stage.isMoving)
        stage.run(0.15)
        stage.apply(.wheel(by: 0.4))
        stage.run(0.15)
        #expect(abs(stage.scroll - 4.7) < 1e-12)
        stage.rest()
        #expect(stage.scroll == 5)
        stage.apply(.wheel(by: 100))
        #expect(stage.scroll == 19)
        stage.rest()
        #expect(stage.scroll == 19)
    }

    @Test func `a press between two turns of the wheel still aligns`() {
        var stage = Stage.showing("linear", items: 20, at: 4)
        stage.apply(.wheel(by: 0.3))
        stage.apply(.press(at: stage.middle))
        stage.run(0.5)
        #expect(stage.scroll == 4.3)
        stage.apply(.release)
        stage.rest()
        #expect(stage.scroll == 4)
    }

    @Test func `paging goes one card on`() {
        for speed in [700.0, 3000, 9000] {
            var stage = Stage.showing("linear", items: 20, at: 4, ["pagingEnabled": true])
            stage.apply(.press(at: stage.middle))
            stage.drag(x: -20, velocity: -speed)
            stage.apply(.release)
            stage.rest()
            #expect(stage.scroll == 5)
        }
    }

    @Test func `an autoscroll that is switched off comes to rest on a card`() {
        var stage = Stage.showing("rotary", items: 12, ["autoscroll": -1])
        stage.apply(.set("autoscroll", to: -1))
        stage.run(2.3)
        #expect(abs(stage.scroll - stage.scroll.rounded()) > 0.1)
        stage.apply(.set("autoscroll", to: 0))
        stage.rest()
        #expect(stage.scroll == stage.scroll.rounded())
    }

    @Test func `a hand stops an autoscroll while it is down`() {
        var stage = Stage.showing("rotary", items: 12)
        stage.apply(.set("autoscroll", to: -1))
        stage.run(1)
        stage.apply(.press(at: stage.middle))
        let held = stage.scroll
        stage.run(1)
        #expect(stage.scroll == held)
        stage.apply(.release)
        stage.run(0.5)
        #expect(abs(stage.scroll - held - 0.5) < 0.02)
    }
}
