/// What is under a pointer: which card, and where on it.
public struct Hit: Hashable, Sendable {
    /// The card's place in the row.
    public var index: Int
    /// The card's lifelong name.
    public var identity: Int
    /// Which of several wheels it is on.
    public var lane: Int
    /// On the card, from its own top left, in points.
    public var point: Point
    /// How far that point stands before the plane z = 0, in points.
    public var depth: Double

    /// A place on a card.
    public init(index: Int, identity: Int, lane: Int = 0, point: Point, depth: Double) {
        self.index = index
        self.identity = identity
        self.lane = lane
        self.point = point
        self.depth = depth
    }
}

// Embedded Swift, for the browser, has no Codable.
#if !hasFeature(Embedded)
    extension Hit: Codable {}
#endif
