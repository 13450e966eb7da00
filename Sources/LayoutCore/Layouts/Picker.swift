internal import CZoeMath

/// UIPickerView: wheels side by side, whose rows come up from below and go under at the top.
public struct Picker: BuiltInLayout {
    public static let info = LayoutInfo(
        "picker", "wheels of rows side by side, as in a date picker",
        parameters: [wheels.parameter, gap.parameter, rowAngle.parameter, radius.parameter, fade.parameter],
        defaults: ["vertical": true, "wrap": true, "showBackfaces": false], card: .points(100, 40))

    static let wheels = Knob("wheels", 3, in: 1...8, "how many wheels stand side by side")
    static let gap = Knob(
        "gap", 10.0, in: 0...1000, step: 1, unit: .points, "from wheel to wheel", slider: 0...60)
    static let rowAngle = Knob(
        "rowAngle", 18.0, in: 1...90, step: 1, unit: .degrees, "the angle from row to row")
    static let radius = FullCircle.radius("the wheels' radius; by itself, rows touch")
    static let fade = Knob(
        "fade", 1.5, in: 1...10, step: 0.1,
        "how soon rows fade away from the middle; at 1, they are gone where they turn to the far side")

    public let turning: Turning
    public let evenness = Evenness.everywhere
    public let visibleCount: Int
    let radius: Double
    let fade: Double
    /// The offset at which a row turns to the far side.
    let rim: Double
    let axis: SIMD2<Double>
    /// Where this wheel stands in the row of wheels.
    let laneX: Double
    let laneY: Double

    public init(_ knobs: Knobs, on stage: LayoutContext) {
        let angle = Angle.degrees(knobs[Self.rowAngle])
        turning = Turning(step: angle)
        radius = knobs[Self.radius] ?? (stage.extent / 2) / tan(angle.radians / 2)
        fade = knobs[Self.fade]
        rim = 90 / angle.degrees
        visibleCount = 2 * Int(safely: rim.rounded(.up)) + 1
        axis = stage.axis
        let width = stage.isVertical ? stage.card.width : stage.card.height
        let lane = (Double(stage.lane) - (Double(stage.lanes) - 1) / 2) * (width + knobs[Self.gap])
        (laneX, laneY) = (lane * axis.y, lane * axis.x)
    }

    /// `T(0, 0, r) · RX(-angle) · T(lane, 0, -r)`: the row in the middle stands in the view's plane.
    public var workedOut: [String: Double] { ["radius": radius] }

    @inline(__always)
    public func place(_ card: Slot) -> Placement {
        var local = Transform3D.turned(
            card.turn, into: axis, movedAlong: radius * card.turn.sin, z: radius * card.turn.cos - radius)
        local.row4.x += laneX
        local.row4.y += laneY
        let isNear = abs(card.offset) < rim
        return Placement(
            local, alpha: isNear ? max(0, 1 - fade * (1 - card.turn.cos)) : 0, curvature: axis / max(radius, 1))
    }
}

extension Picker: FormulaWriting {
    static func write(_ draft: inout FormulaDraft) throws(NoFormula) {
        guard draft.knobs[wheels] == 1 else {
            throw NoFormula(info.name, because: "a formula turns one wheel; set wheels to 1")
        }
        draft.declare("rowAngle")
        draft.add("turn = radians(rowAngle)*o")
        if !draft.declare("radius") { draft.add("radius = \(draft.extent)/2/tan(radians(rowAngle)/2)") }
        draft.declare("fade")
        draft.add("\(draft.along) = radius*sin(turn)")
        draft.add("z = radius*cos(turn) - radius")
        draft.add("rim = 90/degrees(radians(rowAngle))  # where a row turns to the far side")
        draft.add("alpha = abs(o) < rim ? max(0, 1 - fade*(1 - cos(turn))) : 0")
        draft.addTurn("turn")
        draft.addBend(radius: "max(radius, 1)")
    }
}
