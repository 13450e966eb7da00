/// Cards held in a hand.
public struct Fan: BuiltInLayout, FourfoldLayout {
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

    static var turnsEach: Bool { true }

    @inline(__always)
    func angle<Number: CardNumber>(at offset: Number) -> Number {
        let share = step / half * offset
        return (half * share).divided(byRootOf: 1 + share * share)
    }

    /// `T(0, -lift, 0) · T(0, -r, 0) · RZ(angle) · T(0, r, 0)`, where the angle nears half the arc and never reaches it.
    @inline(__always)
    func stance<Number: CardNumber>(of card: SlotOf<Number>) -> StanceOf<Number> {
        let turn = card.own
        let near = (1 - card.offset.distance).atLeast(0)
        let out = radius + lift * (near * near * (3 - 2 * near))
        return StanceOf(turned: turn.facing, at: (out * turn.sin, radius - out * turn.cos, lap * card.offset))
    }

    @inline(__always)
    public func place(_ card: Slot) -> Placement {
        Placement(transform(of: card), alpha: min(max(15 - abs(card.offset), 0), 1))
    }

    public func write(
        _ count: Int, from first: Slot.Place, seenThrough lens: Lens, into matrices: inout MutableSpan<Matrix4>
    ) {
        writeFours(count, from: first, seenThrough: lens, into: &matrices)
    }
}
