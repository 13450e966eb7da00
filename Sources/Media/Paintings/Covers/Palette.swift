internal import CardContent

/// Colours that go together: a paper, a deep one for ink and night, and four that make the picture.
struct Palette {
    let paper: Colour
    let deep: Colour
    let accents: [Colour]

    private init(_ paper: UInt32, _ deep: UInt32, _ accents: UInt32...) {
        self.paper = Colour(hex: paper)
        self.deep = Colour(hex: deep)
        self.accents = accents.map { Colour(hex: $0) }
    }

    static let all = [
        // Mid-century, dusk, north, forest, citrus, terracotta.
        Palette(0xF3E9D7, 0x1F2A37, 0xD9532C, 0xE9A23B, 0x2F7F79, 0x8DB7A5),
        Palette(0xF6E7DA, 0x2B1B3D, 0xE4576E, 0xF29E6B, 0x7B4B94, 0x3A6EA5),
        Palette(0xECEFF1, 0x1B2B3A, 0x3E6C8F, 0x8FB4C9, 0xD98E5F, 0xC9473D),
        Palette(0xF1EBDD, 0x18302A, 0x2F5D50, 0x7FA58A, 0xD6A54A, 0xB5502F),
        Palette(0xFFF4DF, 0x23303B, 0xF25C3B, 0xF9B233, 0xF7D86C, 0x2A9D8F),
        Palette(0xF5E6D8, 0x3B1F1B, 0xB8492E, 0xDC8A5B, 0xE8C39E, 0x6B7F6A),
        // Ultramarine, plum, press black and red, Dessau, sea glass, rose and sage.
        Palette(0xF4F1EA, 0x14184A, 0x2B3FBF, 0x6C8BF0, 0xF26B5B, 0xF4C95D),
        Palette(0xF2E6EA, 0x1D1020, 0x8C2F5C, 0xD8577E, 0xF2A7A0, 0xE5C07B),
        Palette(0xF2F0EB, 0x151515, 0x3A3A3A, 0x8A8680, 0xC9C4BA, 0xE23D28),
        Palette(0xF0E8D8, 0x1A1A1A, 0xD7261E, 0xF2B71F, 0x1F4E9E, 0x9DB4C0),
        Palette(0xEAF4F1, 0x0F2F3A, 0x14746F, 0x5CBFAE, 0xB8E0D2, 0xF28F6B),
        Palette(0xF8EFEA, 0x2F2A2D, 0xC96F6F, 0xE7B7A8, 0x8FA68E, 0x54705C),
        // Night, desert, lemon, sky, moss, blush.
        Palette(0xEDE9FF, 0x0D0B26, 0x5B3DF5, 0xB04BF2, 0xF2528F, 0x35D0BA),
        Palette(0xFBEAD2, 0x2E2433, 0xE27D60, 0xE8A87C, 0xC38D9E, 0x41B3A3),
        Palette(0xFDF6D8, 0x23222B, 0xF2D13C, 0xE88D2A, 0x5A7D7C, 0x3B4A6B),
        Palette(0xEEF5FB, 0x13293D, 0x2E86DE, 0x7EC4F2, 0xF6D55C, 0xED553B),
        Palette(0xF4F0E1, 0x26281B, 0x6B7A3A, 0xB5A642, 0xD98E32, 0x8B3A2B),
        Palette(0xFBEDEC, 0x20243A, 0xF0A6A0, 0xE4686A, 0x4C5A8A, 0xA9B6D6),
    ]
}

/// The colours of one cover.
struct Scheme {
    /// Under the title.
    let ground: Colour
    /// The title's.
    let ink: Colour
    /// The other one of paper and deep.
    let opposite: Colour
    /// At least two, each unlike the ground.
    let accents: [Colour]

    enum Mood { case light, dark, any }

    init(_ palette: Palette, _ mood: Mood, dice: inout Dice) {
        let isDark = mood == .dark || mood == .any && dice.chance(30)
        var ground = isDark ? palette.deep : palette.paper
        // A ground of a strong colour, where text can be read on it.
        let strong = palette.accents.filter { max($0.contrast(palette.paper), $0.contrast(palette.deep)) >= 5 }
        if mood == .any, !strong.isEmpty, dice.chance(38) { ground = dice.choose(strong) }
        self.ground = ground
        let isPaperInk = ground.contrast(palette.paper) > ground.contrast(palette.deep)
        var ink = isPaperInk ? palette.paper : palette.deep
        let bright = palette.accents.filter { $0.contrast(ground) >= 5.5 && $0.difference(ground) > 0.5 }
        if !bright.isEmpty, dice.chance(25) { ink = dice.choose(bright) }
        self.ink = ink
        opposite = isPaperInk ? palette.paper : palette.deep
        let others = dice.shuffled(palette.accents).filter { $0.difference(ground) > 0.3 }
        accents = others.count >= 2 ? others : others + [palette.paper, palette.deep].filter { $0 != ground }
    }

    func accent(_ turn: Int) -> Tint { Tint(accents[turn % accents.count]) }
}

extension Tint {
    init(_ colour: Colour) {
        self.init(Float(colour.red), Float(colour.green), Float(colour.blue), Float(colour.alpha))
    }
}

extension Colour {
    /// WCAG 2.2's contrast, 1 to 21.
    func contrast(_ other: Colour) -> Double {
        let (a, b) = (luminance, other.luminance)
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }

    private var luminance: Double {
        0.2126 * Colour.linear(red) + 0.7152 * Colour.linear(green) + 0.0722 * Colour.linear(blue)
    }

    func difference(_ other: Colour) -> Double {
        abs(red - other.red) + abs(green - other.green) + abs(blue - other.blue)
    }
}
