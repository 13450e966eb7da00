internal import CZoeMath

/// Passes in a wallet: one in full, of the others the upper edges.
public struct Wallet: BuiltInLayout {
    public static let info = LayoutInfo(
        "wallet", "passes in a wallet: one drawn out in full, of the others only the upper edges",
        parameters: [strip.parameter, gap.parameter, lean.parameter, pile.parameter, depth.parameter],
        defaults: ["vertical": true, "perspective": .number(-1.0 / 1400)], card: .points(360, 220))

    static let strip = Knob(
        "strip", 0.2, in: 0...2, "how much is seen of each of the others, in card lengths", slider: 0...1)
    static let gap = Knob(
        "gap", 0.1, in: -2...5, "between the drawn one and those after it, in card lengths", slider: 0...1)
    static let lean = Knob(
        "lean", 14.0, in: -75...75, step: 1, unit: .degrees, "how far the others lean back", slider: -45...45)
    static let pile = Knob("pile", 6, in: 1...100, "how many are seen to each side, the last ones fading")
    static let depth = Knob(
        "depth", 8.0, in: 0...1000, step: 1, unit: .points, "how far each lies before the one behind it", slider: 0...60
    )

    public let visibleCount: Int
    public let evenness = Evenness.outside(-1...1)
    public let itemsPerPoint: Double?
    private let (extent, strip, gap): (Double, Double, Double)
    private let lean: Angle
    private let (pile, depth): (Double, Double)
    private let isVertical: Bool

    public init(_ knobs: Knobs, on stage: LayoutContext) {
        extent = stage.extent
        strip = knobs[Self.strip] * extent
        gap = knobs[Self.gap] * extent
        lean = .degrees(knobs[Self.lean])
        pile = Double(knobs[Self.pile])
        // Leaning ones are apart as far as others when they are out of each other's way first.
        depth = knobs[Self.depth] + abs(strip * tan(lean.radians))
        isVertical = stage.isVertical
        visibleCount = 2 * knobs[Self.pile] + 3
        itemsPerPoint = extent > 0 ? -1 / extent : nil
    }

    /// A lean, then `T(0, place, depth · o)`: one card length and the gap after the drawn one, one strip from each of the others
    /// to the next. Those behind the drawn one lean about their lower edges, those before it about their upper ones: so the
    /// next one is before the drawn one all the way.
    @inline(__always)
    public func place(_ card: Slot) -> Placement {
        let o = card.offset
        let next = min(max(o, 0), 1)
        let along = strip * (o - next) + (extent + gap) * next
        let turn = Turn(lean * -min(abs(o), 1))
        let half = o > 0 ? -extent / 2 : extent / 2
        let local = Transform3D(
            rows: (turn.cos, 0, -turn.sin, 0), (0, 1, 0, 0), (turn.sin, 0, turn.cos, 0),
            (along + half * (1 - turn.cos), 0, depth * o + half * turn.sin, 1))
        return Placement(local.exchangingAxes(if: isVertical), alpha: min(max(pile + 1 - abs(o), 0), 1))
    }
}
