extension Torus: FormulaWriting {
    static func write(_ draft: inout FormulaDraft) {
        FullCircle.write(&draft)
        for name in ["winds", "tube", "tilt"] { draft.declare(name) }
        if !draft.declare("radius") {
            draft.add("radius = max(0, \(draft.length) - \(draft.extent))*0.4/(1 + tube)")
        }
        draft.add("thick = radius*tube")
        writeWound(&draft, along: "turn", around: "2*pi/count*winds*o", tube: "thick", back: "radius + thick")
        let (ring, tube) = ("(abs(away) > 1 ? cb/away : 0)", "(thick > 1 ? 1/thick : 0)")
        draft.addBend(x: draft.isVertical ? tube : ring, y: draft.isVertical ? ring : tube)
    }

    /// What `wound` works out.
    static func writeWound(_ draft: inout FormulaDraft, along: String, around: String, tube: String, back: String) {
        for (name, angle) in [("a", along), ("b", around), ("t", "radians(tilt)")] {
            draft.add("c\(name) = cos(\(angle))")
            draft.add("s\(name) = sin(\(angle))")
        }
        func row(_ x: String, _ y: String, _ z: String) -> (x: String, y: String, z: String) {
            (x, "ct*\(y) - st*\(z)", "st*\(y) + ct*\(z)")
        }
        draft.addTurns([
            ("ca", "st*sa", "-ct*sa"), row("sb*sa", "cb", "sb*ca"), row("cb*sa", "(-sb)", "cb*ca"),
        ])
        draft.add("away = radius + \(tube)*cb")
        draft.add("\(draft.along) = away*sa")
        draft.add("\(draft.across) = -ct*\(tube)*sb - st*away*ca")
        draft.add("z = ct*away*ca - st*\(tube)*sb - (\(back))")
    }
}
