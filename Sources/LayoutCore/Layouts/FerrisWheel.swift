/// A big wheel at the fair: cards hang from its rim and stay upright.
public struct FerrisWheel: BuiltInLayout {
    public static let info = LayoutInfo(
        "ferris-wheel", "cards that hang from the rim of a big wheel and stay upright",
        parameters: [FullCircle.count.parameter, radius.parameter, yaw.parameter],
        defaults: [
            "wrap": true, "perspective": .number(-1.0 / 1400), "style": .choice("spin"), "scrollToItemBoundary": false,
        ], card: .points(90, 106))

    static let radius = FullCircle.radius("the wheel's radius; by itself, it fits into the view")
    static let yaw = Knob(
        "yaw", 25.0, in: -90...90, step: 1, unit: .degrees, "how far the wheel is turned from facing you")

    public let turning: Turning
    public let evenness = Evenness.everywhere
    public let visibleCount: Int
    public let itemsPerPoint: Double?
    let radius: Double
    let yaw: Turn
    /// From the rim to a card's middle.
    let hang: Double
    let isVertical: Bool

    public init(_ knobs: Knobs, on stage: LayoutContext) {
        let circle = FullCircle(knobs, on: stage)
        turning = Turning(step: circle.step)
        visibleCount = circle.count
        // A gondola hangs from the lowest point of the rim with all its length.
        let (width, height) =
            stage.isVertical
            ? (2.25 * stage.card.width, stage.card.height) : (stage.card.width, 2.25 * stage.card.height)
        radius = knobs[Self.radius] ?? max(0, min(stage.view.width - width, stage.view.height - height) / 2)
        itemsPerPoint = circle.itemsPerPoint(onRim: radius)
        yaw = Turn(.degrees(knobs[Self.yaw]))
        hang = (stage.isVertical ? stage.card.width : stage.card.height) / 2
        isVertical = stage.isVertical
    }

    public var workedOut: [String: Double] { ["radius": radius, "count": Double(visibleCount)] }

    /// The origin by `T(0, r, 0) · RZ(-angle) · RY(yaw)`, the card as it is: the current one is at the bottom.
    @inline(__always)
    public func place(_ card: Slot) -> Placement {
        let along = radius * card.turn.sin
        let local = Transform3D.translation(x: along * yaw.cos, y: radius * card.turn.cos + hang, z: -along * yaw.sin)
        return Placement(local.exchangingAxes(if: isVertical))
    }
}
