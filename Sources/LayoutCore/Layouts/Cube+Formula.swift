extension Cube: FormulaWriting {
    static func write(_ draft: inout FormulaDraft) {
        writeDepth(&draft)
        draft.add("turn = 2*pi/faces*o")
        draft.add("\(draft.along) = depth*sin(turn)")
        draft.add("z = depth*(cos(turn) - 1)")
        draft.addTurn("turn")
        draft.add("alpha = min(max(8*(faces/2 - abs(o)), 0), 1)")
    }

    fileprivate static func writeDepth(_ draft: inout FormulaDraft) {
        draft.declare("faces")
        draft.declare("gap")
        draft.add("depth = max(0, \(draft.extent) + gap)/2/tan(pi/faces)")
    }
}

extension InvertedCube: FormulaWriting {
    static func write(_ draft: inout FormulaDraft) {
        Cube.writeDepth(&draft)
        draft.add("turn = -2*pi/faces*o")
        draft.add("\(draft.along) = -depth*sin(turn)")
        draft.add("z = depth*(1 - cos(turn))")
        draft.addTurn("turn")
        draft.add("alpha = min(max(1 - 90*(4*abs(o)/faces - 1)/25, 0), 1)")
    }
}
