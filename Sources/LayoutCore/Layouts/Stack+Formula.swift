extension Stack: FormulaWriting {
    static func write(_ draft: inout FormulaDraft) {
        let form = StackForm(draft.knobs[manner])
        func declare(_ name: String, _ otherwise: Double, as other: String? = nil) {
            if !draft.declare(name, as: other) { draft.add("\(other ?? name) = \(otherwise)") }
        }
        declare("count", form.count)
        declare("scaleStep", form.scaleStep)
        declare("spacing", form.spacing)
        declare("gather", form.gather)
        declare("towardsX", form.towards.x)
        declare("towardsY", form.towards.y)
        declare("fadeStep", form.fadeStep)
        declare("twist", form.twist)
        declare("popTurn", form.popTurn)
        declare("popX", form.pop.x)
        declare("popY", form.pop.y)
        declare("blur", form.blur, as: "soft")
        draft.add("down = max(\(form.isReversed ? "-o" : "o"), -1)  # in the pile; below 0, it flies off")
        draft.add("off = max(-down, 0)")
        let least = "max(1 - down*scaleStep, \(form.leastScale))"
        draft.add("s = \(form.mostScale.isFinite ? "min(\(least), \(form.mostScale))" : least)")
        draft.add("share = min(max(down/count, 0), 1)")
        draft.add("out = (1 - s)/2 - gather*(1 - log(10 - 9*share)/log(10)) + spacing*max(down, 0)")
        draft.add("\(draft.along) = \(draft.extent)*(out*towardsX + off*popX)")
        draft.add("\(draft.across) = \(draft.breadth)*(out*towardsY + off*popY)")
        draft.add("swing = down > 1 ? abs(4*fract((down - 1)/2) - 2) - 1 : down  # to and fro")
        draft.addRoll("(down < 0 ? -off*popTurn : twist*swing)")
        draft.add("end = 1 - min(max((down - count + 1)/\(form.fadeOut), 0), 1)")
        draft.add("alpha = down < 0 ? min((down + 1)/\(form.fadeOff), 1) : max(end - down*fadeStep, 0)")
        draft.add("blur = soft*share")
        draft.add("zorder = -down")
    }
}
