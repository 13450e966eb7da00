internal import LayoutCore

/// What the look's knobs change about every card.
struct Coat: Hashable, Sendable {
    private let colour: Colour?
    private let cornerRadius: Double?
    private let borderWidth: Double?
    private let borderColour: Colour?
    private let shadow: ShadowKnobs

    private struct ShadowKnobs: Hashable {
        var radius: Double?
        var opacity: Double?
        var x: Double?
        var y: Double?
        var colour: Colour?

        var isUnturned: Bool { self == ShadowKnobs() }
    }

    init(_ knobs: Knobs) {
        colour = knobs.colour("card.cardColour").map(Colour.init)
        cornerRadius = knobs.number("card.cornerRadius")
        borderWidth = knobs.number("card.borderWidth")
        borderColour = knobs.colour("card.borderColour").map(Colour.init)
        shadow = ShadowKnobs(
            radius: knobs.number("card.shadowRadius"), opacity: knobs.number("card.shadowOpacity"),
            x: knobs.number("card.shadowX"), y: knobs.number("card.shadowY"),
            colour: knobs.colour("card.shadowColour").map(Colour.init))
    }

    /// True where no knob was turned.
    var isBare: Bool {
        colour == nil && cornerRadius == nil && borderWidth == nil && borderColour == nil && shadow.isUnturned
    }

    /// A bound on how far beyond their edges cards paint, for a deck's own bound: whichever shadow each of them has.
    func overhang(of own: Double) -> Double {
        if shadow.isUnturned { return own }
        let reach = 3 * (shadow.radius ?? 8) + max(abs(shadow.x ?? 0), abs(shadow.y ?? 0))
        return own + reach
    }

    func laid(over style: CardStyle) -> CardStyle {
        var style = style
        if let colour {
            // A picture would hide it.
            style.face.fill = .plain(colour)
            style.face.artwork = nil
        }
        if let cornerRadius { style.cornerRadius = cornerRadius }
        if let borderWidth { style.borderWidth = borderWidth }
        if let borderColour {
            style.borderColour = borderColour
            // A colour alone is meant to be seen.
            if borderWidth == nil, style.borderWidth == 0 { style.borderWidth = 1 }
        }
        if !shadow.isUnturned { style.shadow = turned(style.shadow) }
        return style
    }

    private func turned(_ shadow: Shadow?) -> Shadow? {
        var turned = shadow ?? Shadow(radius: 8)
        turned.radius = self.shadow.radius ?? turned.radius
        turned.opacity = self.shadow.opacity ?? turned.opacity
        turned.offset = Vector2(x: self.shadow.x ?? turned.offset.x, y: self.shadow.y ?? turned.offset.y)
        turned.colour = self.shadow.colour ?? turned.colour
        return turned.opacity > 0 ? turned : nil
    }
}

/// A deck whose cards are changed by the look's knobs.
struct CoatedDeck: Deck {
    private let deck: any Deck
    private let coat: Coat

    init(_ deck: any Deck, _ coat: Coat) {
        self.deck = deck
        self.coat = coat
    }

    var overhang: Double { coat.overhang(of: deck.overhang) }

    func style(of card: Card) -> CardStyle { coat.laid(over: deck.style(of: card)) }

    func setAside(_ source: Artwork.Source, because reason: String) { deck.setAside(source, because: reason) }

    func formerStyle(of card: Card) -> CardStyle? { deck.formerStyle(of: card).map(coat.laid(over:)) }
}
