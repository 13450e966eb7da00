/// One picture's worth of cards: all that a renderer, an exporter or a test needs, as a value.
public struct Frame: Hashable, Sendable {
    /// The layout's name.
    public var layout: String
    public var camera: Camera
    /// The offset of the carousel (of the first wheel, where there are several), in items.
    public var scroll: Double
    /// How many items there are, seen or not.
    public var count: Int
    /// -1 where there are no items.
    public var currentIndex: Int
    /// False when nothing will change until the next input.
    public var isMoving: Bool
    /// The cards on stage, wheel after wheel in the order of their offsets; cards on their way out come last.
    public var cards: [Card]

    public init(
        layout: String, camera: Camera, scroll: Double, count: Int, currentIndex: Int, isMoving: Bool, cards: [Card]
    ) {
        self.layout = layout
        self.camera = camera
        self.scroll = scroll
        self.count = count
        self.currentIndex = currentIndex
        self.isMoving = isMoving
        self.cards = cards
    }
}

/// One card of a frame.
public struct Card: Hashable, Sendable {
    /// Its place in the row; below 0 or past the last item for a placeholder.
    public var index: Int
    /// Stays with the item for life, whatever is inserted or removed before it.
    public var identity: Int
    /// Which of several wheels it is on.
    public var lane: Int
    /// In items from the middle of the carousel.
    public var offset: Double
    /// In points.
    public var size: Size
    /// From the card's plane, its centre at the origin, to the view's middle: perspective and viewpoint included.
    public var matrix: Transform3D
    public var alpha: Double
    /// In points.
    public var blur: Double
    /// Below 1 while the card's new content fades in over its old one.
    public var renewal: Double
    public var isHidden: Bool
    public var isPlaceholder: Bool
    /// 0 is the farthest back.
    public var order: Int

    public init(
        index: Int, identity: Int, lane: Int = 0, offset: Double, size: Size, matrix: Transform3D, alpha: Double = 1,
        blur: Double = 0, renewal: Double = 1, isHidden: Bool = false, isPlaceholder: Bool = false, order: Int = 0
    ) {
        self.index = index
        self.identity = identity
        self.lane = lane
        self.offset = offset
        self.size = size
        self.matrix = matrix
        self.alpha = alpha
        self.blur = blur
        self.renewal = renewal
        self.isHidden = isHidden
        self.isPlaceholder = isPlaceholder
        self.order = order
    }
}
