/// Text on a card. Lengths are in points.
public struct Label: Hashable, Sendable {
    /// Lines end at line feeds, and where they are too long for the card if it wraps. `{index}` stands for the card's index
    /// and `{number}` for the one after it, as people count.
    public var text: String
    public var font: Font
    public var size: Double
    public var colour: Colour
    public var alignment: Alignment
    public var placement: Placement
    public var wraps: Bool
    /// At most so many lines; what is beyond ends in an ellipsis. 0 is as many as there are.
    public var lines: Int
    /// Baseline to baseline, as a multiple of what the font asks for.
    public var leading: Double
    /// Between letters, as a share of the size.
    public var tracking: Double
    /// Kept free at the card's edges.
    public var insets: Insets

    public enum Alignment: String, Hashable, Sendable, CaseIterable {
        case leading, centre, trailing
    }

    public enum Placement: String, Hashable, Sendable, CaseIterable {
        case top, middle, bottom
    }

    public struct Insets: Hashable, Sendable {
        public var left: Double
        public var top: Double
        public var right: Double
        public var bottom: Double

        public static let none = Insets(0)

        public init(left: Double, top: Double, right: Double, bottom: Double) {
            self.left = left
            self.top = top
            self.right = right
            self.bottom = bottom
        }

        public init(_ all: Double) { self.init(left: all, top: all, right: all, bottom: all) }
    }

    public init(
        _ text: String, font: Font = Font(), size: Double = 17, colour: Colour = .black,
        alignment: Alignment = .centre, placement: Placement = .middle, wraps: Bool = true, lines: Int = 0,
        leading: Double = 1, tracking: Double = 0, insets: Insets = .none
    ) {
        self.text = text
        self.font = font
        self.size = size
        self.colour = colour
        self.alignment = alignment
        self.placement = placement
        self.wraps = wraps
        self.lines = lines
        self.leading = leading
        self.tracking = tracking
        self.insets = insets
    }
}

/// A typeface as it is asked for; the machine's nearest one is taken.
public struct Font: Hashable, Sendable {
    /// Families in the order of preference, with commas between; empty is the machine's own sans serif.
    public var family: String
    /// 100 to 900, 400 is regular, 700 is bold.
    public var weight: Int
    public var isItalic: Bool

    public init(_ family: String = "", weight: Int = 400, isItalic: Bool = false) {
        self.family = family
        self.weight = weight
        self.isItalic = isItalic
    }
}
