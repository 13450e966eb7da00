/// A row that rises and falls.
public struct Wave: BuiltInLayout, FourfoldLayout {
    public static let info = LayoutInfo(
        "wave", "a row that swings up and down, or back and forth, like a garland",
        parameters: [
            spacing.parameter, length.parameter, height.parameter, phase.parameter, swings.parameter, leans.parameter,
        ],
        defaults: ["perspective": .number(-1.0 / 900)], card: .points(150, 200))

    static let spacing = Knob.spacing(0.9)
    static let length = Knob(
        "length", 8.0, in: 0.5...1000, step: 0.1, unit: .items, "from crest to crest", slider: 2...30)
    static let height = Knob(
        "height", 110.0, in: -10_000...10_000, step: 1, unit: .points, "from the middle to a crest", slider: -300...300)
    static let phase = Knob(
        "phase", 0.0, in: -360...360, step: 1, unit: .degrees, "where in the wave the current card is; at 0, on a crest"
    )
    static let swings = Knob("swings", Swing.depth, "whether the wave swings in depth or across the row")
    static let leans = Knob("leans", true, "cards lean with the wave")

    /// What a wave does.
    enum Swing: String, CaseIterable, KnobValue {
        case depth, across
    }

    public let turning: Turning
    public let visibleCount: Int
    let (pitch, height, slope): (Double, Double, Double)
    /// How far the wave goes on with each point along the row, in radians.
    private let rate: Double
    let crest: Double
    let isAcross: Bool
    let isVertical: Bool

    public init(_ knobs: Knobs, on stage: LayoutContext) {
        turning = Turning(start: .degrees(knobs[Self.phase]), step: .fullTurn / knobs[Self.length])
        pitch = stage.extent * knobs[Self.spacing]
        height = knobs[Self.height]
        // The steepest rise: height · 2π over the wave's length.
        slope = knobs[Self.leans] && pitch > 0 ? height * turning.step.radians / pitch : 0
        rate = knobs[Self.leans] && pitch > 0 ? turning.step.radians / pitch : 0
        crest = Turn(turning.start).cos
        isAcross = knobs[Self.swings] == .across
        isVertical = stage.isVertical
        visibleCount = stage.cardsAcross(pitch: pitch * 0.6)
    }

    /// `RY` or `RZ` by the slope, then `T(pitch · o, 0, swing)`. However the wave stands, the current card is in the view's plane.
    @inline(__always)
    func stance<Number: CardNumber>(of card: SlotOf<Number>) -> StanceOf<Number> {
        let swing = height * (card.turn.cos - crest)
        let fall = slope * card.turn.sin
        let run = run(falling: fall)
        let (cos, sin) = (run.facing, (fall * run).facing)
        let (none, one) = (Number.Facing.each(0), Number.Facing.each(1))
        let (along, level) = (pitch * card.offset, Number.each(0))
        return isAcross
            ? StanceOf(turned: (cos, sin), at: (along, -swing, level))
            : StanceOf((cos, none, -sin), (none, one, none), (sin, none, cos), at: (along, level, swing))
    }

    /// How far a card of length 1 that leans with the wave reaches along the row.
    @inline(__always)
    private func run<Number: CardNumber>(falling fall: Number) -> Number {
        Number.each(1).divided(byRootOf: 1 + fall * fall)
    }

    @inline(__always)
    public func place(_ card: Slot) -> Placement {
        let run = run(falling: OneNumber(slope * card.turn.sin)).number
        // That of the wave itself, where it is a sheet.
        let bend = isAcross || pitch <= 0 ? 0 : height * card.turn.cos * rate * rate * run * run * run
        return Placement(transform(of: card), curvature: isVertical ? SIMD2(0, bend) : SIMD2(bend, 0))
    }

    public func write(
        _ count: Int, from first: Slot.Place, seenThrough lens: Lens, into matrices: inout MutableSpan<Matrix4>
    ) {
        writeFours(count, from: first, seenThrough: lens, into: &matrices)
    }
}
