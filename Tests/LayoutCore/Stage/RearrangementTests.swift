import Testing

@testable import LayoutCore

/// Insertions and removals as they are seen.
@Suite struct RearrangementTests {
    /// Lets half a second pass, and a bit, in frames of a 240th; no card may jump while it can be seen, nor appear or vanish at once.
    private func expectNoPop(
        in stage: inout Stage, upTo most: Double, _ place: String, acting acts: [Int: Input] = [:]
    ) {
        var last = Dictionary(stage.frame().cards.map { ($0.identity, $0) }) { a, _ in a }
        let reach = stage.view.width * 0.75
        for step in 0..<132 {
            if let act = acts[step] { stage.apply(act) }
            stage.advance(by: 1.0 / 240)
            let frame = stage.frame()
            let cards = Dictionary(frame.cards.map { ($0.identity, $0) }) { a, _ in a }
            for identity in Set(last.keys).union(cards.keys) {
                let (before, after) = (last[identity], cards[identity])
                if [before, after].allSatisfy({ $0.map(isUnseen) ?? true }) { continue }
                let fade = abs((before?.alpha ?? 0) - (after?.alpha ?? 0))
                let shown = min(before?.alpha ?? 0, after?.alpha ?? 0)
                let moved = before.flatMap { b in after.map { delta(from: b, to: $0) } } ?? 0
                // Past the ends of the view cards come on stage and leave it.
                let isOutside = [before, after].compactMap { $0 }.contains { abs($0.matrix.m41) > reach }
                guard isOutside || (fade < 0.1 && (moved < most || shown < 0.1)) else {
                    Issue.record("\(place), step \(step): \(identity) moves by \(moved), fades by \(fade)")
                    return
                }
            }
            last = cards
        }
    }

    /// From behind, or on edge.
    private func isUnseen(_ card: Card) -> Bool { card.isHidden || abs(card.matrix.m33) < 1e-9 }

