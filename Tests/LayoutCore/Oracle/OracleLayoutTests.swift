import Testing

@testable import LayoutCore

/// The original's own transforms, fades, counts and whole carousels.
@Suite struct OracleLayoutTests {
    @Test func transformsAndFadesAreICarousels() throws {
        let rows = try Fixture("oracle/oracle.csv").rows
        #expect(rows.count > 3500)
        for row in rows {
            let (kind, knobs, context) = try scene(row)
            var stage = context
            stage.toggle = row.number("toggle")
            let lens = Lens(
                m34: row.number("perspective"),
                viewpoint: Vector2(x: row.number("viewpointX"), y: row.number("viewpointY")))
            let offset = row.number("offset")
            let placement = kind.layout(knobs, on: stage).placement(at: Slot.Place(index: 0, offset: offset))
            expect(lens.view(placement.transform), row)
            let alpha = Fade(knobs).alpha(at: offset) * placement.alpha
            #expect(isSame(row.number("alpha"), alpha), "row \(row["id"]): alpha \(alpha)")
            try expectCounts(row, kind, knobs, context)
        }
    }

    @Test func countsAreICarousels() throws {
        let rows = try Fixture("oracle/oracle_counts.csv").rows
        #expect(rows.count > 1400)
        for row in rows {
            let (kind, knobs, context) = try scene(row)
            #expect(knobs.flag("wrap") == row.flag("wrapEnabled"), "row \(row["id"])")
            try expectCounts(row, kind, knobs, context)
            guard isCircular(kind) else { continue }
            let step = 2 * Double.pi / row.number("circularCount")
            #expect(isSame(row.number("defaultAngleStep"), step))
            // The table's radius was recovered from a picture of the transform, to about a millionth.
            let turned = kind.layout(knobs, on: context)
            if row["opt_angle"].isEmpty, row["opt_radius"].isEmpty, row["opt_arc"].isEmpty {
                let radius = row.number("defaultRadius")
                // The cylinder's cards stand a hundredth of a point off the tube.
                let off: Double = ["cylinder": -0.01, "inverted-cylinder": 0.01][kind.name] ?? 0
                #expect(isSame(radius, abs(self.radius(of: turned)) + off, within: 2e-6), "row \(row["id"])")
            }
        }
    }

    @Test func wholeCarouselsAreICarousels() throws {
        let rows = try Fixture("oracle/oracle_items.csv").rows
        let cases = Dictionary(grouping: rows) { $0["case"] }
        #expect(cases.count > 200)
        for (number, rows) in cases {
            let row = rows[0]
            let kind = try #require(LayoutKind.named(row["type"]))
            var stage = Stage(kind, items: row.integer("numberOfItems"), view: viewSize(row))
            stage.apply(.set("vertical", to: .flag(row.flag("vertical"))))
            stage.apply(.set("wrap", to: .flag(row.flag("wrap"))))
            stage.apply(.set("itemWidth", to: .number(row.number("itemWidth"))))
            stage.apply(.set("placeholders", to: .integer(row.integer("numberOfPlaceholders"))))
            stage.jump(to: row.number("scrollOffsetSet"))
            // The table shows carousels at rest, CoverFlow 2's turning card included.
            for _ in 0..<120 { stage.advance(by: 1.0 / 60) }
            let frame = stage.frame()
            #expect(isSame(row.number("scrollOffset"), frame.scroll), "case \(number)")
            #expect(row.integer("currentItemIndex") == frame.currentIndex, "case \(number)")
            #expect(row.integer("loadedCount") == frame.cards.count, "case \(number) \(kind.name)")
            for row in rows {
                guard let card = frame.cards.first(where: { $0.index == row.integer("index") }) else {
                    Issue.record("case \(number): no card \(row["index"])")
                    continue
                }
                expect(card, row)
            }
            expectOrder(frame, rows)
        }
    }

    // MARK: Reading a row

    private func viewSize(_ row: Fixture.Row) -> Size {
        Size(width: row.number("viewW"), height: row.number("viewH"))
    }

