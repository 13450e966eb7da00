import Testing

@testable import LayoutCore

@Suite struct OneCardTests {
    @Test func `more than a thirtieth of the view is one card on, less is none`() {
        // The view is 1000 points wide: a thirtieth is 33.3.
        for (delta, rest) in [(-33.0, 5.0), (-34, 6), (-900, 6), (34, 4), (33, 5)] {
            for speed in [0, 8000.0] {
                var stage = Stage.showing("cosine", items: 10, at: 5)
                stage.apply(.press(at: stage.middle))
                stage.drag(x: delta, velocity: delta < 0 ? -speed : speed)
                stage.apply(.release)
                stage.rest()
                #expect(stage.scroll == rest, "\(delta) at \(speed)")
            }
        }
    }

    @Test func `the whole way counts, not the last move`() {
        var stage = Stage.showing("cosine", items: 10, at: 5)
        stage.apply(.press(at: stage.middle))
        for _ in 0..<30 { stage.drag(x: -2) }
        stage.apply(.release)
        stage.rest()
        #expect(stage.scroll == 6)
    }

    @Test func `there is nothing past the ends`() {
        for (start, delta) in [(0.0, 300.0), (9, -300)] {
            var stage = Stage.showing("cosine", items: 10, at: start)
            stage.apply(.flick(by: Vector2(x: delta, y: 0), seconds: 0.05))
            stage.rest()
            #expect(stage.scroll == start)
        }
    }
}

@Suite struct SpinTests {
    private func released(_ layout: String, items: Int = 6, velocity: Double) -> Stage {
        var stage = Stage.showing(layout, items: items)
        stage.apply(.press(at: stage.middle))
        stage.drag(x: 1, velocity: velocity)
        stage.apply(.release)
        return stage
    }

    @Test(arguments: ["ellipse", "ellipse-3d"])
    func `a drag turns by its part of half a turn`(layout: String) {
        var stage = Stage.showing(layout, items: 6)
        stage.apply(.press(at: stage.middle))
        stage.drag(x: 250)
        // A quarter of the view is 45 degrees, three quarters of the sixty between cards.
        #expect(abs(stage.scroll - (6 - 0.75)) < 1e-9)
        let card = stage.frame().card(0)!
        #expect(abs(card.offset - 0.75) < 1e-9)
    }

    @Test func `the ellipse moves as it was written`() {
        var stage = Stage.showing("ellipse", items: 6, ["perspective": 0])
        stage.apply(.press(at: stage.middle))
        stage.drag(x: 250)
        // sin and cos of 45 degrees, times 100 and 30.
        let card = stage.frame().card(0)!
        #expect(abs(card.matrix.m41 - 70.710678118654752) < 1e-9 && abs(card.matrix.m42 - 21.213203435596427) < 1e-9)
    }

