extension Cascade: FormulaWriting {
    static func write(_ draft: inout FormulaDraft) {
        for name in ["turn", "side", "rise", "depth", "reach"] { draft.declare(name) }
        draft.add("far = \(draft.isWrapped ? "min(reach, max(\(draft.slots)/2 - 0.5, 1))" : "reach")")
        draft.add("p = o < 0 ? o*(1 - max(o, -1)) : o  # the front one leaves faster than it came")
        draft.add("\(draft.along) = side*\(draft.extent)*p")
        draft.add("\(draft.across) = -rise*\(draft.breadth)*p")
        draft.add("z = -depth*p")
        draft.add(draft.isVertical ? "rx = -turn" : "ry = turn")
        draft.add("alpha = min(max(min(far - o, 1 + 1.5*o), 0), 1)")
    }
}
