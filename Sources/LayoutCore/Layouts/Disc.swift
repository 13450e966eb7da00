/// Cards lying on a turning disc, like the numbers of a roulette wheel.
public struct Disc: BuiltInLayout {
    public static let info = LayoutInfo(
        "disc", "cards lying on a tilted disc that turns, like a roulette wheel",
        parameters: [
            FullCircle.count.parameter, spacing.parameter, radius.parameter, FullCircle.gap.parameter, tilt.parameter,
        ],
        defaults: [
            "wrap": true, "perspective": .number(-1.0 / 1000), "style": .choice("spin"),
            "scrollToItemBoundary": false,
        ],
        card: .points(100, 140))

    static let spacing = Knob.spacing(1.1)
    static let radius = FullCircle.radius("from the hub to the cards' middle; by itself, their inner edges touch")
    static let tilt = Knob(
        "tilt", 60.0, in: -90...90, step: 1, unit: .degrees, "how far the disc leans back; at 0 it faces the viewer")

    public let turning: Turning
    public let evenness = Evenness.everywhere
    public let visibleCount: Int
    public let itemsPerPoint: Double?
    let radius: Double
    let tilt: Turn
    let end: Double
    let isVertical: Bool

    public init(_ knobs: Knobs, on stage: LayoutContext) {
        let circle = FullCircle(knobs, on: stage, room: Self.room(knobs, on: stage))
        turning = Turning(step: circle.step)
        visibleCount = circle.count
        let pitch = stage.extent * knobs[Self.spacing]
        let length = stage.isVertical ? stage.card.width : stage.card.height
        radius = knobs[Self.radius] ?? circle.touchingRadius(side: pitch) + length / 2
        itemsPerPoint = circle.itemsPerPoint(onRim: radius)
        tilt = Turn(.degrees(knobs[Self.tilt]))
        end = circle.end
        isVertical = stage.isVertical
    }

    /// So many cards have room on a disc whose nearest card is in the view; two dozen in any case.
    fileprivate static func room(_ knobs: Knobs, on stage: LayoutContext) -> Int {
        guard knobs[radius] == nil else { return FullCircle.most }
        let (length, across) =
            stage.isVertical ? (stage.card.width, stage.view.width) : (stage.card.height, stage.view.height)
        let lean = max(Turn(ofDegrees: knobs[tilt]).cos, 1e-3)
        let inner = min(across / 2 / lean - length / 2, stage.length) - length / 2
        let side = stage.extent * knobs[spacing]
        guard inner > 0, side > 0 else { return 24 }
        let open = 1 - knobs[FullCircle.gap] / 360
        return min(max(24, Int(safely: 2 * .pi * open * inner / side)), FullCircle.most)
    }

    /// `T(0, R, 0) · RZ(-angle) · RX(tilt) · T(0, 0, -R · sin tilt)`: the current card is nearest to the viewer, its
    /// middle in the view's plane.
    public var workedOut: [String: Double] { ["radius": radius, "count": Double(visibleCount)] }

    @inline(__always)
    public func place(_ card: Slot) -> Placement {
        let (sin, cos) = (card.turn.sin, card.turn.cos)
        let local = Transform3D(
            rows: (cos, -sin * tilt.cos, -sin * tilt.sin, 0), (sin, cos * tilt.cos, cos * tilt.sin, 0),
            (0, -tilt.sin, tilt.cos, 0), (radius * sin, radius * cos * tilt.cos, radius * (cos - 1) * tilt.sin, 1))
        return Placement(
            local.exchangingAxes(if: isVertical), alpha: max(0, min(1, 2 * (end - abs(card.offset)))))
    }
}

extension Disc: FormulaWriting {
    /// Turned in the plane and then leaned back; a formula turns about x, about y and then about z, by the angles that come to
    /// the same.
    static func write(_ draft: inout FormulaDraft) {
        FullCircle.write(&draft, room: room(draft.knobs, on: draft.stage))
        draft.declare("spacing")
        FullCircle.writeRadius(
            &draft, side: "\(draft.extent)*spacing", plus: " + \(draft.isVertical ? "w" : "h")/2")
        draft.declare("tilt")
        draft.add("up = cos(radians(tilt))")
        draft.add("back = sin(radians(tilt))")
        draft.add("\(draft.along) = radius*sin(turn)")
        draft.add("\(draft.across) = radius*cos(turn)*up")
        draft.add("z = radius*(cos(turn) - 1)*back")
        if draft.isVertical {
            draft.add("rx = degrees(atan2(-sin(turn)*back, up))")
            draft.add("ry = degrees(atan2(-cos(turn)*back, sqrt((cos(turn)*up)^2 + sin(turn)^2)))")
            draft.add("rz = degrees(atan2(sin(turn), cos(turn)*up))")
        } else {
            draft.add("rx = degrees(atan2(cos(turn)*back, up))")
            draft.add("ry = degrees(atan2(sin(turn)*back, sqrt(cos(turn)^2 + (sin(turn)*up)^2)))")
            draft.add("rz = degrees(atan2(-sin(turn)*up, cos(turn)))")
        }
    }
}
