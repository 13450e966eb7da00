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
    /// How far leaves are bent as paper is.
    private let bend: Double

    public init(_ knobs: Knobs, on stage: LayoutContext) {
        extent = stage.extent
        thickness = knobs[Self.thickness]
        bend = knobs[StageKnob.cardBend]
        isVertical = stage.isVertical
    }

    /// A leaf's free edge goes from one side to the other under the pointer.
    public var itemsPerPoint: Double? { extent > 0 ? -1 / (2 * extent) : nil }

    /// `T(w/2, 0, 0) · RY(-π·p) · T(0, 0, -depth in its pile)`, where p goes from 0 to 1 as the leaf turns. One that is bent leads
    /// from the spine to where the flat one would, but for the part by which an arc is longer than its chord.
    @inline(__always)
    public func place(_ card: Slot) -> Placement {
        let o = card.offset
        let turn = Self.turn(turnedBy: min(max(-o, 0), 1))
        // The pile at the right has its first leaf on top, the one at the left its last.
        let below = max(o, 0) + max(-1 - o, 0)
        let paper = Self.paper(turn)
        let (half, rise) = bend == 0 ? (extent / 2, 0) : Self.arc(extent, bend * paper)
        let local = Transform3D(
            rows: (turn.cos, 0, turn.sin, 0), (0, 1, 0, 0), (-turn.sin, 0, turn.cos, 0),
            (half * turn.cos - rise * turn.sin, 0, half * turn.sin + rise * turn.cos - thickness * below, 1))
        let curvature = extent > 0 ? paper / extent : 0
        return Placement(
            local.exchangingAxes(if: isVertical), curvature: isVertical ? SIMD2(0, curvature) : SIMD2(curvature, 0))
    }

    /// So far, in radians, is a leaf bent from the spine to its free edge: one that lies bulges out of the fold, and of one that is
    /// turned by its edge the rest lags behind.
    private static func paper(_ turn: Turn) -> Double { lying * turn.cos - turning * turn.sin }
    private static let (lying, turning) = (Angle.degrees(18).radians, Angle.degrees(100).radians)

    /// Half the chord of an arc, and how far its middle is from it.
    private static func arc(_ length: Double, _ angle: Double) -> (half: Double, rise: Double) {
        guard abs(angle) > 1e-6 else { return (length / 2, length * angle / 8) }
        let (whole, quarter) = (Turn(.radians(angle / 2)), Turn(.radians(angle / 4)))
        return (length * whole.sin / angle, 2 * length * quarter.sin * quarter.sin / angle)
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
        draft.add("below = max(o, 0) + max(-1 - o, 0)  # in its pile")
        let bend = draft.knobs[StageKnob.cardBend]
        draft.add("rise = p < 1 ? sin(pi*p) : 0")
        if bend == 0 {
            draft.add("\(draft.along) = \(draft.extent)/2*cos(pi*p)")
            draft.add("z = \(draft.extent)/2*rise - thickness*below")
        } else {
            draft.add("bent = \(bend)*radians(18*cos(pi*p) - 100*rise)  # from the spine to the free edge")
            draft.add("half = abs(bent) > 0.000001 ? \(draft.extent)*sin(bent/2)/bent : \(draft.extent)/2")
            draft.add(
                "bulge = abs(bent) > 0.000001 ? 2*\(draft.extent)*sin(bent/4)*sin(bent/4)/bent : \(draft.extent)*bent/8"
            )
            draft.add("\(draft.along) = half*cos(pi*p) - bulge*rise")
            draft.add("z = half*rise + bulge*cos(pi*p) - thickness*below")
            draft.add("bend\(draft.along) = 18*cos(pi*p) - 100*rise")
        }
        draft.add(draft.isVertical ? "rx = 180*p" : "ry = -180*p")
    }
}
