import LayoutCore
import TestSupport
import Testing

/// Keylines at the ends of a row that leaves no empty room there. A card is 360 points long, in a view of 1280: one large card with a
/// medium and a small one on either side takes 360 + 2 · 180 + 2 · 57.6 + 4 · 10 = 875.2.
@Suite struct KeylineEndTests {
    private static let half = 437.6

    private func row(_ align: String, at scroll: Double, items: Int = 8, contains: Bool = true) -> Arrangement {
        Arrangement("keylines", items: items).setting("align", to: .choice(align))
            .setting("contain", to: .flag(contains)).with { $0.scroll = scroll }
    }

    private func card(_ index: Int, in row: Arrangement) -> (low: Double, high: Double, length: Double, alpha: Double) {
        let placement = row.placement(atOffset: Double(index) - row.stage.scroll, index: index)
        let (middle, length) = (placement.transform.row4.x, placement.size!.width)
        return (middle - length / 2, middle + length / 2, length, placement.alpha)
    }

    @Test func `at its first item all marks are after the large card`() {
        let row = row("centre", at: 0)
        #expect(abs(card(0, in: row).low + Self.half) < 1e-9)
        #expect((0..<5).map { card($0, in: row).length.rounded() } == [360, 180, 180, 58, 58])
        #expect((0..<6).map { card($0, in: row).alpha } == [1, 1, 1, 1, 1, 0])
        #expect(abs(card(4, in: row).high - Self.half) < 1e-9)
    }

    @Test func `at its last one they are before it`() {
        let row = row("centre", at: 7)
        #expect(abs(card(7, in: row).high - Self.half) < 1e-9)
        #expect((3..<8).map { card($0, in: row).length.rounded() } == [58, 58, 180, 180, 360])
        #expect((2..<8).map { card($0, in: row).alpha } == [0, 1, 1, 1, 1, 1])
        #expect(abs(card(3, in: row).low + Self.half) < 1e-9)
    }

    @Test func `from the start it is a row that ends at the other side`() {
        let first = card(0, in: row("start", at: 0))
        #expect(abs(first.low + 630) < 1e-9)
        // 360 + 180 + 57.6 + 2 · 10 after the gap at the view's edge.
        let row = row("start", at: 7)
        #expect(abs(card(7, in: row).high - (-630 + 617.6)) < 1e-9)
        #expect((5..<8).map { card($0, in: row).length.rounded() } == [58, 180, 360])
    }

    @Test(arguments: ["centre", "start"]) func `in the middle it is the row that it always is`(align: String) {
        for scroll in [2.0, 3.3, 5] {
            for index in 0..<8 {
                let (one, other) = (
                    card(index, in: row(align, at: scroll)), card(index, in: row(align, at: scroll, contains: false))
                )
                #expect(one == other)
            }
        }
    }

