/// The task switcher of iOS 9: a pile of cards that speed up as they leave to the right.
public struct TaskStack: BuiltInLayout, LoopedLayout {
    public static let info = LayoutInfo(
        "task-stack", "the iOS 9 task switcher: a pile whose cards speed up as they leave it",
        parameters: [a, b, hideAt, scaleStep, depthStep, fade, blur].map { $0.parameter },
        defaults: ["visibleItems": 7, "bounceDistance": 0.2],
        card: .partOfWidth(5.0 / 7, aspect: 16.0 / 9), viewpoint: SIMD2(-0.2, 0))

    static let a = Knob(
        "a", 1.25, in: 0.1...4, step: 0.005, "the curve of the pile, 1/(a - b·offset) - 1/a card lengths")
    static let b = Knob("b", 0.625, in: 0...4, step: 0.005, "the curve of the pile: how soon cards speed up")
    static let hideAt = Knob(
        "hideAt", 2.0, in: 0...100, step: 0.1,
        "where cards wait that are past the end of the curve, in card lengths", slider: 0...6)
    static let scaleStep = Knob(
        "scaleStep", 0.04, in: -1...1, "how much larger each card is than the one behind it")
    static let depthStep = Knob(
        "depthStep", 1.0, in: -1000...1000, step: 1, unit: .points, "how far each card is before the one behind it",
        slider: -50...50)
    static let fade = Knob(
        "fade", -2.0, in: -100...100, step: 0.1, unit: .items, "cards before this offset fade, over one item",
        slider: -5...5)
    static let blur = Knob(
        "blur", 1.5, in: 0...50, step: 0.1, unit: .points,
        "how much more blurred each card behind the front one is", slider: 0...10)

    let (a, b, hideAt): (Double, Double, Double)
    let (scaleStep, depthStep): (Double, Double)
    let (fade, blur): (Double, Double)
    let extent: Double
    let axis: SIMD2<Double>
    public let visibleCount = mostVisible

    public init(_ knobs: Knobs, on stage: LayoutContext) {
        a = knobs[Self.a]
        b = knobs[Self.b]
        hideAt = knobs[Self.hideAt]
        scaleStep = knobs[Self.scaleStep]
        depthStep = knobs[Self.depthStep]
        fade = knobs[Self.fade]
        blur = knobs[Self.blur]
        extent = stage.extent
        axis = stage.axis
    }

    @inline(__always)
    public func place(_ card: Slot) -> Placement {
        let o = card.offset
        // At a/b the hyperbola runs off to infinity.
        let rest = a - b * o
        let along = (rest > 0 ? 1 / rest - 1 / a : hideAt) * extent
        let scale = 1 + scaleStep * o
        return Placement(
            Transform3D(
                rows: (scale, 0, 0, 0), (0, scale, 0, 0), (0, 0, 1, 0),
                (axis.x * along, axis.y * along, depthStep * o, 1)),
            alpha: min(max(o - fade + 1, 0), 1),
            // A card that has faded needs no blur.
            blur: blur * max(0, -max(o, fade - 1)))
    }
}

extension TaskStack: FormulaWriting {
    static func write(_ draft: inout FormulaDraft) {
        for name in ["a", "b", "hideAt", "scaleStep", "depthStep", "fade"] { draft.declare(name) }
        draft.declare("blur", as: "blurStep")
        draft.add("rest = a - b*o")
        draft.add("\(draft.along) = (rest > 0 ? 1/rest - 1/a : hideAt)*\(draft.extent)")
        draft.add("z = depthStep*o")
        draft.add("s = 1 + scaleStep*o")
        draft.add("alpha = clamp(o - fade + 1, 0, 1)")
        draft.add("blur = blurStep*max(0, -max(o, fade - 1))")
    }
}
