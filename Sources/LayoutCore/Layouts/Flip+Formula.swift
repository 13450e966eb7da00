extension Flip: FormulaWriting {
    static func write(_ draft: inout FormulaDraft) {
        draft.declare("lift")
        draft.add("p = min(max(o, -1), 1)  # how far it is turned over")
        draft.add("z = lift*sin(pi*p)*sin(pi*p)")
        draft.add(draft.isVertical ? "rx = 180*p" : "ry = -180*p")
        draft.add("alpha = min(4*(1 - abs(p)), 1)")
    }
}
