/// Cards placed by a user's formula: scaled, then turned about x, about y, about z, then moved; `s` multiplies `sx` and
/// `sy`. Each of these acts on what the one before has made of the card.
///
/// A card for which the formula has no answer (NaN, infinity, or more than a float matrix can carry through a
/// perspective) is invisible, and where it has no place, stands undistorted in the middle.
struct FormulaLayout: LoopedLayout {
    let visibleCount = mostVisible
    private let card: PreparedFormula
    private let row: PreparedFormula
    private let hasOrder: Bool
    private let cardSize: SIMD2<Double>

    init(_ plan: FormulaPlan, _ knobs: Knobs, on stage: LayoutContext) {
        let settings = plan.declarations.map { knobs.number($0.name) ?? $0.default }
        card = PreparedFormula(plan.card, on: stage, parameters: settings)
        row = PreparedFormula(plan.row, on: stage, parameters: settings)
        hasOrder = plan.hasOrder
        cardSize = SIMD2(stage.card.width, stage.card.height)
    }

    func place(_ slot: Slot) -> Placement {
        var lanes = card.registers(width: 1)
        do {
            var span = lanes.mutableSpan
            card.run(from: Slot.Place(index: slot.index, offset: slot.offset), after: 0, on: &span, width: 1)
        }
        func result(_ place: Int) -> Double { lanes[card.results[place]][0] }
        guard result(FormulaPlan.isPlaced) != 0 else { return Placement(.identity, alpha: 0) }
        let m = FormulaPlan.matrix.map(result)
        let transform = Transform3D(
            rows: (m[0], m[1], m[2], 0), (m[3], m[4], m[5], 0), (m[6], m[7], m[8], 0), (m[9], m[10], m[11], 1))
        guard result(FormulaPlan.isShown) != 0 else { return Placement(transform, alpha: 0) }
        return Placement(
            transform, alpha: min(max(result(FormulaPlan.alpha), 0), 1), blur: max(result(FormulaPlan.blur), 0),
            depth: hasOrder ? result(FormulaPlan.order) : nil,
            curvature: .pi / 180 * SIMD2(result(FormulaPlan.bendX), result(FormulaPlan.bendY)) / cardSize)
    }

    /// The same formula for blocks of cards. What it gives goes through `lens.view` and becomes floats four cards at once.
    func write(
        _ count: Int, from first: Slot.Place, seenThrough lens: Lens, into matrices: inout MutableSpan<Matrix4>
    ) {
        // Wide enough for reading a step to cost nothing beside working it out, and still within the first cache.
        let width = 16
        let first = first.bounded
        let count = max(0, min(count, matrices.count))
        var lanes = row.registers(width: width)
        var span = lanes.mutableSpan
        let entries = FormulaPlan.matrix.map { row.results[$0] * width }
        let isPlaced = row.results[FormulaPlan.isPlaced] * width
        let hidden = Matrix4(lens.base)
        for start in stride(from: 0, to: count, by: width * Lanes.scalarCount) {
            row.run(from: first, after: start, on: &span, width: width)
            for k in 0..<width {
                let ahead = start + k * Lanes.scalarCount
                let (front, back) = rows(of: entries, seenThrough: lens) { span[$0 &+ k] }
                matrices.put(front, at: ahead, upTo: count)
                matrices.put(back, at: ahead + 4, upTo: count)
                let isHidden = span[isPlaced &+ k] .== 0
                if any(isHidden) {
                    for lane in 0..<max(0, min(Lanes.scalarCount, count - ahead)) where isHidden[lane] {
                        matrices[ahead + lane] = hidden
                    }
                }
            }
        }
    }

    private typealias Rows = (FourRows, FourRows, FourRows, FourRows)

    /// `lens.view` of eight transforms, four by four.
    @inline(__always)
    private func rows(of m: [Int], seenThrough lens: Lens, _ lanes: (Int) -> Lanes) -> (front: Rows, back: Rows) {
        @inline(__always) func row(_ x: Lanes, _ y: Lanes, _ z: Lanes, _ w: Lanes) -> (front: FourRows, back: FourRows)
        {
            (
                FourRows(x.lowHalf, y.lowHalf, z.lowHalf, w.lowHalf),
                FourRows(x.highHalf, y.highHalf, z.highHalf, w.highHalf)
            )
        }
        @inline(__always) func facing(_ entry: Int) -> (front: FourRows, back: FourRows) {
            let z = lanes(m[entry + 2])
            return row(lanes(m[entry]), lanes(m[entry + 1]), z, z * lens.m34)
        }
        let (row1, row2, row3) = (facing(0), facing(3), facing(6))
        let (x, y, z) = (lanes(m[9]) - lens.viewpoint.x, lanes(m[10]) - lens.viewpoint.y, lanes(m[11]))
        let row4 = row(x, y, z, 1 + z * lens.m34)
        return ((row1.front, row2.front, row3.front, row4.front), (row1.back, row2.back, row3.back, row4.back))
    }
}

