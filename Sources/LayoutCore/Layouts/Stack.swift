internal import CZoeMath

/// A pile of cards whose top one flies off: what CollectionViewPagingLayout calls a stack, in its six manners.
public struct Stack: BuiltInLayout {
    public static let info = LayoutInfo(
        "stack", "a pile of cards whose top one flies off and shows the next, in six manners",
        parameters: [
            manner.parameter, count.parameter, scaleStep.parameter, spacing.parameter, gather.parameter,
            towardsX.parameter,
            towardsY.parameter, fadeStep.parameter, twist.parameter, popTurn.parameter, popX.parameter, popY.parameter,
            blur.parameter,
        ],
        defaults: ["perspective": 0.0], card: .points(260, 360))

    static let manner = Knob("manner", StackManner.perspective, "what its other knobs stand at that are left to it")
    static let count = Knob<Int?>("count", in: 1...100, "how many cards the pile shows")
    static let scaleStep = optional(
        "scaleStep", -1...1, "how much smaller each card is than the one before it, below 0 larger")
    static let spacing = optional(
        "spacing", -2...2, "how far each card looks out from under the one before it, in card lengths")
    static let gather = optional(
        "gather", -2...2, "how far the last ones are drawn back under the top one, in card lengths")
    static let towardsX = optional("towardsX", -1...1, "where they look out along the scroll axis: 1 ahead, -1 behind")
    static let towardsY = optional("towardsY", -1...1, "where they look out across the scroll axis: -1 above, 1 below")
    static let fadeStep = optional("fadeStep", 0...1, "how much fainter each card is than the one before it")
    static let twist = Knob<Double?>(
        "twist", in: -180...180, step: 1, unit: .degrees, "how far cards are turned in the pile, to and fro")
    static let popTurn = Knob<Double?>(
        "popTurn", in: -360...360, step: 1, unit: .degrees, "how far the top card turns as it flies off")
    static let popX = optional(
        "popX", -5...5, "how far the top card flies along the scroll axis, in card lengths, below 0 back")
    static let popY = optional("popY", -5...5, "how far the top card flies across the scroll axis, in card heights")
    static let blur = Knob<Double?>(
        "blur", in: 0...100, step: 0.5, unit: .points, "how blurred the last card of the pile is")

    private static func optional(_ name: String, _ range: ClosedRange<Double>, _ help: String) -> Knob<Double?> {
        Knob(name, in: range, help)
    }

    public let visibleCount: Int
    public let evenness: Evenness
    private let form: StackForm
    /// The card's sides, along the scroll axis and across it.
    private let (along, across): (Double, Double)
    private let isVertical: Bool

    public init(_ knobs: Knobs, on stage: LayoutContext) {
        var form = StackForm(knobs[Self.manner])
        form.count = knobs[Self.count].map { Double($0) } ?? form.count
        form.scaleStep = knobs[Self.scaleStep] ?? form.scaleStep
        form.spacing = knobs[Self.spacing] ?? form.spacing
        form.gather = knobs[Self.gather] ?? form.gather
        form.towards.x = knobs[Self.towardsX] ?? form.towards.x
        form.towards.y = knobs[Self.towardsY] ?? form.towards.y
        form.fadeStep = knobs[Self.fadeStep] ?? form.fadeStep
        form.twist = knobs[Self.twist] ?? form.twist
        form.popTurn = knobs[Self.popTurn] ?? form.popTurn
        form.pop.x = knobs[Self.popX] ?? form.pop.x
        form.pop.y = knobs[Self.popY] ?? form.pop.y
        form.blur = knobs[Self.blur] ?? form.blur
        self.form = form
        evenness = form.evenness
        along = stage.extent
        across = stage.isVertical ? stage.card.width : stage.card.height
        isVertical = stage.isVertical
        visibleCount = 2 * Int(safely: min(form.count - 1 + form.fadeOut, 200).rounded(.up)) + 3
    }

    public var workedOut: [String: Double] {
        [
            "count": form.count, "scaleStep": form.scaleStep, "spacing": form.spacing, "gather": form.gather,
            "towardsX": form.towards.x, "towardsY": form.towards.y, "fadeStep": form.fadeStep, "twist": form.twist,
            "popTurn": form.popTurn, "popX": form.pop.x, "popY": form.pop.y, "blur": form.blur,
        ]
    }

