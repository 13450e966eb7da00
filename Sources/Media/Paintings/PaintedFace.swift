public import CardContent

/// What is on a painted card besides its picture. Lengths are in points.
public struct PaintedFace: Hashable, Sendable {
    /// What is seen until the picture is there.
    public let ground: Colour
    /// What is seen from behind.
    public let back: Colour
    public let cornerRadius: Double
    public let labels: [Label]
}
