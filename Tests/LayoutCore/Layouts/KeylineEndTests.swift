import LayoutCore
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
            let places = cards.map(\.low)
            if let before { #expect(zip(before, places).allSatisfy { abs($0 - $1) < 12 }) }
            before = places
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
}
