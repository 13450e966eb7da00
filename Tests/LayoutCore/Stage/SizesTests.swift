import Testing

@testable import LayoutCore

/// Items of different sizes.
@Suite struct SizesTests {
    static let sizes: @Sendable (Int) -> Size? = { identity in
        switch identity % 4 {
        case 0: nil
        case 1: Size(width: 60, height: 200)
        case 2: Size(width: 320, height: 150)
        default: Size(width: 110, height: 90)
        }
    }

    @Test(arguments: [false, true], [6, 9, 40])
    func `neighbours touch wherever the row stands`(wraps: Bool, items: Int) {
        var stage = Stage.showing("linear", items: items, ["wrap": .flag(wraps), "perspective": 0])
        stage.itemSize = Self.sizes
        for step in 0...120 {
            stage.jump(to: Double(step) / 120 * Double(items - 1))
            let frame = stage.frame()
            let spans = frame.cards.compactMap(frame.span).sorted { $0.lowerBound < $1.lowerBound }
            #expect(spans.count > 2)
            for (a, b) in zip(spans, spans.dropFirst()) { #expect(abs(a.upperBound - b.lowerBound) < 1e-9) }
            if items == 40, step > 20, step < 100 { #expect(frame.covers(0...1000), "\(stage.scroll)") }
        }
        for index in 0..<items {
            stage.jump(to: Double(index))
            let frame = stage.frame()
            #expect(abs(frame.place(of: frame.card(index)!)!.x - 500) < 1e-9)
        }
    }

    @Test(arguments: [false, true], ["linear", "cover-flow", "cylinder"])
    func `a small scroll is a small move`(wraps: Bool, layout: String) {
        var stage = Stage.showing(layout, items: 12, ["wrap": .flag(wraps)])
        stage.itemSize = Self.sizes
        var last = stage.frame()
        for step in 1...2400 {
            stage.jump(to: Double(step) / 200)
            let frame = stage.frame()
            for card in frame.cards {
                guard let before = last.card(card.identity), abs(card.matrix.m41) < 700, abs(before.matrix.m41) < 700
                else { continue }
                let delta = abs(card.matrix.m41 - before.matrix.m41) + abs(card.matrix.m43 - before.matrix.m43)
                // A closed row that is shorter than the view shows each card once: the last changes ends.
                let changesEnds = wraps && layout != "linear" && card.offset * before.offset < 0 && abs(card.offset) > 2
                if delta > 8, !changesEnds {
                    Issue.record("\(layout): \(card.identity) moves by \(delta) at \(stage.scroll)")
                    return
                }
            }
            last = frame
        }
    }

    @Test(arguments: [-1.0, -0.3, 0.5, 1], [false, true])
    func `cards of other sizes stand on one line`(align: Double, isVertical: Bool) {
        var stage = Stage.showing(
            "linear", items: 12, at: 4, ["perspective": 0, "vertical": .flag(isVertical), "sizeAlign": .number(align)])
        stage.itemSize = Self.sizes
        let common = isVertical ? stage.cardSize.width : stage.cardSize.height
        let cards = stage.frame().cards
        #expect(cards.count > 3)
        for card in cards {
            let place = isVertical ? card.matrix.m41 : card.matrix.m42
            let length = isVertical ? card.size.width : card.size.height
            #expect(abs(place - align * (common - length) / 2) < 1e-9, "\(card.identity)")
        }
    }

    @Test(arguments: ["start", "centre", "end"])
    func `a contained row of different sizes ends at the view's edges`(edge: String) throws {
        let knobs: [String: Parameter.Value] = [
            "perspective": 0, "contain": true, "restAt": .choice(edge), "restInset": 40,
        ]
        var stage = Stage.showing("linear", items: 14, knobs)
        stage.itemSize = Self.sizes
        stage.stand(at: 100)
        let frame = stage.frame()
        let last = try #require(frame.card(13).flatMap(frame.span))
        #expect(abs(last.upperBound - 960) < 1e-6)
        stage.stand(at: -100)
        let start = stage.frame()
        let first = try #require(start.card(0).flatMap(start.span))
        #expect(abs(first.lowerBound - 40) < 1e-6)
    }

    @Test func `a card of another size is shown large in the view's middle, wherever it stood`() {
        var stage = Stage.showing("linear", items: 12, at: 2, ["perspective": 0, "expand": 1])
        stage.itemSize = Self.sizes
        let usual = stage.frame().card(2)!
        stage.apply(.set("sizeAlign", to: 1.0))
        #expect(stage.frame().card(2)!.matrix == usual.matrix)
    }

    /// Once around, they share the room that there is.
    @Test(arguments: ["cylinder", "ring", "rotary"])
    func `a closed row has no seam`(layout: String) throws {
        var stage = Stage.showing(layout, items: 12, ["wrap": .flag(true), "visibleItems": 12])
        stage.itemSize = Self.sizes
        for scroll in [0.0, 3.25, 9.5] {
            stage.jump(to: scroll)
            let cards = stage.frame().cards.sorted { $0.offset < $1.offset }
            try #require(cards.count == 12)
            let total = cards.reduce(0) { $0 + $1.size.width }
            for (card, next) in zip(cards, cards.dropFirst() + cards.prefix(1)) {
                let gap = next.offset - card.offset + (next.offset < card.offset ? 12 : 0)
                #expect(abs(gap - 12 * (card.size.width + next.size.width) / 2 / total) < 1e-9, "\(card.identity)")
            }
        }
    }

    /// A place on a globe or in a block is as wide as it is, whoever stands there.
    @Test(arguments: ["sphere", "dome", "lattice", "overview", "periodic-table", "tag-cloud"])
    func `cards of any size keep places that have numbers`(layout: String) {
        var stage = Stage.showing(layout, items: 40, at: 7)
        let before = stage.frame()
        stage.itemSize = Self.sizes
        let after = stage.frame()
        #expect(before.cards.count == after.cards.count && before.cards.map(\.size) != after.cards.map(\.size))
        for card in before.cards { #expect(after.card(card.identity)?.matrix == card.matrix) }
    }

    @Test(arguments: ["keylines", "waterfall"])
    func `layouts with sizes of their own keep to them`(layout: String) {
        var stage = Stage.showing(layout, items: 40, at: 7)
        let before = stage.frame()
        stage.itemSize = Self.sizes
        #expect(stage.frame() == before)
        stage.apply(.remove(at: 8))
        stage.run(0.1) { _ in }
        stage.itemSize = nil
        let middle = stage.frame()
        stage.itemSize = Self.sizes
        #expect(stage.frame() == middle, "nor do they flicker while others close the ranks")
    }

    @Test func `sizes that are none are made some`() {
        var stage = Stage.showing("linear", items: 9, at: 3)
        stage.itemSize = { [Size(width: .nan, height: 1e300), Size(width: -5, height: 0), nil][$0 % 3] }
        #expect(RobustnessTests.fault(in: stage) == nil)
        stage.apply(.remove(at: 3))
        stage.apply(.insert(at: 2))
        stage.run(0.6) { #expect(RobustnessTests.fault(in: $0) == nil) }
    }

    @Test func `the ranks close over a longer card as over any other`() {
        var stage = Stage.showing("linear", items: 12, at: 4)
        stage.itemSize = Self.sizes
        let before = stage.frame().card(8)!
        stage.apply(.remove(at: 6))
        let after = stage.frame().card(8)!
        #expect(abs(before.matrix.m41 - after.matrix.m41) < 1e-9)
        stage.rest()
        // Half of 6's 320 points and half of 7's 110 are no longer between.
        #expect(abs(stage.frame().card(8)!.matrix.m41 - (before.matrix.m41 - 320)) < 1e-9)
    }
}
