/// A flat circle around the middle of the view.
public struct Ring: BuiltInLayout {
    public static let info = LayoutInfo(
        "ring", "a flat circle around the middle of the view, like a clock face",
        parameters: [FullCircle.count.parameter, radius.parameter, facing.parameter],
        defaults: ["wrap": true, "perspective": 0.0], card: .points(100, 100))

    static let radius = FullCircle.radius("the ring's radius; by itself, it fits into the view")
    static let facing = Knob("facing", Facing.upright, "whether the cards stay upright or turn with the ring")

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
    let axis: SIMD2<Double>

    public init(_ knobs: Knobs, on stage: LayoutContext) {
        let circle = FullCircle(knobs, on: stage)
        turning = Turning(step: circle.step)
        visibleCount = circle.count
        radius = knobs[Self.radius] ?? stage.fittingRadius
        itemsPerPoint = circle.itemsPerPoint(onRim: radius)
        turnsCards = knobs[Self.facing] == .outward
        axis = stage.axis
    }

    /// `T(0, -R, 0) · RZ` with the current card at the top; vertically `T(R, 0, 0) · RZ`, at the right.
    public var workedOut: [String: Double] { ["radius": radius, "count": Double(visibleCount)] }

    @inline(__always)
    public func place(_ card: Slot) -> Placement {
        let facing = turnsCards ? card.turn : .none
        let (around, out) = (radius * card.turn.sin, radius * card.turn.cos)
        return Placement(
            Transform3D(
                rows: (facing.cos, facing.sin, 0, 0), (-facing.sin, facing.cos, 0, 0), (0, 0, 1, 0),
                (axis.x * around + axis.y * out, axis.y * around - axis.x * out, 0, 1)))
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
        draft.add("\(draft.along) = radius*sin(turn)")
        draft.add(draft.isVertical ? "x = radius*cos(turn)" : "y = -(radius*cos(turn))")
        if draft.knobs[facing] == .outward { draft.add("rz = degrees(turn)") }
    }
}
