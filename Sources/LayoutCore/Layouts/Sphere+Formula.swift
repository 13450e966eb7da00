extension Sphere: FormulaWriting {
    static func write(_ draft: inout FormulaDraft) { SphereGrid.write(&draft, sense: 1) }
}

extension Dome: FormulaWriting {
    static func write(_ draft: inout FormulaDraft) {
        SphereGrid.write(&draft, sense: -1)
        draft.add("alpha = min(max(4*ca, 0), 1)")
    }
}

extension SphereGrid {
    /// - Parameter sense: -1 puts the viewer inside.
    fileprivate static func write(_ draft: inout FormulaDraft, sense: Int) {
        draft.declare("gap")
        let isCounted = draft.declare("count")
        if !isCounted { draft.add("count = max(1, min(\(draft.slots), \(FullCircle.most)))") }
        if !draft.declare("rows") {
            draft.add("rows = min(max(min(floor(sqrt(count/2) + 0.5), floor(count/4)), 1), 24)")
        }
        if !draft.declare("radius") {
            draft.add("radius = \(draft.extent)*(1 + gap)/2/tan(pi/max(3, ceil(count/rows)))")
        }
        draft.add("rise = min(\(draft.breadth)*(1 + gap)/max(radius, 1), 0.85*pi/max(rows - 1, 1))")
        draft.add("row = mod(i, rows) - (rows - 1)/2")
        let sign = sense < 0 ? "" : "-"
        draft.add("up = \(sign)rise*row")
        var place = "(o - row)"
        // Where some rows have one more than others, each has its own as far apart as they fill it.
        if draft.isWrapped, draft.slots == "n", !isCounted {
            draft.add("own = rows*ceil((n - mod(i, rows))/rows)")
            place = "(o - row + (n == count && n > 3*rows ? floor(i/rows)*rows*(n/own - 1) : 0))"
        }
        draft.add("around = \(sense < 0 ? "-" : "")2*pi/max(count, 3*rows)*\(place)")
        draft.add("cu = cos(up)")
        draft.add("su = sin(up)")
        draft.add("ca = cos(around)")
        draft.add("sa = sin(around)")
        draft.addTurns([("ca", "0", "-sa"), ("su*sa", "cu", "su*ca"), ("cu*sa", "-su", "cu*ca")])
        let back = sense < 0 ? "-" : ""
        draft.add("\(draft.along) = \(back)radius*cu*sa")
        draft.add("\(draft.across) = \(sign)radius*su")
        draft.add("z = \(back)radius*(cu*ca - 1)")
        draft.addBend(x: "\(back)1/max(radius, 1)", y: "\(back)1/max(radius, 1)")
    }
}
