/// A rotary card file: cards stand about a spindle, and one after the other falls forward.
public struct Rolodex: BuiltInLayout {
    public static let info = LayoutInfo(
        "rolodex", "a rotary card file, whose cards fall forward about a spindle one after the other",
        parameters: [step.parameter, fall.parameter, spindle.parameter, reach.parameter],
        defaults: ["vertical": true, "perspective": -0.001, "viewpointY": -540, "contentY": -450],
        card: .points(360, 220))

    static let step = Knob(
        "step", 5.0, in: 0...90, step: 0.5, unit: .degrees, "from each waiting card to the one behind it",
        slider: 0...30)
    static let fall = Knob(
        "fall", 135.0, in: 0...180, step: 1, unit: .degrees, "how far a card falls, before the next ones push it on")
    static let spindle = Knob(
        "spindle", 0.5, in: 0...5, "from the spindle's middle to the cards' lower edges, in card lengths",
        slider: 0...1)
    static let reach = Knob("reach", 9, in: 1...100, "how many are seen to each side, the last ones fading")

    public let visibleCount: Int
    public let itemsPerPoint: Double?
    public let turning: Turning
    public let evenness = Evenness.outside(-1...0)
    let (step, fall): (Double, Double)
    /// From the spindle to a card's middle.
    let radius: Double
    let reach: Double
    let isVertical: Bool

    public init(_ knobs: Knobs, on stage: LayoutContext) {
        step = knobs[Self.step]
        turning = Turning(step: .degrees(step))
        fall = knobs[Self.fall]
        radius = (knobs[Self.spindle] + 0.5) * stage.extent
        reach = Double(knobs[Self.reach])
        isVertical = stage.isVertical
        visibleCount = 2 * knobs[Self.reach] + 3
        // The upper edge falls with the hand.
        itemsPerPoint = stage.extent > 0 ? 1 / (2 * stage.extent) : nil
    }

    /// `T(-r, 0, 0) · RY(-angle) · T(r, 0, 0)` along the scroll axis: waiting cards lean back by steps, one falls, those before
    /// it have.
    @inline(__always)
    public func place(_ card: Slot) -> Placement {
        let o = card.offset
        let falling = min(max(-o, 0), 1)
        let turn = card.turn.followed(by: Turn(ofDegrees: (step - fall) * falling))
        let local = Transform3D(
            rows: (turn.cos, 0, turn.sin, 0), (0, 1, 0, 0), (-turn.sin, 0, turn.cos, 0),
            (radius - radius * turn.cos, 0, -radius * turn.sin, 1))
        return Placement(local.exchangingAxes(if: isVertical), alpha: min(max(reach + 1 - abs(o), 0), 1))
    }
}

extension Rolodex: FormulaWriting {
    static func write(_ draft: inout FormulaDraft) {
        draft.declare("step", as: "apart")
        for name in ["fall", "spindle", "reach"] { draft.declare(name) }
        draft.add("p = min(max(-o, 0), 1)  # how far the card has fallen")
        draft.add("angle = fall*p - apart*(o + p)")
        draft.add("radius = (spindle + 0.5)*\(draft.extent)")
        draft.add("\(draft.along) = radius - radius*cos(radians(-angle))")
        draft.add("z = -radius*sin(radians(-angle))")
        draft.add(draft.isVertical ? "rx = -angle" : "ry = angle")
        draft.add("alpha = min(max(reach + 1 - abs(o), 0), 1)")
    }
}
