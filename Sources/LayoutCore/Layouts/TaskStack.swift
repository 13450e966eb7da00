/// The task switcher of iOS 9: a pile of cards that speed up as they leave to the right.
public struct TaskStack: BuiltInLayout {
    public static let info = LayoutInfo(
        "task-stack", "the iOS 9 task switcher: a pile whose cards speed up as they leave it",
        parameters: [
            Parameter(
                "a", in: .layout, .number(0.1...4, step: 0.005), default: 1.25,
                help: "the curve of the pile, 1/(a - b·offset) - 1/a card lengths"),
            Parameter(
                "b", in: .layout, .number(0...4, step: 0.005), default: 0.625,
                help: "the curve of the pile: how soon cards speed up"),
            Parameter(
                "hideAt", in: .layout, .number(0...100, step: 0.1), default: 2.0,
                help: "where cards wait that are past the end of the curve, in card lengths",
                presentation: .slider(0...6)),
            Parameter(
                "scaleStep", in: .layout, .number(-1...1, step: 0.01), default: 0.04,
                help: "how much larger each card is than the one behind it"),
            Parameter(
                "depthStep", in: .layout, .number(-1000...1000, step: 1), default: 1.0, unit: .points,
                help: "how far each card is before the one behind it",
                presentation: .slider(-50...50)),
            Parameter(
                "fade", in: .layout, .number(-100...100, step: 0.1), default: -2.0, unit: .items,
                help: "cards before this offset fade, over one item",
                presentation: .slider(-5...5)),
            Parameter(
                "blur", in: .layout, .number(0...50, step: 0.1), default: 1.5, unit: .points,
                help: "how much more blurred each card behind the front one is",
                presentation: .slider(0...10)),
        ],
        standards: ["visibleItems": 7, "bounceDistance": 0.2],
        card: .partOfWidth(5.0 / 7, aspect: 16.0 / 9), viewpoint: SIMD2(-0.2, 0))

    let (a, b, hideAt): (Double, Double, Double)
    let (scaleStep, depthStep): (Double, Double)
    let (fade, blur): (Double, Double)
    let extent: Double
    let axis: SIMD2<Double>
    public let visibleCount = mostVisible

    public init(_ knobs: Knobs, on stage: LayoutContext) {
        a = knobs.number("a", otherwise: 1.25)
        b = knobs.number("b", otherwise: 0.625)
        hideAt = knobs.number("hideAt", otherwise: 2)
        scaleStep = knobs.number("scaleStep", otherwise: 0.04)
        depthStep = knobs.number("depthStep", otherwise: 1)
        fade = knobs.number("fade", otherwise: -2)
        blur = knobs.number("blur", otherwise: 1.5)
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
            // Nothing is left to blur of a card that has faded.
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
