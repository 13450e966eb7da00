import Testing

@testable import LayoutCore

@Suite struct MorphTests {
    static let names = LayoutKind.all.map(\.name).filter { $0 != "custom" }

    @Test(arguments: names)
    func `a morph begins where the old layout is and ends where the new one is`(name: String) {
        let other = name == "cover-flow" ? "cylinder" : "cover-flow"
        var stage = Stage.showing(other, items: 12, at: 4.3)
        let before = stage.frame()
        stage.apply(.layout(name, seconds: 0.5))
        let start = stage.frame()
        for card in before.cards where !card.isHidden {
            let same = start.cards.first { $0.identity == card.identity && $0.lane == card.lane }
            #expect(same?.matrix.isApproximatelyEqual(to: card.matrix, tolerance: 1e-6) == true)
            #expect(abs((same?.alpha ?? -1) - card.alpha) < 1e-9)
        }
        #expect(start.isMoving)
        stage.run(0.6)
        stage.rest()
        var plain = stage
        plain.apply(.layout(name))
        #expect(stage.frame() == plain.frame())
    }

    @Test(arguments: names)
    func `nothing jumps on the way, in the middle of a flick and with a change of mind`(name: String) {
        var stage = Stage.showing("linear", items: 30, at: 9, ["wrap": false])
        stage.apply(.flick(by: Vector2(x: -300, y: 0), seconds: 0.1))
        var last = stage.frame()
        var fastest = 0.0
        var change = 0.0
        for frame in 0..<120 {
            if frame == 12 { stage.apply(.layout(name, seconds: 0.6)) }
            if frame == 30 { stage.apply(.layout("rotary", seconds: 0.6)) }
            let isChange = frame == 12 || frame == 30
            if !isChange { stage.advance(by: 1.0 / 240) }
            let now = stage.frame()
            let delta = Self.farthest(from: last, to: now)
            if isChange { change = max(change, delta) } else { fastest = max(fastest, delta) }
            last = now
        }
        // The change itself moves nothing at all; what moves afterwards has a speed, and shards have the greatest.
        #expect(change < 0.5, "\(name): a card jumps by \(change) points")
        #expect(fastest < (name == "shatter" ? 600 : 400), "\(name): a card leaps by \(fastest) points within a frame")
    }

    /// A picker's other wheels are still to be seen on their way to a layout of one row.
    @Test(arguments: names)
    func `a tap while wheels leave meets what stays, or nothing`(name: String) {
        for step in 0..<8 {
            var stage = Stage.showing("picker", items: 12, at: 4, ["wheels": 5])
            stage.apply(.layout(name, seconds: 0.5))
            stage.run(0.01 + 0.06 * Double(step))
            let view = stage.frame().camera.view
            for place in 0..<9 {
                var tapped = stage
                let x = view.width * (Double(place) + 0.5) / 9
                tapped.apply(.tap(at: Point(x: x, y: view.height / 2)))
                tapped.run(0.6)
                #expect(tapped.frame().count == stage.count)
            }
        }
    }

    /// How far the middle of a well visible card moves between two frames.
    private static func farthest(from last: Frame, to now: Frame) -> Double {
        let middle = last.cards.filter { abs($0.offset) < 2 && $0.alpha > 0.2 && !$0.isHidden }
        return middle.reduce(0) { most, card in
            guard let next = now.cards.first(where: { $0.identity == card.identity && $0.lane == card.lane }),
                let a = last.place(of: card), let b = now.place(of: next)
            else { return most }
            let isInView = (0...last.camera.view.width).contains(a.x) || (0...last.camera.view.width).contains(b.x)
            guard isInView else { return most }
            return max(most, abs(a.x - b.x), abs(a.y - b.y))
        }
    }

    @Test func `cards that only the new layout shows fade in where they belong`() {
        var stage = Stage.showing("linear", items: 30, at: 10, ["visibleItems": 3])
        var wide = stage.knobs
        _ = try? wide.set("visibleItems", to: .integer(9))
        stage.morph(wide, seconds: 1)
        #expect(stage.frame().cards.count == 3)
        stage.run(0.5)
        let half = stage.frame()
        #expect(half.cards.count == 9)
        for card in half.cards { #expect(abs(card.alpha - (abs(card.offset) < 1.5 ? 1 : 0.5)) < 1e-6) }
        #expect(Set(half.cards.map(\.order)) == Set(0..<9))
        stage.run(0.6)
        #expect(!stage.isMoving)
        #expect(stage.frame().cards.allSatisfy { $0.alpha == 1 })
    }

    @Test func `a flood of changes stays small and comes to its end`() {
        var stage = Stage.showing("linear", items: 8)
        for turn in 0..<200 {
            stage.apply(.layout(Self.names[turn % Self.names.count], seconds: turn % 7 == 0 ? .infinity : 1))
            stage.advance(by: 0.001)
            #expect(stage.frame().cards.allSatisfy { $0.matrix.isFinite })
        }
        #expect(stage.morphs.count <= 4)
        stage.apply(.layout("linear", seconds: .nan))
        for _ in 0..<70 { stage.advance(by: 1) }
        #expect(!stage.isMoving)
    }
}
