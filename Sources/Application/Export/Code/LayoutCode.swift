package import LayoutCore

/// A stage's layout as source code that needs nothing of this program.
package struct LayoutCode {
    let stage: Stage
    let formula: CardFormula

    package init(_ stage: Stage) throws(NoFormula) {
        self.stage = stage
        formula = try stage.cardFormula()
    }

    /// What every language says first: what it is, and the rule that the code follows.
    func head(_ notes: [String]) -> String {
        let rule = ((try? stage.formula()) ?? "").split(whereSeparator: \.isNewline)
        let title = "\(stage.layout.name): \(stage.layout.info.summary)"
        return CodeText.comments(title) + notes.map { CodeText.comments($0) }.joined() + "//\n"
            + rule.filter { !$0.hasPrefix("# \(title)") }.map { "//     \(CodeText.comment(String($0)))\n" }.joined()
    }

    /// What the letters mean, a line each.
    func meanings(_ inputs: [FormulaGraph.Input]) -> [String] {
        inputs.map { "\($0.rawValue): \(CardFormula.meaning(of: $0))" }
    }

    func standing(_ input: FormulaGraph.Input) -> Double { formula.inputs[input] ?? 0 }
}

extension CardFormula.Setting {
    /// `-4 to 4: how far the cards lean`
    var note: String {
        let span = range.map { "\(Parameter.Value.number($0.lowerBound)) to \(Parameter.Value.number($0.upperBound))" }
        return CodeText.comment([span, help].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ": "))
    }
}
