internal import LayoutCore
internal import Scene

extension Theatre {
    /// The text of a layout by formula; nil for all others.
    var formulaText: String? { scene.layout.name == "custom" ? scene.formula ?? Formula.taskStack : nil }

    /// Another formula, in which the cards travel: a part of a change, which ends with `endTurning`.
    mutating func write(formula text: String) throws(FormulaError) {
        var next = scene
        try next.use(formula: text)
        if scene.formula == nil { next.use(keepingCards(next.knobs)) }
        travel(to: next, seconds: 0.3)
    }

    /// Starts a formula of one's own with the task stack's.
    mutating func makeFormula() {
        guard formulaText == nil else { return }
        var next = scene
        guard (try? next.use(formula: Formula.taskStack)) != nil else { return }
        next.use(keepingCards(next.knobs))
        travel(to: next, seconds: 0.7)
        endTurning()
    }

    /// Free parameters that were found: a part of a change.
    mutating func turn(parameters: [String: Double]) {
        for (name, value) in parameters.sorted(by: { $0.key < $1.key }) { turn("layout.\(name)", to: .number(value)) }
    }

    /// What layouts have by themselves, and formulas do not, is written down: the cards stay as large as they are.
    private func keepingCards(_ knobs: Knobs) -> Knobs {
        var kept = knobs
        let (card, eye) = (stage.cardSize, stage.camera.lens.viewpoint)
        let own = [
            ("itemWidth", card.width), ("itemHeight", card.height), ("viewpointX", eye.x), ("viewpointY", eye.y),
        ]
        for (name, value) in own where kept.number(name) == nil { _ = try? kept.set(name, to: .number(value)) }
        for name in ["visibleItems", "bounceDistance", "perspective"]
        where kept.table[name] != nil && stage.knobs.table[name] != nil {
            _ = try? kept.set(name, to: stage.knobs[name])
        }
        return kept
    }
}
