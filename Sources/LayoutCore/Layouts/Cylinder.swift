/// Cards on the outside of a tube that stands (or, vertically, lies) before the viewer.
public struct Cylinder: BuiltInLayout {
    public static let info = LayoutInfo(
        "cylinder", "cards around the outside of a tube",
        parameters: Circle.parameters(), defaults: ["wrap": true])

    public let turning: Turning
    public let evenness = Evenness.everywhere
    public let visibleCount: Int
    let radius: Double
    let count: Int
    let axis: SIMD2<Double>
    private let curvature: SIMD2<Double>

    public init(_ knobs: Knobs, on stage: LayoutContext) { self.init(knobs, on: stage, sense: 1) }

    /// - Parameter sense: -1 puts the viewer inside the tube.
    init(_ knobs: Knobs, on stage: LayoutContext, sense: Double) {
        let circle = Circle(knobs, on: stage)
        count = circle.count
        turning = circle.turning(sense: sense)
        radius = sense * (circle.radiusSet ?? max(0.01, circle.touchingRadius))
        axis = stage.axis
        curvature = axis / (sense > 0 ? max(radius + 0.01, 1) : min(radius + 0.01, -1))
        visibleCount = sense > 0 ? circle.visibleCount : circle.visibleHalf
    }

    /// `T(0, 0, R + 0.01) · turn · T(0, 0, -R)`: the hundredth of a point keeps cards off the tube itself.
    public var workedOut: [String: Double] { ["radius": abs(radius), "count": Double(count)] }

    @inline(__always)
    public func place(_ card: Slot) -> Placement {
        let reach = radius + 0.01
        return Placement(
            .turned(
                card.turn, into: axis, movedAlong: reach * card.turn.sin, z: reach * card.turn.cos - radius),
            curvature: curvature)
    }
}

/// The tube seen from inside; cards whose back is seen are hidden.
public struct InvertedCylinder: BuiltInLayout {
    public static let info = LayoutInfo(
        "inverted-cylinder", "cards around the inside of a tube",
        parameters: Cylinder.info.parameters, defaults: ["wrap": true, "showBackfaces": false])

    let cylinder: Cylinder
    public var turning: Turning { cylinder.turning }
    public var evenness: Evenness { cylinder.evenness }
    public var visibleCount: Int { cylinder.visibleCount }

    public init(_ knobs: Knobs, on stage: LayoutContext) { cylinder = Cylinder(knobs, on: stage, sense: -1) }

    public var workedOut: [String: Double] { cylinder.workedOut }

    @inline(__always)
    public func place(_ card: Slot) -> Placement { cylinder.place(card) }
}

extension Cylinder: FormulaWriting {
    static func write(_ draft: inout FormulaDraft) { write(&draft, sense: 1) }

    fileprivate static func write(_ draft: inout FormulaDraft, sense: Double) {
        Circle.write(&draft, leastRadius: "0.01", sense: sense)
        draft.add("reach = \(sense > 0 ? "radius + 0.01" : "0.01 - radius")")
        draft.add("\(draft.along) = reach*sin(turn)")
        draft.add("z = reach*cos(turn) \(sense > 0 ? "-" : "+") radius")
        draft.addTurn("turn")
        draft.addBend(radius: sense > 0 ? "max(reach, 1)" : "min(reach, -1)")
    }
}

extension InvertedCylinder: FormulaWriting {
    static func write(_ draft: inout FormulaDraft) { Cylinder.write(&draft, sense: -1) }
}
