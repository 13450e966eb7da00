/// How the falloff gets from nothing in the middle to all at its reach.
package enum FalloffCurve: String, CaseIterable, KnobValue {
    case linear
    case slowStart = "in"
    case slowEnd = "out"
    case smooth = "in-out"

    fileprivate func value(at share: Double) -> Double {
        switch self {
        case .linear: share
        case .slowStart: share * share
        case .slowEnd: share * (2 - share)
        case .smooth: share * share * (3 - 2 * share)
        }
    }
}

/// What becomes of cards beside the middle, in whatever layout: smaller, fainter, blurred, tinted, lifted, set back or turned, the
/// farther the more.
struct Falloff: Hashable, Sendable {
    let reach: Double
    let curve: FalloffCurve
    let (scale, size, alpha, blur): (Double, Double, Double, Double)
    private let tint: CardTint?
    let (lift, depth): (Double, Double)
    let tilt: Angle
    let isVertical: Bool

    /// Nil where nothing becomes of them: then cards stand as the layout says, to the last bit.
    init?(_ knobs: Knobs) {
        scale = knobs[StageKnob.sideScale]
        size = knobs[StageKnob.sideSize]
        alpha = knobs[StageKnob.sideAlpha]
        blur = knobs[StageKnob.sideBlur]
        let colour = knobs[StageKnob.sideColour]
        tint = colour.w > 0 ? CardTint(SIMD4<Float>(colour)) : nil
        lift = knobs[StageKnob.sideLift]
        depth = knobs[StageKnob.sideDepth]
        tilt = .degrees(knobs[StageKnob.sideTilt])
        reach = knobs[StageKnob.sideReach]
        curve = knobs[StageKnob.sideCurve]
        isVertical = knobs[StageKnob.vertical]
        let isOff = scale == 1 && size == 1 && alpha == 1 && blur == 0 && tint == nil
        if isOff && lift == 0 && depth == 0 && tilt == .zero { return nil }
    }

    /// 0 in the middle, 1 as far away as it reaches, and beyond.
    func amount(at offset: Double) -> Double { curve.value(at: min(abs(offset) / reach, 1)) }

    /// `S(scale) · RY(tilt) · T(0, -lift, -depth)` before the layout's own transform: along the card's own axes, so that a card
    /// of a wheel is lifted along its spoke and one of a ring set back from its rim.
    func apply(to placement: inout Placement, at offset: Double) {
        let share = amount(at: offset)
        guard share > 0 else { return }
        // Both sides turn to the middle.
        let turn = Turn(tilt * (offset < 0 ? share : -share))
        let size = max(1 + share * (scale - 1), Self.leastScale)
        let own = Transform3D(
            rows: (size * turn.cos, 0, -size * turn.sin, 0), (0, size, 0, 0), (turn.sin, 0, turn.cos, 0),
            (0, -share * lift, -share * depth, 1))
        placement.transform = own.exchangingAxes(if: isVertical) * placement.transform
        placement.alpha *= 1 + share * (alpha - 1)
        placement.blur += share * blur
    }

    /// What is left of a card's own size.
    func size(of card: Size, at offset: Double) -> Size {
        guard size != 1 else { return card }
        let share = 1 + amount(at: offset) * (size - 1)
        return Size(width: card.width * share, height: card.height * share)
    }

    /// What lies over a card.
    func tint(at offset: Double) -> CardTint? { tint?.times(amount(at: offset)) }

    /// A card of no size has no inverse, by which the pointer finds it.
    static let leastScale = 1e-3
}
