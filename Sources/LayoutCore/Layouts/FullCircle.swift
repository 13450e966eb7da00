internal import CZoeMath

/// A whole turn, shared out evenly among the cards.
struct FullCircle {
    static let count = Knob<Int?>(
        "count", in: 1...100_000, "how many cards make the circle; by itself, all of them")

    static func radius(_ help: String) -> Knob<Double?> {
        Knob("radius", in: 0...100_000, step: 1, unit: .points, help)
    }

    static let gap = Knob(
        "gap", 0.0, in: 0...340, step: 1, unit: .degrees,
        "how much of the circle is left open, across from the current card")

    /// Past this many, cards take turns on the circle: more could not be told apart, and would cost.
    static let most = 1000

    let count: Int
    private let gap: Angle

    /// - Parameter room: more are not taken by themselves.
    init(_ knobs: Knobs, on stage: LayoutContext, room: Int = most) {
        count = max(1, knobs[Self.count] ?? min(stage.slots, room))
        gap = knobs.has(Self.gap) ? .degrees(knobs[Self.gap]) : .zero
    }

    /// From card to card.
    var step: Angle { (.fullTurn - gap) / Double(count) }

    /// The offsets at which cards are gone, where they pass from one side of a gap to the other.
    var end: Double { gap == .zero ? .infinity : Double(count) / 2 }

    /// From the middle to the middle of a side, where sides of this length close into a polygon: `(side/2) / tan(π/n)`.
    func touchingRadius(side: Double) -> Double {
        // One card is no polygon, and two lie back to back.
        count > 2 ? (side / 2) / tan(step.radians / 2) : 0
    }

    /// The scroll under which a card on the rim of this radius stays with the pointer; nil where there is no rim.
    func itemsPerPoint(onRim radius: Double) -> Double? {
        let pitch = radius * step.radians
        return pitch > 0 ? -1 / pitch : nil
    }
}

extension FullCircle {
    /// What `count` and `turn` are.
    /// - Parameter sense: -1 turns the other way.
    static func write(_ draft: inout FormulaDraft, sense: Double = 1, room: Int = most) {
        if !draft.declare("count") { draft.add("count = max(1, min(\(draft.slots), \(room)))") }
        guard draft.declare("gap") else { return draft.add("turn = \(sense > 0 ? "" : "-")2*pi/count*o") }
        draft.add("apart = (2*pi - radians(gap))/count")
        draft.add("turn = apart*o")
        draft.add("alpha = gap > 0 ? max(0, min(1, count - 2*abs(o))) : 1")
    }

    /// What `radius` is.
    /// - Parameter length: what is added to the radius of the polygon.
    static func writeRadius(_ draft: inout FormulaDraft, side: String, plus length: String = "") {
        if draft.declare("radius") { return }
        let half = draft.info.parameters.contains { $0.name == "gap" } ? "apart/2" : "pi/count"
        draft.add("radius = (count > 2 ? \(side)/2/tan(\(half)) : 0)\(length)")
    }
}
