/// How finely pictures of cards can be painted without anybody waiting for one: a function of how long that has taken.
public struct PaintingFineness: Sendable {
    /// Seconds for one card at its full size; 0 while nothing is known.
    private var cost = 0.0

    private static let motion = 0.016
    private static let rest = 0.05
    private static let coarsest = 0.2

    public init() {}

    /// The share of the wanted texels that is painted, across and down, while cards move.
    public var inMotion: Double { scale(within: Self.motion) }
    /// While nothing moves.
    public var ahead: Double { scale(within: Self.rest) }

    /// So many cards were painted at a scale, and that took so many seconds.
    public mutating func note(_ seconds: Double, cards: Int, scale: Double) {
        guard cards > 0, scale > 0 else { return }
        cost = max(seconds / Double(cards) / (scale * scale), 0.7 * cost)
    }

    private func scale(within seconds: Double) -> Double {
        cost <= seconds ? 1 : max(Self.coarsest, (seconds / cost).squareRoot())
    }
}
