/// A row of cards whose height follows a cosine: full in the middle, less to either side.
public struct Cosine: BuiltInLayout, FourfoldLayout {
    public static let info = LayoutInfo(
        "cosine", "a row whose cards are lower the farther they are from the middle",
        parameters: [angleFactor.parameter], defaults: ["perspective": 0.0, "style": .choice("one-card")],
        card: .partOfView(0.7, 1))

    static let angleFactor = Knob(
        "angleFactor", .pi / 4, in: 0...(2 * .pi), unit: .radians,
        "the part of the cosine from the middle of the view to one view length beside it")

    public let turning: Turning
    public let visibleCount: Int
    let pitch: Double
    let isVertical: Bool

    public init(_ knobs: Knobs, on stage: LayoutContext) {
        let gap = (stage.length - stage.extent) / 4
        pitch = stage.extent + gap
        // The card's middle is offset · pitch from the view's, its angle that part of the view's length.
        let factor = knobs[Self.angleFactor]
        turning = Turning(step: .radians(pitch / max(stage.length, 1) * factor))
        visibleCount = stage.cardsAcross(pitch: pitch)
        isVertical = stage.isVertical
    }

    /// The row stays under the pointer.
    public var itemsPerPoint: Double? { pitch > 0 ? -1 / pitch : nil }

    @inline(__always)
    func stance<Number: CardNumber>(of card: SlotOf<Number>) -> StanceOf<Number> {
        let (none, one) = (Number.Facing.each(0), Number.Facing.each(1))
        return StanceOf(
            (one, none, none), (none, card.turn.cos.distance.facing, none), (none, none, one),
            at: (pitch * card.offset, .each(0), .each(0)))
    }

    @inline(__always)
    public func place(_ card: Slot) -> Placement { Placement(transform(of: card)) }

    public func write(
        _ count: Int, from first: Slot.Place, seenThrough lens: Lens, into matrices: inout MutableSpan<Matrix4>
    ) {
        writeFours(count, from: first, seenThrough: lens, into: &matrices)
    }
}

extension Cosine: FormulaWriting {
    static func write(_ draft: inout FormulaDraft) {
        draft.declare("angleFactor")
        draft.add("pitch = \(draft.extent) + (\(draft.length) - \(draft.extent))/4")
        draft.add("\(draft.along) = o*pitch")
        draft.add("s\(draft.across) = abs(cos(pitch/max(\(draft.length), 1)*angleFactor*o))")
    }
}
