/// Cards wound around a ring: a doughnut that turns in itself.
public struct Torus: BuiltInLayout, FourfoldLayout {
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
    public var secondTurning: Turning { Turning(step: winding) }
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
    func stance<Number: CardNumber>(of card: SlotOf<Number>) -> StanceOf<Number> {
        Self.wound(card.second, card.turn, tube: tube, radius: radius, tilt, back: radius + tube)
    }

    @inline(__always)
    public func place(_ card: Slot) -> Placement {
        let away = radius + tube * card.second.cos
        let bend = SIMD2(abs(away) > 1 ? card.second.cos / away : 0, tube > 1 ? 1 / tube : 0)
        return Placement(transform(of: card), curvature: isVertical ? SIMD2(bend.y, bend.x) : bend)
    }

    public func write(
        _ count: Int, from first: Slot.Place, seenThrough lens: Lens, into matrices: inout MutableSpan<Matrix4>
    ) {
        writeFours(count, from: first, seenThrough: lens, into: &matrices)
    }

    /// The product of these, worked out once and for all: `T(0, 0, tube) · RX(around) · T(0, 0, radius) · RY(along) · RX(tilt) ·
    /// T(0, 0, -back)`.
    @inline(__always)
    static func wound<Number: CardNumber>(
        _ around: TurnOf<Number>, _ along: TurnOf<Number>, tube: Double, radius: Double, _ tilt: Turn, back: Double
    ) -> StanceOf<Number> {
        @inline(__always)
        func row<Entry: CardArithmetic>(_ x: Entry, _ y: Entry, _ z: Entry) -> (x: Entry, y: Entry, z: Entry) {
            (x, tilt.cos * y - tilt.sin * z, tilt.sin * y + tilt.cos * z)
        }
        let away = radius + tube * around.cos
        let place = row(away * along.sin, -tube * around.sin, away * along.cos)
        let (a, b) = (along.facing, around.facing)
        return StanceOf(
            (a.cos, tilt.sin * a.sin, -tilt.cos * a.sin), row(b.sin * a.sin, b.cos, b.sin * a.cos),
            row(b.cos * a.sin, -b.sin, b.cos * a.cos), at: (place.x, place.y, place.z - back))
    }
}
