import TestSupport
import Testing

@testable import LayoutCore

@Suite struct ThrowTests {
    private static let view = Size(width: 1280, height: 720)

    private func deck(at scroll: Double = 4, items: Int = 12, _ knobs: [String: Parameter.Value] = [:]) -> Stage {
        Stage.showing("swipe-deck", items: items, at: scroll, in: Self.view, knobs)
    }

    /// A card's middle from that of the view.
    private func shift(of identity: Int, on stage: Stage) throws -> Vector2 {
        let frame = stage.frame()
        let place = try #require(frame.card(identity).flatMap(frame.place))
        return place - stage.middle
    }

    @Test func `what a hand holds stays under it, wherever it goes`() throws {
        var random = SeededGenerator(seed: 7)
        for knobs: [String: Parameter.Value] in [
            [:], ["vertical": true], ["reversed": true], ["wrap": true], ["turn": -40], ["viewpointX": 120],
        ] {
            for _ in 0..<12 {
                var stage = deck(knobs)
                let card = try #require(stage.frame().card(4))
                let grabbed = Point(
                    x: .random(in: -140...140, using: &random), y: .random(in: -200...200, using: &random))
                var hand = try #require(stage.frame().camera.project(grabbed, through: card.matrix))
                stage.apply(.press(at: hand))
                for _ in 0..<8 {
                    let step = Vector2(
                        x: .random(in: -25...25, using: &random), y: .random(in: -25...25, using: &random))
                    hand = hand + step
                    stage.apply(.drag(by: step, velocity: .zero))
                    let frame = stage.frame()
                    let card = try #require(frame.card(4))
                    let seen = try #require(frame.camera.project(grabbed, through: card.matrix))
                    #expect((seen - hand).length < 0.1, "\(knobs): \(seen) and not \(hand)")
                }
            }
        }
    }

    @Test func `a card flies the way it was thrown and comes back from there`() throws {
        for direction in [Vector2(x: 0, y: -1), Vector2(x: 0.6, y: 0.8), Vector2(x: -1, y: 0), Vector2(x: 1, y: 0)] {
            var stage = deck()
            stage.apply(.press(at: stage.middle))
            for _ in 0..<6 {
                stage.advance(by: 1.0 / 60)
                stage.apply(.drag(by: direction * 15))
            }
            stage.apply(.release)
            var last = 90.0
            stage.run(0.1) { stage in
                let way = try! shift(of: 4, on: stage)
                #expect(way.length > last && abs(way.x * direction.y - way.y * direction.x) < 0.02 * way.length)
                last = way.length
            }
            stage.rest()
            #expect(stage.scroll == 5 && stage.frame().card(4) == nil)
            stage.apply(.key(.left))
            stage.run(0.2)
            let way = try shift(of: 4, on: stage)
            #expect(way.x * direction.x + way.y * direction.y > 0.99 * way.length && way.length > 50)
            stage.rest()
            #expect(stage.scroll == 4)
        }
    }

    @Test func `neither far nor fast enough, it goes back`() throws {
        var stage = deck()
        stage.apply(.press(at: stage.middle))
        stage.apply(.drag(by: Vector2(x: 50, y: -60), velocity: .zero))
        #expect(stage.scroll > 4.1)
        stage.run(0.3)
        stage.apply(.release)
        #expect(stage.isMoving)
        stage.rest()
        #expect(stage.scroll == 4)
        #expect(try shift(of: 4, on: stage).length < 1e-9)
        // As far, and fast; but not where the hand turns round.
        for (speed, end) in [(1200.0, 5.0), (-1200, 4)] {
            stage = deck()
            stage.apply(.press(at: stage.middle))
            stage.apply(.drag(by: Vector2(x: 50, y: -60), velocity: Vector2(x: 0.64 * speed, y: -0.77 * speed)))
            stage.apply(.release)
            stage.rest()
            #expect(stage.scroll == end, "\(speed)")
        }
    }

