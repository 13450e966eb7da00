public import CardContent
public import LayoutCore
public import ZoeStyle

/// What the cards are: generated covers or other paintings, plain cards, or images from files.
public struct DeckPlan: Hashable, Sendable {
    public var kind: Kind
    /// What covers and paintings come from; nil is the scene's own seed.
    public var seed: UInt64?
    /// What paintings show; nil are playing cards.
    public var motif: Motif?
    /// Images, and folders of images.
    public var files: [String]
    /// What all cards have in common. Over covers and images it lays what it says: a corner radius, a border, labels.
    public var card: CardStyle
    /// Given out in turn.
    public var cards: [CardStyle]
    /// Words for the cards, in turn, wheel by wheel: what stands for `{text}` in labels. The last list serves all further
    /// wheels.
    public var texts: [[String]]
    /// Of the cards, in turn; nil is the size of all. None: all have that.
    public var sizes: [Size?] = []
    var unknown = UnknownFields()

    public enum Kind: String, CaseIterable, Sendable {
        case covers, cards, files, paintings
    }

    public init(_ kind: Kind = .covers, cards: [CardStyle] = [], files: [String] = []) {
        self.kind = kind
        self.cards = cards
        self.files = files
        card = CardStyle()
        texts = []
    }
}

/// A card that lies in the view and takes no part in the layout: a picker's band, a caption, the rim of a wheel.
public struct Plate: Hashable, Sendable {
    /// Where it stands and how it is turned. Cards that are nearer cover it.
    public var pose: PlatePose
    public var width: Double
    public var height: Double
    public var card: CardStyle
    var unknown = UnknownFields()

    public init(x: Double = 0, y: Double = 0, z: Double = 0, width: Double, height: Double, card: CardStyle) {
        pose = PlatePose(place: Vector3(x: x, y: y, z: z))
        self.width = width
        self.height = height
        self.card = card
    }
}
