public import LayoutCore

/// What light does to the cards of a scene. Each part of it is off at 0.
public struct Light: Hashable, Sendable {
    /// How dark cards get that are turned away from the key light.
    public var strength = 0.0
    /// Where the key light stands, as seen from the stage: to the right of the eye, and above it.
    public var azimuth = Angle.degrees(-30)
    public var height = Angle.degrees(35)
    /// 0 is a small lamp, 1 one so large that it reaches around edges; its sheen is as wide.
    public var softness = 0.5
    /// How dark the shadow is that a card throws on the one behind it.
    public var shadow = 0.0
    /// The band of light that wanders over a card as it tilts.
    public var sheen = 0.0
    /// How much of a room around the stage glossy cards mirror.
    public var environment = 0.0
    /// How dark a card gets near the card that lies before it.
    public var occlusion = 0.0
    /// How dark a floor gets where cards stand on it.
    public var contact = 0.0

    public init() {}

    /// Whether any of it falls on cards.
    public var fallsOnCards: Bool { max(strength, shadow, sheen, environment, occlusion) > 0 }

    /// To the key light, with y down and z towards the eye.
    public var direction: SIMD3<Double> {
        let (turn, rise) = (Turn(azimuth), Turn(height))
        return SIMD3(turn.sin * rise.cos, -rise.sin, turn.cos * rise.cos)
    }
}

extension Light {
    /// The scene's knobs for light: all of them off where nothing is said.
    static let parameters = [
        share("lightStrength", "how dark cards get that are turned away from the light"),
        angle("lightAzimuth", -180...180, default: -30, "where the light stands to the right of the eye"),
        angle("lightHeight", -90...90, default: 35, "where the light stands above the eye"),
        share("lightSoftness", default: 0.5, "how far light reaches around edges, and how soft shadows and sheen are"),
        share("lightShadow", "how dark the shadow is that a card throws on the one behind it"),
        share("lightSheen", "a band of light that wanders over a card as it tilts"),
        share("lightEnvironment", "how much of a room around the stage glossy cards mirror"),
        share("lightOcclusion", "how dark a card gets near the card before it"),
        share("lightContact", "how dark the floor gets where cards stand on it"),
    ]

    private static func share(_ name: String, default: Double = 0, _ help: String) -> Parameter {
        Parameter(name, in: .scene, .number(0...1, step: 0.01), default: .number(`default`), help: help)
    }

    private static func angle(
        _ name: String, _ range: ClosedRange<Double>, default: Double, _ help: String
    ) -> Parameter {
        Parameter(name, in: .scene, .number(range, step: 1), default: .number(`default`), unit: .degrees, help: help)
    }

    /// Nil where knobs leave all of it off.
    init?(_ knobs: Knobs) {
        func number(_ name: String, _ otherwise: Double) -> Double { knobs.number("scene.\(name)") ?? otherwise }
        strength = number("lightStrength", strength)
        azimuth = .degrees(number("lightAzimuth", -30))
        height = .degrees(number("lightHeight", 35))
        softness = number("lightSoftness", softness)
        shadow = number("lightShadow", shadow)
        sheen = number("lightSheen", sheen)
        environment = number("lightEnvironment", environment)
        occlusion = number("lightOcclusion", occlusion)
        contact = number("lightContact", contact)
        guard fallsOnCards || contact > 0 else { return nil }
    }
}
