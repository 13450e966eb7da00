extension Wallet: FormulaWriting {
    static func write(_ draft: inout FormulaDraft) {
        for name in ["strip", "gap", "lean", "pile", "depth"] { draft.declare(name) }
        let extent = draft.extent
        draft.add("next = min(max(o, 0), 1)")
        draft.add("turn = -radians(lean)*min(abs(o), 1)")
        draft.add("hinge = (o > 0 ? -1 : 1)*\(extent)/2")
        draft.add("apart = depth + abs(strip*\(extent)*tan(radians(lean)))")
        draft.add(
            "\(draft.along) = \(extent)*(strip*(o - next) + (1 + gap)*next) + hinge*(1 - cos(turn))")
        draft.add("z = apart*o + hinge*sin(turn)")
        draft.addTurn("turn")
        draft.add("alpha = min(max(pile + 1 - abs(o), 0), 1)")
    }
}
