/// A deck of which one card after the other is thrown to the side.
public struct SwipeDeck: BuiltInLayout {
    public static let info = LayoutInfo(
        "swipe-deck", "a deck whose top card is thrown to the side, with the next ones waiting below",
        parameters: [
            throwing.parameter, isFree.parameter, reach.parameter, turn.parameter, pivot.parameter, drop.parameter,
            count.parameter, scaleStep.parameter, peek.parameter, depth.parameter,
        ],
        defaults: ["style": .choice("one-card"), "perspective": .number(-1.0 / 1600)], card: .points(320, 440))

    /// To which side cards are thrown.
    enum Side: String, CaseIterable, KnobValue {
        case left, right, alternating
    }

    static let throwing = Knob("throws", Side.left, "to which side cards are thrown; thrown back, they come from there")
    static let isFree = Knob(
        "free", true, "a hand throws cards wherever it goes, and they come back from there; else to the side only")
    static let reach = Knob("reach", 1.5, in: 0...20, step: 0.1, "how far, in card lengths", slider: 0...4)
    static let turn = Knob(
        "turn", 16.0, in: -180...180, step: 1, unit: .degrees, "how far a thrown card turns", slider: -60...60)
    static let pivot = Knob(
        "pivot", 0.9, in: -10...10, "about which point it turns: so many card heights below its middle", slider: -2...2)
    static let drop = Knob("drop", 0.12, in: -5...5, "how far it falls on its way, in card heights", slider: -1...1)
    static let count = Knob("count", 4, in: 1...50, "how many cards of the deck are seen")
    static let scaleStep = Knob(
        "scaleStep", 0.05, in: 0...1, "how much smaller each card is than the one on top of it", slider: 0...0.3)
    static let peek = Knob(
        "peek", 0.045, in: -2...2, "how far each card looks out below the one on top of it, in card heights",
        slider: -0.3...0.3)
    static let depth = Knob(
        "depth", 12.0, in: 0...1000, step: 1, unit: .points, "how far each card lies under the one on top of it",
        slider: 0...100)

    public let visibleCount: Int
    /// Thrown to either side, every other card stands elsewhere.
    public var evenness: Evenness { side == .alternating ? .nowhere : .outside(-1...count + 1) }
    public let itemsPerPoint: Double?
    private let side: Side
    /// The card's sides, along the scroll axis and across it.
    private let (along, across): (Double, Double)
    private let (reach, pivot, drop): (Double, Double, Double)
    private let turn: Angle
    private let (count, scaleStep, peek, depth): (Double, Double, Double, Double)
    private let isVertical: Bool
    private let (thrown, thrownBefore): (CardThrow?, CardThrow?)

    public init(_ knobs: Knobs, on stage: LayoutContext) {
        along = stage.extent
        across = stage.isVertical ? stage.card.width : stage.card.height
        side = knobs[Self.throwing]
        reach = knobs[Self.reach] * along
        pivot = knobs[Self.pivot] * across
        drop = knobs[Self.drop] * across
        turn = .degrees(knobs[Self.turn])
        count = Double(knobs[Self.count])
        scaleStep = knobs[Self.scaleStep]
        peek = knobs[Self.peek] * across
        depth = knobs[Self.depth]
        isVertical = stage.isVertical
        (thrown, thrownBefore) = knobs[Self.isFree] ? (stage.thrown, stage.thrownBefore) : (nil, nil)
        visibleCount = 2 * knobs[Self.count] + 3
        // A card goes with the hand that throws it.
        let sign = side == .right ? 1.0 : -1
        itemsPerPoint = reach > 0 ? sign / reach : nil
    }

    /// Thrown: `T(0, -pivot, 0) · RZ(turn · p) · T(0, pivot, 0) · T(reach · p, drop · p², depth · p)`. Waiting:
    /// `S(scale) · T(0, peek, -depth · o)`, the lower edges as far apart as if none were smaller.
    @inline(__always)
    public func place(_ card: Slot) -> Placement {
        let o = card.offset
        if o >= 0 {
            let down = min(o, count + 1)
            let scale = max(1 - scaleStep * down, 0.01)
            let y = peek * down + (1 - scale) * across / 2
            let local = Transform3D(rows: (scale, 0, 0, 0), (0, scale, 0, 0), (0, 0, 1, 0), (0, y, -depth * down, 1))
            return Placement(local.exchangingAxes(if: isVertical), alpha: min(max(count - o, 0), 1))
        }
        let part = min(-o, 1)
        if let own = thrown, own.index == card.index { return place(own, part) }
        if let own = thrownBefore, own.index == card.index { return place(own, part) }
        let sign = side == .right || (side == .alternating && card.index % 2 != 0) ? 1.0 : -1
        let turned = Turn(turn * (sign * part))
        let local = Transform3D(
            rows: (turned.cos, turned.sin, 0, 0), (-turned.sin, turned.cos, 0, 0), (0, 0, 1, 0),
            (
                sign * reach * part + pivot * turned.sin, drop * part * part + pivot * (1 - turned.cos), depth * part, 1
            ))
        return Placement(local.exchangingAxes(if: isVertical), alpha: min(4 * (1 - part), 1))
    }

    /// Thrown by hand: `RZ(turn · p · x) · T(reach · p · (x, y), depth · p)`, x and y being the direction.
    @inline(never)
    private func place(_ own: CardThrow, _ part: Double) -> Placement {
        let turned = Turn(turn * (own.turning * own.direction.x * part))
        return Placement(
            Transform3D(
                rows: (turned.cos, turned.sin, 0, 0), (-turned.sin, turned.cos, 0, 0), (0, 0, 1, 0),
                (reach * part * own.direction.x, reach * part * own.direction.y, depth * part, 1)),
            alpha: min(4 * (1 - part), 1))
    }
}
