/// A flat circle around the middle of the view.
public struct Ring: BuiltInLayout {
    public static let info = LayoutInfo(
        "ring", "a flat circle around the middle of the view, like a clock face",
        parameters: [
            FullCircle.count.parameter, radius.parameter, facing.parameter, FullCircle.gap.parameter, tilt.parameter,
        ],
        defaults: ["wrap": true, "perspective": 0.0], card: .points(100, 100))

    static let radius = FullCircle.radius("the ring's radius; by itself, it fits into the view")
    static let facing = Knob("facing", Facing.upright, "whether the cards stay upright or turn with the ring")

    static let tilt = Knob(
        "tilt", 0.0, in: -90...90, step: 1, unit: .degrees, "how far the ring leans back, cards that turn with it too")

    /// Which way cards look.
    enum Facing: String, CaseIterable, KnobValue {
        case upright, outward
    }

    public let turning: Turning
    public let evenness = Evenness.everywhere
    public let visibleCount: Int
    public let itemsPerPoint: Double?
    let radius: Double
    let turnsCards: Bool
    let tilt: Turn
    let end: Double
    let axis: SIMD2<Double>

    public init(_ knobs: Knobs, on stage: LayoutContext) {
        let circle = FullCircle(knobs, on: stage)
        turning = Turning(step: circle.step)
        visibleCount = circle.count
        radius = knobs[Self.radius] ?? stage.fittingRadius
        itemsPerPoint = circle.itemsPerPoint(onRim: radius)
        turnsCards = knobs[Self.facing] == .outward
        tilt = Turn(.degrees(knobs[Self.tilt]))
        end = circle.end
        axis = stage.axis
    }

    /// `T(0, -R, 0) · RZ · RX(tilt)` with the current card at the top; vertically `T(R, 0, 0) · RZ`, at the right. Cards that stay
    /// upright are not turned.
    public var workedOut: [String: Double] { ["radius": radius, "count": Double(visibleCount)] }

    @inline(__always)
    public func place(_ card: Slot) -> Placement {
        let facing = turnsCards ? card.turn : .none
        let (around, out) = (radius * card.turn.sin, radius * card.turn.cos)
        let (x, y) = (axis.x * around + axis.y * out, axis.y * around - axis.x * out)
        let lean = turnsCards ? tilt : .none
        // No zero below 0.
        return Placement(
            Transform3D(
                rows: (facing.cos, facing.sin * lean.cos, 0 + facing.sin * lean.sin, 0),
                (-facing.sin, facing.cos * lean.cos, 0 + facing.cos * lean.sin, 0), (0, 0 - lean.sin, lean.cos, 0),
                (x, y * tilt.cos, 0 + y * tilt.sin, 1)), alpha: max(0, min(1, 2 * (end - abs(card.offset)))))
    }
}

extension LayoutContext {
    /// The largest radius around the middle at which upright cards stay inside the view.
    var fittingRadius: Double { max(0, min(view.width - card.width, view.height - card.height) / 2) }
}

extension Ring: FormulaWriting {
    static func write(_ draft: inout FormulaDraft) {
        FullCircle.write(&draft)
        if !draft.declare("radius") { draft.add("radius = max(0, min(W - w, H - h)/2)") }
        draft.declare("tilt")
        draft.add("high = \(draft.isVertical ? "radius*sin(turn)" : "-(radius*cos(turn))")")
        draft.add("x = \(draft.isVertical ? "radius*cos(turn)" : "radius*sin(turn)")")
        draft.add("y = high*cos(radians(tilt))")
        draft.add("z = high*sin(radians(tilt))")
        guard draft.knobs[facing] == .outward else { return }
        draft.add("up = cos(radians(tilt))")
        draft.add("back = sin(radians(tilt))")
        draft.add("rx = degrees(atan2(cos(turn)*back, up))")
        draft.add("ry = degrees(atan2(-sin(turn)*back, sqrt(cos(turn)^2 + (sin(turn)*up)^2)))")
        draft.add("rz = degrees(atan2(sin(turn)*up, cos(turn)))")
    }
}
