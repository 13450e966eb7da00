internal import LayoutCore

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

extension CardStyle {
    private static let names = ["{index}", "{number}"]

    /// Whether a label says which card it is on.
    var namesCard: Bool {
        var labels = labels
        if case .own(let back) = back { labels += back.labels }
        return labels.contains { label in Self.names.contains { label.text.contains($0) } }
    }

    func naming(_ card: Card) -> CardStyle {
        var style = self
        style.labels = Self.naming(card, labels)
        if case .own(var back) = back {
            back.labels = Self.naming(card, back.labels)
            style.back = .own(back)
        }
        return style
    }

    private static func naming(_ card: Card, _ labels: [Label]) -> [Label] {
        labels.map { label in
            var label = label
            label.text = naming(card, label.text)
            return label
        }
    }

    /// By hand: this is done for each card of each frame, and the standard library's `replacing` takes as long as to draw one.
    private static func naming(_ card: Card, _ text: String) -> String {
        guard var open = text.utf8.firstIndex(of: UInt8(ascii: "{")) else { return text }
        var named = String(text[..<open])
        while true {
            var rest = text[open...]
            if rest.hasPrefix(names[0]) {
                named += "\(card.index)"
                rest = rest.dropFirst(names[0].utf8.count)
            } else if rest.hasPrefix(names[1]) {
                named += "\(card.index &+ 1)"
                rest = rest.dropFirst(names[1].utf8.count)
            } else {
                named.append("{")
                rest = rest[rest.utf8.index(after: open)...]
            }
            guard let next = rest.utf8.firstIndex(of: UInt8(ascii: "{")) else { return named + rest }
            named += rest[..<next]
            open = next
        }
    }
}
