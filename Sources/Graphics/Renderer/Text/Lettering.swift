public import CardContent
public import LayoutCore
internal import ZoeStyle
public import ZoeText

/// Labels set once, for whoever draws them elsewhere with `text/glyph.vert` and `text/glyph.frag`.
public struct Lettering {
    /// What is written on one side of a card.
    public struct Side: Hashable {
        let labels: [Label]
        let size: Size
        let cornerRadius: Double

        public init(_ labels: [Label], on size: Size, cornerRadius: Double) {
            (self.labels, self.size, self.cornerRadius) = (labels, size, cornerRadius)
        }
    }

    /// Eight floats for each corner of a glyph.
    public let vertices: [Float]
    public static let numbersOfCorner = 8
    /// How many vertices come before each text's, and before the end.
    public let starts: [Int]
    /// One for each text, as sRGB with straight alpha.
    public let colours: [SIMD4<Double>]
    /// The texts of each side, one after the other.
    public let texts: [Range<Int>]
    /// The atlas, page by page, a byte for each square, as many rows as are in use.
    public let pages: [[UInt8]]
    public static var side: Int { Atlas.side }

    /// - Parameter scale: how finely, in pixels a point.
    public init(_ sides: [Side], scale: Double, typesetter: Typesetter = Typesetter()) {
        let cards = sides.enumerated().map { CardText($0.element, scale: scale, block: $0.offset) }
        let list = GlyphList(cards, typesetter)
        vertices = list.vertices.flatMap { corner in (0..<4).map { corner.place[$0] } + (0..<4).map { corner.more[$0] }
        }
        starts = list.starts
        var (texts, colours) = ([Range<Int>](), [SIMD4<Double>]())
        for card in cards {
            let shown = card.labels.filter { Self.isSet($0, card, typesetter) }
            texts.append(colours.count..<colours.count + shown.count)
            colours += shown.map(\.colour.parts)
        }
        (self.texts, self.colours) = (texts, colours)
        pages = typesetter.atlas.pages.map { page in
            let last = page.bytes.lastIndex { $0 != 0 } ?? 0
            return Array(page.bytes[..<((last / Atlas.side + 1) * Atlas.side)])
        }
    }

    /// Whether a label has a text of its own in the list.
    private static func isSet(_ label: Label, _ card: CardText, _ typesetter: Typesetter) -> Bool {
        let pixels = label.size * card.pixelsPerPoint
        guard GlyphList.isShown(label, pixels: pixels) else { return false }
        let form = CardForm(card.size.sides, cornerRadius: card.cornerRadius)
        let layout = typesetter.layout(
            of: label, beside: card.labels, in: form, detail: Detail(pixelsPerEm: pixels))
        return !layout.glyphs.isEmpty
    }
}

extension CardText {
    fileprivate init(_ side: Lettering.Side, scale: Double, block: Int) {
        (labels, size, cornerRadius) = (side.labels, side.size, side.cornerRadius)
        (alpha, matrix, pixelsPerPoint, isOpaque) = (1, .identity, scale, true)
        self.block = block
    }
}
