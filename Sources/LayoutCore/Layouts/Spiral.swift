/// Cards along an Archimedean spiral, evenly spaced.
public struct Spiral: BuiltInLayout, FourfoldLayout {
    public static let info = LayoutInfo(
        "spiral", "cards along a spiral that winds out of the middle",
        parameters: [spacing.parameter, gap.parameter, turns.parameter, bowl.parameter, facing.parameter],
        defaults: ["perspective": .number(-1.0 / 1200)], card: .points(90, 90))

    static let spacing = Knob.spacing(1.1)
    static let gap = Knob("gap", 1.25, in: 0.01...20, "from one winding to the next, in card heights", slider: 0.5...3)
    static let turns = Knob(
        "turns", 3.0, in: 0.5...40, step: 0.1, "how many windings are seen, the last one fading",
        slider: 0.5...8)
    static let bowl = Knob(
        "bowl", 0.5, in: -10...10, "how far each winding is behind the one inside it, in card heights",
        slider: -2...2)
    static let facing = Knob("facing", Ring.Facing.outward, "whether cards stay upright or turn with the spiral")

    public let visibleCount: Int
    /// Per radian, and per item.
    let (pitch, step): (Double, Double)
    let (last, bowl): (Double, Double)
    let turnsCards: Bool
    /// The square of the angle up to which cards come out evenly. Of a number that is known beforehand, the compiler would make
    /// a branch for each card.
    private let core = 1.0
    let isVertical: Bool

    public init(_ knobs: Knobs, on stage: LayoutContext) {
        let height = stage.isVertical ? stage.card.width : stage.card.height
        pitch = knobs[Self.gap] * height / (2 * .pi)
        step = knobs[Self.spacing] * stage.extent / max(pitch, 1e-9)
        last = 2 * .pi * knobs[Self.turns]
        bowl = knobs[Self.bowl] * height / (2 * .pi)
        turnsCards = knobs[Self.facing] == .outward
        visibleCount = step > 0 ? min(2 * Int(safely: last * last / 2 / step) + 4, 900) : 900
        isVertical = stage.isVertical
    }

    /// `r = b · θ`, and θ grows with the root of the way, `b · θ²/2`, so that neighbours are equally far apart. Within the
    /// first radian the root would leap; there cards come out of the middle evenly.
    @inline(__always)
    func stance<Number: CardNumber>(of card: SlotOf<Number>) -> StanceOf<Number> {
        let (angle, turn) = (card.angle, card.own)
        let (facing, size) = ((turnsCards ? turn : .none).facing, size(at: card.offset).facing)
        let out = pitch * angle
        return StanceOf(
            turned: (facing.cos * size, facing.sin * size),
            at: (out * turn.sin, -(out * turn.cos), -bowl * angle))
    }

    static var turnsEach: Bool { true }

    @inline(__always)
    func angle<Number: CardNumber>(at offset: Number) -> Number {
        let square = 2 * step * (offset + 0.5).atLeast(0)
        return square.divided(byRootOf: square.atLeast(core))
    }

    @inline(__always)
    private func size<Number: CardNumber>(at offset: Number) -> Number { (2 * offset + 1).atLeast(0).atMost(1) }

    @inline(__always)
    public func place(_ card: Slot) -> Placement {
        let offset = OneNumber(card.offset)
        let (size, angle) = (size(at: offset).number, angle(at: offset).number)
        return Placement(transform(of: card), alpha: min(size, min(max((last - angle) / 2, 0), 1)))
    }

    public func write(
        _ count: Int, from first: Slot.Place, seenThrough lens: Lens, into matrices: inout MutableSpan<Matrix4>
    ) {
        writeFours(count, from: first, seenThrough: lens, into: &matrices)
    }
}
