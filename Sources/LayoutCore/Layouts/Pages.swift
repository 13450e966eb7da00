/// Pages that one turns with the thumb, in the manners of Android's ViewPager.
public struct Pages: BuiltInLayout {
    public static let info = LayoutInfo(
        "pages", "one page at a time: the next grows out of the depth, shrinks in passing, or shows through",
        parameters: [manner.parameter, spacing.parameter, least.parameter, faint.parameter, tuck.parameter],
        defaults: ["style": .choice("one-card"), "perspective": 0.0], card: .partOfView(0.62, 0.8))

    /// How one page gives way to the next.
    enum Manner: String, CaseIterable, KnobValue {
        case depth, zoom, fade
    }

    static let manner = Knob(
        "manner", Manner.depth,
        "depth: the next one grows from behind; zoom: both shrink in passing; fade: one shows through the other")
    static let spacing = Knob.spacing(1)
    static let least = Knob<Double?>(
        "least", in: 0.01...1, "how small a page becomes: 0.5 in depth and 0.85 in zoom by itself")
    static let faint = Knob<Double?>(
        "faint", in: 0...1, "what remains of a page that has shrunk: nothing in depth and 0.6 in zoom by itself")
    static let tuck = Knob(
        "tuck", 0.5, in: 0...5, "in zoom, how much of the room above a shrunk page it gives up beside its neighbour",
        slider: 0...2)

    public let evenness = Evenness.outside(-1...1)
    public let visibleCount = 7
    public let itemsPerPoint: Double?
    private let manner: Manner
    private let (pitch, across): (Double, Double)
    private let (least, faint, tuck): (Double, Double, Double)
    private let isVertical: Bool

    public init(_ knobs: Knobs, on stage: LayoutContext) {
        manner = knobs[Self.manner]
        pitch = stage.extent * knobs[Self.spacing]
        across = stage.isVertical ? stage.card.width : stage.card.height
        least = knobs[Self.least] ?? (manner == .zoom ? 0.85 : 0.5)
        faint = knobs[Self.faint] ?? (manner == .zoom ? 0.6 : 0)
        tuck = knobs[Self.tuck]
        isVertical = stage.isVertical
        itemsPerPoint = pitch > 0 ? -1 / pitch : nil
    }

    public var workedOut: [String: Double] { ["least": least, "faint": faint] }

    @inline(__always)
    public func place(_ card: Slot) -> Placement {
        let o = card.offset
        let far = min(abs(o), 1)
        // A page farther out fades over the next item.
        let beyond = min(max(2 - abs(o), 0), 1)
        switch manner {
        case .depth where o > 0:
            let scale = least + (1 - least) * (1 - far)
            return placement(along: 0, scale: scale, alpha: (1 + (faint - 1) * far) * beyond, depth: -far)
        case .depth:
            return placement(along: pitch * o, scale: 1, alpha: beyond, depth: far)
        case .zoom:
            let scale = max(least, 1 - far)
            let (sides, above) = (pitch * (1 - scale) / 2, across * (1 - scale) / 2)
            let moved = tuck * above - sides
            let part = least < 1 ? (scale - least) / (1 - least) : 1
            return placement(
                along: pitch * o + (o < 0 ? -moved : moved), scale: scale, alpha: (faint + part * (1 - faint)) * beyond,
                depth: -far)
        case .fade:
            return placement(along: 0, scale: 1, alpha: (1 + (faint - 1) * far) * beyond, depth: -far)
        }
    }

    private func placement(along: Double, scale: Double, alpha: Double, depth: Double) -> Placement {
        Placement(
            Transform3D(
                rows: (scale, 0, 0, 0), (0, scale, 0, 0), (0, 0, 1, 0),
                (isVertical ? 0 : along, isVertical ? along : 0, 0, 1)), alpha: min(max(alpha, 0), 1), depth: depth)
    }
}
