extension Tunnel: FormulaWriting {
    static func write(_ draft: inout FormulaDraft) {
        for name in ["perTurn", "depth", "lean", "reach"] { draft.declare(name) }
        if !draft.declare("radius") {
            draft.add("radius = perTurn > 2.5 ? 1.06*\(draft.extent)/2/tan(pi/perTurn) : \(draft.extent)")
        }
        draft.add("turn = 2*pi/perTurn*o")
        draft.add("\(draft.along) = -radius*sin(turn)")
        draft.add("\(draft.across) = radius*cos(turn)")
        draft.add("z = -depth*o")
        draft.add(draft.isVertical ? "ry = -lean" : "rx = lean")
        draft.addRoll("degrees(turn)")
        let bend = "-sin(radians(lean))/max(radius, 1)"
        draft.addBend(x: draft.isVertical ? nil : bend, y: draft.isVertical ? bend : nil)
        Haze.write(&draft, behind: 24)
    }
}

extension Haze {
    /// What `alpha` is, by `reach`.
    static func write(_ draft: inout FormulaDraft, behind: Int) {
        let half = "\(draft.slots)/2 - 0.5"
        draft.add("far = max(1, \(draft.isWrapped ? "min(reach, \(half))" : "reach"))")
        draft.add("behind = min(\(behind), far)")
        draft.add("alpha = min(max(min((far - o)/max(1, 0.5*far), (o + behind)/max(0.5, 0.6*behind)), 0), 1)")
    }
}
