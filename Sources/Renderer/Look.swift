public import LayoutCore

/// How the cards of a frame are painted, and what stands behind them.
public struct Look: Hashable, Sendable {
    public var backdrop: Backdrop
    /// Given out in turn, by the identity of the card.
    public var styles: [CardStyle]
    /// Cards with a style of their own, by identity.
    public var ownStyles: [Int: CardStyle]

    public init(
        backdrop: Backdrop = .solid(.black), styles: [CardStyle] = [CardStyle()], ownStyles: [Int: CardStyle] = [:]
    ) {
        self.backdrop = backdrop
        self.styles = styles
        self.ownStyles = ownStyles
    }

    /// The style of a card, and its place in the row of styles where it is from there.
    public func style(of card: Card) -> CardStyle {
        if let own = ownStyles.isEmpty ? nil : ownStyles[card.identity] { return own }
        if styles.isEmpty { return CardStyle() }
        let turn = card.identity % styles.count
        return styles[turn < 0 ? turn + styles.count : turn]
    }
}

public enum Backdrop: Hashable, Sendable {
    /// Nothing: the picture has an alpha channel.
    case transparent
    case solid(Colour)
    case gradient(top: Colour, bottom: Colour)
}

/// How one card is painted. Lengths are in points.
public struct CardStyle: Hashable, Sendable {
    public var fill: Fill
    public var cornerRadius: Double
    public var borderWidth: Double
    public var borderColour: Colour
    public var back: Back

    public enum Fill: Hashable, Sendable {
        case plain(Colour)
        /// Direction as in CSS: 0 goes up, a quarter turn goes right.
        case gradient(from: Colour, to: Colour, direction: Angle)
    }

    /// What shows of a card that is seen from behind.
    public enum Back: Hashable, Sendable {
        /// The front, as if the card were of glass.
        case front
        case hidden
        case plain(Colour)
    }

    public init(
        fill: Fill = .plain(.white), cornerRadius: Double = 0, borderWidth: Double = 0, borderColour: Colour = .black,
        back: Back = .front
    ) {
        self.fill = fill
        self.cornerRadius = cornerRadius
        self.borderWidth = borderWidth
        self.borderColour = borderColour
        self.back = back
    }
}
