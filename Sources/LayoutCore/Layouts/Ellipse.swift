/// A merry-go-round on a flat ellipse: size and alpha suggest the depth.
public struct Ellipse: BuiltInLayout {
    public static let info = LayoutInfo(
        "ellipse", "a merry-go-round on an ellipse whose depth is only pretended",
        parameters: [FullCircle.count.parameter, radiusAlong.parameter, radiusAcross.parameter],
        defaults: [
            "wrap": true, "perspective": 0.0, "style": .choice("spin"),
            "scrollToItemBoundary": false,
        ], card: .points(80, 80))

    static let radiusAlong = Knob(
        "radiusAlong", 100.0, in: 0...100_000, step: 1, unit: .points,
        "the ellipse's half length along the scroll axis")
    static let radiusAcross = Knob(
        "radiusAcross", 30.0, in: -100_000...100_000, step: 1, unit: .points,
        "the ellipse's half length across it; below 0, the front is above")

    public let turning: Turning
    public let evenness = Evenness.everywhere
    public let visibleCount: Int
    public let itemsPerPoint: Double?
    let radius: SIMD2<Double>
    let isVertical: Bool

    public init(_ knobs: Knobs, on stage: LayoutContext) {
        let circle = FullCircle(knobs, on: stage)
        turning = Turning(step: circle.step)
        visibleCount = circle.count
        itemsPerPoint = Self.itemsPerPoint(circle, on: stage)
        radius = SIMD2(knobs[Self.radiusAlong], knobs[Self.radiusAcross])
        isVertical = stage.isVertical
    }

    /// A drag across the view is half a turn, and cards go on in its direction while the scroll goes back.
    static func itemsPerPoint(_ circle: FullCircle, on stage: LayoutContext) -> Double {
        let turned = Angle.degrees(180) / max(stage.length, 1)
        return -turned.radians / circle.step.radians
    }

    public var workedOut: [String: Double] { ["count": Double(visibleCount)] }

    @inline(__always)
    public func place(_ card: Slot) -> Placement {
        let (sin, cos) = (card.turn.sin, card.turn.cos)
        let scale = 0.75 + 0.25 * (cos + 1)
        let local = Transform3D(
            rows: (scale, 0, 0, 0), (0, scale, 0, 0), (0, 0, 1, 0), (radius.x * sin, radius.y * cos, 0, 1))
        return Placement(
            local.exchangingAxes(if: isVertical), alpha: min(0.3 + 0.5 * (cos + 1), 1), depth: scale)
    }
}

extension Ellipse: FormulaWriting {
    static func write(_ draft: inout FormulaDraft) {
        FullCircle.write(&draft)
        draft.declare("radiusAlong")
        draft.declare("radiusAcross")
        draft.add("\(draft.along) = radiusAlong*sin(turn)")
        draft.add("\(draft.across) = radiusAcross*cos(turn)")
        draft.add("s = 0.75 + 0.25*(cos(turn) + 1)")
        draft.add("alpha = min(0.3 + 0.5*(cos(turn) + 1), 1)")
        draft.add("zorder = s")
    }
}
