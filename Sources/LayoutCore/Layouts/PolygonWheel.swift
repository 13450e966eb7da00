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
    static let setBack = Knob<Double?>(
        "setBack", in: 0...2,
        "how far the axis is behind the view's plane, in radii; at 1, the front card lies in the plane; by itself 0, "
            + "and more where the front card would come too near to the eye")

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
        // At two thirds of the way to the eye, a card is three times as large.
        let eye = -1 / knobs[StageKnob.perspective]
        let nearest = eye > 0 ? 2.0 / 3 * eye : .infinity
        axisDepth = knobs[Self.setBack].map { [radius] in -radius * $0 } ?? min(0, nearest - radius)
        axis = stage.axis
        // One view length turns by one card, and the content goes with the pointer.
        itemsPerPoint = 1 / max(stage.length, 1)
    }

    /// `T(0, 0, r) · RX(o · 2π/n)`, about the axis.
    public var workedOut: [String: Double] {
        ["radius": radius, "count": Double(visibleCount), "setBack": radius > 0 ? -axisDepth / radius : 0]
    }

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
        let eye = -1 / draft.knobs[StageKnob.perspective]
        if draft.declare("setBack") {
            draft.add("back = radius*setBack")
        } else {
            draft.add(eye > 0 && eye.isFinite ? "back = max(0, radius - 2/3*\(eye))" : "back = 0")
        }
        draft.add("\(draft.along) = radius*sin(turn)")
        draft.add("z = radius*cos(turn) - back")
        draft.addTurn("turn")
        draft.addBend(radius: "max(radius, 1)")
    }
}
