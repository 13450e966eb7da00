extension Wallet: FormulaWriting {
    static func write(_ draft: inout FormulaDraft) {
        for name in ["strip", "gap", "lean", "pile", "depth"] { draft.declare(name) }
        let extent = draft.extent
        draft.add("next = min(max(o, 0), 1)")
        draft.add("turn = -radians(lean)*min(abs(o), 1)")
        draft.add("apart = depth + abs(strip*\(extent)*tan(radians(lean)))")
        draft.add(
            "\(draft.along) = \(extent)*(strip*(o - next) + (1 + gap)*next) + \(extent)/2*(1 - cos(turn))")
        draft.add("z = apart*o + \(extent)/2*sin(turn)")
        draft.addTurn("turn")
        draft.add("alpha = min(max(pile + 1 - abs(o), 0), 1)")
    }
}
