/// What a glyph blackens, or a whole text: y goes down.
struct Ink: Hashable {
    var low: SIMD2<Double>
    var high: SIMD2<Double>

    func joined(with other: Ink) -> Ink {
        Ink(low: pointwiseMin(low, other.low), high: pointwiseMax(high, other.high))
    }

    /// Around the origin of a glyph that is as large as its font's size; nil where there is none.
    init?(_ outline: GlyphOutline, unitsPerEm: Double, lean: Double, growth: Double) {
        let polygons = outline.polygons { OutlinePoint($0.x + Float(lean) * $0.y, -$0.y) }
        guard let first = polygons.first?.first else { return nil }
        var (low, high) = (first, first)
        for spot in polygons.joined() {
            low = pointwiseMin(low, spot)
            high = pointwiseMax(high, spot)
        }
        self.low = SIMD2<Double>(low) / unitsPerEm - growth / 2
        self.high = SIMD2<Double>(high) / unitsPerEm + growth / 2
    }

    /// All of them; nil where there are none.
    init?(_ inks: [Ink]) {
        guard let first = inks.first else { return nil }
        self = inks.reduce(first) { $0.joined(with: $1) }
    }

    /// Whether something of both is at one height, and less than a space between them.
    func touches(_ other: Ink, within space: Double) -> Bool {
        low.y < other.high.y && other.low.y < high.y && low.x < other.high.x + space && other.low.x < high.x + space
    }

    init(low: SIMD2<Double>, high: SIMD2<Double>) {
        self.low = low
        self.high = high
    }
}

extension Typeface {
    /// Where a glyph has ink, at the font's size.
    func ink(of glyph: UInt32) -> Ink? {
        if let known = inks[glyph] { return known }
        let ink = Ink(
            outline(of: glyph), unitsPerEm: unitsPerEm, lean: isSlanted ? Self.slant : 0,
            growth: isEmboldened ? Self.growth : 0)
        inks[glyph] = .some(ink)
        return ink
    }
}

extension Line.Glyph {
    /// On the card, in points.
    func ink(_ size: Double) -> Ink? {
        let own = typeface.map { $0.ink(of: number) } ?? Self.box
        return own.map { Ink(low: $0.low * size + SIMD2(x, y), high: $0.high * size + SIMD2(x, y)) }
    }

    private static let box = Ink(.box, unitsPerEm: 1, lean: 0, growth: 0)
}
