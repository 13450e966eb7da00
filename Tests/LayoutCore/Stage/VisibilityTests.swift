import Testing

@testable import LayoutCore

@Suite struct VisibilityTests {
    /// Layouts that share one circle or ball among all cards show up to a thousand.
    static let most = 1000

    @Test(arguments: LayoutKind.all.map(\.name))
    func `a hundred million items cost what can be seen`(layout: String) {
        let counts = [2000, 100_000_000, 1 << 53].map { items -> Int in
            var stage = Stage.showing(layout, items: items)
            stage.jump(to: 1000.25)
            stage.apply(.insert(at: 1000))
            stage.apply(.remove(at: 3))
            stage.rest()
            #expect(stage.lanes.count <= 8 && stage.rearrangements.isEmpty && stage.renewals.isEmpty)
            return stage.frame().cards.count
        }
        // Where the waterfall stands between its ends, and so which cards are cut off, hangs on how many there are.
        let slack = layout == "waterfall" ? 12 : 0
        #expect(abs(counts[0] - counts[1]) <= slack && abs(counts[1] - counts[2]) <= slack, "\(counts)")
        #expect(counts[0] > 0 && counts[0] <= Self.most)
    }

    @Test func `fifteen cards and a hundred million show as many`() {
        for layout in ["linear", "task-stack", "custom", "cosine", "book"] {
            let counts = [15, 100_000_000].map { items in
                Stage.showing(layout, items: items, at: 7).frame().cards.count
            }
            #expect(counts[0] == counts[1], "\(layout)")
        }
        // Nothing about a stage grows with its items.
        #expect(MemoryLayout.size(ofValue: ItemList(count: 15)) == MemoryLayout.size(ofValue: ItemList(count: 1 << 53)))
    }

    @Test(arguments: [0, 1, 2, 5, 30, 100_000])
    func `the window keeps to its bounds`(wanted: Int) {
        for (items, placeholders, wraps) in [
            (0, 4, false), (1, 0, true), (5, 3, false), (5, 3, true), (40, 1000, false),
        ] {
            var stage = Stage.showing(
                "linear", items: items,
                ["visibleItems": .integer(wanted), "placeholders": .integer(placeholders), "wrap": .flag(wraps)])
            for scroll in [-0.9, 0, 0.4, 2.5, 39.4] {
                stage.jump(to: scroll)
                let indices = stage.frame().cards.map(\.index)
                #expect(indices.count <= wanted)
                #expect(Set(indices).count == indices.count)
                let least = wraps ? 0 : -(placeholders + 1) / 2
                let last = items - 1 + (wraps ? 0 : placeholders / 2)
                #expect(indices.allSatisfy { least <= $0 && $0 <= last })
                let most = items == 0 ? 0 : min(wanted, items + (wraps ? 0 : placeholders))
                #expect(indices.count == most, "\(items) items and \(placeholders) placeholders at \(scroll)")
            }
        }
    }

    @Test func `placeholders stand before and after the items`() {
        let cards = Stage.showing("linear", items: 3, at: 1, ["placeholders": 3, "visibleItems": 30]).frame().cards
        #expect(cards.map(\.index) == [-2, -1, 0, 1, 2, 3])
        #expect(cards.map(\.isPlaceholder) == [true, true, false, false, false, true])
        let wrapped = Stage.showing("linear", items: 3, ["placeholders": 3, "wrap": true]).frame().cards
        #expect(wrapped.map(\.index).sorted() == [0, 1, 2])
    }

    @Test func `what has faded is not on stage`() {
        let stage = Stage.showing("linear", items: 20, at: 10, ["fadeMin": -1, "fadeMax": 1, "fadeRange": 1])
        #expect(stage.frame().cards.map(\.index) == [9, 10, 11])
        var scrolled = stage
        scrolled.jump(to: 10.25)
        let alphas = Dictionary(uniqueKeysWithValues: scrolled.frame().cards.map { ($0.index, $0.alpha) })
        #expect(alphas == [9: 0.75, 10: 1, 11: 1, 12: 0.25])
    }

    /// Where items are shown again, the row lies around the card in the middle and not around another showing of it.
    @Test func repeatedCardsLieAroundTheMiddle() {
        let knobs: [String: Parameter.Value] = [
            "wrap": true, "repeatItems": true, "fadeMin": -0.5, "fadeMax": 0.5, "fadeMinAlpha": 0.7,
        ]
        let cards = Stage.showing("cover-flow", items: 4, at: 1, knobs).frame().cards
        #expect(cards.count > 8)
        for (a, b) in zip(cards, cards.dropFirst()) {
            #expect((a.order < b.order) == (abs(b.offset) < abs(a.offset)), "\(a.offset) \(b.offset)")
        }
    }
}
