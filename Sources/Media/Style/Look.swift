public import CardContent
public import LayoutCore

/// How the cards of a frame are painted, and where they stand.
public struct Look: Sendable {
    public var backdrop: Backdrop
    public var floor: Floor?
    public var deck: any Deck
    /// Nil where cards are seen in their own colours, which costs nothing.
    public var light: Light?

    public init(
        backdrop: Backdrop = .solid(.black), floor: Floor? = nil, deck: any Deck = PlainDeck(), light: Light? = nil
    ) {
        self.backdrop = backdrop
        self.floor = floor
        self.deck = deck
        self.light = light
    }

    public init(backdrop: Backdrop = .solid(.black), floor: Floor? = nil, styles: [CardStyle]) {
        self.init(backdrop: backdrop, floor: floor, deck: PlainDeck(styles))
    }
}

/// What is behind everything.
public enum Backdrop: Hashable, Sendable {
    /// Nothing: the picture has an alpha channel.
    case transparent
    case solid(Colour)
    case gradient(top: Colour, bottom: Colour)
    /// A lit wall that turns into a floor without an edge, as photographers have it.
    case studio(Colour)
}

/// A polished floor under the cards that mirrors them.
public struct Floor: Hashable, Sendable {
    /// Points below the middle of the view; nil puts it under the lower edges of cards of the layout's own size.
    public var height: Double?
    /// How much of the light comes back, 0 to 1.
    public var reflection: Double
    /// How far down the mirrored cards can be seen, in points.
    public var fade: Double

    public init(height: Double? = nil, reflection: Double = 0.35, fade: Double = 160) {
        self.height = height
        self.reflection = reflection
        self.fade = fade
    }
}

/// Gives each card its style, seen or not; asked for the cards in view only, frame after frame.
public protocol Deck: Sendable {
    func style(of card: Card) -> CardStyle

    /// What a card looked like before its content was renewed; asked for while the new content fades in. Nil, where the old
    /// content is not known: then the new one fades in over the card's fill.
    func formerStyle(of card: Card) -> CardStyle?

    /// How far beyond their edges cards may paint, in points: shadows. A card that is hidden with all of that is not asked for.
    var overhang: Double { get }

    /// The thickness of its thickest card, in points. Where it is 0, nobody looks for bodies.
    var bodyThickness: Double { get }

    /// A picture that the deck has named cannot be read: from now on its cards may say why.
    func setAside(_ source: Artwork.Source, because reason: String)
}

extension Deck {
    public func formerStyle(of card: Card) -> CardStyle? { nil }
    public var overhang: Double { 200 }
    public var bodyThickness: Double { 0 }
    public func setAside(_ source: Artwork.Source, because reason: String) {}
}

/// A row of styles that comes round again and again.
public struct PlainDeck: Deck {
    /// Given out in turn, by the identity of the card.
    public var styles: [CardStyle] { didSet { self = PlainDeck(styles) } }
    public let overhang: Double
    public let bodyThickness: Double
    private let namesCards: Bool

    public init(_ styles: [CardStyle] = [CardStyle()]) {
        self.styles = styles
        namesCards = styles.contains { $0.namesCard }
        overhang = styles.lazy.compactMap(\.shadow?.overhang).max() ?? 0
        bodyThickness = styles.lazy.map(\.bodyThickness).max() ?? 0
    }

    public func style(of card: Card) -> CardStyle {
        if styles.isEmpty { return CardStyle() }
        let turn = card.identity % styles.count
        let style = styles[turn < 0 ? turn + styles.count : turn]
        return namesCards ? style.naming(card) : style
    }
}
