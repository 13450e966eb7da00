extension Corridor: FormulaWriting {
    static func write(_ draft: inout FormulaDraft) {
        for name in ["depth", "lean", "reach"] { draft.declare(name) }
        if !draft.declare("width") { draft.add("width = \(draft.length)*2/3") }
        draft.add("side = mod(i, 2) == 0 ? 1 : -1  # even cards hang at the left")
        draft.add("\(draft.along) = -side*width/2")
        draft.add("z = -depth*\(draft.extent)*o")
        draft.add(draft.isVertical ? "rx = -side*lean" : "ry = side*lean")
        Haze.write(&draft, behind: 2)
    }
}
