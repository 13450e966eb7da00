public import LayoutCore
internal import ZoeDocument

extension EditorModel {
    /// The text of a layout by formula; nil for all others.
    public var formulaText: String? { scene.layout.name == "custom" ? scene.formula ?? Formula.taskStack : nil }

    /// Another formula, in which the cards travel: a part of a change, which ends with `endTurning`.
    public mutating func write(formula text: String) throws(FormulaError) {
        var next = scene
        try next.use(formula: text)
        if scene.formula == nil { next.use(keepingCards(next.knobs)) }
        travel(to: next, seconds: 0.3)
    }

    /// The layout's rule as a formula of one's own, which shows the very same.
    public mutating func makeFormula() throws(NoFormula) {
        guard formulaText == nil else { return }
        var next = scene
        try next.becomeFormula(on: stage)
        travel(to: next, seconds: 0)
        endTurning()
    }

    /// Why that cannot be done; nil where it can.
    public var lackOfFormula: NoFormula? {
        do throws(NoFormula) { _ = try stage.formula() } catch { return error }
        return nil
    }

    /// Free parameters that were found: a part of a change.
    public mutating func turn(parameters: [String: Double]) {
        for (name, value) in parameters.sorted(by: { $0.key < $1.key }) { turn("layout.\(name)", to: .number(value)) }
    }

    /// What the formula's knobs were turned to.
    public var turnedParameters: [String: Double] {
        guard formulaText != nil else { return [:] }
        var values: [String: Double] = [:]
        for parameter in scene.layout.info.parameters where scene.knobs[parameter.fullName] != parameter.default {
            values[parameter.name] = scene.knobs.number(parameter.fullName)
        }
        return values
    }

    /// The formula with what its knobs were turned to as their defaults; nil where none was turned.
    public var settledFormula: String? {
        let turned = turnedParameters
        guard !turned.isEmpty, let text = formulaText, let formula = try? Formula(text) else { return nil }
        var values: [String: Double] = [:]
        for parameter in formula.parameters {
            guard let value = turned[parameter.name], case .number(let range, _) = parameter.kind else { continue }
            let short = value.rounded(toDigits: 7)
            values[parameter.name] = range.contains(short) ? short : value
        }
        return formula.text(settling: values)
    }

    /// What the formula's knobs were turned to is written into its text, and the knobs stand where they do by themselves.
    public mutating func settleParameters() {
        guard let text = settledFormula else { return }
        let names = turnedParameters.keys
        var next = scene
        guard (try? next.use(formula: text)) != nil else { return }
        var knobs = next.knobs
        for name in names {
            guard let parameter = knobs.table["layout.\(name)"] else { continue }
            knobs.reset(parameter.fullName)
        }
        next.use(knobs)
        travel(to: next, seconds: 0)
        endTurning()
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

extension Double {
    /// Short enough to be read, and no farther off than anybody sees.
    fileprivate func rounded(toDigits digits: Int) -> Double {
        guard isFinite, self != 0 else { return self }
        var scale = 1.0
        var size = magnitude
        while size >= 10, scale > 1e-300 { (size, scale) = (size / 10, scale / 10) }
        while size < 1, scale < 1e300 { (size, scale) = (size * 10, scale * 10) }
        for _ in 1..<digits { scale *= 10 }
        let short = (self * scale).rounded() / scale
        return short.isFinite ? short : self
    }
}
