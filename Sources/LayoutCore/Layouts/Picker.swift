internal import CZoeMath

/// UIPickerView: wheels side by side, whose rows come up from below and go under at the top.
public struct Picker: BuiltInLayout {
    public static let info = LayoutInfo(
        "picker", "wheels of rows side by side, as in a date picker",
        parameters: [
            Parameter(
                "wheels", in: .layout, .integer(1...8), default: 3, help: "how many wheels stand side by side"),
            Parameter(
                "gap", in: .layout, .number(0...1000, step: 1), default: 10.0, unit: .points,
                help: "from wheel to wheel",
                presentation: .slider(0...60)),
            Parameter(
                "rowAngle", in: .layout, .number(1...90, step: 1), default: 18.0, unit: .degrees,
                help: "the angle from row to row"),
            FullCircle.radius(.auto, "the wheels' radius; by itself, rows touch"),
            Parameter(
                "fade", in: .layout, .number(1...10, step: 0.1), default: 1.5,
                help: "how soon rows fade away from the middle; at 1, they are gone where they turn to the far side"),
        ],
        standards: ["vertical": true, "wrap": true, "showBackfaces": false], card: .points(100, 40))

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
        let angle = Angle.degrees(knobs.number("rowAngle", otherwise: 18))
        turning = Turning(step: angle)
        radius = knobs.number("radius") ?? (stage.extent / 2) / tan(angle.radians / 2)
        fade = knobs.number("fade", otherwise: 1.5)
        rim = 90 / angle.degrees
        visibleCount = 2 * Int(safely: rim.rounded(.up)) + 1
        axis = stage.axis
        let width = stage.isVertical ? stage.card.width : stage.card.height
        let lane =
            (Double(stage.lane) - (Double(stage.lanes) - 1) / 2) * (width + knobs.number("gap", otherwise: 10))
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
        return Placement(local, alpha: isNear ? max(0, 1 - fade * (1 - card.turn.cos)) : 0)
    }
}

extension Picker: FormulaWriting {
    static func write(_ draft: inout FormulaDraft) throws(NoFormula) {
        guard draft.knobs.integer("wheels") == 1 else {
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
    }
}
