/// Where a hand has thrown a card.
public struct CardThrow: Hashable, Sendable {
    /// The card's lifelong name.
    public var identity: Int
    /// Where the card stands in the row.
    public var index: Int
    /// In the plane, of length 1.
    public var direction: Vector2
    /// 1, or -1 where it was held by its lower half: then it turns the other way.
    public var turning: Double
}

/// A hand that moves a card of a deck wherever it likes.
struct FreeHold: Sendable {
    var card: CardThrow
    /// Where the row stands with the card in the deck, in items.
    var place: Double
    /// How far the hand has brought the card, in points.
    var shift: Vector2
    /// What the hand holds, from the card's middle; nil beside all cards.
    var point: Point?
    /// Where that has to be seen.
    var goal = Point.zero
    var velocity = Vector2.zero
    var lastMove = 0.0
}
