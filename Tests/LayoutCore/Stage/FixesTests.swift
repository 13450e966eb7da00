import Testing

@testable import LayoutCore

/// Where the original is known to be wrong: what it does (`strict`), and what happens here instead.
@Suite struct FixesTests {
    @Test func `autoscroll that starts after idling does not jump`() {
        func delta(strict: Bool) -> Double {
            var stage = Stage.showing("rotary", items: 12, ["strict": .flag(strict), "itemWidth": 200])
            // Something has moved, so that the clock has ticked before the carousel idles.
            stage.apply(.scroll(to: 1, seconds: 0.4))
            stage.rest()
            stage.run(5)
            let before = stage.scroll
            stage.apply(.set("autoscroll", to: -0.5))
            stage.advance(by: 1.0 / 60)
            return stage.scroll - before
        }
        #expect(abs(delta(strict: false) - 0.5 / 60) < 1e-9)
        #expect(delta(strict: true) > 2)
    }

    @Test(arguments: [true, false])
    func `holding still before release does not fling`(givesVelocity: Bool) {
        func flings(strict: Bool, pause: Int) -> Bool {
            var stage = Stage.showing("linear", items: 30, at: 10, ["strict": .flag(strict)])
            stage.apply(.press(at: stage.middle))
            for _ in 0..<10 {
                stage.advance(by: 1.0 / 60)
                stage.drag(x: -20, velocity: givesVelocity ? -1200 : nil)
            }
            stage.run(Double(pause) / 60)
            stage.apply(.release)
            return stage.takeEvents().contains(.willBeginDecelerating)
        }
        #expect(flings(strict: false, pause: 1))
        #expect(!flings(strict: false, pause: 6))
        #expect(!flings(strict: false, pause: 60))
        #expect(flings(strict: true, pause: 60))
    }

    @Test func `a hand that trembles without moving is still`() {
        var stage = Stage.showing("linear", items: 30, at: 10)
        stage.apply(.press(at: stage.middle))
        for _ in 0..<10 {
            stage.advance(by: 1.0 / 60)
            stage.drag(x: -20)
        }
        for _ in 0..<11 {
            stage.advance(by: 1.0 / 60)
            stage.drag(x: 0)
        }
        stage.apply(.release)
        #expect(!stage.takeEvents().contains(.willBeginDecelerating))
    }

    @Test func `press to stop aligns on release and tells the end`() {
        func play(strict: Bool) -> (Stage, [String]) {
            var stage = Stage.showing("linear", items: 30, at: 10, ["strict": .flag(strict)])
            stage.apply(.flick(by: Vector2(x: -130, y: 0), seconds: 0.1))
            stage.run(0.2)
            _ = stage.takeEvents()
            stage.apply(.press(at: stage.middle))
            let offset = stage.scroll
            stage.run(0.5)
            #expect(stage.scroll == offset)
            stage.apply(.release)
            stage.rest()
            return (stage, stage.story())
        }
        let (mended, story) = play(strict: false)
        #expect(mended.scroll == mended.scroll.rounded())
        #expect(story.first == "didEndDecelerating")
        #expect(Array(story.suffix(3)) == ["willBeginScrollingAnimation", "didScroll", "didEndScrollingAnimation"])
        let (strict, silence) = play(strict: true)
        #expect(abs(strict.scroll - strict.scroll.rounded()) > 0.01)
        #expect(silence == [])
    }

    @Test func `press to stop ends an animated scroll`() {
        var stage = Stage.showing("linear", items: 30)
        stage.apply(.scroll(to: 9, seconds: 1))
        stage.run(0.3)
        _ = stage.takeEvents()
        stage.apply(.press(at: stage.middle))
        #expect(stage.takeEvents() == [.didEndScrollingAnimation])
        stage.apply(.release)
        stage.rest()
        #expect(stage.scroll == stage.scroll.rounded())
    }

    @Test func `a resize does not fire animation events`() {
        func story(strict: Bool) -> [String] {
            var stage = Stage.showing("linear", items: 10, at: 4, ["strict": .flag(strict)])
            stage.apply(.resize(Size(width: 500, height: 900)))
            stage.rest()
            return stage.story()
        }
        #expect(story(strict: false) == [])
        #expect(story(strict: true) == ["willBeginScrollingAnimation", "didEndScrollingAnimation"])
    }

    @Test func `a tiny flick back does not jump a whole item`() {
        func rest(strict: Bool, drag: Double, velocity: Double) -> Double {
            var stage = Stage.showing("linear", items: 30, at: 10, ["strict": .flag(strict)])
            stage.apply(.press(at: stage.middle))
            stage.drag(x: drag, velocity: velocity)
            stage.apply(.release)
            stage.rest()
            return stage.scroll
        }
        // From 10.1 at -2.1 items a second: the fling's own way is 0.7 of an item.
        #expect(rest(strict: true, drag: -20, velocity: 420) == 9)
        #expect(rest(strict: false, drag: -20, velocity: 420) == 10)
        #expect(rest(strict: false, drag: -20, velocity: -420) == 11)
        for speed in [700.0, 1300, 3000, 5100] {
            for drag in [-20.0, -90, 35] {
                for sign in [1.0, -1] {
                    let flicks = [true, false].map { rest(strict: $0, drag: drag, velocity: speed * sign) }
                    #expect(flicks[0] == flicks[1], "\(speed * sign) after \(drag)")
                }
            }
        }
    }

    @Test func `a tap finds the card that is in front at that place`() {
        // Two cards through each other: left of the line where they meet the one is in front, right of it the other.
        let kind = LayoutKind.custom(name: "cross", summary: "") { offset, base in
            .rotation(.degrees(offset < 0.5 ? 40 : -40), about: .yAxis) * base
        }
        var stage = Stage(kind, items: 2, view: fiveCards)
        stage.apply(.set("wrap", to: false))
        let frame = stage.frame()
        let (left, right) = (Point(x: 450, y: 300), Point(x: 550, y: 300))
        let hits = [left, right].map { frame.hit(at: $0)!.index }
        #expect(Set(hits) == [0, 1])
        // The drawing order, on the other hand, is one for the whole card.
        let front = frame.cards.max { $0.order < $1.order }!.index
        #expect(hits.contains { $0 != front })
        for (place, index) in zip([left, right], hits) {
            var stage = stage
            stage.apply(.tap(at: place))
            #expect(stage.takeEvents().contains(.didSelect(index)))
        }
    }

    @Test func `a card that is on its way out is not tapped`() {
        var stage = Stage.showing("linear", items: 5, at: 2)
        stage.apply(.remove(at: 2))
        stage.advance(by: 1.0 / 60)
        let gone = stage.frame().cards.first { $0.identity == 2 }
        #expect(gone != nil)
        stage.apply(.tap(at: stage.middle))
        #expect(stage.selection != 2)
    }

    @Test(arguments: [false, true])
    func `a wrapped row of few items leaves no hole`(repeats: Bool) {
        var isWhole = true
        var stage = Stage.showing(
            "linear", items: 3, ["wrap": true, "repeatItems": .flag(repeats), "perspective": 0])
        for step in 0..<300 {
            stage.jump(to: Double(step) / 100)
            let frame = stage.frame()
            if !frame.covers(0...1000) { isWhole = false }
            #expect(frame.cards.allSatisfy { (0..<3).contains($0.index) })
        }
        #expect(isWhole == repeats)
    }
}
