import Testing

@testable import LayoutCore

/// Cards on their way from one layout to another, one after the other.
@Suite struct StaggerTests {
    private let linear: LayoutKind
    private let wheel: LayoutKind

    init() throws {
        linear = try #require(LayoutKind.all.first { $0.name == "linear" })
        wheel = try #require(LayoutKind.all.first { $0.name == "wheel" })
    }

    private func stage(_ travel: CardTravel, after seconds: Double) -> Stage {
        var stage = Stage(linear, items: 9, view: Size(width: 1000, height: 700))
        stage.stand(at: 4)
        stage.morph(to: wheel, by: travel)
        stage.advance(by: seconds)
        return stage
    }

    @Test func withoutAStaggerAllGoAtOnce() {
        let travel = CardTravel(seconds: 4, curve: .linear)
        let stage = self.stage(travel, after: 1)
        let plain = self.stage(CardTravel(seconds: 4, curve: .linear, stagger: Stagger(.row, share: 0)), after: 1)
        #expect(stage.frame() == plain.frame())
    }

    @Test(arguments: Stagger.Order.allCases) func whoGoesFirstFollowsFromThePlace(order: Stagger.Order) {
        let stagger = Stagger(order)
        let waits = stride(from: -1.0, through: 1, by: 0.25).map { stagger.wait(at: $0, identity: Int(4 * $0)) }
        switch order {
        case .row: #expect(waits == waits.sorted() && waits.first == 0 && waits.last == 1)
        case .back: #expect(waits == waits.sorted(by: >) && waits.first == 1 && waits.last == 0)
        case .middle: #expect(waits[4] == 0 && waits.first == 1 && waits.last == 1)
        case .edges: #expect(waits[4] == 1 && waits.first == 0 && waits.last == 0)
        case .random:
            #expect(Set(waits).count == waits.count && waits.allSatisfy { 0..<1 ~= $0 })
            #expect(
                waits
                    != stride(from: -1.0, through: 1, by: 0.25).map {
                        Stagger(.random, seed: 2).wait(at: $0, identity: Int(4 * $0))
                    })
        }
    }

    @Test func cardsWaitAndArrive() throws {
        let travel = CardTravel(seconds: 4, curve: .linear, stagger: Stagger(.row, share: 0.5))
        // A quarter of the time: the first card is half-way, the middle one sets out, the last one waits.
        let stage = self.stage(travel, after: 1)
        let morph = try #require(stage.morphs.first)
        let row = stage.lanes[0].rules.row
        let cards = stage.frame().cards.filter { !$0.isPlaceholder }
        for card in cards {
            let place = min(max((Double(card.index) - morph.origin) / morph.reach, -1), 1)
            let wait = 0.5 * (0.5 + 0.5 * place)
            let wanted = min(max((0.25 - wait) / 0.5, 0), 1)
            #expect(abs(morph.progress(of: card, in: row, at: stage.time) - wanted) < 1e-9, "\(card.index)")
        }
        #expect(cards.count >= 7 && morph.origin == 4)
        #expect(!self.stage(travel, after: 4.1).isMoving)
    }

    /// A stage that is put there at once shows what one shows that went all the way.
    @Test func oneMomentIsTheSameHoweverItIsReached() throws {
        for order in Stagger.Order.allCases {
            let travel = CardTravel(
                seconds: 3, curve: .spring(response: 0.5, damping: 0.6), stagger: Stagger(order, share: 0.4, seed: 3))
            let gone = self.stage(travel, after: 1.25)
            var put = Stage(wheel, items: 9, view: Size(width: 1000, height: 700))
            put.advance(by: 1.25)
            put.stand(
                at: 4, amid: [Departure(from: linear, Knobs(linear.table), scroll: 4, age: 1.25, by: travel)])
            let (a, b) = (gone.frame(), put.frame())
            #expect(a.cards.count == b.cards.count)
            for card in a.cards {
                let twin = try #require(b.cards.first { $0.identity == card.identity && $0.copy == card.copy })
                #expect(card.matrix.isApproximatelyEqual(to: twin.matrix, tolerance: 1e-6), "\(order) \(card.index)")
            }
        }
    }
}
