/// One card at a time, turned over to show the next.
public struct Flip: BuiltInLayout {
    public static let info = LayoutInfo(
        "flip", "one card that turns over, the next one on its back",
        parameters: [lift.parameter],
        defaults: ["showBackfaces": false, "perspective": .number(-1.0 / 1100)], card: .points(300, 420))

    static let lift = Knob(
        "lift", 60.0, in: 0...2000, step: 1, unit: .points, "how far it comes forward while it turns", slider: 0...300)

    public let visibleCount = 3
    /// What has turned away stays as it is.
    public let evenness = Evenness.outside(-1...1)
    public let itemsPerPoint: Double?
    let lift: Double
    let isVertical: Bool

    public init(_ knobs: Knobs, on stage: LayoutContext) {
        lift = knobs[Self.lift]
        isVertical = stage.isVertical
        itemsPerPoint = stage.extent > 0 ? -1 / stage.extent : nil
    }

    /// `RY(-π · o) · T(0, 0, lift · sin² πo)`. What has turned away shows nothing, and is gone when the turn is done.
    @inline(__always)
    public func place(_ card: Slot) -> Placement {
        let o = min(max(card.offset, -1), 1)
        let turn = Turn(.radians(-.pi * o))
        let local = Transform3D(
            rows: (turn.cos, 0, -turn.sin, 0), (0, 1, 0, 0), (turn.sin, 0, turn.cos, 0),
            (0, 0, lift * turn.sin * turn.sin, 1))
        return Placement(local.exchangingAxes(if: isVertical), alpha: min(4 * (1 - abs(o)), 1))
    }
}
