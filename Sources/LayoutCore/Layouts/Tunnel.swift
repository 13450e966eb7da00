internal import CZoeMath

/// Cards on the inside of a tube through which one flies.
public struct Tunnel: BuiltInLayout {
    public static let info = LayoutInfo(
        "tunnel", "cards on the walls of a tunnel that one flies through",
        parameters: [
            perTurn.parameter, depth.parameter, lean.parameter, radius.parameter, reach.parameter,
        ],
        defaults: ["wrap": true, "perspective": .number(-1.0 / 700)], card: .points(200, 150))

    static let perTurn = Knob(
        "perTurn", 7.0, in: 1...100, step: 0.1, "how many cards go around; a fraction winds them like a thread",
        slider: 2...20)
    static let depth = Knob(
        "depth", 40.0, in: 0...10_000, step: 1, unit: .points, "how far each card is behind the one before it",
        slider: 0...300)
    static let lean = Knob(
        "lean", 70.0, in: -90...90, step: 1, unit: .degrees, "at 90, cards lie on the wall; at 0, they face you")
    static let radius = FullCircle.radius("the tunnel's radius; by itself, the cards of a turn touch")
    static let reach = Knob(
        "reach", 40, in: 1...300, "how many cards are seen ahead, the last ones fading")

    public let turning: Turning
    public let evenness = Evenness.everywhere
    public let visibleCount: Int
    public let itemsPerPoint: Double?
    let (radius, depth): (Double, Double)
    let lean: Turn
    let haze: Haze
    let isVertical: Bool
    private let curvature: SIMD2<Double>

    public init(_ knobs: Knobs, on stage: LayoutContext) {
        let perTurn = knobs[Self.perTurn]
        turning = Turning(step: .fullTurn / perTurn)
        depth = knobs[Self.depth]
        isVertical = stage.isVertical
        radius = knobs[Self.radius] ?? (perTurn > 2.5 ? 1.06 * stage.extent / 2 / tan(.pi / perTurn) : stage.extent)
        lean = Turn(.degrees(knobs[Self.lean]))
        // As far as they lie on the wall.
        curvature = -lean.sin / max(radius, 1) * stage.axis
        // Most leave by the edges of the view before they fade.
        haze = Haze(reach: knobs[Self.reach], behind: 24, on: stage)
        visibleCount = haze.visibleCount
        itemsPerPoint = depth > 0 ? -1 / depth : nil
    }

    public var workedOut: [String: Double] { ["radius": radius] }

    /// `RX(lean) · T(0, r, -depth · o) · RZ(angle)`: the current card is underfoot.
    @inline(__always)
    public func place(_ card: Slot) -> Placement {
        let (sin, cos) = (card.turn.sin, card.turn.cos)
        let local = Transform3D(
            rows: (cos, sin, 0, 0), (-sin * lean.cos, cos * lean.cos, lean.sin, 0),
            (sin * lean.sin, -cos * lean.sin, lean.cos, 0), (-radius * sin, radius * cos, -depth * card.offset, 1))
        return Placement(local.exchangingAxes(if: isVertical), alpha: haze.alpha(at: card.offset), curvature: curvature)
    }
}

/// How cards come out of the distance and go past the viewer.
struct Haze {
    /// In items: from here on, nothing is seen.
    private let far: Double
    private let behind: Double

    /// - Parameters:
    ///   - reach: how many cards are seen ahead.
    ///   - behind: how many are seen at most that have been passed.
    init(reach: Int, behind: Double, on stage: LayoutContext) {
        // A closed row is seen as far as its other end.
        let half = stage.isWrapped ? Double(stage.slots) / 2 - 0.5 : .infinity
        far = max(1, min(Double(reach), half))
        self.behind = min(behind, far)
    }

    var visibleCount: Int { 2 * Int(safely: far) + 3 }

    func alpha(at offset: Double) -> Double {
        let ahead = (far - offset) / max(1, 0.5 * far)
        let passed = (offset + behind) / max(0.5, 0.6 * behind)
        return min(max(min(ahead, passed), 0), 1)
    }
}
