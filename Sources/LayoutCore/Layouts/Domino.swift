/// Standing stones one behind the other, of which one after the other has fallen back towards the next.
public struct Domino: BuiltInLayout {
    public static let info = LayoutInfo(
        "domino", "cards that stand one behind the other and fall back one after the other, as dominoes",
        parameters: [gap.parameter, fall.parameter, lying.parameter, reach.parameter, thickness.parameter],
        defaults: [
            "perspective": .number(-1.0 / 1100), "viewpointX": -260, "contentX": -260, "viewpointY": -260,
            "contentY": -215,
        ], card: .points(150, 290))

    static let gap = Knob(
        "gap", 0.42, in: 0...20, "from one standing card to the next, in card heights", slider: 0...2)
    static let fall = Knob(
        "fall", 72.0, in: 0...90, step: 1, unit: .degrees, "how far a card falls back, until it lies on the next")
    static let lying = Knob(
        "lying", 0.3, in: 0...20, "from one fallen card to the next, in card heights", slider: 0...2)
    static let reach = Knob("reach", 9, in: 1...200, "how many are seen to each side, the last ones fading")
    static let thickness = Knob(
        "thickness", 0.0, in: 0...1000, step: 1, unit: .points,
        "how thick the stones are: they fall over the lower edges of their backs", slider: 0...100)

    public let visibleCount: Int
    public let evenness = Evenness.outside(-1...1)
    let height: Double
    let (gap, lying): (Double, Double)
    let fall: Double
    let thickness: Double
    let reach: Double
    /// How far a fallen card reaches back.
    let room: Double

    public init(_ knobs: Knobs, on stage: LayoutContext) {
        height = stage.card.height
        gap = knobs[Self.gap] * height
        lying = knobs[Self.lying] * height
        fall = knobs[Self.fall]
        thickness = knobs[Self.thickness]
        room = height * Turn(ofDegrees: fall).sin + thickness
        reach = Double(knobs[Self.reach])
        visibleCount = 2 * knobs[Self.reach] + 3
    }

    /// `T(0, -h/2, t) · RX(fall · p) · T(0, h/2, z - t)`, t its thickness, z where its foot stands: before the current card there is room for one that
    /// lies, and as much behind it for it to fall into.
    @inline(__always)
    public func place(_ card: Slot) -> Placement {
        let o = card.offset
        let (falling, next) = (min(max(-o, 0), 1), min(max(o, 0), 1))
        let foot = room * falling - lying * (min(o, -1) + 1) - room * next - gap * (max(o, 1) - 1)
        let turn = Turn(ofDegrees: fall * falling)
        return Placement(
            Transform3D(
                rows: (1, 0, 0, 0), (0, turn.cos, turn.sin, 0), (0, -turn.sin, turn.cos, 0),
                (
                    0, height / 2 - height / 2 * turn.cos - thickness * turn.sin,
                    foot - height / 2 * turn.sin - thickness * (1 - turn.cos), 1
                )),
            alpha: min(max(reach + 1 - abs(o), 0), 1))
    }
}

extension Domino: FormulaWriting {
    static func write(_ draft: inout FormulaDraft) {
        for name in ["gap", "fall", "lying", "reach", "thickness"] { draft.declare(name) }
        draft.add("p = min(max(-o, 0), 1)  # how far the card has fallen")
        draft.add("room = h*sin(radians(fall)) + thickness")
        draft.add("foot = room*p - lying*h*(min(o, -1) + 1) - room*min(max(o, 0), 1) - gap*h*(max(o, 1) - 1)")
        draft.add("rx = fall*p")
        draft.add("y = h/2 - h/2*cos(radians(fall*p)) - thickness*sin(radians(fall*p))")
        draft.add("z = foot - h/2*sin(radians(fall*p)) - thickness*(1 - cos(radians(fall*p)))")
        draft.add("alpha = min(max(reach + 1 - abs(o), 0), 1)")
    }
}
