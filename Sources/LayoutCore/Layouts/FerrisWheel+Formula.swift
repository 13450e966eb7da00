extension FerrisWheel: FormulaWriting {
    static func write(_ draft: inout FormulaDraft) {
        FullCircle.write(&draft)
        if !draft.declare("radius") {
            draft.add(
                "radius = max(0, min(W - \(draft.isVertical ? "2.25*w" : "w"), H - \(draft.isVertical ? "h" : "2.25*h"))/2)"
            )
        }
        draft.declare("yaw")
        draft.add("\(draft.along) = radius*sin(turn)*cos(radians(yaw))")
        draft.add("\(draft.across) = radius*cos(turn) + \(draft.breadth)/2")
        draft.add("z = -radius*sin(turn)*sin(radians(yaw))")
    }
}
