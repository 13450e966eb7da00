/// Cards like the seeds of a sunflower: each in the largest gap that the ones before it have left.
public struct Phyllotaxis: BuiltInLayout, FourfoldLayout {
    public static let info = LayoutInfo(
        "phyllotaxis", "cards like the seeds of a sunflower, which grows as one scrolls",
        parameters: [count.parameter, spread.parameter, growth.parameter, bowl.parameter],
        defaults: ["perspective": .number(-1.0 / 1200)], card: .points(90, 90))

    static let count = Knob("count", 90, in: 1...900, "how many cards are seen, the outermost fading")
    static let spread = Knob(
        "spread", 0.56, in: 0...20, "how far the seeds are apart, in card lengths", slider: 0...2)
    static let growth = Knob("growth", 0.5, in: 0...1, "how much smaller a seed is at the middle than at the rim")
    static let bowl = Knob(
        "bowl", 0.25, in: -4...4, "how far the rim is behind the middle, in radii; below 0, before it", slider: -1...1)

    /// `π · (3 - √5)`: successive seeds turned by it never line up.
    static let goldenAngle = TagCloud.goldenAngle

    public let visibleCount: Int
    let (count, spread, growth, bowl): (Double, Double, Double, Double)
    /// What the root of a seed's number is multiplied by, to be 1 at the rim.
    private let rim: Double
    let isVertical: Bool
    /// Up to where seeds come out evenly. Of a number that is known beforehand, the compiler would make a branch for each card.
    private let core = 0.5
    var turnOfIndex: Angle { Self.goldenAngle }

    public init(_ knobs: Knobs, on stage: LayoutContext) {
        count = Double(knobs[Self.count])
        visibleCount = 2 * knobs[Self.count]
        rim = 1 / count.squareRoot()
        spread = knobs[Self.spread] * stage.extent
        growth = knobs[Self.growth]
        bowl = knobs[Self.bowl]
        isVertical = stage.isVertical
    }

    /// Vogel's `r = c · √u, angle = i · 137.5°`: a seed keeps its direction and moves along it. Within the first half item
    /// the root would leap; there seeds come out of the middle evenly.
    @inline(__always)
    func stance<Number: CardNumber>(of card: SlotOf<Number>) -> StanceOf<Number> {
        let u = (card.offset + 0.5).atLeast(0)
        let root = u.divided(byRootOf: u.atLeast(core))
        let (out, share) = (spread * root, (rim * root).atMost(1))
        let size = ((2 * u).atMost(1) * (1 - growth * (1 - share))).facing
        let (none, one) = (Number.Facing.each(0), Number.Facing.each(1))
        return StanceOf(
            (size, none, none), (none, size, none), (none, none, one),
            at: (out * card.indexed.cos, out * card.indexed.sin, -bowl * (out * share)))
    }

    @inline(__always)
    public func place(_ card: Slot) -> Placement {
        let u = max(card.offset + 0.5, 0)
        return Placement(transform(of: card), alpha: min(2 * u, min(max((count - u) / 3, 0), 1)))
    }

    public func write(
        _ count: Int, from first: Slot.Place, seenThrough lens: Lens, into matrices: inout MutableSpan<Matrix4>
    ) {
        writeFours(count, from: first, seenThrough: lens, into: &matrices)
    }
}
