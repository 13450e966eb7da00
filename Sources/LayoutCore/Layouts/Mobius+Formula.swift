extension Mobius: FormulaWriting {
    static func write(_ draft: inout FormulaDraft) {
        FullCircle.write(&draft)
        for name in ["twists", "tilt"] { draft.declare(name) }
        if !draft.declare("radius") { draft.add("radius = max(0, \(draft.length) - \(draft.extent))*0.36") }
        draft.add("laps = mod(twists, 2) == 1 ? 2 : 1")
        Torus.writeWound(&draft, along: "laps*turn", around: "laps*twists/2*turn", tube: "1", back: "radius")
        draft.add("alpha = laps == 2 && ct*cb*ca - st*sb <= 0 ? 0 : 1")
    }
}
