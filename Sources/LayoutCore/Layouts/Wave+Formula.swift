extension Wave: FormulaWriting {
    static func write(_ draft: inout FormulaDraft) {
        for name in ["spacing", "length", "height", "phase"] { draft.declare(name) }
        let (leans, isAcross) = (draft.knobs[leans], draft.knobs[swings] == .across)
        draft.add("pitch = \(draft.extent)*spacing")
        draft.add("turn = radians(phase) + 2*pi/length*o")
        draft.add("swing = height*(cos(turn) - cos(radians(phase)))")
        draft.add("\(draft.along) = pitch*o")
        draft.add(isAcross ? "\(draft.across) = -swing" : "z = swing")
        guard leans else { return }
        draft.add("rate = pitch > 0 ? 2*pi/length/pitch : 0  # how far the wave goes on with each point")
        draft.add("fall = height*rate*sin(turn)")
        if isAcross { return draft.addRoll("degrees(atan(fall))") }
        draft.addTurn("atan(fall)")
        draft.add("run = 1/sqrt(1 + fall*fall)")
        let bend = "height*cos(turn)*rate*rate*run*run*run"
        draft.addBend(x: draft.isVertical ? nil : bend, y: draft.isVertical ? bend : nil)
    }
}
