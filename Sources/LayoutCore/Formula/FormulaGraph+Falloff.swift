/// A card's transform in three entries a row, its alpha and its blur.
struct FormulaCard {
    var matrix: [FormulaGraph.Value]
    var alpha: FormulaGraph.Value
    var blur: FormulaGraph.Value
}

extension FormulaGraph {
    /// `Falloff.apply` as values.
    mutating func apply(_ falloff: Falloff, to card: FormulaCard) -> FormulaCard {
        let (zero, one) = (constant(0), constant(1))
        let offset = input(.offset)
        let distance = apply(.minimum, quotient(apply(.absolute, offset), constant(falloff.reach)), one)
        let share = share(falloff.curve, at: distance)
        let turned = product(share, constant(falloff.tilt.degrees))
        let angle = choose(apply(.less, offset, zero), turned, otherwise: apply(.negate, turned))
        let (cosine, sine) = (apply(.cosineOfDegrees, angle), apply(.sineOfDegrees, angle))
        let size = apply(.maximum, mixed(one, falloff.scale, share), constant(Falloff.leastScale))
        let (across, down) = falloff.isVertical ? (1, 0) : (0, 1)
        let rows = (0..<4).map { Array(card.matrix[$0 * 3..<$0 * 3 + 3]) }
        let lifted = apply(.negate, product(share, constant(falloff.lift)))
        let back = apply(.negate, product(share, constant(falloff.depth)))
        var turnedRows = rows
        turnedRows[across] = combined(
            product(size, cosine), rows[across], apply(.negate, product(size, sine)), rows[2])
        turnedRows[down] = rows[down].map { scaled($0, by: size) }
        turnedRows[2] = combined(sine, rows[across], cosine, rows[2])
        let moved = combined(lifted, rows[down], back, rows[2])
        turnedRows[3] = zip(rows[3], moved).map { added($0, $1) }
        return FormulaCard(
            matrix: turnedRows.flatMap { $0 }, alpha: scaled(card.alpha, by: mixed(one, falloff.alpha, share)),
            blur: added(card.blur, product(share, constant(falloff.blur))))
    }

    private mutating func share(_ curve: FalloffCurve, at distance: Value) -> Value {
        switch curve {
        case .linear: distance
        case .slowStart: product(distance, distance)
        case .slowEnd: product(distance, difference(constant(2), distance))
        case .smooth:
            product(product(distance, distance), difference(constant(3), product(constant(2), distance)))
        }
    }

    /// From a value in the middle to another one at the reach.
    private mutating func mixed(_ a: Value, _ b: Double, _ share: Value) -> Value {
        added(a, product(share, constant(b - 1)))
    }

    private mutating func combined(_ a: Value, _ row: [Value], _ b: Value, _ other: [Value]) -> [Value] {
        var sums: [Value] = []
        for (one, two) in zip(row, other) { sums.append(added(scaled(one, by: a), scaled(two, by: b))) }
        return sums
    }
}