    private func scene(_ row: Fixture.Row) throws -> (LayoutKind, Knobs, LayoutContext) {
        let kind = try #require(row["type"] == "custom" ? plainCustom : LayoutKind.named(row["type"]))
        var knobs = Knobs(kind.table)
        for option in row.columns.keys where option.hasPrefix("opt_") {
            guard let value = row.optional(option) else { continue }
            let name = String(option.dropFirst(4))
            guard let parameter = kind.table[name] else { continue }
            let warning: Parameter.Warning? =
                switch parameter.kind {
                case .flag: try knobs.set(name, to: .flag(value != 0))
                case .integer: try knobs.set(name, to: .integer(Int(value)))
                default: try knobs.set(name, to: .number(value))
                }
            #expect(warning == nil)
        }
        let wrap = row.columns["wrap"] != nil ? row.integer("wrap") : row.integer("wrapOption")
        if wrap >= 0 { _ = try knobs.set("wrap", to: .flag(wrap == 1)) }
        let width = row.number("itemWidth")
        var context = LayoutContext(
            view: viewSize(row), card: Size(width: width, height: width), items: row.integer("numberOfItems"))
        context.isVertical = row.flag("vertical")
        context.isWrapped = knobs.flag("wrap")
        context.placeholders = context.isWrapped ? 0 : row.integer("numberOfPlaceholders")
        return (kind, knobs, context)
    }

    /// A delegate that leaves everything as it is.
    private var plainCustom: LayoutKind {
        LayoutKind(LayoutInfo("custom", "")) { _, stage in Still(visibleCount: mostVisible) }
    }

    private struct Still: Layout {
        let visibleCount: Int
        func place(_ card: Slot) -> Placement { Placement(.identity) }
    }

    private func isCircular(_ kind: LayoutKind) -> Bool { kind.table["arc"] != nil }

    /// Seen at a quarter turn, the distance from the axis is the radius.
    private func radius(of layout: any Layout) -> Double {
        let step = layout.turning.step.radians
        let row = layout.placement(at: Slot.Place(index: 0, offset: .pi / 2 / step)).transform.row4
        return abs(row.x) > abs(row.y) ? row.x : row.y
    }

    // MARK: Comparing

    private func expect(_ matrix: Transform3D, _ row: Fixture.Row) {
        let wanted = row.numbers(matrixColumns)
        let entries = [matrix.row1, matrix.row2, matrix.row3, matrix.row4].flatMap { r in (0..<4).map { r[$0] } }
        for (place, (a, b)) in zip(wanted, entries).enumerated() {
            #expect(isSame(a, b), "row \(row["id"]) \(row["type"]) \(matrixColumns[place]): \(a) is \(b)")
        }
    }

    private func expectCounts(
        _ row: Fixture.Row, _ kind: LayoutKind, _ knobs: Knobs, _ context: LayoutContext
    ) throws {
        let count = isCircular(kind) ? Circle(knobs, on: context).count : context.slots
        #expect(row.integer("circularCount") == count, "row \(row["id"]) \(kind.name)")
        let visibility = Visibility(
            row: Row(count: context.items, isWrapped: context.isWrapped), placeholders: context.placeholders, around: 0,
            wanted: knobs.integer("visibleItems") ?? kind.layout(knobs, on: context).visibleCount, repeats: false,
            margin: 0)
        #expect(row.integer("visibleItems") == visibility.places?.count ?? 0, "row \(row["id"]) \(kind.name)")
        #expect(isSame(row.number("offsetMultiplier"), knobs.number("offsetMultiplier") ?? .nan))
    }

    private func expect(_ card: Card, _ row: Fixture.Row) {
        #expect(isSame(row.number("offset"), card.offset), "row \(row["id"])")
        expect(card.matrix, row)
        #expect(abs(row.number("alpha") - card.alpha) < 1e-8, "row \(row["id"])")
        #expect(row.flag("hidden") == card.isHidden, "row \(row["id"])")
        let key = DepthOrder.key(card.matrix, depth: nil, isVertical: row.flag("vertical"))
        #expect(isSame(row.number("depthZ"), key.depth), "row \(row["id"])")
    }

    /// Back to front as the original sorts; where its comparator does not know, any order will do.
    private func expectOrder(_ frame: Frame, _ rows: [Fixture.Row]) {
        let sorted = rows.sorted { $0.integer("zOrder") < $1.integer("zOrder") }
        for (behind, before) in zip(sorted, sorted.dropFirst()) {
            let isTie =
                isSame(behind.number("depthZ"), before.number("depthZ"))
                && isSame(behind.number("tieDistance"), before.number("tieDistance"))
            guard !isTie, let a = frame.cards.first(where: { $0.index == behind.integer("index") }),
                let b = frame.cards.first(where: { $0.index == before.integer("index") })
            else { continue }
            #expect(a.order < b.order, "row \(behind["id"]) is behind row \(before["id"])")
        }
    }
}
