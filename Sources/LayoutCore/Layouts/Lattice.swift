/// Cards on layers of a grid, one layer behind the other, to fly through.
public struct Lattice: BuiltInLayout {
    public static let info = LayoutInfo(
        "lattice", "a block of cards in columns, rows and layers, to fly through layer by layer",
        parameters: [
            columns.parameter, rows.parameter, spacing.parameter, depth.parameter, layers.parameter, lift.parameter,
        ],
        defaults: ["perspective": .number(-1.0 / 900)], card: .points(108, 144))

    static let columns = Knob("columns", 5, in: 1...50, "how many cards stand side by side in a layer")
    static let rows = Knob("rows", 3, in: 1...50, "how many stand one above the other")
    static let spacing = Knob.spacing(1.9)
    static let depth = Knob(
        "depth", 360.0, in: 1...10_000, step: 1, unit: .points, "from layer to layer", slider: 50...1500)
    static let layers = Knob("layers", 4, in: 1...50, "how many layers are seen, the farther the fainter")
    static let lift = Knob(
        "lift", 60.0, in: 0...2000, step: 1, unit: .points, "how far the current card comes forward", slider: 0...300)

    public let visibleCount: Int
    /// From layer to layer.
    public var evenness: Evenness { .repeating(every: perLayer, outside: -1...1) }
    private let (columns, rows, layers): (Double, Double, Double)
    private let (across, down, depth, lift): (Double, Double, Double, Double)
    private let perLayer: Int

    public init(_ knobs: Knobs, on stage: LayoutContext) {
        // Of few cards there is one layer, no larger than they need.
        let wide = min(knobs[Self.columns], max(stage.slots, 1))
        let high = min(knobs[Self.rows], (max(stage.slots, 1) - 1) / wide + 1)
        (columns, rows) = (Double(wide), Double(high))
        layers = Double(knobs[Self.layers])
        perLayer = wide * high
        // Rows stand apart as columns do, so that the block is even whatever the cards' shape.
        let gap = (knobs[Self.spacing] - 1) * stage.card.width
        (across, down) = (stage.card.width + gap, stage.card.height + gap)
        depth = knobs[Self.depth]
        lift = knobs[Self.lift]
        visibleCount = (knobs[Self.layers] + 1) * perLayer
    }

    /// The layer at hand, the one passed and those behind it.
    public func window(around scroll: Double, of items: Int) -> Range<Int>? {
        let layer = Int(safely: max(scroll, 0)) / perLayer
        let first = min(max(layer - 1, 0) * perLayer, items)
        return first..<max(first, min(items, first + visibleCount + perLayer))
    }

    /// `T(x, y, -depth · layers behind the one at hand)`. The flight to the next layer takes the way to its first card.
    @inline(__always)
    public func place(_ card: Slot) -> Placement {
        let index = Double(card.index)
        let all = Double(perLayer)
        let layer = (index / all).rounded(.down)
        let inLayer = index - layer * all
        let row = (inLayer / columns).rounded(.down)
        let scroll = index - card.offset
        let passed = (scroll / all).rounded(.down)
        let far = layer - passed - max(scroll - passed * all - (all - 1), 0)
        let near = max(1 - abs(card.offset), 0)
        let transform = Transform3D.translation(
            x: across * (inLayer - row * columns - (columns - 1) / 2), y: down * (row - (rows - 1) / 2),
            z: lift * near * near * (3 - 2 * near) - depth * far)
        let alpha = far < 0 ? 1 + 1.6 * far : 1 - far / layers
        return Placement(transform, alpha: min(max(alpha, 0), 1))
    }
}
