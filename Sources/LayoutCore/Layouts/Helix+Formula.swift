extension Helix: FormulaWriting {
    static func write(_ draft: inout FormulaDraft) {
        for name in ["perTurn", "strands", "rise", "farAlpha"] { draft.declare(name) }
        if !draft.declare("radius") { draft.add("radius = 1.08*\(draft.extent)/2/tan(pi/perTurn)") }
        draft.add("turn = (2*pi/(perTurn*strands) + (strands > 1 ? 2*pi/strands : 0))*o")
        draft.add("\(draft.along) = radius*sin(turn)")
        draft.add("\(draft.across) = -rise*\(draft.breadth)*o")
        draft.add("z = radius*(cos(turn) - 1)")
        draft.addTurn("turn")
        draft.addBend(radius: "max(radius, 1)")
        draft.add("alpha = min(max(farAlpha + (1 - farAlpha)*(cos(turn) + 1)/2, 0), 1)")
    }
}
