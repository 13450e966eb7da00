/// The periodic table of the elements: card by card in the places of their atomic numbers.
public struct PeriodicTable: BuiltInLayout {
    public static let info = LayoutInfo(
        "periodic-table", "the periodic table: cards where the elements of their numbers stand",
        parameters: [
            gap.parameter, margin.parameter, scale.parameter, Overview.grow.parameter, Overview.lift.parameter,
            Overview.bend.parameter,
        ],
        defaults: ["perspective": .number(-1.0 / 1400)], card: .points(120, 160))

    static let gap = Knob(
        "gap", 20.0, in: 0...1000, step: 1, unit: .points, "between cards, before all is made to fit", slider: 0...100)
    static let margin = Knob("margin", 0.06, in: 0...0.4, "around the table, of the view's shorter side")
    static let scale = Knob<Double?>(
        "scale", in: 0.001...100, "how large cards are, of their own size; by itself, the table fits into the view",
        slider: 0.1...2)

    /// The elements that have a place.
    private static let elements = 118
    private static let (columns, rows) = (18.0, 10.0)

    public let visibleCount = PeriodicTable.elements
    public let evenness = Evenness.repeating(every: elements, outside: -1...1)
    private let wall: CellWall
    private let pitch: SIMD2<Double>

    public init(_ knobs: Knobs, on stage: LayoutContext) {
        let gap = knobs[Self.gap]
        let margin = 2 * knobs[Self.margin] * min(stage.view.width, stage.view.height)
        let cell = SIMD2(stage.card.width + gap, stage.card.height + gap)
        let scale =
            knobs[Self.scale]
            ?? min(
                max(stage.view.width - margin, 1) / (cell.x * Self.columns - gap),
                max(stage.view.height - margin, 1) / (cell.y * Self.rows - gap))
        pitch = scale * cell
        wall = CellWall(knobs, scale: scale, width: pitch.x * Self.columns)
    }

    public var workedOut: [String: Double] { ["scale": wall.scale] }

    public func window(around scroll: Double, of items: Int) -> Range<Int>? {
        CellWall.window(around: scroll, of: items, cells: Self.elements)
    }

    /// Brought to its column and row.
    @inline(__always)
    public func place(_ card: Slot) -> Placement {
        let (column, row) = Self.place(of: max(card.index, 0) % Self.elements + 1)
        return wall.placement(
            x: pitch.x * (Double(column) - (Self.columns + 1) / 2), y: pitch.y * (Double(row) - (Self.rows + 1) / 2),
            offset: card.offset)
    }

    /// Column and row of an element, both from 1: main rows 1 to 7, lanthanides and actinides in rows 9 and 10.
    static func place(of number: Int) -> (column: Int, row: Int) {
        let ends = [2, 10, 18, 36, 54, 86, elements]
        var (row, start) = (1, 0)
        for end in ends where number > end { (row, start) = (row + 1, end) }
        let k = number - start - 1
        switch row {
        case 1: return (k == 0 ? 1 : 18, 1)
        case 2, 3: return (k < 2 ? k + 1 : k + 11, row)
        case 4, 5: return (k + 1, row)
        default: return k < 2 ? (k + 1, row) : k < 17 ? (k + 2, row + 3) : (k - 13, row)
        }
    }
}
