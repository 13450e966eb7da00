internal import CardContent

/// Puts glyphs into the atlas as they are needed.
struct GlyphStore {
    var atlas: Atlas
    private var tooLarge: Set<GlyphKey> = []

    init(pages: Int) { atlas = Atlas(mostPages: pages) }

    /// Nil where there is no ink on a card of this size.
    mutating func placed(
        _ glyph: Line.Glyph, _ size: Double, _ detail: Detail, within card: Sides
    ) -> TextLayout.Glyph? {
        guard let slot = slot(glyph, detail) else { return nil }
        let unit = size / slot.detail.squaresPerEm
        let place = TextLayout.Glyph(
            slot: slot, left: glyph.x + Double(slot.left) * unit, top: glyph.y + Double(slot.top) * unit,
            pointsPerSquare: unit)
        let margin = Double(slot.reach) * unit
        guard place.left + margin < card.width / 2, place.right - margin > -card.width / 2,
            place.top + margin < card.height / 2, place.bottom - margin > -card.height / 2
        else { return nil }
        return place
    }

    /// Glyphs that are too large for a page are kept more coarsely.
    private mutating func slot(_ glyph: Line.Glyph, _ detail: Detail) -> GlyphSlot? {
        let key = GlyphKey(typeface: glyph.typeface?.number ?? 0, glyph: glyph.number, detail: detail)
        if !tooLarge.contains(key) {
            if let known = atlas.slot(key) { return known }
            guard let drawing = GlyphDrawing(glyph, detail) else { return nil }
            if let field = drawing.field { return atlas.add(field, left: drawing.left, top: drawing.top, as: key) }
            tooLarge.insert(key)
        }
        return detail.coarser.flatMap { slot(glyph, $0) }
    }
}

/// A glyph's distances, drawn for the atlas.
struct GlyphDrawing {
    /// From the origin on the baseline to the field's left and upper edge, in squares; down is positive.
    let left: Int
    let top: Int
    let width: Int
    let height: Int
    private let polygons: [[OutlinePoint]]
    private let detail: Detail
    private let growth: Float

    /// Nil where there is no ink.
    init?(_ glyph: Line.Glyph, _ detail: Detail) {
        let scale = Float(detail.squaresPerEm / (glyph.typeface?.unitsPerEm ?? 1))
        let lean = glyph.typeface?.isSlanted == true ? Float(Typeface.slant) : 0
        let outline = glyph.typeface?.outline(of: glyph.number) ?? .box
        polygons = outline.polygons { OutlinePoint($0.x + lean * $0.y, -$0.y) * scale }
        guard var low = polygons.first?.first else { return nil }
        var high = low
        for spot in polygons.joined() {
            low = pointwiseMin(low, spot)
            high = pointwiseMax(high, spot)
        }
        guard high.x - low.x > 1e-3 || high.y - low.y > 1e-3, low.min() > -1e5, high.max() < 1e5 else { return nil }
        self.detail = detail
        growth = glyph.typeface?.isEmboldened == true ? Float(detail.squaresPerEm * Typeface.growth / 2) : 0
        let margin = detail.reach + Int(growth.rounded(.up))
        left = Int(low.x.rounded(.down)) - margin
        top = Int(low.y.rounded(.down)) - margin
        width = Int(high.x.rounded(.up)) + margin - left
        height = Int(high.y.rounded(.up)) + margin - top
    }

    /// Nil where it is too large for a page.
    var field: DistanceField? {
        guard width <= Atlas.side, height <= Atlas.side else { return nil }
        let origin = OutlinePoint(Float(left), Float(top))
        return DistanceField(
            polygons.map { polygon in polygon.map { $0 - origin } }, width: width, height: height,
            reach: Float(detail.reach), growth: growth)
    }
}

extension GlyphOutline {
    /// A hollow box, as shares of the size; it stands for what no font has.
    static let box: GlyphOutline = {
        var outline = GlyphOutline()
        func add(_ corners: [OutlinePoint]) {
            outline.move(to: corners[0])
            for corner in corners.dropFirst() { outline.add(.line(corner)) }
        }
        add([OutlinePoint(0.07, 0), OutlinePoint(0.53, 0), OutlinePoint(0.53, 0.7), OutlinePoint(0.07, 0.7)])
        add([OutlinePoint(0.12, 0.05), OutlinePoint(0.12, 0.65), OutlinePoint(0.48, 0.65), OutlinePoint(0.48, 0.05)])
        return outline
    }()
}
