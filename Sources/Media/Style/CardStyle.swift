public import LayoutCore

/// How one card is painted. Lengths are in points.
public struct CardStyle: Hashable, Sendable {
    public var face: Face
    public var cornerRadius: Double
    public var borderWidth: Double
    public var borderColour: Colour
    public var shadow: Shadow?
    public var back: Back
    /// False for what a shader of the user's own for cards leaves alone.
    public var takesShader = true

    /// What shows of a card that is seen from behind.
    public enum Back: Hashable, Sendable {
        /// The front, as if the card were of glass.
        case front
        case hidden
        case plain(Colour)
        /// A face of its own, the right way round for who looks at it.
        case own(Face)
    }

    public init(
        _ face: Face, cornerRadius: Double = 0, borderWidth: Double = 0, borderColour: Colour = .black,
        shadow: Shadow? = nil, back: Back = .front
    ) {
        self.face = face
        self.cornerRadius = cornerRadius
        self.borderWidth = borderWidth
        self.borderColour = borderColour
        self.shadow = shadow
        self.back = back
    }

    public init(
        fill: Fill = .plain(.white), cornerRadius: Double = 0, borderWidth: Double = 0, borderColour: Colour = .black,
        shadow: Shadow? = nil, back: Back = .front
    ) {
        self.init(
            Face(fill: fill), cornerRadius: cornerRadius, borderWidth: borderWidth, borderColour: borderColour,
            shadow: shadow, back: back)
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

public enum Fill: Hashable, Sendable {
    case plain(Colour)
    /// Direction as in CSS: 0 goes up, a quarter turn goes right.
    case gradient(from: Colour, to: Colour, direction: Angle)
}

/// Light kept from what lies behind a card. As in Core Animation it has the card's outline and lies in the card's plane; where a
/// shader bends the card or leaves holes in it, it has the form that comes of it.
public struct Shadow: Hashable, Sendable {
    /// Core Animation's: the standard deviation of the blur.
    public var radius: Double
    public var offset: Vector2
    public var opacity: Double
    public var colour: Colour

    public init(radius: Double, offset: Vector2 = .zero, opacity: Double = 0.5, colour: Colour = .black) {
        self.radius = radius
        self.offset = offset
        self.opacity = opacity
        self.colour = colour
    }

    /// How far it reaches beyond the card's edges: beyond three deviations next to nothing is left of a blur.
    public var overhang: Double {
        let reach = 3 * max(radius, 0) + max(abs(offset.x), abs(offset.y))
        return opacity > 0 && reach.isFinite ? reach : 0
    }
}

/// A picture on a card. Whoever draws is given the pixels beside it, when they are there.
public struct Artwork: Hashable, Sendable {
    public var source: Source
    public var fit: Fit

    public enum Source: Hashable, Sendable {
        case file(String)
        /// Generated cover art: the same two numbers make the same picture.
        case cover(seed: UInt64, number: Int)
    }

    public enum Fit: String, Hashable, Sendable, CaseIterable {
        /// Fills the card; what does not fit is cut off evenly.
        case fill
        /// All of the picture is in the card.
        case fit
    }

    public init(_ source: Source, fit: Fit = .fill) {
        self.source = source
        self.fit = fit
    }
}
