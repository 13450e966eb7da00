public import CardContent
public import LayoutCore

extension Parameter.Group {
    /// What is around the cards, and how a scene is shown.
    public static let scene = Self("scene")
}

extension Parameter {
    /// The knobs of how cards and what is behind them look. Left alone (`auto`), each is what the deck and the scene say.
    public static let look = CardStyle.parameters + surroundings + Light.parameters

    private static let surroundings: [Parameter] = [
        Parameter(
            "backdrop", in: .scene, .choice(["solid", "gradient", "studio", "transparent"]), default: .auto,
            help: "what is behind everything"),
        Parameter(
            "backdropColour", in: .scene, .colour, default: .auto,
            help: "the backdrop's colour; of a gradient, the upper one"),
        Parameter("backdropColour2", in: .scene, .colour, default: .auto, help: "the lower colour of a gradient"),
        Parameter("showFloor", in: .scene, .flag, default: .auto, help: "a polished floor that mirrors the cards"),
        Parameter(
            "floorHeight", in: .scene, .number(-100_000...100_000, step: 1), default: .auto, unit: .points,
            help: "how far the floor is below the middle of the view; by itself, under the cards"),
        Parameter(
            "floorReflection", in: .scene, .number(0...1, step: 0.01), default: .auto,
            help: "how much of the light the floor gives back"),
        Parameter(
            "floorFade", in: .scene, .number(1...10_000, step: 1), default: .auto, unit: .points,
            help: "how far down the mirrored cards can be seen"),
        Parameter(
            "pictureShapes", in: .scene, .flag, default: .flag(false),
            help: "cards with a picture are as wide as that at the height of all; in a vertical row as high"),
        Parameter(
            "quality", in: .scene, .choice(["auto", "full"]), default: .choice("auto"),
            help: "auto gives up what is least seen where frames take too long; full gives up nothing"),
        Parameter(
            "fit", in: .scene, .choice(["scene", "window"]), default: .choice("window"),
            help: "scene keeps the scene's own view whole, on a surround where there is more room; window fills it"),
        Parameter(
            "leastWidth", in: .scene, .number(0...4096, step: 1), default: .number(0), unit: .points,
            help: "where a window is less wide than that, all is drawn smaller, so that as much of the stage is seen"),
        Parameter(
            "leastHeight", in: .scene, .number(0...4096, step: 1), default: .number(0), unit: .points,
            help: "where a window is less high than that, all is drawn smaller"),
    ]
}

extension Look {
    /// The look with the knobs that were turned laid over it.
    public func turned(by knobs: Knobs) -> Look {
        var look = self
        look.backdrop = backdrop.turned(by: knobs)
        look.floor = turnedFloor(by: knobs)
        look.light = Light(knobs)
        let layer = StyleLayer(CardStyle(knobs))
        if !layer.isEmpty { look.deck = LayeredDeck(deck, under: layer) }
        return look
    }

    private func turnedFloor(by knobs: Knobs) -> Floor? {
        let shows = knobs["scene.showFloor"]
        guard shows == .flag(true) || (shows == .auto && floor != nil) else { return nil }
        var floor = floor ?? Floor()
        floor.height = knobs.number("scene.floorHeight") ?? floor.height
        floor.reflection = knobs.number("scene.floorReflection") ?? floor.reflection
        floor.fade = knobs.number("scene.floorFade") ?? floor.fade
        return floor
    }
}

extension Backdrop {
    fileprivate func turned(by knobs: Knobs) -> Backdrop {
        let first = knobs.colour("scene.backdropColour").map(Colour.init)
        let second = knobs.colour("scene.backdropColour2").map(Colour.init)
        let (upper, lower) = colours
        switch knobs.choice("scene.backdrop") ?? kind(second: second) {
        case "solid": return .solid(first ?? upper)
        case "gradient": return .gradient(top: first ?? upper, bottom: second ?? lower)
        case "studio": return .studio(first ?? upper)
        default: return knobs.choice("scene.backdrop") == nil && first != nil ? .solid(first ?? upper) : .transparent
        }
    }

    /// A second colour makes a gradient of what has one.
    private func kind(second: Colour?) -> String {
        switch self {
        case .transparent: second == nil ? "transparent" : "gradient"
        case .solid: second == nil ? "solid" : "gradient"
        case .gradient: "gradient"
        case .studio: second == nil ? "studio" : "gradient"
        }
    }

    private var colours: (Colour, Colour) {
        switch self {
        case .transparent: (.black, .black)
        case .solid(let colour), .studio(let colour): (colour, colour)
        case .gradient(let top, let bottom): (top, bottom)
        }
    }
}

extension Colour {
    /// A parameter's colour.
    public init(_ parts: SIMD4<Double>) { self.init(red: parts.x, green: parts.y, blue: parts.z, alpha: parts.w) }

    public var parts: SIMD4<Double> { SIMD4(red, green, blue, alpha) }
}
