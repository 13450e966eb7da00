/// Apple's Time Machine: a row of cards into the depth.
public struct TimeMachine: BuiltInLayout {
    public static let info = LayoutInfo(
        "time-machine", "cards one behind the other, past ones flying by",
        parameters: [tilt.parameter, spacing.parameter], defaults: ["fadeMax": 0])

    static let tilt = Knob.tilt(0.3)
    static let spacing = Knob.spacing(1)

    public let evenness = Evenness.everywhere
    let along: Double
    let depth: Double
    let axis: SIMD2<Double>
    public let visibleCount = mostVisible

    public init(_ knobs: Knobs, on stage: LayoutContext) { self.init(knobs, on: stage, sense: 1) }

    /// - Parameter sense: -1 runs out of the depth instead of into it.
    init(_ knobs: Knobs, on stage: LayoutContext, sense: Double) {
        // Both the offset and the tilt change sign: along the axis they cancel, in depth they do not.
        along = stage.extent * knobs[Self.tilt]
        depth = sense * stage.extent * knobs[Self.spacing]
        axis = stage.axis
    }

    @inline(__always)
    public func place(_ card: Slot) -> Placement {
        Placement(.along(axis, card.offset * along, z: card.offset * depth))
    }
}

/// Time Machine the other way round.
public struct InvertedTimeMachine: BuiltInLayout {
    public static let info = LayoutInfo(
        "inverted-time-machine", "cards one behind the other, coming out of the depth",
        parameters: TimeMachine.info.parameters, defaults: ["fadeMin": 0])

    let machine: TimeMachine
    public var evenness: Evenness { machine.evenness }
    public var visibleCount: Int { machine.visibleCount }

    public init(_ knobs: Knobs, on stage: LayoutContext) { machine = TimeMachine(knobs, on: stage, sense: -1) }

    @inline(__always)
    public func place(_ card: Slot) -> Placement { machine.place(card) }
}

extension TimeMachine: FormulaWriting {
    static func write(_ draft: inout FormulaDraft) { write(&draft, sense: 1) }

    fileprivate static func write(_ draft: inout FormulaDraft, sense: Double) {
        draft.declare("tilt")
        draft.declare("spacing")
        draft.add("\(draft.along) = o*(\(draft.extent)*tilt)")
        draft.add("z = o*(\(sense > 0 ? "" : "-")\(draft.extent)*spacing)")
    }
}

extension InvertedTimeMachine: FormulaWriting {
    static func write(_ draft: inout FormulaDraft) { TimeMachine.write(&draft, sense: -1) }
}
