/// Pictures on both walls of a passage, into which one walks.
public struct Corridor: BuiltInLayout {
    public static let info = LayoutInfo(
        "corridor", "pictures on both walls of a passage that one walks along",
        parameters: [width.parameter, depth.parameter, lean.parameter, reach.parameter],
        defaults: ["perspective": .number(-1.0 / 800)], card: .points(300, 220))

    static let width = Knob<Double?>(
        "width", in: 0...100_000, step: 1, unit: .points, "from wall to wall; by itself, two thirds of the view")
    static let depth = Knob(
        "depth", 0.6, in: 0...20, "from each picture to the next, across the passage, in card lengths", slider: 0...2)
    static let lean = Knob(
        "lean", 80.0, in: 0...90, step: 1, unit: .degrees, "at 90, pictures hang flat on the walls; at 0, they face you"
    )
    static let reach = Knob("reach", 16, in: 1...300, "how many pictures are seen ahead, the last ones fading")

    public let evenness = Evenness.repeating(every: 2, outside: 0...0)
    public let visibleCount: Int
    public let itemsPerPoint: Double?
    let (side, depth): (Double, Double)
    let lean: Turn
    let haze: Haze
    let isVertical: Bool

    public init(_ knobs: Knobs, on stage: LayoutContext) {
        side = (knobs[Self.width] ?? stage.length * 2 / 3) / 2
        depth = knobs[Self.depth] * stage.extent
        lean = Turn(.degrees(knobs[Self.lean]))
        haze = Haze(reach: knobs[Self.reach], behind: 2, on: stage)
        visibleCount = haze.visibleCount
        itemsPerPoint = depth > 0 ? -1 / depth : nil
        isVertical = stage.isVertical
    }

    public var workedOut: [String: Double] { ["width": 2 * side] }

    /// `RY(±lean) · T(∓side, 0, -depth · o)`, even cards at the left.
    @inline(__always)
    public func place(_ card: Slot) -> Placement {
        let sign = card.index & 1 == 0 ? 1.0 : -1
        let local = Transform3D(
            rows: (lean.cos, 0, -sign * lean.sin, 0), (0, 1, 0, 0), (sign * lean.sin, 0, lean.cos, 0),
            (-sign * side, 0, -depth * card.offset, 1))
        return Placement(local.exchangingAxes(if: isVertical), alpha: haze.alpha(at: card.offset))
    }
}
