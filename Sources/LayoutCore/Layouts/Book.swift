/// A book: every card is a leaf, hinged at the spine in the middle of the view.
public struct Book: BuiltInLayout {
    public static let info = LayoutInfo(
        "book", "leaves that turn about a spine; scrolled up and down, a wall calendar",
        parameters: [thickness.parameter], defaults: ["perspective": .number(-1.0 / 1500)], card: .points(300, 400))

    static let thickness = Knob(
        "thickness", 0.5, in: 0...100, step: 0.1, unit: .points,
        "from leaf to leaf in a pile; at 0, they cannot be told apart in depth", slider: 0...5)

    /// The leaf that turns, and both piles as deep as anyone can see.
    public let visibleCount = 9
    public let evenness = Evenness.outside(-1...0)
    let extent: Double
    let thickness: Double
    let isVertical: Bool

    public init(_ knobs: Knobs, on stage: LayoutContext) {
        extent = stage.extent
        thickness = knobs[Self.thickness]
        isVertical = stage.isVertical
    }

    /// A leaf's free edge goes from one side to the other under the pointer.
    public var itemsPerPoint: Double? { extent > 0 ? -1 / (2 * extent) : nil }

    /// `T(w/2, 0, 0) · RY(-π·p) · T(0, 0, -depth in its pile)`, where p goes from 0 to 1 as the leaf turns.
    @inline(__always)
    public func place(_ card: Slot) -> Placement {
        let o = card.offset
        let turn = Self.turn(turnedBy: min(max(-o, 0), 1))
        // The pile at the right has its first leaf on top, the one at the left its last.
        let below = max(o, 0) + max(-1 - o, 0)
        let local = Transform3D(
            rows: (turn.cos, 0, turn.sin, 0), (0, 1, 0, 0), (-turn.sin, 0, turn.cos, 0),
            (extent / 2 * turn.cos, 0, extent / 2 * turn.sin - thickness * below, 1))
        return Placement(local.exchangingAxes(if: isVertical))
    }

    /// Half a turn times p; all but one leaf lie at one end of it.
    private static func turn(turnedBy p: Double) -> Turn {
        if p <= 0 { return .none }
        if p >= 1 { return Turn(cos: -1, sin: 0) }
        return Turn(.radians(.pi * p))
    }
}

extension Book: FormulaWriting {
    static func write(_ draft: inout FormulaDraft) {
        draft.declare("thickness")
        draft.add("p = min(max(-o, 0), 1)  # how far the leaf has turned")
        draft.add("\(draft.along) = \(draft.extent)/2*cos(pi*p)")
        draft.add("below = max(o, 0) + max(-1 - o, 0)  # in its pile")
        draft.add("z = \(draft.extent)/2*(p < 1 ? sin(pi*p) : 0) - thickness*below")
        draft.add(draft.isVertical ? "rx = 180*p" : "ry = -180*p")
    }
}
