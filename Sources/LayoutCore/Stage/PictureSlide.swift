/// How far the picture on a card has moved behind the card, which is the window through which it is seen.
public struct PictureSlide: Hashable, Sendable {
    /// From the card's middle to the picture's, in points.
    public var shift: Vector2
    /// How much larger it is than what just covers the card, so that it covers it wherever it moves.
    public var zoom: Double

    /// A picture that has moved so far.
    public init(by shift: Vector2, zoom: Double) {
        self.shift = shift
        self.zoom = zoom
    }

    /// For a card of this length; nil where pictures stay with their cards. From one side to the other it goes as far as it is larger
    /// than the card.
    init?(_ parallax: Double, at offset: Double, extent: Double, alongY: Bool) {
        if parallax == 0 { return nil }
        shift = Vector2(alongY: alongY, -min(max(offset, -1), 1) * parallax / 2 * extent)
        zoom = 1 + abs(parallax)
    }
}

#if !hasFeature(Embedded)
    extension PictureSlide: Codable {}
#endif
