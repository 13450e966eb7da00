/// The row between two edits. While an edit is still to be seen, a card is shown between its places before and after it, so that also layouts whose shape depends on the number of cards change without a jerk.
struct RowSnapshot {
    let layout: AnyLayout
    let row: Row
    let scroll: Double
    let card: Size
    /// Where items of different lengths stand.
    var unevenSpacing: UnevenSpacing?

    init(_ layout: AnyLayout, _ row: Row, scroll: Double, card: Size) {
        self.layout = layout
        self.row = row
        self.scroll = scroll
        self.card = card
    }

    /// Once round the row is the same place.
    var isClosed: Bool { row.isWrapped && row.count > 0 && isPlaceOfFirst(0, Double(row.count)) }

    /// The layout has a place for each number, or a size for each place: there, cards have no say in how far apart they stand.
    var goesByNumber: Bool { layout.placement(at: Self.first).size != nil || !isPlaceOfFirst(2, 0) }

    private static let first = Slot.Place(index: 0, offset: 0.25)

    @inline(never)
    private func isPlaceOfFirst(_ index: Int, _ further: Double) -> Bool {
        let place = Slot.Place(index: index, offset: Self.first.offset + further)
        let here = layout.placement(at: Self.first).transform
        return here.isApproximatelyEqual(to: layout.placement(at: place).transform, tolerance: 1e-6)
    }

    /// The card's place, alone in its row.
    func show(_ index: Int, at offset: Double) -> ShownCard {
        let offset = unevenSpacing?.offset(of: offset) ?? offset
        let placement = layout.placement(at: Slot.Place(index: index, offset: offset))
        return ShownCard(offset: offset, size: placement.size ?? card, placement: placement)
    }
}

/// A card as it is shown, on its way between snapshots.
struct ShownCard {
    var offset: Double
    var size: Size
    var placement: Placement

    /// Nothing yet: a sum of parts begins here.
    static let none = ShownCard(
        offset: 0, size: Size(width: 0, height: 0),
        placement: Placement(Transform3D(row1: .zero, row2: .zero, row3: .zero, row4: .zero), alpha: 0))

    mutating func add(_ other: ShownCard, times part: Double) {
        offset += other.offset * part
        size.width += other.size.width * part
        size.height += other.size.height * part
        placement.transform.row1 += other.placement.transform.row1 * part
        placement.transform.row2 += other.placement.transform.row2 * part
        placement.transform.row3 += other.placement.transform.row3 * part
        placement.transform.row4 += other.placement.transform.row4 * part
        placement.alpha += other.placement.alpha * part
        placement.blur += other.placement.blur * part
        placement.curvature += other.placement.curvature * part
        placement.size = other.placement.size ?? placement.size
        if let depth = other.placement.depth { placement.depth = (placement.depth ?? 0) + depth * part }
    }
}
