extension SwapCards: FormulaWriting {
    static func write(_ draft: inout FormulaDraft) {
        for name in ["offset", "turn", "depth", "swing", "count"] { draft.declare(name) }
        draft.add("p = min(max(-o, -count), count)  # how far it has gone")
        draft.add("far = abs(p)")
        draft.add("arc = p > 0 && p < 1 ? swing*sqrt(max(1 - abs(far - 0.5)/0.5, 0)) : 0")
        draft.add("out = (offset - 0.75*far + 96*arc)/100*far")
        draft.add("s = 1 - 0.5*arc*far")
        draft.add("\(draft.along) = (p > 0 ? -out : out)*\(draft.extent)")
        draft.add("\(draft.across) = -0.25*arc*far*\(draft.breadth)")
        draft.add("z = -depth*far")
        draft.add("rz = -(turn + 28*arc)*p")
        draft.add("alpha = min(max(count + 0.5 - abs(o), 0), 1)")
        draft.add("zorder = -far")
    }
}
