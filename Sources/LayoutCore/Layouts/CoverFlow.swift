internal import CZoeMath

/// Apple's Cover Flow: the middle card faces the viewer, the others lean to either side.
public struct CoverFlow: BuiltInLayout {
    public static let info = LayoutInfo(
        "cover-flow", "the middle card faces you, the others lean to either side",
        parameters: [tilt.parameter, spacing.parameter, gap.parameter, easing.parameter],
        defaults: ["offsetMultiplier": 2])

    static let tilt = Knob.tilt(0.9)
    static let spacing = Knob.spacing(0.25)
    static let gap = Knob<Double?>(
        "gap", in: -10...10,
        "how much farther the card in the middle keeps the others away, in card lengths; by itself, half the tilt",
        slider: -0.5...1)
    static let easing = Knob(
        "easing", Easing.linear,
        "how a card turns between the middle and its neighbour: evenly, or slowing down like a sine")

    enum Easing: String, CaseIterable, KnobValue {
        case linear, sine
    }

    public let visibleCount: Int
    public let evenness = Evenness.outside(-1...1)
    let tilt: Double
    let spacing: Double
    private let gap: Double
    private let isEased: Bool
    let extent: Double
    let axis: SIMD2<Double>
    /// The turn of a card that leans fully to the left: all but the middle ones.
    let fullTurn: Turn

    public init(_ knobs: Knobs, on stage: LayoutContext) {
        tilt = knobs[Self.tilt]
        spacing = knobs[Self.spacing]
        gap = knobs[Self.gap] ?? 0.5 * tilt
        isEased = knobs[Self.easing] == .sine
        extent = stage.extent
        axis = stage.axis
        fullTurn = Turn(.radians(.pi / 2 * tilt))
        visibleCount = stage.cardsAcross(pitch: extent * spacing)
    }

    @inline(__always)
    public func place(_ card: Slot) -> Placement { place(card.offset, lean: min(max(card.offset, -1), 1)) }

    /// - Parameter lean: -1 at the left, 0 facing the viewer, 1 at the right.
    @inline(__always)
    func place(_ offset: Double, lean c: Double) -> Placement {
        let along = (c * gap + offset * spacing) * extent
        return Placement(.turned(turn(lean: c), into: axis, movedAlong: along, z: -abs(c) * extent / 2))
    }

    private func turn(lean c: Double) -> Turn {
        if c >= 1 { return Turn(cos: fullTurn.cos, sin: -fullTurn.sin) }
        if c <= -1 { return fullTurn }
        let lean = isEased ? Turn(.radians(c * .pi / 2)).sin : c
        return Turn(.radians(-lean * .pi / 2 * tilt))
    }
}

/// Cover Flow whose cards turn over by a clock of their own instead of with the finger.
public struct CoverFlow2: BuiltInLayout {
    public static let info = LayoutInfo(
        "cover-flow-2", "Cover Flow whose cards turn by their own clock",
        parameters: CoverFlow.info.parameters + [toggle.parameter],
        defaults: CoverFlow.info.defaults,
        turnsByClock: true)

    static let toggle = Knob<Double?>(
        "toggle", in: -1...1,
        "how far the cards have still to turn after the middle has changed: 0 is at rest; by itself, their own clock")

    let flow: CoverFlow
    let toggle: Double
    let followsScroll: Bool
    public var visibleCount: Int { flow.visibleCount }
    public let evenness = Evenness.outside(-1.5...1.5)

    public init(_ knobs: Knobs, on stage: LayoutContext) {
        flow = CoverFlow(knobs, on: stage)
        let held = knobs[Self.toggle]
        toggle = held ?? stage.toggle
        followsScroll = held == nil && stage.toggleFollowsScroll
    }

    @inline(__always)
    public func place(_ card: Slot) -> Placement { flow.place(card.offset, lean: lean(at: card.offset)) }

    private func lean(at o: Double) -> Double {
        let plain = min(max(o, -1), 1)
        if followsScroll { return plain }
        if toggle > 0 {
            if o <= -0.5 { return -1 }
            if o <= 0.5 { return -toggle }
            return o <= 1.5 ? 1 - toggle : plain
        }
        if o > 0.5 { return 1 }
        if o > -0.5 { return -toggle }
        return o > -1.5 ? -1 - toggle : plain
    }
}

extension CoverFlow: FormulaWriting {
    static func write(_ draft: inout FormulaDraft) {
        draft.declare("tilt")
        draft.declare("spacing")
        draft.add("lean = min(max(o, -1), 1)")
        let gap = draft.declare("gap") ? "gap" : "0.5*tilt"
        draft.add("\(draft.along) = (lean*\(gap) + o*spacing)*\(draft.extent)")
        draft.add("z = -abs(lean)*\(draft.extent)/2")
        let isEased = draft.knobs[CoverFlow.easing] == .sine
        draft.addTurn(isEased ? "-sin(lean*pi/2)*pi/2*tilt" : "-lean*pi/2*tilt")
    }
}

extension CoverFlow2: FormulaWriting {
    static func write(_ draft: inout FormulaDraft) throws(NoFormula) {
        throw NoFormula(info.name, because: "its cards turn by a clock of their own; cover-flow has one")
    }
}
