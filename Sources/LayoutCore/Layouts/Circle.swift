internal import CZoeMath

/// What the circular layouts have in common: how many cards make a circle, over which arc.
struct Circle {
    static func parameters(angle: Knob<Double?> = angle) -> [Parameter] {
        [spacing.parameter, count.parameter, arc.parameter, radius.parameter, angle.parameter]
    }

    static let spacing = Knob.spacing(1)
    static let count = Knob<Int?>("count", in: 1...100_000, "how many cards make the circle")
    static let arc = Knob(
        "arc", 2 * .pi, in: 0.01...(4 * .pi), unit: .radians, "the part of the circle that they fill")
    static let radius = Knob<Double?>(
        "radius", in: 0...100_000, step: 1, unit: .points, "the circle's radius; by itself, cards touch")
    static let angle = angle("one angle for every card; by itself, offset / count · arc")

    /// It means one thing on a wheel and another one elsewhere.
    static func angle(_ help: String) -> Knob<Double?> {
        Knob("angle", in: -100...100, unit: .radians, help)
    }

    let count: Int
    let arc: Double
    /// The room that one card takes, in points.
    let pitch: Double
    let radiusSet: Double?
    let angleSet: Double?

    init(_ knobs: Knobs, on stage: LayoutContext) {
        arc = knobs[Self.arc]
        pitch = stage.extent * knobs[Self.spacing]
        radiusSet = knobs[Self.radius]
        angleSet = knobs[Self.angle]
        let around = max(12, (stage.length / pitch).rounded(.up) * .pi)
        let fitting = min(Int(safely: min(Double(mostVisible), around)), stage.slots)
        count = max(1, knobs[Self.count] ?? fitting)
    }

    /// Half the room of a card over the tangent of half its angle: the circle in which neighbours touch.
    var touchingRadius: Double { (pitch / 2) / tan(arc / (2 * Double(count))) }

    /// Rotary and cylinder: the angle of a card is its share of the arc, or the one angle set for all.
    func turning(sense: Double) -> Turning {
        if let angleSet { return Turning(start: .radians(sense * angleSet), step: .zero) }
        return Turning(step: .radians(sense * arc / Double(count)))
    }
}

extension Circle {
    /// How many of its cards can be seen.
    var visibleCount: Int { min(mostVisible, count) }
    /// The cards on the near half, counted up.
    var visibleHalf: Int { min(mostVisible, count / 2 + count % 2) }
}

extension Circle {
    /// What `pitch`, `arc` and `count` are.
    static func writeCount(_ draft: inout FormulaDraft) {
        draft.declare("spacing")
        draft.declare("arc")
        draft.add("pitch = \(draft.extent)*spacing")
        if draft.declare("count") { return }
        let around = "max(12, ceil(\(draft.length)/pitch)*pi)"
        draft.add("count = max(1, min(floor(min(\(mostVisible), \(around))), \(draft.slots)))")
    }

    /// What `radius` and `turn` are, too.
    static func write(_ draft: inout FormulaDraft, leastRadius: String, sense: Double) {
        writeCount(&draft)
        if !draft.declare("radius") {
            draft.add("radius = max(\(leastRadius), pitch/2/tan(arc/(2*count)))")
        }
        let sign = sense > 0 ? "" : "-"
        draft.add("turn = \(sign)\(draft.declare("angle") ? "angle" : "arc/count*o")")
    }
}
