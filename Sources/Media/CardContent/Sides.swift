/// How large a card is, in points, for those who know nothing of layouts.
public struct Sides: Hashable, Sendable {
    public var width: Double
    public var height: Double

    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    public var short: Double { min(width, height) }
    public var long: Double { max(width, height) }

    /// The short one, by which what is on a card is measured; nil where nothing can be on it.
    public var unit: Double? { short > 0 && long.isFinite ? short : nil }
}
