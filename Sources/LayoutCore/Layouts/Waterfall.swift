/// Columns of cards of unequal lengths, each card put where there is most room.
///
/// The columns repeat: after every `Tile.count` cards all of them end level, so the place of any card is known without
/// laying out those before it.
public struct Waterfall: BuiltInLayout {
    public static let info = LayoutInfo(
        "waterfall", "columns of cards of unequal heights",
        parameters: [columns.parameter, gap.parameter, minAspect.parameter, maxAspect.parameter],
        defaults: [
            "vertical": true, "perspective": 0.0, "stopAtItemBoundary": false, "scrollToItemBoundary": false,
        ])

    static let columns = Knob<Int?>("columns", in: 1...24, "how many columns; by itself, as many as fit")
    static let gap = Knob(
        "gap", 12.0, in: 0...1000, step: 1, unit: .points, "between cards, and around them all", slider: 0...60)
    static let minAspect = Knob(
        "minAspect", 0.6, in: 0.1...10, step: 0.05, "the shortest card, in card lengths", slider: 0.1...3)
    static let maxAspect = Knob(
        "maxAspect", 1.6, in: 0.1...10, step: 0.05, "the longest card, in card lengths", slider: 0.1...3)

    public let evenness = Evenness.repeating(every: Tile.count, outside: 0...0)
    public let visibleCount: Int
    public let itemsPerPoint: Double?
    let tile: Tile
    let isVertical: Bool
    /// The view's length along the scroll axis.
    let length: Double
    /// The cards' width across it.
    let width: Double
    /// How far the picture is moved along the scroll axis by the camera.
    let shift: Double
    /// How far the content moves from item to item of scroll, in points.
    let pointsPerItem: Double
    /// Where the content begins, beside the even progress of the offsets.
    let begin: Double

    public init(_ knobs: Knobs, on stage: LayoutContext) {
        isVertical = stage.isVertical
        length = stage.length
        width = isVertical ? stage.card.width : stage.card.height
        shift =
            knobs[isVertical ? StageKnob.contentY : StageKnob.contentX]
            - (knobs[isVertical ? StageKnob.viewpointY : StageKnob.viewpointX] ?? 0)

        let gap = knobs[Self.gap]
        let across = isVertical ? stage.view.width : stage.view.height
        let fitting = min(Int(safely: (across - gap) / (width + gap)), stage.slots)
        let (short, long) = (knobs[Self.minAspect], knobs[Self.maxAspect])
        // A card has some length, whatever the stage says.
        let extent = max(stage.extent, 0.1)
        tile = Tile(
            columns: min(max(knobs[Self.columns] ?? fitting, 1), 24), pitch: width + gap, gap: gap,
            lengths: min(short, long) * extent...max(short, long) * extent)

        // From the first to the last item of scroll the content goes from its beginning to its end.
        let overhang = tile.length(of: stage.slots) - length
        pointsPerItem = overhang > 1 ? overhang / max(Double(stage.slots) - 1, 1) : 0
        itemsPerPoint = -1 / (pointsPerItem > 0 ? pointsPerItem : tile.pointsPerItem)
        begin = -length / 2 + stage.scroll * (tile.pointsPerItem - pointsPerItem)
        let inColumn = (length / (min(short, long) * extent + gap)).rounded(.up) + 1
        visibleCount = Int(safely: inColumn * Double(tile.columns))
    }

    public var workedOut: [String: Double] { ["columns": Double(tile.columns)] }

    @inline(__always)
    public func place(_ card: Slot) -> Placement {
        let cell = tile.cell(card.index)
        let along = card.offset * tile.pointsPerItem + begin + cell.lead
        if isVertical {
            return Placement(
                .translation(x: cell.across, y: along, z: 0), size: Size(width: width, height: cell.length))
        }
        return Placement(.translation(x: along, y: cell.across, z: 0), size: Size(width: cell.length, height: width))
    }

    public func window(around scroll: Double, of items: Int) -> Range<Int>? {
        let top = scroll * pointsPerItem - shift
        return tile.cards(from: top, to: top + length, of: items)
    }
}

extension Waterfall: FormulaWriting {
    static func write(_ draft: inout FormulaDraft) throws(NoFormula) {
        throw NoFormula(info.name, because: "each of its cards stands where the ones before it have left room")
    }
}
