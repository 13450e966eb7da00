import Testing

@testable import LayoutCore

/// What is in the middle stays there while the row changes before it.
@Suite struct CentredTests {
    private func current(_ stage: Stage) -> Int? { stage.identity(at: stage.currentIndex) }

    @Test(arguments: ["linear", "rotary", "cover-flow", "polygon-wheel", "ellipse"], [true, false])
    func `an item that comes or goes before the current one leaves it in the middle`(layout: String, animated: Bool) {
        for (scroll, index) in [(4.0, 0), (4.0, 3), (4.0, 4), (0.0, 0), (8.0, 2)] {
            var stage = Stage.showing(layout, items: 9, at: scroll)
            let (own, place) = (current(stage), stage.frame().card(Int(scroll))?.offset)
            stage.apply(.insert(at: index, animated: animated))
            #expect(current(stage) == own && stage.scroll == scroll + 1, "\(layout) at \(scroll), \(index) comes")
            #expect(stage.frame().card(Int(scroll))?.offset == place)
            stage.rest()
            #expect(current(stage) == own && stage.frame().card(Int(scroll))?.offset == place)
        }
        for (scroll, index) in [(4.0, 0), (4.0, 3), (8.0, 2)] {
            var stage = Stage.showing(layout, items: 9, at: scroll)
            let own = current(stage)
            stage.apply(.remove(at: index, animated: animated))
            #expect(current(stage) == own && stage.scroll == scroll - 1, "\(layout) at \(scroll), \(index) goes")
            stage.rest()
            #expect(current(stage) == own && stage.frame().card(Int(scroll))?.offset == 0)
        }
    }

    @Test func `behind the current one nothing is counted anew`() {
        var stage = Stage.showing("linear", items: 9, at: 4)
        for input in [Input.insert(at: 5), .remove(at: 6), .insert(at: 9)] { stage.apply(input) }
        #expect(stage.scroll == 4 && current(stage) == 4)
        #expect(stage.story() == [])
    }

    @Test func `only the number of the place is told`() {
        var stage = Stage.showing("cover-flow-2", items: 9, at: 4)
        stage.apply(.insert(at: 1, animated: false))
        #expect(stage.story() == ["currentItemIndexDidChange(5)", "didInsert(9)"])
        // No card turns for it.
        #expect(stage.toggle == 0 && !stage.isMoving)
        stage.apply(.remove(at: 0, animated: false))
        #expect(stage.story() == ["currentItemIndexDidChange(4)", "didRemove(0)"])
        #expect(stage.toggle == 0 && !stage.isMoving)
    }

    @Test func `an item that goes from the middle leaves its place to the next, the last to the one before`() {
        var stage = Stage.showing("linear", items: 9, at: 4)
        stage.apply(.remove(at: 4))
        #expect(stage.scroll == 4 && current(stage) == 5)
        stage = Stage.showing("linear", items: 9, at: 8)
        stage.apply(.remove(at: 8))
        #expect(stage.scroll == 7 && current(stage) == 7)
        stage = Stage.showing("rotary", items: 9, at: 8)
        stage.apply(.remove(at: 8))
        #expect(stage.scroll == 0 && current(stage) == 0)
    }

    @Test(arguments: [8.7, 8.4, 0.3, 0, 4.5])
    func `the seam of a closed row is a place as any other`(scroll: Double) {
        for index in 0...9 {
            var stage = Stage.showing("rotary", items: 9, ["scrollToItemBoundary": false])
            stage.jump(to: scroll)
            let own = current(stage)!
            let offset = stage.frame().card(own)!.offset
            stage.apply(.insert(at: index, animated: false))
            #expect(current(stage) == own, "\(index) comes at \(scroll)")
            #expect(abs(stage.frame().card(own)!.offset - offset) < 1e-12)
            guard index < 9, stage.index(of: index) != nil, index != own else { continue }
            stage.apply(.remove(at: stage.index(of: index)!, animated: false))
            #expect(current(stage) == own && abs(stage.frame().card(own)!.offset - offset) < 1e-12)
        }
    }

    // MARK: In motion

