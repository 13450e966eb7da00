extension Phyllotaxis: FormulaWriting {
    static func write(_ draft: inout FormulaDraft) {
        for name in ["count", "spread", "growth", "bowl"] { draft.declare(name) }
        draft.add("u = max(o + 0.5, 0)")
        draft.add("root = u/sqrt(max(u, 0.5))")
        draft.add("out = spread*\(draft.extent)*root")
        draft.add("share = min(root/sqrt(count), 1)  # of the way to the rim")
        draft.add("turn = pi*(3 - sqrt(5))*i")
        draft.add("\(draft.along) = out*cos(turn)")
        draft.add("\(draft.across) = out*sin(turn)")
        draft.add("z = -bowl*out*share")
        draft.add("s = min(2*u, 1)*(1 - growth*(1 - share))")
        draft.add("alpha = min(2*u, min(max((count - u)/3, 0), 1))")
    }
}
