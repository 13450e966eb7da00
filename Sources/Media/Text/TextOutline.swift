public import CardContent

/// A label as closed curves, for what is printed or cut: each letter's polygons, in points from the card's middle; y goes down.
public struct TextOutline: Sendable {
    /// What one of them encloses, or several that turn the same way, is inside (the nonzero rule).
    public var polygons: [[SIMD2<Double>]]
    /// By how much the edge is moved outwards where a weight is put on by hand, in points.
    public var growth: Double
    /// How large its letters are, made to fit the card.
    public var size: Double
    public var colour: Colour
}

extension Typesetter {
    /// As `layout` sets it.
    /// - Parameter labels: all that are on the card.
    public func outline(of label: Label, beside labels: [Label], in form: CardForm) -> TextOutline? {
        let wish = wish(for: label, beside: labels, in: form)
        guard let text = block(of: label, in: form, wish) else { return nil }
        let size = text.setting.size * text.fit.scale
        let isGrown = text.glyphs.contains { $0.typeface?.isEmboldened == true }
        return TextOutline(
            polygons: text.glyphs.flatMap { $0.polygons(size) }, growth: isGrown ? Typeface.growth * size / 2 : 0,
            size: size, colour: label.colour)
    }
}

extension Line.Glyph {
    fileprivate func polygons(_ size: Double) -> [[SIMD2<Double>]] {
        let scale = size / (typeface?.unitsPerEm ?? 1)
        let lean = typeface?.isSlanted == true ? Float(Typeface.slant) : 0
        let outline = typeface?.outline(of: number) ?? .box
        // In a hundredth of a point a curve is near enough to its chords to be printed.
        let fineness = Float(scale * 2)
        return outline.polygons { OutlinePoint($0.x + lean * $0.y, -$0.y) * fineness }.map { polygon in
            polygon.map { SIMD2<Double>($0) / 2 + SIMD2(x, y) }
        }
    }
}