    @Test func `speed falls by 0.97 every fiftieth of a second`() {
        var stage = released("ellipse", velocity: 1000)
        // 1000 points a second are 180 degrees, three cards; what is left to go is in proportion to the speed.
        var last = stage.scroll
        var speeds: [Double] = []
        for _ in 0..<40 {
            stage.advance(by: 0.02)
            var delta = last - stage.scroll
            if delta < 0 { delta += 6 }
            speeds.append(delta / 0.02)
            last = stage.scroll
        }
        for (a, b) in zip(speeds, speeds.dropFirst()) { #expect(abs(b / a - 0.97) < 1e-9) }
        // The mean of an interval of exponential decay from 3: 3 · (1 - 0.97) / -ln 0.97.
        #expect(abs(speeds[0] - 2.9547716) < 1e-6)
    }

    @Test(arguments: ["ellipse", "ellipse-3d", "disc", "polygon-wheel"])
    func `it comes to rest at the same place at any frame rate`(layout: String) {
        let rests = [1.0 / 30, 1.0 / 60, 1.0 / 144, 0.013].map { step -> Double in
            var stage = Stage.showing(layout, items: 6)
            stage.apply(.press(at: stage.middle))
            stage.apply(.drag(by: Vector2(x: 3, y: 3), velocity: Vector2(x: 900, y: 900)))
            stage.apply(.release)
            #expect(stage.isMoving)
            for _ in 0..<4000 where stage.isMoving { stage.advance(by: step) }
            #expect(!stage.isMoving)
            return stage.scroll
        }
        for rest in rests { #expect(abs(rest - rests[0]) < 1e-9, "\(layout): \(rests)") }
        // Anywhere, not on a card.
        #expect(abs(rests[0] - rests[0].rounded()) > 1e-3)
    }

    @Test func `a new touch stops the spin`() {
        var stage = released("ellipse", velocity: 1000)
        stage.run(0.2)
        stage.apply(.press(at: stage.middle))
        let scroll = stage.scroll
        stage.run(0.5)
        stage.apply(.cancel)
        stage.run(0.5)
        #expect(stage.scroll == scroll && !stage.isMoving)
    }
}

@Suite struct EndlessTests {
    static let shapes: [(Int, Size, Bool)] = [2, 3, 7, 10, 57].flatMap { items in
        [(items, Size(width: 320, height: 400), true), (items, Size(width: 977, height: 613), false)]
    }

    @Test(arguments: shapes)
    func `a drag of one view length is one face, and the content goes with the hand`(
        items: Int, view: Size, isVertical: Bool
    ) {
        var stage = Stage.showing("polygon-wheel", items: items, in: view, ["vertical": .flag(isVertical)])
        let length = isVertical ? view.height : view.width
        stage.apply(.press(at: stage.middle))
        stage.apply(.drag(by: isVertical ? Vector2(x: 0, y: length) : Vector2(x: length, y: 0), velocity: .zero))
        // Down by one view: the content's scroll falls by H, and scrollOffset = 1 - scroll/H rises by 1.
        #expect(abs(stage.scroll - 1) < 1e-9)
        if isVertical, items > 4 {
            // The face that was above has come to the front.
            #expect(abs(stage.frame().card(1)!.offset) < 1e-9)
        }
    }

    @Test(arguments: shapes)
    func `after a million turns it is where it would be after none`(items: Int, view: Size, isVertical: Bool) {
        var stage = Stage.showing("polygon-wheel", items: items, in: view, ["vertical": .flag(isVertical)])
        let fresh = stage
        stage.apply(.scrollOn(by: 0.3125, seconds: 0.2))
        stage.rest()
        stage.apply(.scrollOn(by: 1e6 * Double(items), seconds: 2))
        stage.rest()
        stage.apply(.scrollOn(by: -2e6 * Double(items), seconds: 0))
        var other = fresh
        other.jump(to: 0.3125)
        #expect(abs(stage.scroll - other.scroll) < 1e-9)
        for (a, b) in zip(stage.frame().cards, other.frame().cards) {
            #expect(a.identity == b.identity && a.matrix.difference(from: b.matrix) < 1e-9)
        }
    }

    @Test(arguments: shapes)
    func `there is no seam`(items: Int, view: Size, isVertical: Bool) {
        var stage = Stage.showing("polygon-wheel", items: items, in: view, ["vertical": .flag(isVertical)])
        var last: Frame?
        for step in -40...40 {
            stage.jump(to: Double(step) / 400 + (step % 2 == 0 ? 0 : Double(items) * 3))
            let frame = stage.frame()
            #expect(frame.cards.count == items)
            if let last {
                for card in frame.cards {
                    let before = last.card(card.identity)!.matrix
                    #expect(abs(before.m43 - card.matrix.m43) < 5 && abs(before.m41 - card.matrix.m41) < 5)
                    #expect(abs(before.m42 - card.matrix.m42) < 5)
                }
            }
            last = frame
        }
    }
}

@Suite struct TumbleTests {
    private func front(_ stage: Stage) -> Card { stage.frame().cards.max { $0.matrix.m43 < $1.matrix.m43 }! }

    @Test func `a drag moves the front of the ball along`() {
        for delta in [Vector2(x: 20, y: 0), Vector2(x: -20, y: 0), Vector2(x: 0, y: 20), Vector2(x: 12, y: -12)] {
            var stage = Stage.showing("tag-cloud", items: 60)
            let before = front(stage)
            stage.apply(.press(at: stage.middle))
            stage.apply(.drag(by: delta, velocity: .zero))
            let after = stage.frame().card(before.identity)!
            let (dx, dy) = (after.matrix.m41 - before.matrix.m41, after.matrix.m42 - before.matrix.m42)
            // The front card is near the front, not at it.
            #expect(abs(dx - delta.x) < 5 && abs(dy - delta.y) < 5, "\(delta): \(dx), \(dy)")
            #expect(stage.scroll == 0)
        }
    }

    @Test func `it spins on when let go, slower and slower, and never scrolls`() {
        var stage = Stage.showing("tag-cloud", items: 60)
        stage.apply(.flick(by: Vector2(x: 80, y: 30), seconds: 0.1))
        #expect(stage.isMoving)
        let identity = front(stage).identity
        var last = stage.frame().card(identity)!.matrix.m41
        var ways: [Double] = []
        stage.run(0.1) { stage in
            let x = stage.frame().card(identity)!.matrix.m41
            ways.append(x - last)
            last = x
        }
        #expect(ways.allSatisfy { $0 > 0 })
        #expect(ways.first! > ways.last!)
        stage.rest()
        #expect(!stage.isMoving && stage.scroll == 0)
        #expect(stage.story() == ["willBeginDragging", "didEndDragging(0)"])
    }

    @Test func `where it comes to rest does not hang on the frame rate`() {
        let rests = [1.0 / 30, 1.0 / 60, 1.0 / 144].map { step -> Transform3D in
            var stage = Stage.showing("tag-cloud", items: 60)
            stage.apply(.flick(by: Vector2(x: 80, y: 30), seconds: 0.1))
            for _ in 0..<9000 where stage.isMoving { stage.advance(by: step) }
            return stage.frame().card(7)!.matrix
        }
        for rest in rests { #expect(rest.difference(from: rests[0]) < 1e-9) }
    }

    @Test func `a hand stops it, and holding still keeps it stopped`() {
        var stage = Stage.showing("tag-cloud", items: 60)
        stage.apply(.flick(by: Vector2(x: 80, y: 30), seconds: 0.1))
        stage.run(0.1)
        stage.apply(.press(at: stage.middle))
        stage.apply(.drag(by: Vector2(x: 5, y: 0)))
        stage.run(0.3)
        let held = stage.frame()
        stage.apply(.release)
        stage.run(0.3)
        #expect(stage.frame().cards == held.cards && !stage.isMoving)
    }

    @Test func `an ordinary wheel of wheels can be told to tumble too`() {
        var stage = Stage.showing("picker", items: 9, ["style": .choice("tumble")])
        stage.apply(.press(at: Point(x: 900, y: 300)))
        stage.apply(.drag(by: Vector2(x: 5, y: 30)))
        stage.apply(.release)
        stage.rest()
        #expect(!stage.isMoving && stage.lanes.allSatisfy { $0.phase == .resting })
    }
}
