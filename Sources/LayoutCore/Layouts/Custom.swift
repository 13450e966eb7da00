/// Cards placed by a user's formula: scaled, then turned about x, about y, about z, then moved; `s` multiplies `sx` and
/// `sy`. Each of these acts on what the one before has made of the card.
///
/// A card for which the formula has no answer (NaN, infinity, or more than a float matrix can carry through a
/// perspective) stands undistorted in the middle and is invisible.
struct FormulaLayout: Layout {
    let visibleCount = mostVisible
    private let formula: PreparedFormula
    private let results: Results

    init(_ plan: FormulaPlan, _ knobs: Knobs, on stage: LayoutContext) {
        let settings = plan.declarations.map { knobs.number($0.name, otherwise: $0.standard) }
        formula = PreparedFormula(plan.program, on: stage, parameters: settings)
        results = Results(plan.program.results)
    }

    func place(_ card: Slot) -> Placement {
        var lanes = formula.registers(width: 1)
        var span = lanes.mutableSpan
        formula.run(from: Slot.Place(index: card.index, offset: card.offset), after: 0, on: &span, width: 1)
        guard span[results.isPlaced][0] != 0 else { return Placement(.identity, alpha: 0) }
        return Placement(
            Columns(results, in: span, at: 0, width: 1).transform(of: 0),
            alpha: min(max(span[results.alpha][0], 0), 1), blur: max(span[results.blur][0], 0))
    }

    /// The same program for blocks of cards, so that reading a step costs nothing beside working it out.
    func write(
        _ count: Int, from first: Slot.Place, seenThrough lens: Lens, into matrices: inout MutableSpan<Matrix4>
    ) {
        let width = 4
        let count = max(0, min(count, matrices.count))
        var lanes = formula.registers(width: width)
        var span = lanes.mutableSpan
        let hidden = Matrix4(lens.view(.identity))
        for start in stride(from: 0, to: count, by: width * Lanes.scalarCount) {
            formula.run(from: first, after: start, on: &span, width: width)
            for k in 0..<width {
                let isPlaced = span[results.isPlaced * width + k]
                let columns = Columns(results, in: span, at: k, width: width)
                let ahead = start + k * Lanes.scalarCount
                for lane in 0..<max(0, min(Lanes.scalarCount, count - ahead)) {
                    matrices[ahead + lane] =
                        isPlaced[lane] != 0 ? Matrix4(lens.view(columns.transform(of: lane))) : hidden
                }
            }
        }
    }

    /// Where the plan's values are found after a run.
    private struct Results {
        let isPlaced: Int
        let alpha: Int
        let blur: Int
        let matrix: [Int]

        init(_ registers: [Int]) {
            (isPlaced, alpha, blur) = (registers[0], registers[1], registers[2])
            matrix = Array(registers[3...])
        }
    }

    /// The matrices of eight cards, entry by entry.
    private struct Columns {
        let m11, m12, m13, m21, m22, m23, m31, m32, m33, m41, m42, m43: Lanes

        init(_ results: Results, in span: borrowing MutableSpan<Lanes>, at k: Int, width: Int) {
            m11 = span[results.matrix[0] * width + k]
            m12 = span[results.matrix[1] * width + k]
            m13 = span[results.matrix[2] * width + k]
            m21 = span[results.matrix[3] * width + k]
            m22 = span[results.matrix[4] * width + k]
            m23 = span[results.matrix[5] * width + k]
            m31 = span[results.matrix[6] * width + k]
            m32 = span[results.matrix[7] * width + k]
            m33 = span[results.matrix[8] * width + k]
            m41 = span[results.matrix[9] * width + k]
            m42 = span[results.matrix[10] * width + k]
            m43 = span[results.matrix[11] * width + k]
        }

        @inline(__always)
        func transform(of lane: Int) -> Transform3D {
            Transform3D(
                rows: (m11[lane], m12[lane], m13[lane], 0), (m21[lane], m22[lane], m23[lane], 0),
                (m31[lane], m32[lane], m33[lane], 0), (m41[lane], m42[lane], m43[lane], 1))
        }
    }
}

/// A formula made ready to place cards: its outputs composed to a matrix, as a program.
struct FormulaPlan: Sendable {
    let declarations: [Formula.Declaration]
    let program: FormulaProgram

    /// Beyond it a float matrix, seen in perspective, would overflow.
    private static let farthest = 1e30

    init(_ formula: Formula) {
        var graph = formula.graph
        let zero = graph.constant(0)
        let one = graph.constant(1)
        func output(_ name: String, otherwise value: FormulaGraph.Value) -> FormulaGraph.Value {
            formula.results[name] ?? value
        }
        let both = output("s", otherwise: one)
        let scale = (
            x: graph.scaled(output("sx", otherwise: one), by: both),
            y: graph.scaled(output("sy", otherwise: one), by: both)
        )
        let angles = ["rx", "ry", "rz"].map { output($0, otherwise: zero) }
        let place = ["x", "y", "z"].map { output($0, otherwise: zero) }
        let alpha = output("alpha", otherwise: one)
        let blur = output("blur", otherwise: zero)

        // What is the same for all cards first: that part of the question is answered once a frame.
        var isPlaced = one
        let asked = Set(angles + place + [scale.x, scale.y, alpha, blur]).sorted()
        for value in asked.filter({ !graph.varies[$0] }) + asked.filter({ graph.varies[$0] }) {
            isPlaced = graph.and(isPlaced, value, within: Self.farthest)
        }
        let matrix = graph.turns(angles).enumerated().map { row, turned in
            row < 2 ? turned.map { graph.scaled($0, by: row == 0 ? scale.x : scale.y) } : turned
        }
        declarations = formula.declarations
        program = FormulaProgram(graph, for: [isPlaced, alpha, blur] + matrix.joined() + place)
    }
}

extension FormulaGraph {
    /// A product that costs nothing where a factor is known to be 0 or 1.
    fileprivate mutating func scaled(_ a: Value, by b: Value) -> Value {
        if number(a) == 0 || number(b) == 1 { return a }
        if number(b) == 0 || number(a) == 1 { return b }
        return product(a, b)
    }

    private mutating func added(_ a: Value, _ b: Value) -> Value {
        if number(a) == 0 { return b }
        return number(b) == 0 ? a : sum(a, b)
    }

    private mutating func negated(_ a: Value) -> Value { number(a) == 0 ? a : apply(.negate, a) }

    /// The rows of `RX · RY · RZ`, angles in degrees.
    fileprivate mutating func turns(_ degrees: [Value]) -> [[Value]] {
        let perDegree = constant(.pi / 180)
        let radians = degrees.map { product($0, perDegree) }
        let (cx, cy, cz) = (apply(.cosine, radians[0]), apply(.cosine, radians[1]), apply(.cosine, radians[2]))
        let (sx, sy, sz) = (apply(.sine, radians[0]), apply(.sine, radians[1]), apply(.sine, radians[2]))
        let rows = [
            [cy, constant(0), negated(sy)],
            [scaled(sx, by: sy), cx, scaled(sx, by: cy)],
            [scaled(cx, by: sy), negated(sx), scaled(cx, by: cy)],
        ]
        return rows.map { row in
            let back = negated(scaled(row[1], by: sz))
            let side = scaled(row[0], by: sz)
            return [added(scaled(row[0], by: cz), back), added(side, scaled(row[1], by: cz)), row[2]]
        }
    }
}
