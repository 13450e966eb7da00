public import LayoutCore

/// What becomes of a card that was thrown across the row: it goes on its way out, or, where the throw fell short, back to its
/// place as on a spring.
public struct ThrownCard: Hashable, Sendable {
    public let card: Int
    /// From the card's place, in points.
    public private(set) var delta: Vector2
    private let isAway: Bool
    /// It was put down, and not thrown: it stays as it is.
    let isLanding: Bool
    private let start: Vector2
    private var time = 0.0

    public init(card: Int, delta: Vector2, isAway: Bool, isLanding: Bool = false) {
        self.isLanding = isLanding
        self.card = card
        self.delta = delta
        self.isAway = isAway
        start = delta
    }

    /// Until a card is back, or has faded on its way out.
    private var duration: Double { isAway ? 0.5 : 0.35 }
    /// A card on its way out has gone so many times farther after a second.
    private static let leaving = 5.0

    public var isOver: Bool { time >= duration }

    public mutating func advance(by seconds: Double) {
        guard seconds > 0 else { return }
        time += seconds
        if isAway {
            delta = start * (1 + Self.leaving * time)
        } else {
            // Like a spring that is let go of at rest and does not swing beyond, and that is there at a time: from 1 to 0, level
            // at both ends, most of the way early.
            let part = min(time / duration, 1)
            let rest = 1 - part
            delta = start * (rest * rest * rest * (1 + 3 * part))
        }
    }
}
