/// Material's carousel: between marks along the row, cards change their length and are cropped, not shrunk.
public struct Keylines: BuiltInLayout {
    public static let info = LayoutInfo(
        "keylines", "Material's carousel: large cards, cropped to narrow ones at the sides",
        parameters: [
            large.parameter, medium.parameter, small.parameter, smallCount.parameter, gap.parameter, align.parameter,
        ],
        defaults: ["perspective": 0.0], card: .points(360, 400))

    /// Where the large cards stand.
    enum Alignment: String, CaseIterable, KnobValue {
        case centre, start
    }

    static let large = Knob("large", 1, in: 1...20, "how many cards stand at their full length; one is a hero")
    static let medium = Knob("medium", 0.5, in: 0.01...1, "the length of the one beside them, of the full one")
    static let small = Knob("small", 0.16, in: 0.01...1, "the length of those farther out, of the full one")
    static let smallCount = Knob("smallCount", 1, in: 0...20, "how many small ones are seen to each side")
    static let gap = Knob(
        "gap", 10.0, in: 0...1000, step: 1, unit: .points, "between neighbours, whatever their length", slider: 0...60)
    static let align = Knob("align", Alignment.centre, "whether the large cards stand in the middle or at the start")

    public let visibleCount: Int
    /// Beyond the last mark all are of one length.
    public var evenness: Evenness { .outside(first - 3...last + 3) }
    public let itemsPerPoint: Double?
    private let (full, across): (Double, Double)
    private let (medium, small, least): (Double, Double, Double)
    private let (gap, seen): (Double, Double)
    /// The offsets between which cards are large, and how far the whole row is moved.
    private let (first, last): (Double, Double)
    private let shift: Double
    private let isAtStart: Bool
    private let isVertical: Bool

    public init(_ knobs: Knobs, on stage: LayoutContext) {
        full = stage.extent
        across = stage.isVertical ? stage.card.width : stage.card.height
        medium = knobs[Self.medium] * full
        small = knobs[Self.small] * full
        // An anchor: out of sight and not quite nothing.
        least = 0.02 * full
        gap = knobs[Self.gap]
        seen = Double(knobs[Self.smallCount])
        let large = Double(knobs[Self.large])
        isAtStart = knobs[Self.align] == .start
        (first, last) = isAtStart ? (0, large - 1) : ((1 - large) / 2, (large - 1) / 2)
        shift = isAtStart ? (full - stage.length) / 2 + gap : 0
        isVertical = stage.isVertical
        visibleCount = 2 * (knobs[Self.large] + knobs[Self.smallCount]) + 5
        itemsPerPoint = full + gap > 0 ? -1 / (full + gap) : nil
    }

    /// The marks beside the large cards: a length at each whole number of items beyond them, and what is between in proportion.
    private func length(beyond far: Double, atStart: Bool) -> Double {
        let marks = atStart ? (least, least, least) : (medium, small, seen > 0 ? small : least)
        if far <= 1 { return full + (marks.0 - full) * far }
        if far <= 2 { return marks.0 + (marks.1 - marks.0) * (far - 1) }
        if far <= 3 { return marks.1 + (marks.2 - marks.1) * (far - 2) }
        return marks.2
    }

    /// From the last large card's middle to this card's: half of both, all between them, and the gaps. The length falls evenly
    /// from mark to mark, and so do the middles.
    private func distance(beyond far: Double, atStart: Bool) -> Double {
        let below = far.rounded(.down)
        func mark(_ step: Double) -> Double {
            let (a, b, c) = (
                length(beyond: 1, atStart: atStart), length(beyond: 2, atStart: atStart),
                length(beyond: 3, atStart: atStart)
            )
            if step <= 0 { return 0 }
            if step <= 1 { return (full + a) / 2 + gap }
            if step <= 2 { return full / 2 + a + b / 2 + 2 * gap }
            return full / 2 + a + b + c / 2 + 3 * gap + (c + gap) * (step - 3)
        }
        let (here, next) = (mark(below), mark(below + 1))
        return here + (next - here) * (far - below)
    }

    /// `T(middle, 0, 0)`, with a size of its own.
    @inline(__always)
    public func place(_ card: Slot) -> Placement {
        let o = card.offset
        let (far, way) = o > last ? (o - last, 1.0) : o < first ? (first - o, -1) : (0, 1)
        let atStart = isAtStart && way < 0
        let inside = min(max(o, first), last) * (full + gap)
        let along = shift + inside + way * distance(beyond: far, atStart: atStart)
        let length = length(beyond: far, atStart: atStart)
        let alpha = min(max((atStart ? 1 : seen + 2) - far, 0), 1)
        return Placement(
            isVertical ? .translation(x: 0, y: along, z: 0) : .translation(x: along, y: 0, z: 0), alpha: alpha,
            size: isVertical ? Size(width: across, height: length) : Size(width: length, height: across))
    }
}
