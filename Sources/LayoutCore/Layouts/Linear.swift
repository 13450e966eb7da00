/// Cards in a row.
public struct Linear: BuiltInLayout {
    public static let info = LayoutInfo("linear", "cards side by side in a row", parameters: [spacing.parameter])

    static let spacing = Knob.spacing(1)

    public let evenness = Evenness.everywhere
    let pitch: Double
    let axis: SIMD2<Double>
    public let visibleCount: Int

    public init(_ knobs: Knobs, on stage: LayoutContext) {
        pitch = stage.extent * knobs[Self.spacing]
        axis = stage.axis
        visibleCount = stage.cardsAcross(pitch: pitch)
    }

    @inline(__always)
    public func place(_ card: Slot) -> Placement {
        Placement(.along(axis, card.offset * pitch, z: 0))
    }
}

extension Linear: FormulaWriting {
    static func write(_ draft: inout FormulaDraft) {
        draft.declare("spacing")
        draft.add("\(draft.along) = o*(\(draft.extent)*spacing)")
    }
}
