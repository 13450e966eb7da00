/// Windows one behind the other at a slant, as Flip 3D showed them: the front one flies past and is behind all others.
public struct Cascade: BuiltInLayout {
    public static let info = LayoutInfo(
        "cascade", "windows one behind the other at a slant, to leaf through as with Alt and Tab",
        parameters: [turn.parameter, side.parameter, rise.parameter, depth.parameter, reach.parameter],
        defaults: ["perspective": .number(-1.0 / 1400)], card: .points(460, 320))

    static let turn = Knob(
        "turn", 34.0, in: -90...90, step: 1, unit: .degrees, "how far the windows are turned from the viewer")
    static let side = Knob(
        "side", -0.18, in: -5...5, "how far each stands to the side of the one before it, in card lengths",
        slider: -1...1)
    static let rise = Knob(
        "rise", 0.1, in: -5...5, "how much higher each stands than the one before it, in card heights", slider: -1...1)
    static let depth = Knob(
        "depth", 90.0, in: 0...10_000, step: 1, unit: .points, "how far each stands behind the one before it",
        slider: 0...400)
    static let reach = Knob("reach", 9, in: 1...200, "how many are seen, the last ones fading")

    public let evenness = Evenness.outside(-1...0)
    public let visibleCount: Int
    public let itemsPerPoint: Double?
    private let turn: Turn
    private let (side, rise, depth): (Double, Double, Double)
    private let reach: Double
    private let isVertical: Bool

    public init(_ knobs: Knobs, on stage: LayoutContext) {
        turn = Turn(.degrees(knobs[Self.turn]))
        side = knobs[Self.side] * stage.extent
        rise = knobs[Self.rise] * (stage.isVertical ? stage.card.width : stage.card.height)
        depth = knobs[Self.depth]
        // A closed row is seen as far as its other end.
        let half = stage.isWrapped ? max(Double(stage.slots) / 2 - 0.5, 1) : .infinity
        reach = min(Double(knobs[Self.reach]), half)
        visibleCount = 2 * Int(safely: reach) + 3
        isVertical = stage.isVertical
        itemsPerPoint = stage.extent > 0 ? -1 / stage.extent : nil
    }

    /// `RY(turn) · T(side · o, -rise · o, -depth · o)`; the front one leaves faster than it came.
    @inline(__always)
    public func place(_ card: Slot) -> Placement {
        let o = card.offset < 0 ? card.offset * (1 - max(card.offset, -1)) : card.offset
        let local = Transform3D(
            rows: (turn.cos, 0, -turn.sin, 0), (0, 1, 0, 0), (turn.sin, 0, turn.cos, 0),
            (side * o, -rise * o, -depth * o, 1))
        return Placement(
            local.exchangingAxes(if: isVertical), alpha: min(max(min(reach - card.offset, 1 + 1.5 * card.offset), 0), 1)
        )
    }
}
