/// The merry-go-round that the ellipse pretends: a ring in space, seen from a little above.
public struct Ellipse3D: BuiltInLayout {
    public static let info = LayoutInfo(
        "ellipse-3d", "the ellipse's twin in true depth: a ring seen from a little above",
        parameters: [
            FullCircle.count,
            FullCircle.radius(100.0, "the ring's radius"),
            Parameter(
                "tilt", in: .layout, .number(-90...90, step: 1), default: 17.0, unit: .degrees,
                help: "from how far above the ring is seen"),
            Parameter(
                "facing", in: .layout, .choice(["viewer", "outward"]), default: .choice("viewer"),
                help: "which way the cards look"),
            Parameter(
                "backAlpha", in: .layout, .number(0...1, step: 0.01), default: 0.3,
                help: "what is left of the farthest card"),
            Parameter(
                "blur", in: .layout, .number(0...50, step: 0.1), default: 2.0, unit: .points,
                help: "how much the farthest card is blurred",
                presentation: .slider(0...10)),
        ],
        // With these, a card in front is 5/3 the size of one at the back, as the ellipse has it.
        standards: [
            "wrap": true, "perspective": .number(-1.0 / 400), "style": .choice("spin"),
            "scrollToItemBoundary": false,
        ], card: .points(80, 80))

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
        let tilt = Turn(.degrees(knobs.number("tilt", otherwise: 17)))
        turning = Turning(step: circle.step)
        visibleCount = circle.count
        itemsPerPoint = Ellipse.itemsPerPoint(circle, on: stage)
        radius = knobs.number("radius", otherwise: 100)
        (fall, depth) = (radius * tilt.sin, radius * tilt.cos)
        facesOutward = knobs.choice("facing") == "outward"
        backAlpha = knobs.number("backAlpha", otherwise: 0.3)
        blur = knobs.number("blur", otherwise: 2)
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
        if draft.knobs.choice("facing") == "outward" { draft.addTurn("turn") }
    }
}
