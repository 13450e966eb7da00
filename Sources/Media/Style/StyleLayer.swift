internal import LayoutCore

/// A style that is laid over others, card after card: what it leaves open is not looked at again.
public struct StyleLayer: Sendable {
    let style: CardStyle
    private let given: [StyleProperty]
    private let givesShadow: Bool

    public init(_ style: CardStyle) {
        self.style = style
        given = CardStyle.properties.filter { $0.isGiven(in: style) }
        givesShadow = style.values.givesShadow
    }

    var isEmpty: Bool { given.isEmpty }

    /// The style with everything in it that this one gives.
    public func laid(over base: CardStyle) -> CardStyle {
        var laid = base.values
        for property in given { property.lay(style.values, over: &laid) }
        // From now on it is there as a whole, or, where it can't be seen, not at all.
        if givesShadow { laid.shadow = laid.shadow }
        return CardStyle(laid)
    }
}

extension CardStyle {
    /// This style where it gives something, the other one where it does not.
    public func laid(over base: CardStyle) -> CardStyle { StyleLayer(self).laid(over: base) }
}

/// A deck with one style laid over all its cards.
struct LayeredDeck: Deck {
    private let deck: any Deck
    private let layer: StyleLayer

    init(_ deck: any Deck, under layer: StyleLayer) {
        self.deck = deck
        self.layer = layer
    }

    /// Whichever shadow each of the cards has.
    var overhang: Double {
        let style = layer.style.values
        guard style.givesShadow else { return deck.overhang }
        return deck.overhang + 3 * style.shadowRadius + max(abs(style.shadowX), abs(style.shadowY))
    }

    var bodyThickness: Double { layer.style.values.$bodyThickness.given ?? deck.bodyThickness }

    func style(of card: Card) -> CardStyle { laid(over: deck.style(of: card)) }

    func setAside(_ source: Artwork.Source, because reason: String) { deck.setAside(source, because: reason) }

    func formerStyle(of card: Card) -> CardStyle? { deck.formerStyle(of: card).map(laid) }

    private func laid(over base: CardStyle) -> CardStyle {
        var style = layer.laid(over: base)
        // A border's colour alone is meant to be seen.
        let given = layer.style.values
        if given.$borderColour.given != nil, given.$borderWidth.given == nil, style.borderWidth == 0 {
            style.borderWidth = 1
        }
        return style
    }
}
