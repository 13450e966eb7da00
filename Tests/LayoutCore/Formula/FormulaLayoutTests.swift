import Foundation
import Testing

@testable import LayoutCore

@Suite struct FormulaLayouts {
    private let stage: LayoutContext = {
        var stage = LayoutContext(
            view: Size(width: 1024, height: 768), card: Size(width: 200, height: 300), items: 15)
        stage.time = 0.75
        return stage
    }()

    private func layout(_ text: String, setting changes: [String: Double] = [:]) throws -> any Layout {
        let kind = LayoutKind.custom(try Formula(text))
        var knobs = Knobs(kind.table)
        for (name, value) in changes { knobs.keep(.number(value), for: try #require(kind.table[name])) }
        return kind.layout(knobs, on: stage)
    }

    private func place(_ text: String, at offset: Double, index: Int = 0) throws -> Placement {
        try layout(text).placement(at: Slot.Place(index: index, offset: offset))
    }

    private func distance(_ a: Transform3D, _ b: Transform3D) -> Double {
        let rows = [a.row1 - b.row1, a.row2 - b.row2, a.row3 - b.row3, a.row4 - b.row4]
        return rows.flatMap { row in row.indices.map { abs(row[$0]) } }.max() ?? .nan
    }

    /// systems.md's own words as arithmetic: `scale(translate(base, x·w, 0, o), s, s, 1)`.
    @Test func taskStackIsTheSwitchersClosedForm() throws {
        let kind = try #require(LayoutKind.named("custom"))
        let layout = kind.layout(Knobs(kind.table), on: stage)
        for o in stride(from: -5.0, through: 3, by: 1.0 / 64) {
            let x = o >= 2 ? 2 : 1 / (5.0 / 4 - 5.0 / 8 * o) - 4.0 / 5
            let s = 1 + 0.04 * o
            let wanted = Transform3D.scale(x: s, y: s, z: 1) * .translation(x: x * 200, y: 0, z: o)
            let found = layout.placement(at: Slot.Place(index: 3, offset: o))
            let size = max(1, abs(x * 200))
            #expect(distance(found.transform, wanted) <= 1e-12 * size, "at \(o)")
            #expect(abs(found.alpha - min(max(o + 3, 0), 1)) <= 1e-12, "at \(o)")
            #expect(found.blur == 0)
        }
        let points = [1.0, -2].map { layout.placement(at: .init(index: 0, offset: $0)).transform.row4.x / 200 }
        #expect(abs(points[0] - 0.8) < 1e-12 && abs(points[1] + 0.4) < 1e-12)
    }

    @Test func taskStackHasTheSwitchersDefaults() throws {
        let kind = try #require(LayoutKind.named("custom"))
        #expect(kind.table["visibleItems"]?.default == 7)
        #expect(kind.table["bounceDistance"]?.default == 0.2)
        #expect(kind.table["a"]?.default == 1.25 && kind.table["layout.b"]?.default == 0.625)
    }

    @Test func scalesThenTurnsAboutXThenYThenZThenMoves() throws {
        let found = try place("rx = 10; ry = 20*o; rz = -30; sx = 2; sy = 3; s = 0.5; x = 1; y = 2; z = 3*o", at: 1)
        let turns = [10.0, 20, -30].map { Turn(.degrees($0)) }
        let wanted =
            Transform3D.scale(x: 1, y: 1.5, z: 1) * .rotation(aboutX: turns[0]) * .rotation(aboutY: turns[1])
            * .rotation(aboutZ: turns[2]) * .translation(x: 1, y: 2, z: 3)
        #expect(distance(found.transform, wanted) < 1e-15)
    }

    @Test func knobsOfTheFormulaMoveCards() throws {
        let text = "reach = 2 in 0..10; x = reach * o * w"
        let moved = try layout(text, setting: ["reach": 3]).placement(at: .init(index: 0, offset: 1))
        #expect(moved.transform.row4.x == 600)
        #expect(try place(text, at: 1).transform.row4.x == 400)
    }

    @Test func inputsAreTheStages() throws {
        let row = try place("x = w + W; y = h + H; z = n + i + t", at: 0, index: 4).transform.row4
        #expect(row == SIMD4(1224, 1068, 19.75, 1))
    }

    @Test func alphaAndBlurStayInBounds() throws {
        let found = try place("alpha = 2 + o; blur = -1", at: 1)
        #expect(found.alpha == 1 && found.blur == 0)
        #expect(try place("alpha = -1", at: 0).alpha == 0)
        #expect(try place("blur = 3*o", at: 2).blur == 6)
    }

    @Test(arguments: [
        "x = 1/o", "x = log(-1)", "y = 0/0", "z = o + 1e200*1e200", "rx = 1/o", "rz = sqrt(-1)", "s = 1/o",
        "sx = 1e20; s = 1e20", "x = 1e31", "sx = 0; sy = 0; ry = 1/o",
    ])
    func cardsWithoutAnAnswerAreInvisible(_ text: String) throws {
        let found = try place(text, at: 0)
        #expect(found == Placement(.identity, alpha: 0))
        let matrix = try matrices(of: layout(text), count: 1, from: Slot.Place(index: 0, offset: 0), lens: Lens())
        #expect(matrix == [Matrix4(Lens().base)])
    }

    @Test(arguments: ["x = 5; alpha = 1/o", "x = 5; blur = sqrt(-1-o)", "x = 5; alpha = 0/0; blur = 2"])
    func cardsWithoutAlphaOrBlurAreInvisible(_ text: String) throws {
        #expect(try place(text, at: 0) == Placement(.translation(x: 5, y: 0, z: 0), alpha: 0))
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, .leastNonzeroMagnitude, 0])
    func anyOffsetIsSurvived(_ offset: Double) throws {
        for text in [Formula.taskStack, "x = o*w; ry = o^3; s = exp(o)", "x = sin(o); y = mod(o, 0); rz = fract(o)"] {
            for index in [0, Int.max, Int.min] {
                let found = try place(text, at: offset, index: index)
                let rows = [found.transform.row1, found.transform.row2, found.transform.row3, found.transform.row4]
                #expect(rows.allSatisfy { row in row.indices.allSatisfy { row[$0].isFinite } })
                #expect(found.alpha.isFinite && found.blur.isFinite)
                let row = try matrices(
                    of: layout(text), count: 3, from: Slot.Place(index: index, offset: offset), lens: Lens(m34: 0.02))
                #expect(row.allSatisfy { m in [m.row1, m.row2, m.row3, m.row4].allSatisfy { $0.max().isFinite } })
            }
        }
    }

    private func matrices(
        of layout: any Layout, count: Int, from first: Slot.Place, lens: Lens
    ) throws -> [Matrix4] {
        var matrices = [Matrix4](repeating: Matrix4(.scale(x: 7, y: 7, z: 7)), count: count)
        var span = matrices.mutableSpan
        layout.write(count, from: first, seenThrough: lens, into: &span)
        return matrices
    }

    /// Blocks and single cards go through one program: the same bits, wherever a block begins or ends.
    @Test(arguments: [0, 1, 7, 8, 9, 31, 32, 33, 100])
    func rowsAreTheirCards(_ count: Int) throws {
        let lens = Lens(m34: -0.002, viewpoint: Vector2(x: 13, y: -7))
        let texts = [
            Formula.taskStack,
            "x = i*o; y = sin(o); z = sqrt(o); rx = 9*o; ry = o*o; rz = i; sx = 1 + o/9; alpha = o % 2",
        ]
        for text in texts {
            let layout = try layout(text)
            let first = Slot.Place(index: -3, offset: -4.3)
            let row = try matrices(of: layout, count: count, from: first, lens: lens)
            for (k, matrix) in row.enumerated() {
                let place = Slot.Place(index: first.index + k, offset: first.offset + Double(k))
                #expect(matrix == Matrix4(lens.view(layout.placement(at: place).transform)), "card \(k)")
            }
        }
    }

    @Test func rowsEndWithTheirRoom() throws {
        let layout = try layout(Formula.taskStack)
        var matrices = [Matrix4](repeating: Matrix4(.identity), count: 5)
        var span = matrices.mutableSpan
        let untouched = span[3]
        layout.write(3, from: .init(index: 0, offset: 0.5), seenThrough: Lens(), into: &span)
        layout.write(-1, from: .init(index: 0, offset: 0.5), seenThrough: Lens(), into: &span)
        #expect(span[3] == untouched && span[4] == untouched && span[2] != untouched)
        layout.write(.max, from: .init(index: .max, offset: 0.5), seenThrough: Lens(), into: &span)
        #expect(span[4] != untouched)
    }

    @Test func swiftFunctionsPlaceCards() throws {
        let kind = LayoutKind.custom(name: "stairs", summary: "up and away") { o, base in
            .scale(x: 2, y: 2, z: 1) * .translation(x: o * 10, y: 1 / o, z: 0) * base
        }
        let layout = kind.layout(Knobs(kind.table), on: stage)
        let wanted = Transform3D(rows: (2, 0, 0, 0), (0, 2, 0, 0), (0, 0, 1, 0), (20, 0.5, 0, 1))
        #expect(layout.placement(at: .init(index: 0, offset: 2)) == Placement(wanted))
        #expect(layout.placement(at: .init(index: 0, offset: 0)) == Placement(.identity, alpha: 0))
        #expect(kind.name == "stairs" && layout.visibleCount == 30)
    }
}
