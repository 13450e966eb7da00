extension SwipeDeck: FormulaWriting {
    static func write(_ draft: inout FormulaDraft) {
        for name in ["reach", "turn", "pivot", "drop", "count", "scaleStep", "peek", "depth"] { draft.declare(name) }
        let side =
            switch draft.knobs[throwing] {
            case .left: "-1"
            case .right: "1"
            case .alternating: "mod(i, 2) == 0 ? -1 : 1"
            }
        draft.add("side = \(side)")
        draft.add("down = min(max(o, 0), count + 1)  # how far it is in the deck")
        draft.add("p = min(max(-o, 0), 1)  # how far it has been thrown")
        draft.add("s = max(1 - scaleStep*down, 0.01)")
        let (turned, breadth) = ("radians(turn*side*p)", draft.breadth)
        draft.add("\(draft.along) = side*reach*\(draft.extent)*p + pivot*\(breadth)*sin(\(turned))")
        draft.add(
            "\(draft.across) = peek*\(breadth)*down + (1 - s)*\(breadth)/2 + drop*\(breadth)*p*p"
                + " + pivot*\(breadth)*(1 - cos(\(turned)))")
        draft.add("z = depth*(p - down)")
        draft.addRoll("turn*side*p")
        draft.add("alpha = o < 0 ? min(4*(1 - p), 1) : min(max(count - o, 0), 1)")
    }
}
