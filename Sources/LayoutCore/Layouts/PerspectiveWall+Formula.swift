extension PerspectiveWall: FormulaWriting {
    static func write(_ draft: inout FormulaDraft) {
        for name in ["flat", "bend", "spacing"] { draft.declare(name) }
        draft.add("pitch = \(draft.extent)*spacing")
        draft.add("side = o < 0 ? -1 : 1")
        draft.add("into = max(abs(o) - flat, 0)  # how far it is beyond the flat part")
        draft.add("turn = radians(bend)*min(into, 1)")
        draft.add("rest = max(into - 1, 0)")
        draft.add("ahead = bend > 0.0001 ? sin(turn)/radians(bend) : min(into, 1)")
        draft.add("away = bend > 0.0001 ? (1 - cos(turn))/radians(bend) : 0")
        draft.add("\(draft.along) = into <= 0 ? o*pitch : side*(flat + ahead + rest*cos(turn))*pitch")
        draft.add("z = -(away + rest*sin(turn))*pitch")
        draft.addTurn("side*turn")
    }
}