    /// `RZ(angle) · S(scale) · T(x, y, 0)`, by how far down in the pile the card is: below 0, it flies off.
    @inline(__always)
    public func place(_ card: Slot) -> Placement {
        let down = max(form.isReversed ? -card.offset : card.offset, -1)
        let scale = min(max(1 - down * form.scaleStep, form.leastScale), form.mostScale)
        let share = min(max(down / form.count, 0), 1)
        // What a smaller card leaves free it is moved by, so that all look out by as much.
        let out = (1 - scale) / 2 - form.gather * (1 - log(10 - 9 * share) / log(10)) + form.spacing * max(down, 0)
        let off = max(-down, 0)
        let (x, y) = (
            along * (out * form.towards.x + off * form.pop.x), across * (out * form.towards.y + off * form.pop.y)
        )
        let turn = Turn(.degrees(down < 0 ? -off * form.popTurn : form.twist * Self.swing(at: down)))
        let local = Transform3D(
            rows: (scale * turn.cos, scale * turn.sin, 0, 0), (-scale * turn.sin, scale * turn.cos, 0, 0), (0, 0, 1, 0),
            (x, y, 0, 1))
        return Placement(
            local.exchangingAxes(if: isVertical), alpha: form.alpha(at: down), blur: form.blur * share, depth: -down)
    }

    /// To one side and the other from card to card: 0 for the top one, 1, -1, 1.
    private static func swing(at down: Double) -> Double {
        guard down > 1 else { return down }
        let part = (down - 1) / 2 - ((down - 1) / 2).rounded(.down)
        return abs(4 * part - 2) - 1
    }
}

/// How a pile looks and how its top card flies off.
enum StackManner: String, CaseIterable, KnobValue {
    case transparent, perspective, rotary, vortex, reverse, blur
}

/// A stack's figures: those of CollectionViewPagingLayout's presets.
struct StackForm: Sendable {
    var count = 4.0
    var scaleStep = 0.1
    var (leastScale, mostScale) = (0.2, 1.0)
    var spacing = 0.0
    var gather = 0.0
    var towards = SIMD2(0.0, -1.0)
    var fadeStep = 0.0
    /// Over how many items cards fade at the pile's end, and as they fly off.
    var (fadeOut, fadeOff) = (0.9, 0.3)
    /// In degrees.
    var (twist, popTurn) = (0.0, 18.0)
    var pop = SIMD2(-1.45, 0.3)
    var blur = 0.0
    /// Scrolled back, the cards fly off.
    var isReversed = false

    init(_ manner: StackManner) {
        switch manner {
        case .transparent:
            (scaleStep, leastScale, spacing, fadeStep) = (0.12, 0, 0.03, 0.2)
            (fadeOut, fadeOff) = (10, 0.1)
        case .perspective:
            (count, spacing, gather, towards) = (6, 0.08, 0.3, SIMD2(1, 0))
        case .rotary:
            (count, scaleStep, spacing, fadeStep, towards) = (3, -0.03, 0.01, 0.1, SIMD2(0, 1))
            (twist, popTurn, pop) = (11.25, 45, SIMD2(-1.45, 0.4))
        case .vortex:
            (scaleStep, mostScale, fadeStep, gather, towards) = (-0.15, .infinity, 0.4, -0.3, SIMD2(0, 1))
            (fadeOff, popTurn, pop) = (1, 180, .zero)
        case .reverse:
            (leastScale, mostScale, spacing, towards) = (0, .infinity, 0.08, SIMD2(-1, -0.2))
            (popTurn, pop, isReversed) = (-45, SIMD2(1.45, 0.4), true)
        case .blur:
            (count, leastScale, mostScale, spacing, gather) = (7, 0, .infinity, 0.06, 0.04)
            (towards, popTurn, pop, isReversed) = (SIMD2(-1, 0), -45, SIMD2(1.45, 0.4), true)
            (fadeOff, blur) = (0.1, 8)
        }
    }

    /// Where cards have come to their last size they are at the pile's end, unless they are turned to and fro.
    var evenness: Evenness {
        let limit = scaleStep > 0 ? (1 - leastScale) / scaleStep : scaleStep < 0 ? (1 - mostScale) / scaleStep : 0
        guard twist == 0, limit.isFinite else { return .nowhere }
        let end = max(limit, count, 1)
        return .outside(isReversed ? -end...1 : -1...end)
    }

    func alpha(at down: Double) -> Double {
        if down < 0 { return min((down + 1) / fadeOff, 1) }
        let end = 1 - min(max((down - count + 1) / fadeOut, 0), 1)
        return max(end - down * fadeStep, 0)
    }
}
