public import CardContent

/// Where the glyphs of a label stand on its card.
public struct TextLayout: Sendable {
    public var glyphs: [Glyph]
    public var colour: Colour
    /// The atlas's, when the glyphs were put into it; in another generation the label has to be laid out again.
    public var generation: Int
    /// How many lines there are, seen or not.
    public var lines: Int

    /// One piece of the atlas, in points from the card's middle; x goes right, y goes down.
    public struct Glyph: Sendable {
        public var slot: GlyphSlot
        /// Where the slot is, margin included.
        public var left: Double
        public var top: Double
        /// How many points on the card one square of the atlas is.
        public var pointsPerSquare: Double

        public var right: Double { left + Double(slot.width) * pointsPerSquare }
        public var bottom: Double { top + Double(slot.height) * pointsPerSquare }
    }

    static func empty(_ colour: Colour, generation: Int) -> TextLayout {
        TextLayout(glyphs: [], colour: colour, generation: generation, lines: 0)
    }
}
