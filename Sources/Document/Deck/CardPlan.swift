public import LayoutCore
public import ZoeStyle

/// How a card looks as far as the document says; what it leaves out is what the deck's common card says, or the standard.
public struct CardPlan: Hashable, Sendable {
    public var fill: FillPlan?
    public var cornerRadius: Double?
    public var borderWidth: Double?
    public var borderColour: Colour?
    public var shadow: Shadow?
    public var labels: [LabelPlan]?
    /// The path of an image.
    public var image: String?
    public var fit: Artwork.Fit?
    public var back: BackPlan?
    /// Of a gradient.
    var fillUnknown: [UnknownField] = []
    var borderUnknown: [UnknownField] = []
    var shadowUnknown: [UnknownField] = []
    var unknown: [UnknownField] = []

    public init() {}

    /// This card where it says something, the other one where it does not.
    func laid(over base: CardPlan) -> CardPlan {
        var card = self
        card.fill = fill ?? base.fill
        card.cornerRadius = cornerRadius ?? base.cornerRadius
        card.borderWidth = borderWidth ?? base.borderWidth
        card.borderColour = borderColour ?? base.borderColour
        card.shadow = shadow ?? base.shadow
        card.labels = labels ?? base.labels
        card.image = image ?? base.image
        card.fit = fit ?? base.fit
        card.back = back ?? base.back
        return card
    }

    /// - Parameter random: the colour of a card that leaves its colour to chance.
    func style(random: Colour) -> CardStyle { applied(to: CardStyle(), random: random) }

    /// The style with everything that this plan says put in its place.
    func applied(to style: CardStyle, random: Colour) -> CardStyle {
        var style = style
        if let fill { style.face.fill = fill.painted(random: random) }
        if let cornerRadius { style.cornerRadius = cornerRadius }
        if let borderWidth { style.borderWidth = borderWidth }
        if let borderColour { style.borderColour = borderColour }
        if let shadow { style.shadow = shadow.opacity > 0 ? shadow : nil }
        if let labels { style.face.labels = labels.map(\.label) }
        if let image { style.face.artwork = Artwork(.file(image), fit: fit ?? .fill) }
        if let fit { style.face.artwork?.fit = fit }
        if let back { style.back = back.back(random: random) }
        return style
    }
}

/// What a card is filled with.
public enum FillPlan: Hashable, Sendable {
    case plain(Colour)
    case gradient(from: Colour, to: Colour, direction: Angle)
    /// Each card another colour, by the scene's seed.
    case random

    func painted(random: Colour) -> Fill {
        switch self {
        case .plain(let colour): .plain(colour)
        case .gradient(let from, let to, let direction): .gradient(from: from, to: to, direction: direction)
        case .random: .plain(random)
        }
    }
}

/// What shows of a card from behind.
public enum BackPlan: Hashable, Sendable {
    case front
    case hidden
    case plain(Colour)
    indirect case own(CardPlan)

    func back(random: Colour) -> CardStyle.Back {
        switch self {
        case .front: .front
        case .hidden: .hidden
        case .plain(let colour): .plain(colour)
        case .own(let card): .own(card.style(random: random).face)
        }
    }
}

/// A label, and what else its object in the document held.
public struct LabelPlan: Hashable, Sendable {
    public var label: Label
    var unknown: [UnknownField] = []

    public init(_ label: Label) { self.label = label }
}