/// Beyond it a float matrix, seen in perspective, would overflow.
let farthestPlace = 1e30

/// A formula made ready to place cards: its outputs composed to a matrix, as programs.
struct FormulaPlan: Sendable {
    let declarations: [Formula.Declaration]
    /// All that a placement holds.
    let card: FormulaProgram
    /// Only what a row of matrices needs.
    let row: FormulaProgram
    /// The formula says itself what is in front.
    let hasOrder: Bool

    // The programs' results by their places.
    static let isPlaced = 0
    static let matrix = 1...12
    static let isShown = 13
    static let alpha = 14
    static let blur = 15
    static let order = 16
    static let (bendX, bendY) = (17, 18)

    init(_ formula: Formula) {
        let rule = FormulaRule(formula)
        declarations = formula.declarations
        let matrix = [rule.isPlaced] + rule.matrix
        card = FormulaProgram(rule.graph, for: matrix + [rule.isShown, rule.alpha, rule.blur, rule.order] + rule.bend)
        hasOrder = formula.results["zorder"] != nil
        row = FormulaProgram(rule.graph, for: matrix)
    }
}

/// What a formula's outputs come to for a card, as values of its graph.
struct FormulaRule {
    private(set) var graph: FormulaGraph
    let isPlaced: FormulaGraph.Value
    /// The upper three entries of each row of the card's transform.
    let matrix: [FormulaGraph.Value]
    let isShown: FormulaGraph.Value
    let alpha: FormulaGraph.Value
    let blur: FormulaGraph.Value
    let order: FormulaGraph.Value
    /// Degrees from side to side, and from top to bottom.
    let bend: [FormulaGraph.Value]

    init(_ formula: Formula) {
        var graph = formula.graph
        let zero = graph.constant(0)
        let one = graph.constant(1)
        func output(_ name: String, otherwise value: FormulaGraph.Value) -> FormulaGraph.Value {
            formula.results[name] ?? value
        }
        let both = output("s", otherwise: one)
        let scaleX = graph.scaled(output("sx", otherwise: one), by: both)
        let scaleY = graph.scaled(output("sy", otherwise: one), by: both)
        let angles = ["rx", "ry", "rz"].map { output($0, otherwise: zero) }
        let place = ["x", "y", "z"].map { output($0, otherwise: zero) }
        alpha = output("alpha", otherwise: one)
        blur = output("blur", otherwise: zero)
        order = output("zorder", otherwise: zero)
        bend = FormulaRule.bends.map { output($0, otherwise: zero) }
        let turns = graph.turns(angles)
        matrix =
            turns[0].map { graph.scaled($0, by: scaleX) } + turns[1].map { graph.scaled($0, by: scaleY) } + turns[2]
            + place
        isPlaced = graph.within(farthestPlace, angles + place + [scaleX, scaleY])
        isShown = graph.within(farthestPlace, [alpha, blur, order] + bend)
        self.graph = graph
    }

    static let bends = ["bendx", "bendy"]
}

extension FormulaGraph {
    /// Whether all these are numbers no farther from 0. What is the same for all cards comes first: that part of the
    /// question is answered once a frame.
    fileprivate mutating func within(_ bound: Double, _ values: [Value]) -> Value {
        var asked: [Value] = []
        for value in values where !asked.contains(value) { asked.append(value) }
        var answer = constant(1)
        for value in asked.filter({ !varies[$0] }) + asked.filter({ varies[$0] }) {
            answer = and(answer, value, within: bound)
        }
        return answer
    }

    /// A product that costs nothing where a factor is known to be 0 or 1.
    mutating func scaled(_ a: Value, by b: Value) -> Value {
        if number(a) == 0 || number(b) == 1 { return a }
        if number(b) == 0 || number(a) == 1 { return b }
        return product(a, b)
    }

    mutating func added(_ a: Value, _ b: Value) -> Value {
        if number(a) == 0 { return b }
        return number(b) == 0 ? a : sum(a, b)
    }

    private mutating func negated(_ a: Value) -> Value { number(a) == 0 ? a : apply(.negate, a) }

    /// What was `degrees(a)` is a again, to the last digit.
    private mutating func cosine(of degrees: Value) -> Value {
        if case .step(.degrees, let radians, _, _) = nodes[degrees] { return apply(.cosine, radians) }
        return apply(.cosineOfDegrees, degrees)
    }

    private mutating func sine(of degrees: Value) -> Value {
        if case .step(.degrees, let radians, _, _) = nodes[degrees] { return apply(.sine, radians) }
        return apply(.sineOfDegrees, degrees)
    }

    /// The rows of `RX · RY · RZ`, angles in degrees.
    fileprivate mutating func turns(_ degrees: [Value]) -> [[Value]] {
        let (cx, cy, cz) = (cosine(of: degrees[0]), cosine(of: degrees[1]), cosine(of: degrees[2]))
        let (sx, sy, sz) = (sine(of: degrees[0]), sine(of: degrees[1]), sine(of: degrees[2]))
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
