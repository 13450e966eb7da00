/// A band of cards with one side: after once around, a card is where it began, and shows the other way.
public struct Mobius: BuiltInLayout, FourfoldLayout {
    public static let info = LayoutInfo(
        "mobius", "a twisted band with one side, which cards go round twice",
        parameters: [FullCircle.count.parameter, twists.parameter, radius.parameter, tilt.parameter],
        defaults: [
            "wrap": true, "perspective": .number(-1.0 / 1600), "style": .choice("spin"),
            "scrollToItemBoundary": false,
        ], card: .points(90, 130))

    static let twists = Knob(
        "twists", 1, in: 0...9, "half turns in the band; where they are even, it has two sides like any other")
    static let radius = FullCircle.radius("the band's radius; by itself, it fits into the view")
    static let tilt = Knob("tilt", 30.0, in: -90...90, step: 1, unit: .degrees, "how far the band leans towards you")

    public let turning: Turning
    public var secondTurning: Turning { Turning(step: twist) }
    public let visibleCount: Int
    public let itemsPerPoint: Double?
    let radius: Double
    let twist: Angle
    /// An odd number of half turns: each place of the band has a card on either face, of which one is seen.
    let isOneSided: Bool
    let tilt: Turn
    let isVertical: Bool

    public init(_ knobs: Knobs, on stage: LayoutContext) {
        let circle = FullCircle(knobs, on: stage)
        isOneSided = knobs[Self.twists] % 2 == 1
        let laps = isOneSided ? 2.0 : 1
        turning = Turning(step: laps * circle.step)
        visibleCount = circle.count
        twist = circle.step * (laps * Double(knobs[Self.twists]) / 2)
        radius = knobs[Self.radius] ?? max(0, stage.length - stage.extent) * 0.36
        itemsPerPoint = circle.itemsPerPoint(onRim: 2 * radius)
        tilt = Turn(.degrees(knobs[Self.tilt]))
        isVertical = stage.isVertical
    }

    public var workedOut: [String: Double] { ["radius": radius, "count": Double(visibleCount)] }

    /// `T(0, 0, 1) · RX(angle · twists / 2) · T(0, 0, r) · RY(angle) · RX(tilt) · T(0, 0, -r)`: the point keeps two cards back
    /// to back from lying in one plane.
    @inline(__always)
    func stance<Number: CardNumber>(of card: SlotOf<Number>) -> StanceOf<Number> {
        Torus.wound(card.second, card.turn, tube: 1, radius: radius, tilt, back: radius)
    }

    @inline(__always)
    public func place(_ card: Slot) -> Placement {
        let transform = transform(of: card)
        return Placement(transform, alpha: isOneSided && transform.row3.z <= 0 ? 0 : 1)
    }

    public func write(
        _ count: Int, from first: Slot.Place, seenThrough lens: Lens, into matrices: inout MutableSpan<Matrix4>
    ) {
        writeFours(count, from: first, seenThrough: lens, into: &matrices)
    }
}
