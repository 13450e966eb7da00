/// The merry-go-round that the ellipse suggests: a ring in space, seen from a little above.
public struct Ellipse3D: BuiltInLayout {
    public static let info = LayoutInfo(
        "ellipse-3d", "the ellipse's twin in true depth: a ring seen from a little above",
        parameters: [
            FullCircle.count.parameter, radius.parameter, tilt.parameter, facing.parameter, backAlpha.parameter,
            blur.parameter,
        ],
        // With these, a card in front is 5/3 the size of one at the back, as the ellipse has it.
        defaults: [
            "wrap": true, "perspective": .number(-1.0 / 400), "style": .choice("spin"),
            "scrollToItemBoundary": false,
        ], card: .points(80, 80))

    static let radius = Knob("radius", 100.0, in: 0...100_000, step: 1, unit: .points, "the ring's radius")
    static let tilt = Knob(
        "tilt", 17.0, in: -90...90, step: 1, unit: .degrees, "from how far above the ring is seen")
    static let facing = Knob("facing", Facing.viewer, "which way the cards look")
    static let backAlpha = Knob("backAlpha", 0.3, in: 0...1, "what is left of the farthest card")
    static let blur = Knob(
        "blur", 2.0, in: 0...50, step: 0.1, unit: .points, "how much the farthest card is blurred", slider: 0...10)

    /// Which way cards look.
    enum Facing: String, CaseIterable, KnobValue {
        case viewer, outward
    }

    public let turning: Turning
    public let evenness = Evenness.everywhere
    public let visibleCount: Int
    public let itemsPerPoint: Double?
    let radius: Double
    /// Down the view and towards the viewer, at the front of the ring.
    let (fall, depth): (Double, Double)
    let facesOutward: Bool
    let (backAlpha, blur): (Double, Double)
    let isVertical: Bool

    public init(_ knobs: Knobs, on stage: LayoutContext) {
        let circle = FullCircle(knobs, on: stage)
        let tilt = Turn(.degrees(knobs[Self.tilt]))
        turning = Turning(step: circle.step)
        visibleCount = circle.count
        itemsPerPoint = Ellipse.itemsPerPoint(circle, on: stage)
        radius = knobs[Self.radius]
        (fall, depth) = (radius * tilt.sin, radius * tilt.cos)
        facesOutward = knobs[Self.facing] == .outward
        backAlpha = knobs[Self.backAlpha]
        blur = knobs[Self.blur]
        isVertical = stage.isVertical
    }

    public var workedOut: [String: Double] { ["count": Double(visibleCount)] }

    @inline(__always)
    public func place(_ card: Slot) -> Placement {
        let (sin, cos) = (card.turn.sin, card.turn.cos)
        let facing = facesOutward ? card.turn : .none
        let local = Transform3D(
            rows: (facing.cos, 0, -facing.sin, 0), (0, 1, 0, 0), (facing.sin, 0, facing.cos, 0),
            (radius * sin, fall * cos, depth * cos, 1))
        return Placement(
            local.exchangingAxes(if: isVertical), alpha: min(backAlpha + 0.5 * (cos + 1), 1),
            blur: blur * 0.5 * (1 - cos))
    }
}

extension Ellipse3D: FormulaWriting {
    static func write(_ draft: inout FormulaDraft) {
        FullCircle.write(&draft)
        for name in ["radius", "tilt", "backAlpha"] { draft.declare(name) }
        draft.declare("blur", as: "backBlur")
        draft.add("\(draft.along) = radius*sin(turn)")
        draft.add("\(draft.across) = radius*sin(radians(tilt))*cos(turn)")
        draft.add("z = radius*cos(radians(tilt))*cos(turn)")
        draft.add("alpha = min(backAlpha + 0.5*(cos(turn) + 1), 1)")
        draft.add("blur = backBlur*0.5*(1 - cos(turn))")
        if draft.knobs[facing] == .outward { draft.addTurn("turn") }
    }
}
