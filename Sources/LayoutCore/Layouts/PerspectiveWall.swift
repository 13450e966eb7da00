internal import CZoeMath

/// A row that is flat in the middle and bends away at both ends: what one looks at is seen whole, and where it belongs.
public struct PerspectiveWall: BuiltInLayout {
    public static let info = LayoutInfo(
        "perspective-wall", "a flat wall whose two ends bend away into the distance",
        parameters: [flat.parameter, bend.parameter, spacing.parameter],
        defaults: ["perspective": .number(-1.0 / 900)], card: .points(220, 300))

    static let flat = Knob(
        "flat", 1.0, in: 0...50, step: 0.1, unit: .items, "how far the wall is flat, on either side of the middle",
        slider: 0...5)
    static let bend = Knob("bend", 50.0, in: 0...90, step: 1, unit: .degrees, "how far the ends bend away")
    static let spacing = Knob.spacing(1.08)

    public let visibleCount: Int
    public let evenness: Evenness
    let (flat, bend, pitch): (Double, Double, Double)
    let full: Turn
    let axis: SIMD2<Double>

    public init(_ knobs: Knobs, on stage: LayoutContext) {
        flat = knobs[Self.flat] + 0.5
        bend = Angle.degrees(knobs[Self.bend]).radians
        full = Turn(.radians(bend))
        pitch = stage.extent * knobs[Self.spacing]
        axis = stage.axis
        evenness = .outside(-flat - 0.5...flat + 0.5)
        visibleCount = 2 * Int(safely: flat) + 24
    }

    /// A card has room for itself in the bend: there the wall is an arc one card long, and runs on straight after it.
    @inline(__always)
    public func place(_ card: Slot) -> Placement {
        let sign = card.offset < 0 ? -1.0 : 1
        let o = abs(card.offset)
        let into = o - (flat - 0.5)
        if into <= 0 { return Placement(.along(axis, card.offset * pitch, z: 0)) }
        let turn = into < 1 ? Turn(.radians(bend * into)) : full
        // Over an arc of length s, bent by b altogether: sin(b·s)/b along, (1 - cos(b·s))/b away.
        let (along, away) = bend > 1e-6 ? (turn.sin / bend, (1 - turn.cos) / bend) : (min(into, 1), 0)
        let rest = max(into - 1, 0)
        return Placement(
            .turned(
                Turn(cos: turn.cos, sin: sign * turn.sin), into: axis,
                movedAlong: sign * (flat - 0.5 + along + rest * turn.cos) * pitch, z: -(away + rest * turn.sin) * pitch)
        )
    }
}