    @Test(arguments: ["centre", "start"], [1, 2, 3, 8]) func `on the way the gaps stay and nothing leaps`(
        align: String, items: Int
    ) {
        var before: [Double]?
        for step in 0...(items - 1) * 100 {
            let row = row(align, at: Double(step) / 100, items: items)
            let cards = (0..<items).map { card($0, in: row) }
            for (one, next) in zip(cards, cards.dropFirst()) { #expect(abs(next.low - one.high - 10) < 1e-9) }
            // What is not seen, beyond the edge, may have another length when the row comes to its end.
            if let before { #expect(zip(before, cards).allSatisfy { $1.alpha < 1e-9 || abs($0 - $1.low) < 12 }) }
            before = cards.map(\.low)
        }
    }

    @Test func `the current card is within the strip wherever the row is`() {
        for step in 0...70 {
            let row = row("centre", at: Double(step) / 10)
            let current = card(Int((Double(step) / 10).rounded()), in: row)
            #expect(current.low > -Self.half - 1e-9 && current.high < Self.half + 1e-9)
        }
    }

    @Test func `a view that is narrower begins and ends at its edges`() {
        for (scroll, index) in [(0.0, 0), (7, 7)] {
            let row = row("centre", at: scroll).with { $0.view = Size(width: 600, height: 720) }
            let end = card(index, in: row)
            #expect(abs((index == 0 ? -end.low : end.high) - 290) < 1e-9)
        }
    }

    /// Rows from the start, in a view of 1280: what Material makes of it, and others with more and fewer marks.
    struct Strip: Sendable {
        let large: Int
        let medium: Double
        let small: Double
        let smallCount: Int
        let length: Double
        let gap: Double

        /// The room for it, from one gap to the other.
        var room: Double { 1280 - 2 * gap }
        /// As long as all marks together.
        var whole: Double {
            Double(large) * length + (medium + Double(smallCount) * small) * length + Double(large + smallCount) * gap
        }

        static let all = [
            Strip(large: 3, medium: 172.0 / 340, small: 40.0 / 340, smallCount: 1, length: 340, gap: 8),
            Strip(large: 3, medium: 276.0 / 360, small: 0.16, smallCount: 0, length: 360, gap: 8),
            Strip(large: 1, medium: 40.0 / 1216, small: 40.0 / 1216, smallCount: 0, length: 1216, gap: 8),
            Strip(large: 1, medium: 0.5, small: 0.16, smallCount: 1, length: 360, gap: 10),
            Strip(large: 2, medium: 0.4, small: 0.1, smallCount: 4, length: 500, gap: 20),
            Strip(large: 6, medium: 0.5, small: 0.16, smallCount: 2, length: 360, gap: 10),
        ]

        func row(_ items: Int, at scroll: Double) -> Arrangement {
            Arrangement("keylines", items: items, card: Size(width: length, height: 400))
                .setting("align", to: .choice("start")).setting("contain", to: .flag(true))
                .setting("large", to: .integer(large)).setting("medium", to: .number(medium))
                .setting("small", to: .number(small)).setting("smallCount", to: .integer(smallCount))
                .setting("gap", to: .number(gap)).with { $0.scroll = scroll }
        }
    }

    @Test(arguments: Strip.all) func `from the start no room is empty wherever the row is`(strip: Strip) throws {
        var random = SeededGenerator(seed: 12)
        for _ in 0..<300 {
            let scroll = Double.random(in: 0...23, using: &random)
            let row = strip.row(24, at: scroll)
            let cards = (0..<24).map { card($0, in: row) }
            for (one, next) in zip(cards, cards.dropFirst()) { #expect(abs(next.low - one.high - strip.gap) < 1e-9) }
            let whole = cards.filter { $0.alpha > 1 - 1e-9 }
            let (low, high) = (try #require(whole.first).low, try #require(whole.last).high)
            let most = min(strip.whole, strip.room)
            if scroll > 23 - Double(strip.large + strip.smallCount) {
                // The row that has come to its end: as many cards as there are marks, and as long.
                #expect(abs(cards[23].high - high) < 1e-9 && abs(high - low - strip.whole) < 1e-9, "at \(scroll)")
                #expect(low < -strip.room / 2 + 1e-9 && high > -strip.room / 2 + most - 1e-9, "at \(scroll)")
            } else {
                // One card fades at the far end while another leaves.
                let far = try #require(cards.last { $0.alpha > 0 })
                #expect(far.high > -strip.room / 2 + most - 1e-9, "at \(scroll)")
            }
        }
    }

    @Test(arguments: Strip.all) func `nothing leaps on the way, and the current card is large`(strip: Strip) {
        var random = SeededGenerator(seed: 34)
        let near = (0..<40).map { _ in Double.random(in: 0...11, using: &random) } + (0...11).map(Double.init)
        for scroll in near {
            let (row, next) = (strip.row(12, at: scroll), strip.row(12, at: scroll + 1e-6))
            for index in 0..<12 {
                let (one, other) = (card(index, in: row), card(index, in: next))
                guard one.alpha > 1e-9 else { continue }
                #expect(max(abs(other.low - one.low), abs(other.high - one.high)) < 0.01, "\(index) at \(scroll)")
                #expect(abs(other.alpha - one.alpha) < 1e-4, "\(index) at \(scroll)")
            }
            let current = scroll.rounded()
            guard scroll == current else { continue }
            #expect(abs(card(Int(current), in: row).length - strip.length) < 1e-9)
        }
    }

    @Test(arguments: [(2, -632.0), (3, -632), (4, -648)])
    func `few cards stay at the start if there is room for them`(items: Int, low: Double) {
        // Four take 4 · 314 + 3 · 8 = 1280 of 1264.
        let strip = Strip(large: 4, medium: 0.5, small: 0.1, smallCount: 1, length: 314, gap: 8)
        #expect(abs(card(0, in: strip.row(items, at: Double(items - 1))).low - low) < 1e-9)
    }
}