    @Test func `the next card can be taken while the last one flies`() throws {
        var stage = deck()
        stage.apply(.flick(by: Vector2(x: 200, y: -150), seconds: 0.15))
        stage.run(0.05)
        let flying = try shift(of: 4, on: stage)
        // Below, where the card in the air no longer is.
        stage.apply(.press(at: stage.middle + Vector2(x: -120, y: 200)))
        stage.apply(.drag(by: Vector2(x: -30, y: 0), velocity: .zero))
        stage.advance(by: 1.0 / 60)
        let after = try shift(of: 4, on: stage)
        #expect((after - flying).length < 80 && after.length > flying.length, "\(flying), then \(after)")
        stage.run(0.3)
        let next = try shift(of: 5, on: stage)
        #expect(next.x < -20 && stage.scroll > 5 && stage.frame().card(4) == nil, "\(next)")
        stage.apply(.flick(by: Vector2(x: -250, y: 0), seconds: 0.1))
        stage.rest()
        #expect(stage.scroll == 6)
    }

    @Test func `a card in the air can be caught`() throws {
        var stage = deck()
        stage.apply(.flick(by: Vector2(x: 200, y: 0), seconds: 0.2))
        stage.run(0.05)
        let before = try shift(of: 4, on: stage)
        stage.apply(.press(at: stage.middle + before))
        stage.run(0.3)
        #expect((try shift(of: 4, on: stage) - before).length < 1e-6)
        stage.apply(.drag(by: before * -1, velocity: .zero))
        stage.apply(.release)
        stage.rest()
        #expect(stage.scroll == 4)
    }

    @Test func `the last card of a row with ends gives way and stays`() throws {
        var stage = deck(at: 11)
        stage.apply(.flick(by: Vector2(x: 0, y: -400), seconds: 0.1))
        #expect(try shift(of: 11, on: stage).y < -40)
        stage.rest()
        #expect(stage.scroll == 11)
        stage = deck(at: 11, ["wrap": true])
        stage.apply(.flick(by: Vector2(x: 0, y: -400), seconds: 0.1))
        stage.rest()
        #expect(stage.scroll == 0)
    }

    @Test func `without free a drag moves the row`() throws {
        var stage = deck(["free": false])
        stage.apply(.press(at: stage.middle))
        stage.apply(.drag(by: Vector2(x: -100, y: -300), velocity: .zero))
        #expect(stage.scroll == 4)
        #expect(!stage.throwsFreely && deck().throwsFreely)
    }

    @Test func `each throw has a beginning and an end`() {
        var stage = deck()
        stage.apply(.flick(by: Vector2(x: 0, y: -300), seconds: 0.1))
        stage.rest()
        let story = stage.story()
        #expect(
            story.filter { !$0.hasPrefix("didScroll") && !$0.hasPrefix("current") } == [
                "willBeginDragging", "didEndDragging(1)", "willBeginDecelerating", "didEndDecelerating",
                "willBeginScrollingAnimation", "didEndScrollingAnimation",
            ], "\(story)")
    }

    @Test func `whatever changes under a hand, it goes on`() throws {
        let changes: [(Input, Double)] = [
            (.set("free", to: false), 5), (.set("reach", to: 0), 5), (.layout("linear", seconds: 0.1), 10),
            (.insert(at: 0, animated: false), 6), (.remove(at: 1, animated: false), 4),
            (.remove(at: 4, animated: false), 4), (.reloadAll(count: 0), 0), (.reloadAll(count: 5), 4),
        ]
        for (change, end) in changes {
            var stage = deck()
            stage.apply(.press(at: stage.middle))
            stage.apply(.drag(by: Vector2(x: -80, y: 10), velocity: .zero))
            stage.apply(change)
            #expect(stage.scroll.isFinite)
            for _ in 0..<4 {
                stage.advance(by: 1.0 / 60)
                stage.apply(.drag(by: Vector2(x: -40, y: 5)))
            }
            stage.apply(.release)
            stage.rest()
            #expect(
                abs(stage.scroll - end) <= 1 && stage.scroll == stage.scroll.rounded(), "\(change): \(stage.scroll)")
            #expect(stage.frame().cards.allSatisfy { $0.matrix.isFinite })
        }
    }

    @Test func `cards that come, go and move keep their throws`() throws {
        var stage = deck()
        stage.apply(.flick(by: Vector2(x: 0, y: -300), seconds: 0.1))
        stage.rest()
        stage.apply(.insert(at: 0, animated: false))
        stage.jump(to: 5.6)
        #expect(try shift(of: 4, on: stage).y < -100)
        stage.apply(.remove(at: 5, animated: false))
        stage.jump(to: 5.6)
        #expect(try shift(of: 5, on: stage).x < -100)
    }
}
