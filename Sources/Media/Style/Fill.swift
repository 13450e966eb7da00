public import CardContent
public import LayoutCore

public enum Fill: Hashable, Sendable {
    case plain(Colour)
    /// Direction as in CSS: 0 goes up, a quarter turn goes right.
    case gradient(from: Colour, to: Colour, direction: Angle)
    /// Each card another colour. Its deck chooses them; until then it is white.
    case random

    /// The colours at both ends, and the direction from one to the other in radians.
    public var ends: (start: Colour, end: Colour, direction: Double) {
        switch self {
        case .plain(let colour): (colour, colour, 0)
        case .gradient(let from, let to, let direction): (from, to, direction.radians)
        case .random: (.white, .white, 0)
        }
    }
}

extension CardStyle {
    /// Fills with this colour what asks for a random one.
    public mutating func replaceRandom(with colour: Colour) {
        if case .random = fill { fill = .plain(colour) }
        if case .own(var style) = back {
            style.replaceRandom(with: colour)
            back = .own(style)
        }
    }
}