    /// The farthest that a corner of a card moves.
    private func delta(from a: Card, to b: Card) -> Double {
        let corners = [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)]
        return corners.map { x, y in
            let p = a.matrix.moved(x * a.size.width, y * a.size.height)
            let q = b.matrix.moved(x * b.size.width, y * b.size.height)
            let (dx, dy, dz) = (p.x - q.x, p.y - q.y, p.z - q.z)
            return (dx * dx + dy * dy + dz * dz).squareRoot()
        }.max()!
    }

    static let layouts = [
        "linear", "rotary", "cylinder", "inverted-cylinder", "wheel", "cover-flow", "time-machine", "cosine", "ellipse",
        "ellipse-3d", "polygon-wheel", "ring", "disc", "tag-cloud", "waterfall",
    ]

    @Test(arguments: layouts, [6, 11])
    func `cards close ranks and make room without a jerk`(layout: String, items: Int) {
        // The easing's steepest is 3 / 0.4 s: 1/32 of the whole way a frame. Across a tag cloud or a waterfall that way is long.
        let most = ["tag-cloud", "waterfall", "ellipse", "ring", "disc"].contains(layout) ? 60 : 45.0
        for index in [0, 3, 4, items - 1] {
            var stage = Stage.showing(layout, items: items, at: 3)
            stage.apply(.insert(at: index))
            expectNoPop(in: &stage, upTo: most, "\(layout), insertion at \(index)")
            stage = Stage.showing(layout, items: items, at: 3)
            expectNoPop(in: &stage, upTo: most, "\(layout), removal of \(index)", acting: [1: .remove(at: index)])
        }
    }

    @Test(arguments: ["linear", "cylinder", "rotary"], [4, 5, 8])
    func `wrapped rows close too`(layout: String, items: Int) {
        for current in [0, 1, items - 1] {
            for index in 0..<items {
                var stage = Stage.showing(layout, items: items, at: Double(current), ["wrap": true])
                expectNoPop(
                    in: &stage, upTo: 45, "\(layout) of \(items) at \(current), \(index) goes",
                    acting: [1: .remove(at: index)])
            }
        }
    }

    @Test func `edits on top of edits go on from where the cards are`() {
        var stage = Stage.showing("linear", items: 9, at: 4)
        expectNoPop(
            in: &stage, upTo: 45, "a row of edits",
            acting: [
                1: .remove(at: 4), 20: .insert(at: 3), 40: .remove(at: 3), 60: .edit([.insert(at: 5), .remove(at: 4)]),
            ])
        stage.rest()
        #expect(!stage.isMoving)
    }

    @Test func `a removed card fades in a tenth of a second, then the others move`() {
        var stage = Stage.showing("linear", items: 9, at: 4)
        stage.apply(.remove(at: 5))
        stage.run(0.05, each: 1.0 / 240)
        let half = stage.frame()
        #expect(abs(half.card(5)!.alpha - 0.5) < 1e-9)
        #expect(half.card(6)!.offset == 2)
        stage.run(0.05, each: 1.0 / 240)
        #expect((stage.frame().card(5)?.alpha ?? 0) < 1e-9)
        #expect(abs(stage.frame().card(6)!.offset - 2) < 1e-9)
        stage.run(0.2, each: 1.0 / 240)
        #expect(abs(stage.frame().card(6)!.offset - 1.5) < 1e-9)
        stage.run(0.21, each: 1.0 / 240)
        #expect(stage.frame().card(6)!.offset == 1)
        #expect(!stage.isMoving)
    }

    @Test func `an insertion that ends before an older removal leaves the others where they are`() {
        var stage = Stage.showing("linear", items: 9, at: 4)
        stage.apply(.remove(at: 5))
        stage.run(0.05, each: 1.0 / 240)
        stage.apply(.insert(at: 3))
        stage.run(0.375, each: 1.0 / 240)
        _ = stage.takeEvents()
        var last = stage.frame()
        stage.run(0.1, each: 1.0 / 240) { stage in
            let frame = stage.frame()
            // At 0.425 s what is left of the removal is 4 · 0.1875³ of 200 points, which falls by less than 1.3 a frame.
            for card in frame.cards {
                guard let before = last.card(card.identity) else { continue }
                #expect(abs(card.matrix.m41 - before.matrix.m41) < 1.3, "\(card.identity)")
            }
            last = frame
        }
        #expect(stage.story() == ["didInsert(9)", "didRemove(5)"])
        #expect(!stage.isMoving)
    }

    @Test func `identities stay and ends are told in order`() {
        var stage = Stage.showing("linear", items: 9, at: 4)
        stage.apply(.edit([.insert(at: 4), .remove(at: 0), .insert(at: 9)]))
        #expect((0..<10).map { stage.items.identity(at: $0)! } == [1, 2, 3, 9, 4, 5, 6, 7, 8, 10])
        #expect(stage.index(of: 9) == 3 && stage.index(of: 0) == nil)
        stage.run(0.45)
        // What is in the middle has the number 5 for a moment, and 4 again.
        #expect(
            stage.story() == [
                "currentItemIndexDidChange(5)", "currentItemIndexDidChange(4)", "didInsert(9)", "didInsert(10)",
            ])
        stage.run(0.1)
        #expect(stage.story() == ["didRemove(0)"])
    }

    @Test func `what is not animated is told at once`() {
        var stage = Stage.showing("linear", items: 9, at: 8)
        stage.apply(.remove(at: 8, animated: false))
        #expect(stage.story() == ["didScroll", "currentItemIndexDidChange(7)", "didRemove(8)"])
        #expect(!stage.isMoving && stage.frame().card(8) == nil)
    }

    @Test func `other items altogether end what was on its way`() {
        var stage = Stage.showing("linear", items: 9, at: 8)
        stage.apply(.insert(at: 3))
        stage.apply(.scroll(to: 9))
        stage.run(0.1)
        _ = stage.takeEvents()
        stage.apply(.reloadAll(count: 3))
        #expect(
            stage.story() == ["didInsert(9)", "didEndScrollingAnimation", "didScroll", "currentItemIndexDidChange(2)"])
        #expect(stage.scroll == 2 && !stage.isMoving)
    }

    @Test func `a batch is as fast as its parts are many`() {
        var stage = Stage.showing("linear", items: 9, at: 4)
        let before = stage.frame()
        stage.apply(.edit([.insert(at: 5), .remove(at: 5)]))
        // What came and went again moves nothing.
        let after = stage.frame()
        for identity in 2...6 { #expect(after.card(identity)!.offset == before.card(identity)!.offset) }
    }

    @Test func `placeholders have names of their own`() {
        var stage = Stage.showing("linear", items: 3, at: 1, ["placeholders": 4])
        stage.apply(.insert(at: 3))
        stage.rest()
        let cards = stage.frame().cards
        #expect(
            cards.map(\.index) == [-2, -1, 0, 1, 2, 3, 4, 5].filter { index in cards.contains { $0.index == index } })
        #expect(Set(cards.map(\.identity)).count == cards.count)
        #expect(cards.filter(\.isPlaceholder).allSatisfy { $0.identity < 0 })
    }

    @Test func `a leaving card keeps its looks`() {
        var stage = Stage.showing("linear", items: 3, at: 2)
        stage.itemSize = { $0 == 2 ? Size(width: 80, height: 50) : nil }
        stage.apply(.remove(at: 2))
        let card = stage.frame().card(2)!
        #expect(card.size == Size(width: 80, height: 50) && !card.isPlaceholder)
    }

    /// Once round an empty row is no way at all.
    @Test func `items put into an empty row that wraps have places`() {
        var stage = Stage.showing("linear", items: 0, ["wrap": true])
        stage.apply(.insert(at: 0))
        stage.advance(by: 0.1)
        stage.apply(.insert(at: 0))
        stage.advance(by: 0.1)
        stage.apply(.insert(at: 14))
        #expect(stage.count == 3)
        stage.run(0.5) { stage in
            #expect(stage.frame().cards.allSatisfy { $0.offset.isFinite })
        }
    }

}
