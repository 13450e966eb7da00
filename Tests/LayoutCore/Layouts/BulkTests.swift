import LayoutCore
import Testing

/// A row of cards written at once, against the same cards asked for one by one.
@Suite struct BulkTests {
    static let lens = Lens(m34: -1 / 700, viewpoint: Vector2(x: 130, y: -45))

    static func row(
        of layout: any Layout, _ count: Int, from first: Slot.Place, room: Int? = nil
    ) -> [Matrix4] {
        var matrices = [Matrix4](repeating: untouched, count: room ?? count)
        var span = matrices.mutableSpan
        layout.write(count, from: first, seenThrough: lens, into: &span)
        return matrices
    }

    /// No layout writes such a matrix.
    static let untouched = Matrix4(.scale(x: -7, y: -7, z: -7))

    /// The largest difference of a row's entries from those of its cards, as a part of 1 or of the entry.
    static func error(of row: [Matrix4], from first: Slot.Place, in layout: any Layout) -> Float {
        var worst: Float = 0
        for (k, matrix) in row.enumerated() {
            let place = Slot.Place(index: first.index &+ k, offset: first.offset + Double(k))
            let exact = Matrix4(lens.view(layout.placement(at: place).transform))
            for (row, other) in zip(matrix.rows, exact.rows) {
                for entry in row.indices {
                    let error = abs(row[entry] - other[entry]) / max(1, abs(other[entry]))
                    worst = error.isNaN ? .infinity : max(worst, error)
                }
            }
        }
        return worst
    }

    @Test(arguments: LayoutKind.all.map(\.name), [false, true])
    func `a long row is where its cards are`(name: String, isVertical: Bool) {
        let layout = Arrangement(name, items: 5_000).with { $0.isVertical = isVertical }.layout
        let first = Slot.Place(index: -7, offset: -2_500.3)
        #expect(Self.error(of: Self.row(of: layout, 5_000, from: first), from: first, in: layout) <= 1e-5)
    }

    @Test(arguments: LayoutKind.all.map(\.name))
    func `a row is where its cards are, wherever it begins and ends`(name: String) {
        let layout = Arrangement(name, items: 20).layout
        for first in [-5.0, -2, -1.5, -1.25, -1, -0.5, 0, 0.5, 1, 1.5, 2, 700.75] {
            for count in 0...5 {
                let first = Slot.Place(index: 3, offset: first)
                let row = Self.row(of: layout, count, from: first)
                #expect(Self.error(of: row, from: first, in: layout) <= 1e-5, "\(count) cards from \(first.offset)")
            }
        }
    }

    @Test(arguments: LayoutKind.all.map(\.name))
    func `no knob leads a row away from its cards`(name: String) {
        let first = Slot.Place(index: 0, offset: -4.125)
        for toggle in [-0.75, 0, 0.25, 1] {
            for isVertical in [false, true] {
                let plain = Arrangement(name, items: 12).with {
                    $0.isVertical = isVertical
                    $0.toggle = toggle
                    $0.lanes = 3
                }
                let changed = plain.kind.info.parameters.flatMap { knob in
                    knob.extremes.map { ("\(knob.name) = \($0)", plain.setting(knob.name, to: $0)) }
                }
                for (title, arrangement) in [("no change", plain)] + changed {
                    let layout = arrangement.layout
                    let row = Self.row(of: layout, 9, from: first)
                    #expect(Self.error(of: row, from: first, in: layout) <= 1e-5, "\(title), toggle \(toggle)")
                }
            }
        }
    }

    /// Cards that turn about no axis of their own, so that no row of their matrices stays as it is.
    struct Tumbling: Layout {
        let turning = Turning(start: .degrees(20), step: .degrees(7))
        let evenness = Evenness.everywhere
        let visibleCount = 9

        func place(_ card: Slot) -> Placement {
            let tilt = Transform3D.rotation(aboutX: Turn(.degrees(30)))
            return Placement(
                tilt * .rotation(aboutZ: card.turn) * tilt * .translation(x: 3 * card.offset, y: 5, z: card.turn.sin))
        }
    }

    @Test func `a row whose cards tumble is where they are`() {
        let first = Slot.Place(index: 0, offset: -300.5)
        #expect(Self.error(of: Self.row(of: Tumbling(), 5_001, from: first), from: first, in: Tumbling()) <= 1e-5)
    }

    /// Two rows that turn, one above the other. The layout is right whatever it says about how many rows there are of which kind, as long as
    /// that many of them are alike, or nothing can be made of it.
    struct Rows: Layout {
        let turning = Turning(step: .degrees(7))
        let evenness: Evenness
        let visibleCount = 9

        func place(_ card: Slot) -> Placement {
            Placement(
                .rotation(aboutZ: card.turn) * .translation(x: 3 * card.offset, y: card.index & 1 == 0 ? 80 : -80, z: 0)
            )
        }
    }

    @Test(arguments: [2, 4, 5000, 0, -3, .min, .max - 1, .max])
    func `rows whose cards are numbered across are where they are, and no number of rows ends the program`(rows: Int) {
        let layout = Rows(evenness: .interleaved(rows))
        for (count, index) in [(501, 0), (501, -7), (3, 5), (1, 0), (0, 0)] {
            let first = Slot.Place(index: index, offset: -250.5)
            #expect(Self.error(of: Self.row(of: layout, count, from: first), from: first, in: layout) <= 1e-5)
        }
    }

    @Test(arguments: LayoutKind.all.map(\.name))
    func `only as many cards are written as were asked for and as there is room for`(name: String) {
        let layout = Arrangement(name).layout
        let first = Slot.Place(index: 0, offset: -3.5)
        let whole = Self.row(of: layout, 10, from: first)
        #expect(!whole.contains(Self.untouched))
        #expect(Self.row(of: layout, .max, from: first, room: 10) == whole)
        #expect(Self.row(of: layout, 11, from: first, room: 10) == whole)
        let part = Self.row(of: layout, 4, from: first, room: 10)
        #expect(Array(part[..<4]) == Array(whole[..<4]))
        #expect(part[4...].allSatisfy { $0 == Self.untouched })
        for count in [0, -1, .min] {
            #expect(Self.row(of: layout, count, from: first, room: 3).allSatisfy { $0 == Self.untouched })
        }
        #expect(Self.row(of: layout, 5, from: first, room: 0).isEmpty)
    }

    @Test(arguments: LayoutKind.all.map(\.name))
    func `no place is too far for a row to begin there`(name: String) {
        let layout = Arrangement(name).layout
        for index in [Int.max - 3, Int.max, Int.min, -3] {
            let far = [1e17, 1e300, Double.greatestFiniteMagnitude, .infinity]
            for offset in [0, -0.0, .leastNonzeroMagnitude, 1e9, .nan] + far + far.map({ -$0 }) {
                let row = Self.row(of: layout, 9, from: .init(index: index, offset: offset))
                #expect(row.allSatisfy { $0.isFinite }, "index \(index), offset \(offset)")
            }
        }
    }
}

extension Matrix4 {
    fileprivate var rows: [SIMD4<Float>] { [row1, row2, row3, row4] }
    fileprivate var isFinite: Bool { rows.allSatisfy { row in row.indices.allSatisfy { row[$0].isFinite } } }
}
