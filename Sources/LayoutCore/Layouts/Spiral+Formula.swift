extension Spiral: FormulaWriting {
    static func write(_ draft: inout FormulaDraft) {
        for name in ["spacing", "gap", "turns", "bowl"] { draft.declare(name) }
        draft.add("pitch = gap*\(draft.breadth)/(2*pi)  # how far it winds out in a radian")
        draft.add("u = max(o + 0.5, 0)")
        draft.add("square = 2*spacing*\(draft.extent)/max(pitch, 0.000000001)*u")
        draft.add("turn = square/sqrt(max(square, 1))")
        draft.add("\(draft.along) = pitch*turn*sin(turn)")
        draft.add("\(draft.across) = -pitch*turn*cos(turn)")
        draft.add("z = -bowl*\(draft.breadth)/(2*pi)*turn")
        draft.add("s = min(2*u, 1)")
        if draft.knobs[facing] == .outward { draft.addRoll("degrees(turn)") }
        draft.add("alpha = min(s, min(max((2*pi*turns - turn)/2, 0), 1))")
    }
}