    @Test(arguments: ["linear", "rotary"])
    func `a scroll goes on to the item it was going to, and no card jumps`(layout: String) {
        for act in [
            Input.insert(at: 0), .insert(at: 5), .insert(at: 9), .remove(at: 0), .remove(at: 5), .remove(at: 9),
        ] {
            for seconds in [0.1, 0.3, 0.7, 0.95] {
                var stage = Stage.showing(layout, items: 30, at: 3)
                stage.apply(.scroll(to: 8, seconds: 1))
                stage.run(seconds)
                let own = current(stage)!
                let offset = stage.frame().card(own)!.offset
                stage.apply(act)
                #expect(stage.isScrolling)
                #expect(abs(stage.frame().card(own)!.offset - offset) < 1e-9, "\(act) after \(seconds)")
                stage.advance(by: 1e-6)
                #expect(abs(stage.frame().card(own)!.offset - offset) < 1e-3, "\(act) after \(seconds)")
                stage.rest()
                #expect(current(stage) == 8, "\(act) after \(seconds): \(stage.scroll)")
                #expect(stage.story().filter { $0.hasSuffix("ScrollingAnimation") }.count == 2)
            }
        }
    }

    @Test func `a fling ends on the card that it was going to`() {
        var flung = Stage.showing("linear", items: 40, at: 10)
        flung.apply(.flick(by: Vector2(x: -150, y: 0), seconds: 0.1))
        flung.run(0.1)
        var rested = flung
        rested.rest()
        let target = current(rested)!
        #expect(target > 12)
        for act in [Input.insert(at: 0), .insert(at: target), .remove(at: 2), .remove(at: 12)] {
            var stage = flung
            let own = current(stage)!
            let offset = stage.frame().card(own)!.offset
            stage.apply(act)
            #expect(stage.isDecelerating)
            #expect(abs(stage.frame().card(own)!.offset - offset) < 1e-9, "\(act)")
            stage.rest()
            #expect(current(stage) == target, "\(act)")
        }
        // The end of the row comes nearer while a fling runs towards it.
        var stage = Stage.showing("linear", items: 12, at: 5)
        stage.apply(.flick(by: Vector2(x: -220, y: 0), seconds: 0.1))
        stage.run(0.15)
        for _ in 0..<4 { stage.apply(.remove(at: stage.count - 1)) }
        stage.rest()
        #expect(stage.scroll == 7 && current(stage) == 7)
    }

    @Test func `a spin keeps its speed`() {
        var stage = Stage.showing("ellipse", items: 12, at: 2)
        stage.apply(.flick(by: Vector2(x: -90, y: 0), seconds: 0.1))
        stage.run(0.2)
        var other = stage
        stage.apply(.insert(at: 0))
        stage.run(0.2)
        other.run(0.2)
        let (own, number) = (stage.frame().scroll, other.frame().scroll)
        #expect(abs((own - number - 1).remainder(dividingBy: 12)) < 1e-9 || abs(own - number - 1) < 1e-9)
    }

    @Test func `under a hand the cards stay where they are held`() {
        for act in [Input.insert(at: 0), .remove(at: 1), .edit([.insert(at: 2), .remove(at: 0)])] {
            var stage = Stage.showing("linear", items: 12, at: 5)
            stage.apply(.press(at: stage.middle))
            stage.drag(x: -60)
            let offset = stage.frame().card(5)!.offset
            stage.apply(act)
            #expect(stage.isDragging)
            #expect(abs(stage.frame().card(5)!.offset - offset) < 1e-12)
            stage.drag(x: -20)
            #expect(abs(stage.frame().card(5)!.offset - offset + 0.1) < 1e-12)
            stage.run(0.3)
            stage.apply(.release)
            stage.rest()
            #expect(current(stage) == 5)
        }
    }

    @Test func `the gesture that moves one card at most counts from the card it began at`() {
        var stage = Stage.showing("cosine", items: 12, at: 5)
        #expect(stage.knobs.choice("style") == "one-card")
        stage.apply(.press(at: stage.middle))
        stage.drag(x: -60)
        stage.apply(.insert(at: 0))
        stage.apply(.release)
        stage.rest()
        #expect(current(stage) == 6)
    }

    @Test func `each wheel keeps its own card`() {
        var stage = Stage.showing("picker", items: 30)
        for (lane, place) in [2.0, 6, 9].enumerated() { stage.apply(.jump(to: place, lane: lane)) }
        stage.apply(.insert(at: 5))
        #expect(stage.scrolls == [2, 7, 10])
        stage.apply(.remove(at: 0))
        #expect(stage.scrolls == [1, 6, 9] && stage.currentIndices == [1, 6, 9])
    }
}
