extension Mobius: FormulaWriting {
    static func write(_ draft: inout FormulaDraft) {
        FullCircle.write(&draft)
        for name in ["twists", "tilt"] { draft.declare(name) }
        if !draft.declare("radius") { draft.add("radius = max(0, \(draft.length) - \(draft.extent))*0.36") }
        Torus.writeWound(&draft, along: "2*turn", around: "twists*turn", tube: "1", back: "radius")
    }
}
