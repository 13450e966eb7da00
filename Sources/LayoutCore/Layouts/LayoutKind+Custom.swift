extension LayoutKind {
    /// A layout by formula. What the formula declares as parameters are its knobs.
    public static func custom(_ formula: Formula) -> LayoutKind {
        custom(
            formula,
            LayoutInfo(
                "custom", "cards placed by a formula of yours", parameters: formula.parameters,
                defaults: FormulaRule.bends.contains { formula.results[$0] != nil } ? ["cardBend": 1] : [:]))
    }

    /// A layout by a Swift function, as iCarousel's delegate has it: from a card's offset and a base transform to the
    /// card's transform.
    ///
    /// Viewpoint and perspective follow later, so the base is the identity. A function that puts its operations before the
    /// base (`.translation(…) * base`, as Core Animation's own functions do) gives iCarousel's figures. A card whose
    /// transform is not finite, or too large for floats, is not shown.
    public static func custom(
        name: String, summary: String, placing: @escaping @Sendable (Double, Transform3D) -> Transform3D
    ) -> LayoutKind {
        LayoutKind(LayoutInfo(name, summary)) { _, _ in ClosureLayout(placing: placing) }
    }

    /// The iOS 9 task switcher, written as a formula: a starting point for one's own.
    static let custom = {
        guard let formula = try? Formula(Formula.taskStack) else {
            preconditionFailure("the built-in formula is one")
        }
        return custom(
            formula,
            LayoutInfo(
                "custom", "cards placed by a formula of yours; by itself, the iOS 9 task switcher's",
                parameters: formula.parameters, defaults: ["visibleItems": 7, "bounceDistance": 0.2],
                card: .partOfWidth(5.0 / 7, aspect: 16.0 / 9), viewpoint: SIMD2(-0.2, 0)))
    }()

    private static func custom(_ formula: Formula, _ info: LayoutInfo) -> LayoutKind {
        let plan = FormulaPlan(formula)
        // A page leaves out what would write it.
        #if hasFeature(Embedded)
            return LayoutKind(info) { knobs, stage in FormulaLayout(plan, knobs, on: stage) }
        #else
            return LayoutKind(info) { knobs, stage in
                FormulaLayout(plan, knobs, on: stage)
            } draft: {
                $0.take(formula)
            }
        #endif
    }
}

extension Formula {
    /// The iOS 9 task switcher as a formula: a hyperbola through the origin, +4/5 of a card at offset 1 and -2/5 at -2.
    public static let taskStack = """
        a = 1.25 in 0.1..4 "the hyperbola's bend: larger, nearer together"
        b = 0.625 in 0..4 "how soon cards speed up to the right"
        grow = 0.04 in 0..1 "how much larger each card is than the one behind it"
        x = (o < a/b ? 1/(a - b*o) - 1/a : 2) * w
        z = o    # keeps the stack's order
        s = 1 + grow*o
        alpha = o < -3 ? 0 : o < -2 ? o + 3 : 1
        """
}

/// Cards placed by a Swift function.
struct ClosureLayout: Layout {
    let visibleCount = mostVisible
    let placing: @Sendable (Double, Transform3D) -> Transform3D

    func place(_ card: Slot) -> Placement {
        let transform = placing(card.offset, .identity)
        let rows = [transform.row1, transform.row2, transform.row3, transform.row4]
        let isPlace = rows.allSatisfy { row in row.indices.allSatisfy { row[$0].magnitude <= farthestPlace } }
        return isPlace ? Placement(transform) : Placement(.identity, alpha: 0)
    }
}
