/// Cards wound around a ring: a doughnut that turns in itself.
public struct Torus: BuiltInLayout {
    public static let info = LayoutInfo(
        "torus", "cards wound around a doughnut that turns in itself",
        parameters: [
            FullCircle.count.parameter, winds.parameter, radius.parameter, tube.parameter, tilt.parameter,
        ],
        defaults: [
            "wrap": true, "perspective": .number(-1.0 / 1600), "style": .choice("spin"), "scrollToItemBoundary": false,
        ], card: .points(70, 50))

    static let winds = Knob("winds", 8, in: 0...100, "how often the row winds around the tube")
    static let radius = FullCircle.radius(
        "from the hole's middle to the tube's; by itself, the doughnut fits into the view")
    static let tube = Knob("tube", 0.45, in: 0...1, "the tube's radius, as a part of the ring's")
    static let tilt = Knob(
        "tilt", 35.0, in: -90...90, step: 1, unit: .degrees, "how far the doughnut leans towards you")

    public let turning: Turning
    public let visibleCount: Int
    public let itemsPerPoint: Double?
    let (radius, tube): (Double, Double)
    let winding: Angle
    let tilt: Turn
    let isVertical: Bool

    public init(_ knobs: Knobs, on stage: LayoutContext) {
        let circle = FullCircle(knobs, on: stage)
        turning = Turning(step: circle.step)
        visibleCount = circle.count
        winding = circle.step * Double(knobs[Self.winds])
        let part = knobs[Self.tube]
        radius = knobs[Self.radius] ?? max(0, stage.length - stage.extent) * 0.4 / (1 + part)
        tube = radius * part
        itemsPerPoint = circle.itemsPerPoint(onRim: radius)
        tilt = Turn(.degrees(knobs[Self.tilt]))
        isVertical = stage.isVertical
    }

    public var workedOut: [String: Double] { ["radius": radius, "count": Double(visibleCount)] }

    /// `T(0, 0, t) · RX(angle · winds) · T(0, 0, r) · RY(angle) · RX(tilt) · T(0, 0, -r - t)`
    @inline(__always)
    public func place(_ card: Slot) -> Placement {
        let around = Turn(winding * card.offset)
        let local =
            Transform3D.rotation(aboutX: around).translated(z: tube) * .translation(x: 0, y: 0, z: radius)
            * .rotation(aboutY: card.turn) * .rotation(aboutX: tilt)
            * .translation(x: 0, y: 0, z: -radius - tube)
        return Placement(local.exchangingAxes(if: isVertical))
    }
}
