internal import CZoeMath

/// Cards held in a hand.
public struct Fan: BuiltInLayout {
    public static let info = LayoutInfo(
        "fan", "a hand of cards, the chosen one drawn out",
        parameters: [step.parameter, arc.parameter, radius.parameter, lift.parameter, lap.parameter],
        card: .points(180, 260))

    static let step = Knob("step", 8.0, in: 0.1...90, step: 0.5, unit: .degrees, "from card to card", slider: 0.5...30)
    static let arc = Knob(
        "arc", 110.0, in: 1...360, step: 1, unit: .degrees, "the whole hand is never wider; its ends close up")
    static let radius = Knob(
        "radius", 1.7, in: 0...100, "from the hand to the cards' middle, in card heights", slider: 0...6)
    static let lift = Knob(
        "lift", 0.2, in: -5...5, "how far the chosen card is drawn out, in card heights", slider: -1...1)
    static let lap = Knob(
        "lap", 0.6, in: 0...100, step: 0.1, unit: .points, "how far each card lies before the one to its left",
        slider: 0...10)

    public let visibleCount = 31
    let (step, half, radius, lift, lap): (Double, Double, Double, Double, Double)
    let isVertical: Bool

    public init(_ knobs: Knobs, on stage: LayoutContext) {
        step = Angle.degrees(knobs[Self.step]).radians
        half = Angle.degrees(knobs[Self.arc] / 2).radians
        let height = stage.isVertical ? stage.card.width : stage.card.height
        radius = knobs[Self.radius] * height
        lift = knobs[Self.lift] * height
        lap = knobs[Self.lap]
        isVertical = stage.isVertical
    }

    /// `T(0, -lift, 0) · T(0, -r, 0) · RZ(angle) · T(0, r, 0)`, where the angle nears half the arc and never reaches it.
    @inline(__always)
    public func place(_ card: Slot) -> Placement {
        let o = card.offset
        let share = step * o / half
        let turn = Turn(byPolynomial: .radians(half * share / (1 + share * share).squareRoot()))
        let near = max(0, 1 - abs(o))
        let out = radius + lift * near * near * (3 - 2 * near)
        let local = Transform3D(
            rows: (turn.cos, turn.sin, 0, 0), (-turn.sin, turn.cos, 0, 0), (0, 0, 1, 0),
            (out * turn.sin, radius - out * turn.cos, lap * o, 1))
        return Placement(local.exchangingAxes(if: isVertical), alpha: min(max(15 - abs(o), 0), 1))
    }
}
