internal import CZoeMath

/// A pile of which the front card swings out to the side and goes behind the next one, after Swiper's cards.
public struct SwapCards: BuiltInLayout {
    public static let info = LayoutInfo(
        "swap-cards", "a fanned pile whose front card swings out and tucks itself in behind the next",
        parameters: [offset.parameter, turn.parameter, depth.parameter, swing.parameter, count.parameter],
        defaults: ["style": .choice("one-card"), "perspective": .number(-1.0 / 1200)], card: .points(300, 400))

    static let offset = Knob(
        "offset", 8.0, in: 0...100, step: 0.5, "how far each looks out beside the one before it, in per cent",
        slider: 0...30)
    static let turn = Knob(
        "turn", 2.0, in: -45...45, step: 0.5, unit: .degrees, "how far each is turned beside the one before it",
        slider: -15...15)
    static let depth = Knob(
        "depth", 100.0, in: 0...1000, step: 1, unit: .points, "how far each lies behind the one before it",
        slider: 0...300)
    static let swing = Knob(
        "swing", 1.0, in: 0...3, "how far the front card swings out before it goes behind; at 0, it only slides")
    static let count = Knob("count", 4, in: 1...10, "how many are seen to each side")

    public let visibleCount: Int
    public var evenness: Evenness { .outside(-count...count) }
    public let itemsPerPoint: Double?
    private let (along, across): (Double, Double)
    private let (offset, turn, depth, swing, count): (Double, Double, Double, Double, Double)
    private let isVertical: Bool

    public init(_ knobs: Knobs, on stage: LayoutContext) {
        along = stage.extent
        across = stage.isVertical ? stage.card.width : stage.card.height
        offset = knobs[Self.offset]
        turn = knobs[Self.turn]
        depth = knobs[Self.depth]
        swing = knobs[Self.swing]
        count = Double(knobs[Self.count])
        visibleCount = 2 * knobs[Self.count] + 3
        isVertical = stage.isVertical
        itemsPerPoint = along > 0 ? -1 / along : nil
    }

    /// `S(size) · RZ(turn) · T(x, y, -depth · |o|)`. On its way out the front card follows an arc: q is 0 at both ends of it and
    /// 1 half way, where the cards change places.
    @inline(__always)
    public func place(_ card: Slot) -> Placement {
        let progress = min(max(-card.offset, -count), count)
        let far = abs(progress)
        let arc = progress > 0 && progress < 1 ? swing * (1 - abs(far - 0.5) / 0.5).squareRoot() : 0
        let out = (offset - 0.75 * far + 96 * arc) / 100 * far
        let angle = Turn(.degrees(-(turn + 28 * arc) * progress))
        let size = 1 - 0.5 * arc * far
        let (ahead, aside) = ((progress > 0 ? -out : out) * along, -0.25 * arc * far * across)
        // Up and down it goes the other way, but turns the same way.
        let local = Transform3D(
            rows: (size * angle.cos, size * angle.sin, 0, 0), (-size * angle.sin, size * angle.cos, 0, 0), (0, 0, 1, 0),
            (isVertical ? aside : ahead, isVertical ? ahead : aside, -depth * far, 1))
        // Which is in front changes where the arc is widest, also where none lies deeper.
        return Placement(
            local, alpha: min(max(count + 0.5 - abs(card.offset), 0), 1),
            depth: -far)
    }
}
