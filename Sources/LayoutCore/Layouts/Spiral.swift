internal import CZoeMath

/// Cards along an Archimedean spiral, evenly spaced.
public struct Spiral: BuiltInLayout {
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
    public func place(_ card: Slot) -> Placement {
        let u = max(card.offset + 0.5, 0)
        let square = 2 * step * u
        let angle = square / max(square, 1).squareRoot()
        let turn = Turn(byPolynomial: .radians(angle))
        let facing = turnsCards ? turn : .none
        let size = min(2 * u, 1)
        let (out, back) = (pitch * angle, bowl * angle)
        let local = Transform3D(
            rows: (facing.cos * size, facing.sin * size, 0, 0), (-facing.sin * size, facing.cos * size, 0, 0),
            (0, 0, 1, 0), (out * turn.sin, -out * turn.cos, -back, 1))
        return Placement(local.exchangingAxes(if: isVertical), alpha: min(size, min(max((last - angle) / 2, 0), 1)))
    }
}
