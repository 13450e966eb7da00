internal import CardContent
internal import LayoutCore
internal import ZoeStyle
internal import ZoeText

/// The glyphs of a frame as `text/glyph.vert` reads them.
struct GlyphList {
    /// Four to a glyph.
    private(set) var vertices: [GlyphVertex] = []
    /// A label each.
    private(set) var texts: [TextUniforms] = []
    /// One after the other the texts of cards that let nothing through, and then the others from the back to the front.
    private(set) var opaque: Range<Int> = 0..<0
    private(set) var translucent: [(block: Int, texts: Range<Int>)] = []
    /// How many vertices come before each text's, and before the end.
    private(set) var starts: [Int] = [0]

    /// What is smaller than this on the screen is no text any more, in pixels for the font's size.
    private static let leastPixels = 1.5

    init(_ cards: [CardText], _ typesetter: Typesetter) {
        // Where all did not fit into the atlas, it was begun anew on the way, and what came before is lost.
        for attempt in 0..<3 {
            let generation = typesetter.atlas.generation
            self = GlyphList()
            fill(cards, typesetter, isCoarse: attempt == 2)
            if generation == typesetter.atlas.generation { return }
        }
        // More glyphs than the atlas holds, however coarse.
        self = GlyphList()
    }

    private init() {}

    private mutating func fill(_ cards: [CardText], _ typesetter: Typesetter, isCoarse: Bool) {
        for card in cards where card.isOpaque { add(card, typesetter, isCoarse) }
        opaque = 0..<texts.count
        for card in cards where !card.isOpaque {
            let start = texts.count
            add(card, typesetter, isCoarse)
            if texts.count > start { translucent.append((card.block, start..<texts.count)) }
        }
    }

    private mutating func add(_ card: CardText, _ typesetter: Typesetter, _ isCoarse: Bool) {
        for label in card.labels {
            let pixels = label.size * card.pixelsPerPoint
            guard Self.isShown(label, pixels: pixels) else { continue }
            let detail = isCoarse ? .text : Detail(pixelsPerEm: pixels)
            let layout = typesetter.layout(
                of: label, beside: card.labels, in: CardForm(card.size.sides, cornerRadius: card.cornerRadius),
                detail: detail)
            if layout.glyphs.isEmpty { continue }
            for glyph in layout.glyphs { add(glyph) }
            texts.append(TextUniforms(card, layout.colour))
            starts.append(vertices.count)
        }
    }

    static func isShown(_ label: Label, pixels: Double) -> Bool { pixels >= leastPixels && label.colour.alpha > 0 }

    private mutating func add(_ glyph: TextLayout.Glyph) {
        let (slot, unit) = (glyph.slot, glyph.pointsPerSquare)
        let margin = slot.reach
        let (left, top) = (glyph.left + Double(margin) * unit, glyph.top + Double(margin) * unit)
        let (width, height) = (slot.width - 2 * margin, slot.height - 2 * margin)
        let (x, y) = (slot.x + margin, slot.y + margin)
        // Whole numbers below 2^24, two of which share a float.
        let more = SIMD4<Float>(
            Float(unit), Float(slot.page * 16 + margin), Float(width * 2048 + height), Float(texts.count))
        for corner in [(0, 0), (1, 0), (1, 1), (0, 1)] {
            let (across, down) = (corner.0 * width, corner.1 * height)
            let place = SIMD4(
                left + Double(across) * unit, top + Double(down) * unit, Double(x + across), Double(y + down))
            vertices.append(GlyphVertex(place: SIMD4<Float>(place), more: more))
        }
    }
}

/// One corner of a glyph: 32 bytes.
struct GlyphVertex: BitwiseCopyable {
    /// Where the ink is: in points from the card's middle, and in squares on the atlas's page.
    var place: SIMD4<Float>
    /// Points per square, page with reach in squares, width with height of the ink in squares, text.
    var more: SIMD4<Float>
}

/// One label as `text/glyph.vert` reads it: std140, 96 bytes.
struct TextUniforms: BitwiseCopyable {
    var matrix: Matrix4
    var box: SIMD4<Float>
    var colour: SIMD4<Float>

    init(_ card: CardText, _ colour: Colour) {
        matrix = Matrix4(card.matrix)
        box = SIMD4<Float>(SIMD4(card.size.width / 2, card.size.height / 2, card.cornerRadius, 0))
        self.colour = colour.light * Float(card.alpha)
    }
}
