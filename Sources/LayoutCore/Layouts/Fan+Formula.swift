extension Fan: FormulaWriting {
    static func write(_ draft: inout FormulaDraft) {
        draft.declare("step", as: "apart")
        for name in ["arc", "radius", "lift", "lap"] { draft.declare(name) }
        draft.add("share = 2*apart/arc*o")
        draft.add("turn = radians(arc)/2*share/sqrt(1 + share*share)")
        draft.add("near = max(1 - abs(o), 0)")
        draft.add("out = (radius + lift*near*near*(3 - 2*near))*\(draft.breadth)")
        draft.add("\(draft.along) = out*sin(turn)")
        draft.add("\(draft.across) = radius*\(draft.breadth) - out*cos(turn)")
        draft.add("z = lap*o")
        draft.addRoll("degrees(turn)")
        draft.add("alpha = min(max(15 - abs(o), 0), 1)")
    }
}
