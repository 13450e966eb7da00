import TestSupport
import Testing

@testable import LayoutCore

@Suite struct DragTests {
    @Test func `wheels of a picker scroll by themselves, the one under the pointer by hand`() {
        for lane in 0..<3 {
            var stage = Stage.showing("picker", items: 30)
            let frame = stage.frame()
            let card = frame.cards.first { $0.lane == lane && $0.index == 0 }!
            stage.apply(.press(at: frame.place(of: card)!))
            stage.apply(.drag(by: Vector2(x: 0, y: -80), velocity: .zero))
            #expect(abs(stage.scrolls[lane]) > 1)
            stage.apply(.release)
            stage.rest()
            #expect(
                stage.scrolls.enumerated().allSatisfy { ($0.offset == lane) == ($0.element != 0) }, "\(stage.scrolls)")
            #expect(stage.scrolls[lane] == 2)
        }
    }

    @Test func `a wheel may go while the hand is on it`() {
        var stage = Stage.showing("picker", items: 30)
        stage.apply(.press(at: Point(x: 900, y: 300)))
        stage.apply(.drag(by: Vector2(x: 0, y: -50)))
        stage.apply(.set("wheels", to: 1))
        stage.apply(.drag(by: Vector2(x: 0, y: -50)))
        stage.apply(.release)
        stage.apply(.set("wheels", to: 3))
        stage.rest()
        #expect(!stage.isMoving && stage.scrolls.count == 3)
    }

    @Test func `a drag across the axis is not taken`() {
        for ignores in [true, false] {
            var stage = Stage.showing("linear", items: 9, at: 4, ["ignorePerpendicularSwipes": .flag(ignores)])
            stage.apply(.press(at: stage.middle))
            stage.apply(.drag(by: Vector2(x: -40, y: 90)))
            stage.apply(.drag(by: Vector2(x: -40, y: 0)))
            #expect((stage.scroll == 4) == ignores)
            // Ties pass.
            stage = Stage.showing("linear", items: 9, at: 4, ["ignorePerpendicularSwipes": .flag(ignores)])
            stage.apply(.press(at: stage.middle))
            stage.apply(.drag(by: Vector2(x: -40, y: 40)))
            #expect(stage.scroll == 4.2)
        }
    }

    @Test(arguments: [MotionStyle.carousel, .spring, .oneCard, .spin, .endless])
    func `a drag that is taken away has meant nothing`(style: MotionStyle) {
        for (isStrict, place) in [(false, 4.0), (true, 5.0)] where style == .carousel || !isStrict {
            var stage = Stage.showing(
                "linear", items: 9, at: 4, ["style": .choice(style.rawValue), "strict": .flag(isStrict)])
            stage.apply(.press(at: stage.middle))
            stage.drag(x: -130)
            stage.apply(.cancel)
            stage.rest()
            #expect(abs(stage.scroll - place) < 1e-9)
        }
    }

    @Test func `one finger is followed`() {
        var stage = Stage.showing("linear", items: 9, at: 4)
        stage.apply(.press(at: stage.middle))
        stage.drag(x: -100)
        stage.apply(.press(at: .zero))
        stage.drag(x: -20)
        #expect(stage.scroll == 4.6)
        stage.apply(.release)
        stage.rest()
        #expect(stage.scroll == 5)
        #expect(stage.story().filter { $0 == "willBeginDragging" }.count == 1)
    }

    @Test func `a program's scroll under a finger does not get stuck`() {
        var stage = Stage.showing("linear", items: 9, at: 4)
        stage.apply(.press(at: stage.middle))
        stage.drag(x: -30)
        stage.apply(.scroll(to: 7))
        stage.rest()
        #expect(stage.scroll == 7)
        stage.apply(.release)
        #expect(!stage.isMoving && stage.scroll == 7)
    }

    @Test func `what cannot be dragged stays`() {
        var stage = Stage.showing("linear", items: 9, at: 4, ["scrollEnabled": false])
        stage.apply(.flick(by: Vector2(x: -200, y: 0), seconds: 0.1))
        stage.apply(.wheel(by: 2))
        stage.apply(.key(.right))
        stage.rest()
        #expect(stage.scroll == 4)
        stage.apply(.scroll(to: 6))
        stage.rest()
        #expect(stage.scroll == 6)
    }

    @Test(arguments: LayoutKind.all.map(\.name))
    func `with followPointer the point that was grabbed stays under the pointer`(layout: String) throws {
        for (start, isVertical) in [(4.0, false), (4.0, true), (4.2, false), (3.7, true)] {
            var stage = Stage.showing(
                layout, items: 15, at: start,
                ["followPointer": true, "vertical": .flag(isVertical), "style": .choice("carousel"), "free": false])
            stage.jump(to: start)
            // A piece may fly anywhere.
            stage.showsPieces = false
            let (before, index) = (stage.frame(), stage.currentIndex)
            let front = try #require(before.cards.first { $0.index == index && $0.lane == 0 })
            let from = try #require(before.place(of: front))
            // Another card may cover the front one's middle.
            let hit = before.hit(at: from)
            let card = before.cards.first { $0.identity == hit?.identity && $0.lane == hit?.lane } ?? front
            let point = hit.map {
                Point(x: $0.point.x - card.size.width / 2, y: $0.point.y - card.size.height / 2)
            }
            stage.apply(.press(at: from))
            for _ in 0..<4 {
                stage.apply(.drag(by: isVertical ? Vector2(x: 0, y: 0.5) : Vector2(x: 0.5, y: 0), velocity: .zero))
            }
            let after = stage.frame()
            let moved = try #require(after.card(card.identity))
            let to = try #require(after.camera.project(point ?? .zero, through: moved.matrix))
            let delta = isVertical ? to.y - from.y : to.x - from.x
            let isFollowed = canFollow(before, stage, card, isVertical)
            let name = "\(layout) at \(start), \(isVertical ? "down" : "across")"
            #expect(isFollowed != Self.unfollowed.contains(name), "\(name): \(delta)")
            if isFollowed { #expect(abs(delta - 2) < 0.02, "\(name): \(delta)") }
        }
    }

    /// Where the card under the pointer does not move with the row, or hardly: a page that lies flat or turns across the drag, one that
    /// waits under another, a cell of a grid, and the cloud, which is a ball and takes no scrolling from a drag.
    private static let unfollowed: Set = [
        "split-flap at 4.0, across", "split-flap at 4.0, down", "split-flap at 4.2, across", "split-flap at 3.7, down",
        "blinds at 4.0, across", "blinds at 4.0, down", "blinds at 4.2, across", "blinds at 3.7, down",
        "shatter at 4.0, across", "shatter at 4.0, down", "shatter at 4.2, across", "shatter at 3.7, down",
        "book at 4.0, across", "book at 4.0, down", "book at 3.7, down", "tag-cloud at 4.0, across",
        "tag-cloud at 4.0, down", "tag-cloud at 4.2, across", "tag-cloud at 3.7, down",
        "flip at 4.0, across", "flip at 4.0, down", "flip at 4.2, across", "flip at 3.7, down",
        "spiral at 4.2, across", "swipe-deck at 4.0, across", "swipe-deck at 4.0, down", "swipe-deck at 3.7, down",
        "pages at 4.0, across", "pages at 4.0, down", "pages at 3.7, down", "overview at 4.0, across",
        "overview at 4.0, down", "overview at 4.2, across", "overview at 3.7, down", "rolodex at 4.0, across",
        "periodic-table at 4.0, across", "periodic-table at 4.0, down", "periodic-table at 4.2, across",
        "periodic-table at 3.7, down", "lattice at 4.0, across", "lattice at 4.0, down", "lattice at 4.2, across",
        "lattice at 3.7, down", "custom at 4.0, down", "custom at 3.7, down", "path at 4.0, down",
        "rolodex at 3.7, down",
    ]

    /// Whether scrolling moves a card along the axis and in the hand's direction.
    private func canFollow(_ before: Frame, _ stage: Stage, _ card: Card, _ isVertical: Bool) -> Bool {
        // In a grid cards stay in their cells.
        if ["overview", "periodic-table", "lattice"].contains(before.layout) { return false }
        // A page that lies flat begins its turn on the spot.
        if before.layout == "book", before.scroll == 4 { return false }
        // In the middle of a spiral there is no room to go as far as the hand.
        if before.layout == "spiral", before.scroll == 4.2 { return false }
        let ways = [-1e-5, 1e-5].map { step -> Double in
            var stage = stage
            stage.apply(.release)
            stage.jump(to: before.scroll + step)
            let frame = stage.frame()
            guard let from = before.place(of: card), let to = frame.card(card.identity).flatMap(frame.place) else {
                return 0
            }
            return isVertical ? to.y - from.y : to.x - from.x
        }
        // One that hardly moves would have all others fly.
        let context = stage.context(lane: 0)
        let own = stage.ownGain(of: stage.layout.layout(stage.knobs, on: context), on: context)
        return ways.contains { $0 > 1e-5 * min(10, 0.3 / abs(own)) }
    }

    @Test func `beside all cards a drag goes as far as it does without followPointer`() {
        let scrolls = [false, true].map { follows -> Double in
            var stage = Stage.showing(
                "linear", items: 9, at: 4, ["followPointer": .flag(follows), "offsetMultiplier": 2])
            stage.apply(.press(at: Point(x: 3, y: 3)))
            stage.apply(.drag(by: Vector2(x: -30, y: 0), velocity: .zero))
            return stage.scroll
        }
        #expect(scrolls[0] > 4 && scrolls[1] == scrolls[0])
    }

    /// Wherever a hand takes hold, the row goes one way with it, as far as it would by itself, give or take.
    @Test(arguments: LayoutKind.all.map(\.name))
    func `a drag leads the row on`(layout: String) throws {
        for (start, step, isVertical) in [
            (7.0, -12.0, false), (7.0, 9.0, false), (6.6, -10.0, true), (8.0, 11.0, true),
        ] {
            var random = SeededGenerator(seed: UInt64(start * 10) + (step > 0 ? 1 : 0))
            for _ in 0..<6 {
                var stage = Stage.showing(
                    layout, items: 40, at: start,
                    [
                        "followPointer": true, "vertical": .flag(isVertical), "style": .choice("carousel"),
                        "wrap": false, "free": false,
                    ])
                stage.jump(to: start)
                let context = stage.context(lane: 0)
                let own = stage.ownGain(of: stage.layout.layout(stage.knobs, on: context), on: context)
                stage.apply(
                    .press(
                        at: Point(x: .random(in: 100...1180, using: &random), y: .random(in: 100...620, using: &random))
                    ))
                var places = [stage.scroll]
                for _ in 0..<24 {
                    stage.apply(
                        .drag(by: isVertical ? Vector2(x: 0, y: step) : Vector2(x: step, y: 0), velocity: .zero))
                    places.append(stage.scroll)
                }
                let steps = zip(places.dropFirst(), places).map { $0 - $1 }
                let most = 0.05 + 8 * abs(own * step)
                let name = "\(layout) at \(start) by \(step): \(places)"
                #expect(steps.allSatisfy { $0 >= -1e-9 } || steps.allSatisfy { $0 <= 1e-9 }, "\(name)")
                #expect(steps.allSatisfy { abs($0) <= most + 1e-9 }, "\(name)")
            }
        }
    }
}
