public import CardContent

extension CardStyle {
    /// What the edge of a thick card is painted with: what was given, else the fill's colour, or board where there is a picture.
    public var colourOfEdge: Colour {
        if let given = values.$edgeColour.given { return given }
        if picture != nil { return Colour(hex: 0xE9E4DA) }
        let ends = fill.ends
        func mixed(_ part: (Colour) -> Double) -> Double { 0.5 * (part(ends.start) + part(ends.end)) }
        return Colour(red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue), alpha: mixed(\.alpha))
    }

    /// What shows from behind: a thick card is not of glass unless it says so.
    public var backOfBody: Back { bodyThickness > 0 && values.$back.given == nil ? .plain(colourOfEdge) : back }

    /// How bright an edge is that faces this way (of length 1, y going down, z towards the eye), by a lamp above and to the left.
    /// In steps: pieces that look the same share a picture.
    public static func brightness(facing out: SIMD3<Double>) -> Double {
        let facing = max(0, (out * SIMD3(-0.43, -0.78, 0.45)).sum())
        return ((0.62 + 0.38 * facing) * 24).rounded() / 24
    }
}
