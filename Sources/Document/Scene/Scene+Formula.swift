public import LayoutCore

extension Scene {
    /// The same picture by a formula of its own, which says the rule that the layout follows.
    /// - Parameter stage: on which the scene plays.
    public mutating func becomeFormula(on stage: Stage) throws(NoFormula) {
        var stage = stage
        stage.use(knobs)
        let text = try stage.formula()
        do { try use(formula: text) } catch { return assertionFailure("\(layout.name): \(error)") }
        use(knobs.taking(stage.knobs(forFormula: layout)))
    }
}
