/// Cards on the rim of a wheel that stands flat before the viewer, turned with it.
public struct Wheel: BuiltInLayout {
    public static let info = LayoutInfo(
        "wheel", "cards on the rim of a wheel below the view",
        parameters: Circle.parameters(angle: angle), defaults: ["wrap": true])

    static let angle = Circle.angle("the angle from card to card; by itself, arc / count")

    public let turning: Turning
    public let evenness = Evenness.everywhere
    public let visibleCount: Int
    let radius: Double
    let count: Int
    let axis: SIMD2<Double>

    public init(_ knobs: Knobs, on stage: LayoutContext) { self.init(knobs, on: stage, sense: 1) }

    /// - Parameter sense: -1 hangs the wheel above the view.
    init(_ knobs: Knobs, on stage: LayoutContext, sense: Double) {
        let circle = Circle(knobs, on: stage)
        count = circle.count
        let size = circle.radiusSet ?? circle.pitch * Double(circle.count) / circle.arc
        turning = Turning(step: .radians(sense * (circle.angleSet ?? circle.arc / Double(circle.count))))
        radius = sense * size
        axis = stage.axis
        let allFit = size - stage.extent / 2 < min(stage.view.width, stage.view.height) / 2
        visibleCount = allFit ? circle.visibleCount : min(mostVisible, circle.visibleHalf + 1)
    }

    /// Horizontally `T(0, -R, 0.01·o) · RZ · T(0, R, 0)`, vertically the same about a hub to the left. The hundredth of
    /// a point a card keeps overlapping cards from fighting over depth.
    public var workedOut: [String: Double] { ["radius": abs(radius), "count": Double(count)] }

    @inline(__always)
    public func place(_ card: Slot) -> Placement {
        let turn = card.turn
        let (around, fall) = (radius * turn.sin, radius - radius * turn.cos)
        return Placement(
            Transform3D(
                rows: (turn.cos, turn.sin, 0, 0), (-turn.sin, turn.cos, 0, 0), (0, 0, 1, 0),
                (axis.x * around - axis.y * fall, axis.x * fall + axis.y * around, 0.01 * card.offset, 1)))
    }
}

/// The wheel hung above the view.
public struct InvertedWheel: BuiltInLayout {
    public static let info = LayoutInfo(
        "inverted-wheel", "cards on the rim of a wheel above the view",
        parameters: Wheel.info.parameters, defaults: ["wrap": true])

    let wheel: Wheel
    public var turning: Turning { wheel.turning }
    public var evenness: Evenness { wheel.evenness }
    public var visibleCount: Int { wheel.visibleCount }

    public init(_ knobs: Knobs, on stage: LayoutContext) { wheel = Wheel(knobs, on: stage, sense: -1) }

    public var workedOut: [String: Double] { wheel.workedOut }

    @inline(__always)
    public func place(_ card: Slot) -> Placement { wheel.place(card) }
}

extension Wheel: FormulaWriting {
    static func write(_ draft: inout FormulaDraft) { write(&draft, sense: 1) }

    fileprivate static func write(_ draft: inout FormulaDraft, sense: Double) {
        Circle.writeCount(&draft)
        if !draft.declare("radius") { draft.add("radius = pitch*count/arc") }
        let sign = sense > 0 ? "" : "-"
        draft.add("turn = \(sign)\(draft.declare("angle") ? "angle" : "arc/count")*o")
        let fall = sense > 0 ? "radius - radius*cos(turn)" : "radius*cos(turn) - radius"
        draft.add("\(draft.along) = \(sign)radius*sin(turn)")
        draft.add(draft.isVertical ? "x = -(\(fall))" : "y = \(fall)")
        draft.add("z = 0.01*o  # keeps overlapping cards from fighting over depth")
        draft.add("rz = degrees(turn)")
    }
}

extension InvertedWheel: FormulaWriting {
    static func write(_ draft: inout FormulaDraft) { Wheel.write(&draft, sense: -1) }
}
