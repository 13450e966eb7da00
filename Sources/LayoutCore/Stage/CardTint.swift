/// A colour that lies over all that is on a card, as haze does.
public struct CardTint: Hashable, Sendable {
    /// Red, green and blue (sRGB from 0 to 1), and last how much of what one sees it is: above 0, and 1 where nothing else is seen.
    public var colour: SIMD4<Float>

    /// A colour over a card; its alpha is how much of what one sees it is.
    public init(_ colour: SIMD4<Float>) { self.colour = colour }

    /// How much of what one sees it is.
    public var share: Float { colour.w }

    /// Nil where nothing is left of it.
    func times(_ part: Double) -> CardTint? {
        var tint = self
        tint.colour.w *= Float(part)
        return tint.share > 0 ? tint : nil
    }
}

extension CardTint? {
    /// Between two tints of one card: what there is less of counts less for the colour.
    func blended(with other: CardTint?, at t: Double) -> CardTint? {
        // A curve may overshoot.
        let (own, next) = (max(Float(1 - t) * (self?.share ?? 0), 0), max(Float(t) * (other?.share ?? 0), 0))
        guard own + next > 0 else { return nil }
        let sum = own * (self?.colour ?? .zero) + next * (other?.colour ?? .zero)
        var colour = sum / (own + next)
        colour.w = min(own + next, 1)
        return CardTint(colour)
    }
}

// Embedded Swift, for the browser, has no Codable.
#if !hasFeature(Embedded)
    extension CardTint: Codable {}
#endif
