/// One picture's worth of cards: all that a renderer, an exporter or a test needs, as a value.
public struct Frame: Hashable, Sendable {
    /// The layout's name.
    public var layout: String
    /// How the cards become a picture.
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

    /// A frame of these cards.
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
    /// Tells the showings of one item apart: a short closed row may show it again, a card may be cut, and what is on its way
    /// out may already have been put back.
    public var copy: Int
    /// In items from the middle of the carousel.
    public var offset: Double
    /// In points.
    public var size: Size
    /// From the card's plane, its centre at the origin, to the view's middle: perspective and viewpoint included.
    public var matrix: Transform3D
    /// 1 is opaque.
    public var alpha: Double
    /// In points.
    public var blur: Double
    /// The colour that lies over it; nil where none does.
    public var tint: CardTint?
    /// Below 1 while the card's new content fades in over its old one.
    public var renewal: Double
    /// True for a card that is seen from behind where backs are not shown.
    public var isHidden: Bool
    /// True for an empty place before or after the items.
    public var isPlaceholder: Bool
    /// 0 is the farthest back.
    public var order: Int
    /// Which piece of its item's card it is, where the layout cuts cards; size and matrix are the piece's own.
    public var part: CardPart?
    /// How far its picture has moved behind it; nil where pictures stay with their cards.
    public var slide: PictureSlide?

    /// An opaque, sharp card that can be seen, where nothing else is said.
    public init(
        index: Int, identity: Int, lane: Int = 0, copy: Int = 0, offset: Double, size: Size, matrix: Transform3D,
        alpha: Double = 1, blur: Double = 0, tint: CardTint? = nil, renewal: Double = 1, isHidden: Bool = false,
        isPlaceholder: Bool = false, order: Int = 0, part: CardPart? = nil, slide: PictureSlide? = nil
    ) {
        self.index = index
        self.identity = identity
        self.lane = lane
        self.copy = copy
        self.offset = offset
        self.size = size
        self.matrix = matrix
        self.alpha = alpha
        self.blur = blur
        self.tint = tint
        self.renewal = renewal
        self.isHidden = isHidden
        self.isPlaceholder = isPlaceholder
        self.order = order
        self.part = part
        self.slide = slide
    }
}

extension Card: Identifiable {
    /// The card's name among all cards of a frame, the same from frame to frame.
    public struct ID: Hashable, Sendable {
        /// The item's lifelong name.
        public var identity: Int
        /// Which of several wheels it is on.
        public var lane: Int
        /// Which of several showings of one item it is.
        public var copy: Int

        /// A card's name from its parts.
        public init(identity: Int, lane: Int = 0, copy: Int = 0) {
            self.identity = identity
            self.lane = lane
            self.copy = copy
        }
    }

    /// Made of the item's identity, the wheel and the copy.
    public var id: ID { ID(identity: identity, lane: lane, copy: copy) }
}

// Embedded Swift, for the browser, has no Codable.
#if !hasFeature(Embedded)
    extension Frame: Codable {}
    extension Card: Codable {}
    extension Card.ID: Codable {}
#endif
