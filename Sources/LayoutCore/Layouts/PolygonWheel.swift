/// Cards that close into a prism: each touches its neighbours along a whole edge, and the prism rolls about its axis.
public struct PolygonWheel: BuiltInLayout {
    public static let info = LayoutInfo(
        "polygon-wheel", "cards that close into a prism and roll without end",
        parameters: [FullCircle.count.parameter, radius.parameter, setBack.parameter],
        defaults: [
            "vertical": true, "wrap": true, "perspective": .number(-1.0 / 900), "style": .choice("endless"),
            "scrollToItemBoundary": false,
        ],
        card: .points(260, 100))

    static let radius = FullCircle.radius("from the axis to the middle of a card; by itself, edges touch")
    static let setBack = Knob(
        "setBack", 0.0, in: 0...2,
        "how far the axis is behind the view's plane, in radii; at 1, the front card lies in the plane")

    public let turning: Turning
    public let evenness = Evenness.everywhere
    public let visibleCount: Int
    public let itemsPerPoint: Double?
    let radius: Double
    let axisDepth: Double
    let axis: SIMD2<Double>

    public init(_ knobs: Knobs, on stage: LayoutContext) {
        let circle = FullCircle(knobs, on: stage)
        // Cards of positive offset stand above (to the left, sideways), against the scroll axis.
        turning = Turning(step: -circle.step)
        visibleCount = circle.count
        radius = knobs[Self.radius] ?? circle.touchingRadius(side: stage.extent)
        axisDepth = -radius * knobs[Self.setBack]
        axis = stage.axis
        // One view length turns by one card, and the content goes with the pointer.
        itemsPerPoint = 1 / max(stage.length, 1)
    }

    /// `T(0, 0, r) · RX(o · 2π/n)`, about the axis.
    public var workedOut: [String: Double] { ["radius": radius, "count": Double(visibleCount)] }

    @inline(__always)
    public func place(_ card: Slot) -> Placement {
        Placement(
            .turned(
                card.turn, into: axis, movedAlong: radius * card.turn.sin, z: radius * card.turn.cos + axisDepth),
            curvature: axis / max(radius, 1))
    }
}

extension PolygonWheel: FormulaWriting {
    static func write(_ draft: inout FormulaDraft) {
        FullCircle.write(&draft, sense: -1)
        FullCircle.writeRadius(&draft, side: draft.extent)
        draft.declare("setBack")
        draft.add("\(draft.along) = radius*sin(turn)")
        draft.add("z = radius*cos(turn) - radius*setBack")
        draft.addTurn("turn")
        draft.addBend(radius: "max(radius, 1)")
    }
}
