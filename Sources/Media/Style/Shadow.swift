public import CardContent
public import LayoutCore

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

extension CardStyle {
    /// Nil where nothing of it is given, and where it can't be seen.
    public var shadow: Shadow? {
        get { values.shadow }
        set { values.shadow = newValue }
    }
}

extension CardStyle.Values {
    public var shadow: Shadow? {
        get {
            guard givesShadow, shadowOpacity > 0 else { return nil }
            return Shadow(
                radius: shadowRadius, offset: Vector2(x: shadowX, y: shadowY), opacity: shadowOpacity,
                colour: shadowColour)
        }
        set {
            $shadowRadius.given = newValue?.radius
            $shadowOpacity.given = newValue?.opacity
            $shadowX.given = newValue?.offset.x
            $shadowY.given = newValue?.offset.y
            $shadowColour.given = newValue?.colour
        }
    }

    var givesShadow: Bool {
        $shadowRadius.given != nil || $shadowOpacity.given != nil || $shadowX.given != nil || $shadowY.given != nil
            || $shadowColour.given != nil
    }
}
