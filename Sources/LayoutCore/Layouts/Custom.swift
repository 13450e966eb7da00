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
        do {
            var span = lanes.mutableSpan
            formula.run(from: Slot.Place(index: card.index, offset: card.offset), after: 0, on: &span, width: 1)
        }
        guard lanes[results.isPlaced][0] != 0 else { return Placement(.identity, alpha: 0) }
        let m = (0..<12).map { lanes[results.matrix[$0]][0] }
        return Placement(
            Transform3D(
                rows: (m[0], m[1], m[2], 0), (m[3], m[4], m[5], 0), (m[6], m[7], m[8], 0), (m[9], m[10], m[11], 1)),
            alpha: min(max(lanes[results.alpha][0], 0), 1), blur: max(lanes[results.blur][0], 0))
    }

    /// The same program for blocks of cards. What it gives goes through `lens.view` and becomes floats eight cards at once.
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
                let ahead = start + k * Lanes.scalarCount
                let cards = min(Lanes.scalarCount, count - ahead)
                row(0, of: k, width, in: span, seenThrough: lens).forEach(cards) { matrices[ahead + $0].row1 = $1 }
                row(1, of: k, width, in: span, seenThrough: lens).forEach(cards) { matrices[ahead + $0].row2 = $1 }
                row(2, of: k, width, in: span, seenThrough: lens).forEach(cards) { matrices[ahead + $0].row3 = $1 }
                row(3, of: k, width, in: span, seenThrough: lens).forEach(cards) { matrices[ahead + $0].row4 = $1 }

                let isHidden = span[results.isPlaced * width + k] .== 0
                if any(isHidden) {
                    for lane in 0..<max(0, cards) where isHidden[lane] { matrices[ahead + lane] = hidden }
                }
            }
        }
    }

    /// `lens.view`, for one row of eight transforms.
    @inline(__always)
    private func row(
        _ row: Int, of k: Int, _ width: Int, in span: borrowing MutableSpan<Lanes>, seenThrough lens: Lens
    ) -> EightRows {
        let x = span[results.matrix[3 * row] * width + k]
        let y = span[results.matrix[3 * row + 1] * width + k]
        let z = span[results.matrix[3 * row + 2] * width + k]
        if row < 3 { return EightRows(x, y, z, z * lens.m34) }
        return EightRows(x - lens.viewpoint.x, y - lens.viewpoint.y, z, 1 + z * lens.m34)
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
