extension Pages: FormulaWriting {
    static func write(_ draft: inout FormulaDraft) {
        let manner = draft.knobs[manner]
        draft.declare("spacing")
        if !draft.declare("least") { draft.add("least = \(manner == .zoom ? 0.85 : 0.5)") }
        if !draft.declare("faint") { draft.add("faint = \(manner == .zoom ? 0.6 : 0)") }
        draft.add("pitch = \(draft.extent)*spacing")
        draft.add("far = min(abs(o), 1)")
        draft.add("beyond = min(max(2 - abs(o), 0), 1)")
        let fading = "(1 + (faint - 1)*far)*beyond"
        switch manner {
        case .depth:
            draft.add("s = o > 0 ? least + (1 - least)*(1 - far) : 1")
            draft.add("\(draft.along) = o > 0 ? 0 : pitch*o")
            draft.add("alpha = min(max(o > 0 ? \(fading) : beyond, 0), 1)")
            draft.add("zorder = o > 0 ? -far : far")
        case .zoom:
            draft.declare("tuck")
            draft.add("s = max(least, 1 - far)")
            draft.add("moved = (tuck*\(draft.breadth) - pitch)*(1 - s)/2")
            draft.add("\(draft.along) = pitch*o + (o < 0 ? -moved : moved)")
            draft.add("part = least < 1 ? (s - least)/(1 - least) : 1")
            draft.add("alpha = min(max((faint + part*(1 - faint))*beyond, 0), 1)")
            draft.add("zorder = -far")
        case .fade:
            draft.add("alpha = min(max(\(fading), 0), 1)")
            draft.add("zorder = -far")
        }
    }
}
