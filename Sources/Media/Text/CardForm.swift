public import CardContent

/// The part of a card that is seen: a rectangle around its middle whose corners may be round.
public struct CardForm: Hashable, Sendable {
    public var size: Sides
    public var cornerRadius: Double

    public init(_ size: Sides, cornerRadius: Double = 0) {
        self.size = size
        self.cornerRadius = cornerRadius > 0 ? min(cornerRadius, min(size.width, size.height) / 2) : 0
    }

    func inset(by margin: Double) -> CardForm {
        CardForm(
            Sides(width: size.width - 2 * margin, height: size.height - 2 * margin),
            cornerRadius: cornerRadius > 0 ? max(0, cornerRadius - margin) : 0)
    }

    /// How far it reaches to either side at this height; nil above and below it.
    func reach(at y: Double) -> Double? {
        let beyond = abs(y) - (size.height / 2 - cornerRadius)
        if beyond <= 0 { return size.width / 2 }
        guard beyond <= cornerRadius else { return nil }
        let lost = cornerRadius - (cornerRadius * cornerRadius - beyond * beyond).squareRoot()
        return size.width / 2 - lost
    }
}
