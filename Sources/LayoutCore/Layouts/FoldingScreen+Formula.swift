extension FoldingScreen: FormulaWriting {
    static func write(_ draft: inout FormulaDraft) {
        draft.declare("fold")
        draft.add("half = \(draft.extent)/2")
        draft.add("gone = ceil(o) - o  # of the leaf at or before the middle")
        draft.add("rank = ceil(o) - 1")
        draft.add("left = radians(fold)*gone")
        draft.add("right = radians(fold)*(1 - gone)")
        draft.add("sense = mod(rank, 2) == mod(i, 2) ? 1 : -1")
        draft.add("hinge = half*(1 - 2*gone)")
        draft.add("hingeZ = -sense*half*((1 - gone)*sin(left) + gone*sin(right))")
        draft.add("side = rank >= 0 ? 1 : -1")
        draft.add("near = side > 0 ? right : left")
        draft.add("number = side > 0 ? rank : -1 - rank  # counted from the hinge")
        draft.add("own = (mod(number, 2) == 0 ? sense : -sense)*side")
        draft.add("angle = number == 0 ? side*sense*near : own*radians(fold)")
        draft.add(
            "\(draft.along) = hinge + side*(number == 0 ? half*cos(near)"
                + " : 2*half*(cos(near) + cos(radians(fold))*(number - 0.5)))")
        draft.add(
            "z = hingeZ + sense*(number == 0 ? half*sin(near) : 2*half*sin(near) - half*sin(radians(fold)))")
        draft.addTurn("-angle")
    }
}
