import Testing

@testable import LayoutCore

/// Items come, go and change as in the original, where that is wished for.
@Suite struct StrictItemsTests {
    private func strict(
        _ layout: String = "linear", items: Int, at scroll: Double = 0, _ knobs: [String: Parameter.Value] = [:]
    ) -> Stage {
        var stage = Stage.showing(layout, items: items, at: scroll, knobs.merging(["strict": true]) { a, _ in a })
        stage.rest()
        _ = stage.takeEvents()
        return stage
    }

    @Test func `the number of the place in the middle stays`() {
        var stage = strict(items: 10, at: 4)
        stage.apply(.insert(at: 0, animated: false))
        #expect(stage.scroll == 4 && stage.identity(at: 4) == 3)
        #expect(stage.story() == ["didInsert(10)"])
        stage.apply(.remove(at: 0, animated: false))
        #expect(stage.scroll == 4 && stage.identity(at: 4) == 4)
    }

    @Test func `a removal stands on the nearest place, and a scroll goes on as if nothing had been`() {
        var (stage, alone) = (strict(items: 10, at: 2), strict(items: 10, at: 2))
        for _ in 0..<1 {
            stage.apply(.scroll(to: 8, seconds: 1))
            alone.apply(.scroll(to: 8, seconds: 1))
            stage.run(0.5)
            alone.run(0.5)
        }
        stage.apply(.remove(at: 3, animated: false))
        #expect(stage.scroll == 5 && stage.isScrolling)
        #expect(!stage.story().contains("didEndScrollingAnimation"))
        stage.advance(by: 1.0 / 60)
        alone.advance(by: 1.0 / 60)
        #expect(stage.scroll == alone.scroll)
        stage.rest()
        #expect(stage.scroll == 8)
        #expect(stage.story().last == "didEndScrollingAnimation")
    }

    @Test func `a fling that runs against an end which has come nearer begins again where it began`() {
        var stage = strict(items: 12, at: 8)
        stage.apply(.press(at: stage.middle))
        stage.drag(x: -20, velocity: -1500)
        stage.apply(.release)
        let start = stage.scroll
        #expect(stage.isDecelerating)
        for _ in 0..<3 { stage.apply(.remove(at: 0, animated: false)) }
        #expect(stage.isDecelerating)
        stage.advance(by: 1.0 / 60)
        // Nine are left: the end is at 8, and gives way as far as 9.
        for _ in 0..<60 where stage.scroll < 9 { stage.advance(by: 1.0 / 60) }
        #expect(stage.scroll == 9)
        stage.advance(by: 1.0 / 60)
        #expect(stage.scroll == start)
        stage.rest()
        #expect(stage.scroll == 8)
    }

    @Test func `an index beyond the row means its last item, in a closed row the one that it comes round to`() {
        var stage = strict(items: 5)
        stage.apply(.remove(at: 99, animated: false))
        stage.apply(.remove(at: -7, animated: false))
        #expect((0..<stage.count).map { stage.identity(at: $0) } == [1, 2, 3])
        stage = strict("rotary", items: 5)
        stage.apply(.remove(at: 7, animated: false))
        stage.apply(.insert(at: -1, animated: false))
        #expect((0..<stage.count).map { stage.identity(at: $0) } == [0, 1, 3, 4, 5])
        // Without the original's ways, what is not there is not removed.
        var mended = Stage.showing("linear", items: 5)
        #expect(mended.apply(.remove(at: 99)) == .noItem(at: 99, count: 5))
        #expect(mended.count == 5)
    }

    @Test func `an insertion before the beginning goes to the first item`() {
        // The original's empty carousel stands at -1.
        var stage = strict(items: 1)
        stage.apply(.remove(at: 0, animated: false))
        #expect(stage.scroll == -1)
        _ = stage.takeEvents()
        stage.apply(.insert(at: 0, animated: false))
        #expect(stage.scroll == 0 && !stage.isScrolling)
        #expect(stage.story() == ["currentItemIndexDidChange(0)", "didScroll", "didInsert(1)"])

        // Drawn beyond the first card, it leaves the hand at once.
        stage = strict(items: 5)
        stage.apply(.press(at: stage.middle))
        stage.drag(x: 100)
        #expect(stage.scroll < 0)
        stage.apply(.insert(at: 3))
        #expect(stage.scroll == 0)

        // Placeholders make it a scroll, where it is animated.
        for (animated, placeholders) in [(true, 2), (true, 0), (false, 2)] {
            stage = strict(items: 5, ["placeholders": .integer(placeholders)])
            stage.apply(.press(at: stage.middle))
            stage.drag(x: 100)
            stage.apply(.insert(at: 3, animated: animated))
            #expect(stage.isScrolling == (animated && placeholders > 0))
            stage.rest()
            #expect(stage.scroll == 0)
        }
    }

    @Test func `what comes is seen at once`() {
        for isStrict in [true, false] {
            var stage = Stage.showing("linear", items: 9, at: 4, ["strict": .flag(isStrict)])
            stage.rest()
            stage.apply(.insert(at: 5))
            stage.advance(by: 0.1)
            let card = stage.frame().card(9)
            #expect((card?.alpha == 1) == isStrict, "\(String(describing: card?.alpha))")
        }
    }

    @Test func `only what is on stage is loaded again, placeholders too`() {
        var stage = strict(items: 100, at: 50)
        #expect(stage.apply(.reload(at: 3)) == .noItem(at: 3, count: 100) || !stage.isMoving)
        #expect(!stage.isMoving)
        stage.apply(.reload(at: 50))
        #expect(stage.isMoving)
        stage.advance(by: 0.2)
        #expect(abs(stage.frame().card(50)!.renewal - 0.5) < 1e-9)
        #expect(stage.story() == [])
        stage.rest()
        stage.apply(.reload(at: 50, animated: false))
        #expect(!stage.isMoving)

        for isStrict in [true, false] {
            var stage = Stage.showing("linear", items: 3, ["placeholders": 4, "strict": .flag(isStrict)])
            stage.rest()
            #expect(stage.apply(.reload(at: -1)) == nil)
            stage.advance(by: 0.2)
            let cards = stage.frame().cards
            #expect(abs(cards.first { $0.index == -1 }!.renewal - 0.5) < 1e-9)
            #expect(cards.allSatisfy { $0.index == -1 || $0.renewal == 1 })
            #expect(stage.apply(.reload(at: -9)) == .noItem(at: -9, count: 3))
        }
    }

    @Test func `placeholders have the numbers that the data source is asked for`() {
        var stage = Stage.showing("linear", items: 5, ["placeholders": 3])
        #expect([-3, -2, -1, 0, 4, 5, 6].map(stage.placeholderIndex) == [nil, 0, 1, nil, nil, 2, nil])
        // The original asks for one of three twice, and never for the last.
        stage.apply(.set("strict", to: true))
        #expect([-2, -1, 5].map(stage.placeholderIndex) == [0, 1, 1])
        stage.apply(.set("wrap", to: true))
        #expect([-2, -1, 5].allSatisfy { stage.placeholderIndex(at: $0) == nil })
    }
}
