import LayoutCore
import Testing

@Suite struct WaterfallTests {
    struct Box {
        let index: Int
        let (left, right, top, bottom): (Double, Double, Double, Double)

        /// Along and across the scroll axis of the arrangement, from the middle of the view.
        init(_ index: Int, in layout: any Layout, scroll: Double, isVertical: Bool = true) {
            self.index = index
            let placement = layout.placement(at: .init(index: index, offset: Double(index) - scroll))
            let (middle, size) = (placement.transform.row4, placement.size!)
            let (x, y) = isVertical ? (middle.x, middle.y) : (middle.y, middle.x)
            let (width, height) = isVertical ? (size.width, size.height) : (size.height, size.width)
            (left, right) = (x - width / 2, x + width / 2)
            (top, bottom) = (y - height / 2, y + height / 2)
        }
    }

    func waterfall(_ items: Int, scroll: Double) -> Arrangement {
        Arrangement("waterfall", items: items).with { $0.scroll = scroll }
    }

    @Test(arguments: [1, 2, 3, 6, 7, 24])
    func `cards never overlap, and gaps in a column are even`(columns: Int) {
        let layout = waterfall(500, scroll: 3.25).setting("columns", to: .integer(columns)).layout
        let boxes = (0..<500).map { Box($0, in: layout, scroll: 3.25) }
        let byColumn = Dictionary(grouping: boxes) { $0.left.rounded() }
        #expect(byColumn.count == columns)
        for column in byColumn.values {
            for (upper, lower) in zip(column, column.dropFirst()) {
                #expect(abs(lower.top - upper.bottom - 12) < 1e-8)
            }
        }
        let lefts = byColumn.values.map { $0[0].left }.sorted()
        for (one, next) in zip(lefts, lefts.dropFirst()) { #expect(abs(next - one - 212) < 1e-9) }
        #expect(abs(lefts.first! + lefts.last! + 200) < 1e-9, "the columns stand around the middle")
    }

    @Test func `cards keep to the wanted lengths, but for the stretch that makes columns end level`() {
        let layout = waterfall(1000, scroll: 0).layout
        for index in 0..<1000 {
            let size = layout.placement(at: .init(index: index, offset: Double(index))).size!
            #expect(size.width == 200)
            #expect((0.6 * 200...1.6 * 200 * 1.15).contains(size.height))
        }
    }

    @Test func `the first card is at the top before any scroll, the last at the bottom after all of it`() {
        for items in [40, 120, 121, 100_000_000] {
            let top = Box(0, in: waterfall(items, scroll: 0).layout, scroll: 0).top
            #expect(abs(top - (-360 + 12)) < 1e-5)
            let scroll = Double(items - 1)
            let end = waterfall(items, scroll: scroll).layout
            let bottom = (items - 40..<items).map { Box($0, in: end, scroll: scroll).bottom }.max()!
            #expect(abs(bottom - (360 - 12)) < 1e-5, "\(items)")
        }
    }

    @Test func `content that fits does not move`() {
        let (start, end) = (waterfall(5, scroll: 0).layout, waterfall(5, scroll: 4).layout)
        for index in 0..<5 {
            #expect(abs(Box(index, in: start, scroll: 0).top - Box(index, in: end, scroll: 4).top) < 1e-9)
        }
    }

    @Test func `the content goes with the pointer`() {
        let (before, after) = (waterfall(1000, scroll: 100).layout, waterfall(1000, scroll: 101).layout)
        let moved = Box(100, in: before, scroll: 100).top - Box(100, in: after, scroll: 101).top
        #expect(moved > 0)
        #expect(abs(before.itemsPerPoint! * moved + 1) < 1e-9)
    }

    @Test(arguments: [0.0, 0.5, 57, 119.3, 777, 998.5, 999, -2, 1003], [true, false])
    func `the window holds every card in view, and few others`(scroll: Double, isVertical: Bool) {
        let arrangement = waterfall(1000, scroll: scroll).with { $0.isVertical = isVertical }
        let layout = arrangement.layout
        let half = arrangement.stage.length / 2
        let seen = (0..<1000).map { Box($0, in: layout, scroll: scroll, isVertical: isVertical) }
            .filter { $0.bottom > -half && $0.top < half }
        let window = layout.window(around: scroll, of: 1000)!
        #expect(seen.allSatisfy { window.contains($0.index) })
        #expect(window.first == seen.first?.index)
        #expect(window.last == seen.last?.index)
        #expect(window.count <= layout.visibleCount)
    }

    @Test(arguments: [0.0, 1e300, -1e300, .infinity, -.infinity, .nan, .leastNonzeroMagnitude])
    func `any scroll has a window`(scroll: Double) {
        for items in [0, 1, 2, 119, 120, Int.max] {
            let window = waterfall(items, scroll: 0).layout.window(around: scroll, of: items)!
            #expect(window.lowerBound >= 0)
            #expect(window.upperBound <= items)
            #expect(window.count < 500)
        }
    }

    @Test func `a moved picture still has its window`() {
        let moved = waterfall(1000, scroll: 0).setting("contentY", to: .number(-500))
        #expect(
            moved.layout.window(around: 0, of: 1000)!.count
                > waterfall(1000, scroll: 0).layout.window(around: 0, of: 1000)!.count)
    }
}
