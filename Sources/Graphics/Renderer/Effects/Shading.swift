public import LayoutCore
public import ZoeEffects

/// The user's own shaders in a picture: which, and what they are told.
public struct Shading {
    /// A shader with what its uniforms are to be.
    public struct Use {
        public var effect: Effect
        public var settings: [UniformSetting]

        public init(_ effect: Effect, _ settings: [UniformSetting] = []) {
            self.effect = effect
            self.settings = settings
        }
    }

    public var face: Use?
    public var backdrop: Use?
    /// One after the other over the whole picture.
    public var post: [Use]
    public var clock: ShaderClock
    /// From the upper left of the view, in points.
    public var pointer: Point?
    /// Where the pointer was pressed; nil while it is not.
    public var pressed: Point?
    /// The lifelong name of the card that was selected.
    public var selected: Int?
    /// Pixels a point.
    public var scale: Double

    public init(
        face: Use? = nil, backdrop: Use? = nil, post: [Use] = [], clock: ShaderClock = ShaderClock(), scale: Double = 1
    ) {
        self.face = face
        self.backdrop = backdrop
        self.post = post
        self.clock = clock
        self.scale = scale
    }

    public var isPlain: Bool { face == nil && backdrop == nil && post.isEmpty }
}

/// The time that shaders are told.
public struct ShaderClock: Hashable, Sendable {
    public var seconds: Double
    /// From the frame before to this one.
    public var step: Double
    /// Year, month from 0, day of the month, seconds of the day.
    public var date: SIMD4<Double>

    public init(
        seconds: Double = 0, step: Double = 1.0 / 60, date: SIMD4<Double> = SIMD4(2000, 0, 1, 0)
    ) {
        self.seconds = seconds
        self.step = step
        self.date = date
    }
}
