/// A folding screen, or an accordion: leaves hinged edge to edge, the current one laid flat.
public struct FoldingScreen: BuiltInLayout {
    public static let info = LayoutInfo(
        "folding-screen", "leaves hinged edge to edge and folded to and fro, the current one laid flat",
        parameters: [fold.parameter], defaults: ["perspective": .number(-1.0 / 1200)], card: .points(240, 380))

    static let fold = Knob(
        "fold", 52.0, in: 0...89, step: 1, unit: .degrees, "how far the leaves beside the current one are folded")

    public let visibleCount: Int
    /// Beside the two leaves that unfold, they are folded to and fro by turns.
    public let evenness = Evenness.repeating(every: 2, outside: -1...1)
    private let fold: Angle
    private let folded: Turn
    private let width: Double
    private let isVertical: Bool

    public init(_ knobs: Knobs, on stage: LayoutContext) {
        fold = .degrees(knobs[Self.fold])
        folded = Turn(fold)
        width = stage.extent
        isVertical = stage.isVertical
        visibleCount = stage.cardsAcross(pitch: width * max(folded.cos, 0.1))
    }

    /// Beside the middle, one leaf unfolds as the other folds; they share a hinge, and from each of them on all
    /// leaves are folded by the whole angle, to and fro by turns.
    @inline(__always)
    public func place(_ card: Slot) -> Placement {
        let o = card.offset
        // The hinge right of the last leaf at or before the middle, and how far that leaf has gone.
        let nearest = o.rounded(.up)
        let gone = nearest - o
        let rank = nearest - 1
        let (left, right) = (Turn(fold * gone), Turn(fold * (1 - gone)))
        // The leaf right of the hinge rises towards the viewer or falls back, by its place in the row.
        let sense = ((Int(safely: rank) & 1) == 0) == (card.index & 1 == 0) ? 1.0 : -1
        let half = width / 2
        let hinge = half * (1 - 2 * gone)
        let hingeZ = -sense * half * ((1 - gone) * left.sin + gone * right.sin)
        let turn: Turn
        let (along, z): (Double, Double)
        if rank == 0 {
            turn = Turn(cos: right.cos, sin: sense * right.sin)
            (along, z) = (hinge + half * right.cos, hingeZ + sense * half * right.sin)
        } else if rank == -1 {
            turn = Turn(cos: left.cos, sin: -sense * left.sin)
            (along, z) = (hinge - half * left.cos, hingeZ + sense * half * left.sin)
        } else {
            // As seen from the hinge, leaves of one side stand at one depth.
            let isRight = rank > 0
            let near = isRight ? right : left
            let number = isRight ? rank : -1 - rank
            let side = isRight ? 1.0 : -1
            let own = (Int(safely: number) & 1 == 0 ? sense : -sense) * side
            turn = Turn(cos: folded.cos, sin: own * folded.sin)
            along = hinge + side * width * (near.cos + folded.cos * (number - 0.5))
            z = hingeZ + sense * (width * near.sin - half * folded.sin)
        }
        // A leaf that rises to the right turns its left edge away.
        let local = Transform3D(
            rows: (turn.cos, 0, turn.sin, 0), (0, 1, 0, 0), (-turn.sin, 0, turn.cos, 0), (along, 0, z, 1))
        return Placement(local.exchangingAxes(if: isVertical))
    }
}
