/// Cards on a carousel seen from the side, each facing the viewer.
public struct Rotary: BuiltInLayout {
    public static let info = LayoutInfo(
        "rotary", "a merry-go-round: cards on a circle, all facing the viewer",
        parameters: Circle.parameters(), defaults: ["wrap": true])

    public let turning: Turning
    public let evenness = Evenness.everywhere
    public let visibleCount: Int
    let radius: Double
    let count: Int
    let axis: SIMD2<Double>

    public init(_ knobs: Knobs, on stage: LayoutContext) { self.init(knobs, on: stage, sense: 1) }

    /// - Parameter sense: -1 puts the viewer inside the circle.
    init(_ knobs: Knobs, on stage: LayoutContext, sense: Double) {
        let circle = Circle(knobs, on: stage)
        count = circle.count
        turning = circle.turning(sense: sense)
        radius = sense * (circle.radiusSet ?? max(circle.pitch / 2, circle.touchingRadius))
        axis = stage.axis
        visibleCount = sense > 0 ? circle.visibleCount : circle.visibleHalf
    }

    public var workedOut: [String: Double] { ["radius": abs(radius), "count": Double(count)] }

    @inline(__always)
    public func place(_ card: Slot) -> Placement {
        Placement(.along(axis, radius * card.turn.sin, z: radius * card.turn.cos - radius))
    }
}

/// The rotary seen from inside: the nearest card stands farthest back.
public struct InvertedRotary: BuiltInLayout {
    public static let info = LayoutInfo(
        "inverted-rotary", "the merry-go-round seen from its middle",
        parameters: Rotary.info.parameters, defaults: ["wrap": true])

    let rotary: Rotary
    public var turning: Turning { rotary.turning }
    public var evenness: Evenness { rotary.evenness }
    public var visibleCount: Int { rotary.visibleCount }

    public init(_ knobs: Knobs, on stage: LayoutContext) { rotary = Rotary(knobs, on: stage, sense: -1) }

    public var workedOut: [String: Double] { rotary.workedOut }

    @inline(__always)
    public func place(_ card: Slot) -> Placement { rotary.place(card) }
}

extension Rotary: FormulaWriting {
    static func write(_ draft: inout FormulaDraft) { write(&draft, sense: 1) }

    fileprivate static func write(_ draft: inout FormulaDraft, sense: Double) {
        Circle.write(&draft, leastRadius: "pitch/2", sense: sense)
        let (sign, back) = sense > 0 ? ("", "-") : ("-", "+")
        draft.add("\(draft.along) = \(sign)radius*sin(turn)")
        draft.add("z = \(sign)radius*cos(turn) \(back) radius")
    }
}

extension InvertedRotary: FormulaWriting {
    static func write(_ draft: inout FormulaDraft) { Rotary.write(&draft, sense: -1) }
}
