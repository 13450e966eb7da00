/// The rules of a scroller: the motion knobs, the row, and how many items a point of the pointer's movement is.
public struct MotionRules: Hashable, Sendable {
    /// What letting go does.
    public var style = MotionStyle.carousel
    /// How many items, and whether they come round.
    public var row: Row
    /// Nearer to 1, a flick goes farther.
    public var decelerationRate = 0.95
    /// The ends give way like rubber.
    public var bounces = true
    /// In items.
    public var bounceDistance = 1.0
    /// A flick comes to rest on a card.
    public var stopAtItemBoundary = true
    /// What rests between two cards moves to one.
    public var scrollToItemBoundary = true
    /// A flick goes one card on.
    public var pagingEnabled = false
    /// How many items there are between two places of rest.
    public var restEvery = 1
    /// How many rests one swipe goes on at most.
    public var swipeLimit: Int?
    /// How strongly a spring pulls, and what share of its speed it loses, both per sixtieth of a second of a second.
    public var (attraction, friction) = (0.025, 0.28)
    /// Items a second; positive goes back.
    public var autoscroll = 0.0
    /// The original's figures also where it is known to be wrong.
    public var strict = false

    /// Items the carousel scrolls for each point of a drag, and items a second for each point a second of a flick.
    public var itemsPerPoint = -1.0 / 200
    /// Items a second for each point a second of a flick.
    public var speedPerPoint = -1.0 / 200
    /// The view's length along the axis, in points.
    public var viewLength = 1.0
    /// The speed, in items a second, under which a spin has ended.
    public var restSpeed = 0.001
    /// True for the one layout whose cards turn by a clock of their own while the hand moves them.
    public var turnsByClock = false

    /// iCarousel's rules for a row.
    public init(row: Row) { self.row = row }

    /// Where the row has its end.
    public var lastOffset: Double { Double(max(row.count - 1, 0)) - row.after }
}

/// iCarousel's constants.
enum ScrollConstants {
    static let scroll = 0.4
    static let insertion = 0.4
    static let fadeOut = 0.1
    /// Long enough to be an animation to whoever listens, too short to see.
    static let instant = 0.01
    static let quickToggle = 0.2
    static let slowToggle = 0.4
    static let decelerationMultiplier = 30.0
    /// Items a second.
    static let flingSpeed = 2.0
    /// Items.
    static let flingDistance = 0.1
    static let error = 1e-6
    /// A hand that has been still for so long does not fling.
    static let hold = 0.1
    /// A mouse wheel that has not turned for so long has come to rest.
    static let wheelRest = 0.2
    /// A scroll view's own deceleration: 0.998 a millisecond.
    static let scrollViewFriction = Friction(factor: 0.998, each: 0.001)
    /// The ellipse carousel's: 0.97 every 0.02 s.
    static let spinFriction = Friction(factor: 0.97, each: 0.02)
}
