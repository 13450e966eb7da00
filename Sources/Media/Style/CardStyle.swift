public import CardContent
public import LayoutCore

/// How a card is painted. Each value is given or left open: a style that is laid over another one changes what it gives and
/// leaves the rest, the look's over the deck's, a card's over what all cards have in common. What nobody gives is at its
/// default. Lengths are in points.
///
/// What documents and knobs call these values is in `properties`.
public struct CardStyle: Hashable, Sendable {
    /// What is given and what is left open.
    public struct Values: Hashable, Sendable {
        public init() {}

        @Layered public var fill = Fill.plain(.white)
        @Layered public var cornerRadius = 0.0
        @Layered public var borderWidth = 0.0
        @Layered public var borderColour = Colour.black
        // There is a shadow where any of these is given.
        @Layered public var shadowRadius = 8.0
        @Layered public var shadowOpacity = 0.5
        @Layered public var shadowX = 0.0
        @Layered public var shadowY = 0.0
        @Layered public var shadowColour = Colour.black
        @Layered public var labels: [Label] = []
        @Layered public var picture: Artwork.Source? = nil
        @Layered public var fit = Artwork.Fit.fill
        @Layered public var back = Back.front
        /// How far a card's body reaches back from its front; 0 is a card without one.
        @Layered public var bodyThickness = 0.0
        /// Left open, it is that of the fill, and of board where there is a picture.
        @Layered public var edgeColour = Colour.white
        /// False for what a shader of the user's own for cards leaves alone.
        public var takesShader = true
        /// Of the card that a picture is painted for, where a layout shows less of it; nil is the card's own.
        public var uncutSize: Size? = nil
    }

    /// In a place of their own, which copies share until one of them changes: styles are passed on often, and lie in long lists.
    private var shared: Shared

    private final class Shared: Sendable {
        let values: Values
        init(_ values: Values) { self.values = values }
    }

    public var values: Values {
        // Not copied to be looked at.
        _read { yield shared.values }
        set { shared = Shared(newValue) }
    }

    /// What shows of a card that is seen from behind.
    public enum Back: Hashable, Sendable {
        /// The front, as if the card were of glass.
        case front
        case hidden
        case plain(Colour)
        /// A face of its own, readable from behind.
        case own(CardStyle)
    }

    public init(_ values: Values) { shared = Shared(values) }

    public init(
        _ face: Face? = nil, cornerRadius: Double? = nil, borderWidth: Double? = nil, borderColour: Colour? = nil,
        shadow: Shadow? = nil, back: Back? = nil
    ) {
        var values = Values()
        values.$cornerRadius.given = cornerRadius
        values.$borderWidth.given = borderWidth
        values.$borderColour.given = borderColour
        values.$back.given = back
        if let face { values.face = face }
        if let shadow { values.shadow = shadow }
        self.init(values)
    }

    public init(
        fill: Fill, cornerRadius: Double? = nil, borderWidth: Double? = nil, borderColour: Colour? = nil,
        shadow: Shadow? = nil, back: Back? = nil
    ) {
        self.init(
            cornerRadius: cornerRadius, borderWidth: borderWidth, borderColour: borderColour, shadow: shadow, back: back
        )
        self.fill = fill
    }

    public static func == (one: CardStyle, other: CardStyle) -> Bool {
        one.shared === other.shared || one.values == other.values
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

// One by one, as most who look at a style do.
extension CardStyle {
    public var fill: Fill {
        get { values.fill }
        set { values.fill = newValue }
    }
    public var cornerRadius: Double {
        get { values.cornerRadius }
        set { values.cornerRadius = newValue }
    }
    public var borderWidth: Double {
        get { values.borderWidth }
        set { values.borderWidth = newValue }
    }
    public var borderColour: Colour {
        get { values.borderColour }
        set { values.borderColour = newValue }
    }
    public var shadowRadius: Double {
        get { values.shadowRadius }
        set { values.shadowRadius = newValue }
    }
    public var shadowOpacity: Double {
        get { values.shadowOpacity }
        set { values.shadowOpacity = newValue }
    }
    public var shadowX: Double {
        get { values.shadowX }
        set { values.shadowX = newValue }
    }
    public var shadowY: Double {
        get { values.shadowY }
        set { values.shadowY = newValue }
    }
    public var shadowColour: Colour {
        get { values.shadowColour }
        set { values.shadowColour = newValue }
    }
    public var labels: [Label] {
        get { values.labels }
        set { values.labels = newValue }
    }
    public var picture: Artwork.Source? {
        get { values.picture }
        set { values.picture = newValue }
    }
    public var fit: Artwork.Fit {
        get { values.fit }
        set { values.fit = newValue }
    }
    public var back: Back {
        get { values.back }
        set { values.back = newValue }
    }
    public var bodyThickness: Double {
        get { values.bodyThickness }
        set { values.bodyThickness = newValue }
    }
    public var edgeColour: Colour {
        get { values.edgeColour }
        set { values.edgeColour = newValue }
    }
    public var takesShader: Bool {
        get { values.takesShader }
        set { values.takesShader = newValue }
    }
    public var uncutSize: Size? {
        get { values.uncutSize }
        set { values.uncutSize = newValue }
    }

    /// What is painted on the front.
    public var face: Face {
        get { values.face }
        set { values.face = newValue }
    }
}

extension CardStyle {
    /// All of a card, where the layout shows less of it than is painted.
    public func uncut(_ card: Card) -> Card {
        var whole = card
        if let uncutSize { (whole.size, whole.part) = (uncutSize, nil) }
        return whole
    }
}

extension CardStyle.Values {
    fileprivate var face: Face {
        get { Face(fill: fill, artwork: picture.map { Artwork($0, fit: fit, uncutSize: uncutSize) }, labels: labels) }
        set {
            (fill, picture, labels) = (newValue.fill, newValue.artwork?.source, newValue.labels)
            if let artwork = newValue.artwork { (fit, uncutSize) = (artwork.fit, artwork.uncutSize) }
        }
    }
}

/// What is painted on one side of a card, from the bottom up: fill, artwork, labels.
public struct Face: Hashable, Sendable {
    public var fill: Fill
    public var artwork: Artwork?
    public var labels: [Label]

    public init(fill: Fill = .plain(.white), artwork: Artwork? = nil, labels: [Label] = []) {
        self.fill = fill
        self.artwork = artwork
        self.labels = labels
    }
}

/// A picture on a card. Whoever draws is given the pixels beside it, when they are there.
public struct Artwork: Hashable, Sendable {
    public var source: Source
    public var fit: Fit
    /// Of the card that it is painted for; nil is the size of the card that shows it.
    public var uncutSize: Size?

    public enum Source: Hashable, Sendable {
        case file(String)
        /// Generated cover art: the same two numbers make the same picture.
        case cover(seed: UInt64, number: Int)
        /// A generated picture of another kind.
        case painting(Motif, seed: UInt64, number: Int)
    }

    public enum Fit: String, Hashable, Sendable, CaseIterable {
        /// Fills the card; what does not fit is cut off evenly.
        case fill
        /// All of the picture is in the card.
        case fit
    }

    public init(_ source: Source, fit: Fit = .fill, uncutSize: Size? = nil) {
        self.source = source
        self.fit = fit
        self.uncutSize = uncutSize
    }
}
