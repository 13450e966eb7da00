/// A layout's rule and all that a frame makes of it (fading, perspective, which side is seen), as values of one graph: what is
/// printed in other languages.
package struct CardFormula: Sendable {
    package private(set) var graph: FormulaGraph
    /// In the order in which the graph counts its parameters.
    package private(set) var settings: [Setting]
    /// What values are called in the formula's text.
    package let names: [FormulaGraph.Value: String]
    /// m11, m12 … m44, from the card's plane to the view's middle, perspective and viewpoint included.
    package let matrix: [FormulaGraph.Value]
    /// From 0 to 1.
    package let alpha: FormulaGraph.Value
    package let blur: FormulaGraph.Value
    /// The greater, the nearer.
    package let depth: FormulaGraph.Value
    /// True for a card that is seen from behind where backs are not shown.
    package let isHidden: FormulaGraph.Value
    /// What `n w h W H t` are on the stage from which it was taken.
    package let inputs: [FormulaGraph.Input: Double]

    /// Something that can be turned.
    package struct Setting: Hashable, Sendable {
        package let name: String
        /// Where it stands.
        package let value: Double
        package let range: ClosedRange<Double>?
        package let help: String
    }

    fileprivate init(_ formula: Formula, on stage: Stage) {
        let rule = FormulaRule(formula)
        var graph = rule.graph
        var settings = formula.declarations.map {
            Setting(name: $0.name, value: $0.default, range: $0.range, help: $0.help)
        }
        func setting(_ knob: Parameter, _ value: Double, _ help: String) -> FormulaGraph.Value {
            settings.append(Setting(name: knob.name, value: value, range: nil, help: help))
            return graph.parameter(settings.count - 1)
        }
        let lens = stage.camera.lens
        let perspective = setting(StageKnob.perspective.parameter, lens.m34, StageKnob.perspective.parameter.help)
        let eye = [
            setting(StageKnob.viewpointX.parameter, lens.viewpoint.x, "how far the eye is right of the middle"),
            setting(StageKnob.viewpointY.parameter, lens.viewpoint.y, "how far the eye is below the middle"),
        ]
        var card = FormulaCard(matrix: rule.matrix, alpha: rule.alpha, blur: rule.blur)
        if let falloff = Falloff(stage.knobs) { card = graph.apply(falloff, to: card) }
        // What is in front stays there in a mirror.
        let plain = card.matrix
        if stage.knobs[StageKnob.reversed] {
            for entry in Transform3D.mirroredEntries(alongY: stage.knobs[StageKnob.vertical]) {
                card.matrix[entry] = graph.apply(.negate, card.matrix[entry])
            }
        }
        matrix = graph.matrix(card.matrix, perspective: perspective, eye: eye)
        let (zero, one) = (graph.constant(0), graph.constant(1))
        let shown = graph.apply(.minimum, graph.apply(.maximum, card.alpha, zero), one)
        let fading = graph.fading(Fade(stage.knobs))
        alpha = graph.scaled(fading, by: shown)
        blur = graph.number(card.blur) == 0 ? zero : graph.apply(.maximum, card.blur, zero)
        let m = matrix
        depth =
            formula.results["zorder"] != nil
            ? rule.order : [2, 5, 8].reduce(plain[11]) { graph.added($0, plain[$1]) }
        isHidden = stage.knobs[StageKnob.showBackfaces] ? zero : graph.apply(.lessOrEqual, m[10], zero)
        self.graph = graph
        self.settings = settings
        names = formula.names
        let context = stage.context(lane: 0)
        inputs = FormulaGraph.Input.allCases.reduce(into: [:]) { $0[$1] = context.value(of: $1) }
    }
}

extension Stage {
    /// The layout's rule as it stands on this stage; the same as `formula()`, ready to be printed.
    package func cardFormula() throws(NoFormula) -> CardFormula {
        if knobs[StageKnob.expand] > 0 {
            throw NoFormula(layout.name, because: "one of its cards has grown out of the row; set expand to 0")
        }
        let text = try formula()
        do { return CardFormula(try Formula(text), on: self) } catch {
            throw NoFormula(layout.name, because: "\(error)")
        }
    }
}

extension FormulaGraph {
    /// All sixteen entries of a card's matrix, of the three that its transform has in each row.
    fileprivate mutating func matrix(_ m: [Value], perspective: Value, eye: [Value]) -> [Value] {
        var entries: [Value] = []
        for row in 0..<3 {
            let z = m[row * 3 + 2]
            entries += m[row * 3..<row * 3 + 3] + [scaled(z, by: perspective)]
        }
        let place = [difference(m[9], eye[0]), difference(m[10], eye[1]), m[11]]
        return entries + place + [added(constant(1), scaled(m[11], by: perspective))]
    }

    /// What of a card is left towards the ends of the row.
    fileprivate mutating func fading(_ fade: Fade) -> Value {
        guard fade.most < .infinity || fade.least > -.infinity else { return constant(1) }
        let (o, zero, one) = (input(.offset), constant(0), constant(1))
        let (least, most, range) = (constant(fade.least), constant(fade.most), constant(fade.range))
        let before = choose(apply(.less, o, least), difference(least, o), otherwise: zero)
        let beyond = choose(apply(.less, most, o), difference(o, most), otherwise: before)
        let part = choose(apply(.less, beyond, range), quotient(beyond, range), otherwise: one)
        let left = difference(one, product(part, constant(1 - fade.minAlpha)))
        return choose(apply(.less, zero, beyond), left, otherwise: one)
    }
}
