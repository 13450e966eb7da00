internal import CZoeMath

/// What the circular layouts have in common: how many cards make a circle, over which arc.
struct Circle {
    static func parameters(angle help: String) -> [Parameter] {
        [
            .spacing(1),
            Parameter(
                "count", in: .layout, .integer(1...100_000), default: .auto, help: "how many cards make the circle"),
            Parameter(
                "arc", in: .layout, .number(0.01...(4 * .pi), step: 0.01), default: .number(2 * .pi), unit: .radians,
                help: "the part of the circle that they fill"),
            Parameter(
                "radius", in: .layout, .number(0...100_000, step: 1), default: .auto, unit: .points,
                help: "the circle's radius; by itself, cards touch"),
            Parameter(
                "angle", in: .layout, .number(-100...100, step: 0.01), default: .auto, unit: .radians, help: help),
        ]
    }

    static let absoluteAngle = "one angle for every card; by itself, offset / count · arc"

    let count: Int
    let arc: Double
    /// The room that one card takes, in points.
    let pitch: Double
    let radiusSet: Double?
    let angleSet: Double?

    init(_ knobs: Knobs, on stage: LayoutContext) {
        arc = knobs.number("arc", otherwise: 2 * .pi)
        pitch = stage.extent * knobs.number("spacing", otherwise: 1)
        radiusSet = knobs.number("radius")
        angleSet = knobs.number("angle")
        let around = max(12, (stage.length / pitch).rounded(.up) * .pi)
        let fitting = min(Int(safely: min(Double(mostVisible), around)), stage.slots)
        count = max(1, knobs.integer("count") ?? fitting)
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
