/// All cards at once in a grid that fills the view, the current one brought forward.
public struct Overview: BuiltInLayout {
    public static let info = LayoutInfo(
        "overview", "all cards at once in a grid that fits the view, the current one brought forward",
        parameters: [gap.parameter, margin.parameter, grow.parameter, lift.parameter, bend.parameter],
        defaults: ["perspective": .number(-1.0 / 1400)], card: .points(400, 280), showsAll: true)

    static let gap = Knob("gap", 0.14, in: 0...5, "between cards, in card lengths", slider: 0...1)
    static let margin = Knob("margin", 0.06, in: 0...0.4, "around the grid, of the view's shorter side")
    static let grow = Knob("grow", 0.1, in: -0.9...5, "how much larger the current card is", slider: 0...1)
    static let lift = Knob(
        "lift", 40.0, in: 0...2000, step: 1, unit: .points, "how far it comes forward", slider: 0...300)
    static let bend = Knob(
        "bend", 0.0, in: 0...120, step: 1, unit: .degrees, "how far the grid is bent about the viewer from end to end")

    /// In one grid more would be specks; those after them have grids of their own.
    private static let most = 500

    public let visibleCount: Int
    public let evenness = Evenness.repeating(every: most, outside: -1...1)
    private let (columns, rows): (Double, Double)
    private let count: Double
    /// From middle to middle.
    private let (across, down): (Double, Double)
    private let wall: CellWall

    public init(_ knobs: Knobs, on stage: LayoutContext) {
        let items = min(max(stage.items, 1), Self.most)
        count = Double(items)
        visibleCount = items
        let margin = 2 * knobs[Self.margin] * min(stage.view.width, stage.view.height)
        let gap = knobs[Self.gap] * stage.card.width
        let room = Size(width: max(stage.view.width - margin, 1), height: max(stage.view.height - margin, 1))
        let cell = Size(width: stage.card.width + gap, height: stage.card.height + gap)
        // As many columns as make the cards largest.
        var best = (columns: 1.0, scale: 0.0)
        for columns in 1...items {
            let rows = (Double(items) / Double(columns)).rounded(.up)
            let scale = min(
                room.width / (cell.width * Double(columns) - gap), room.height / (cell.height * rows - gap))
            if scale > best.scale { best = (Double(columns), scale) }
        }
        columns = best.columns
        rows = (count / columns).rounded(.up)
        let scale = min(best.scale, 1)
        (across, down) = (cell.width * scale, cell.height * scale)
        wall = CellWall(knobs, scale: scale, width: across * columns)
    }

    public func window(around scroll: Double, of items: Int) -> Range<Int>? {
        CellWall.window(around: scroll, of: items, cells: Self.most)
    }

    /// Brought to its cell.
    @inline(__always)
    public func place(_ card: Slot) -> Placement {
        let index = Double(max(card.index, 0) % Self.most)
        let row = (index / columns).rounded(.down)
        // The last row is in the middle, too.
        let inRow = max(min(columns, count - row * columns), 1)
        let (x, y) = (across * (index - row * columns - (inRow - 1) / 2), down * (row - (rows - 1) / 2))
        return wall.placement(x: x, y: y, offset: card.offset)
    }
}
