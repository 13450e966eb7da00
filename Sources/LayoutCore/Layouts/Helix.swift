internal import CZoeMath

/// A staircase of cards around a pillar; with two strands, the double helix.
public struct Helix: BuiltInLayout {
    public static let info = LayoutInfo(
        "helix", "cards that wind up around a pillar, in one strand or in several",
        parameters: [
            perTurn.parameter, strands.parameter, rise.parameter, radius.parameter, farAlpha.parameter,
        ],
        defaults: ["perspective": .number(-1.0 / 1200)], card: .points(150, 110))

    static let perTurn = Knob(
        "perTurn", 9.0, in: 2...200, step: 0.5, "how many cards a strand has in one turn", slider: 3...40)
    static let strands = Knob(
        "strands", 1, in: 1...6, "how many strands wind about each other, cards going to each in turn")
    static let rise = Knob(
        "rise", 0.2, in: -10...10, "how far each card stands above the one before it, in card heights", slider: -1...1)
    static let radius = FullCircle.radius("the pillar's radius; by itself, the cards of a strand touch")
    static let farAlpha = Knob("farAlpha", 0.35, in: 0...1, "what is left of a card at the far side")

    public let turning: Turning
    public let evenness = Evenness.everywhere
    public let visibleCount: Int
    let radius: Double
    let rise: Double
    let farAlpha: Double
    let isVertical: Bool
    private let curvature: SIMD2<Double>

    public init(_ knobs: Knobs, on stage: LayoutContext) {
        let perTurn = knobs[Self.perTurn]
        let strands = Double(knobs[Self.strands])
        // Cards are dealt to the strands in turn, so that each turn of the hand brings the next one to the front.
        let across = strands > 1 ? Angle.fullTurn / strands : .zero
        turning = Turning(step: .fullTurn / (perTurn * strands) + across)
        radius = knobs[Self.radius] ?? 1.08 * stage.extent / 2 / tan(.pi / perTurn)
        isVertical = stage.isVertical
        curvature = stage.axis / max(radius, 1)
        let cardHeight = isVertical ? stage.card.width : stage.card.height
        rise = -knobs[Self.rise] * cardHeight
        farAlpha = knobs[Self.farAlpha]
        let height = isVertical ? stage.view.width : stage.view.height
        let fitting = Int(safely: (1.6 * (height + 2 * cardHeight) / max(abs(rise), 1)).rounded(.up))
        visibleCount = min(max(fitting, Int(safely: perTurn)), 300)
    }

    public var workedOut: [String: Double] { ["radius": radius] }

    /// `T(0, 0, r) · RY(angle) · T(0, -rise · o, -r)`
    @inline(__always)
    public func place(_ card: Slot) -> Placement {
        let (sin, cos) = (card.turn.sin, card.turn.cos)
        let local = Transform3D(
            rows: (cos, 0, -sin, 0), (0, 1, 0, 0), (sin, 0, cos, 0),
            (radius * sin, rise * card.offset, radius * (cos - 1), 1))
        return Placement(
            local.exchangingAxes(if: isVertical), alpha: min(max(farAlpha + (1 - farAlpha) * (cos + 1) / 2, 0), 1),
            curvature: curvature)
    }
}
