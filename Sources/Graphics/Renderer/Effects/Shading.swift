public import LayoutCore
public import ZoeSound
public import ZoeUserShaders

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
    /// How the picture passes from one to another, while there is a way between two.
    public var transition: Use?
    public var journey: Journey?
    /// The same as long as the pictures at both ends of the way are what they were; nil where nobody knows.
    public var edition: Int?
    public var clock: ShaderClock
    /// From the upper left of the view, in points.
    public var pointer: Point?
    /// Where the pointer was pressed; nil while it is not.
    public var pressed: Point?
    public var keyboard = ShaderKeyboard()
    /// What is heard.
    public var sound = SoundPicture.silence
    /// The lifelong name of the card that was selected.
    public var selected: Int?
    /// Pixels a point.
    public var scale: Double
    /// How much of the work shaders are asked to do: all of it, 1, or less where frames must come quickly.
    public var effort = 1.0

    public init(
        face: Use? = nil, backdrop: Use? = nil, post: [Use] = [], clock: ShaderClock = ShaderClock(), scale: Double = 1
    ) {
        self.face = face
        self.backdrop = backdrop
        self.post = post
        self.clock = clock
        self.scale = scale
    }

    public var isPlain: Bool { face == nil && backdrop == nil && post.isEmpty && transition == nil }

    /// All shaders that are drawn with.
    var uses: [Use] { [face, backdrop].compactMap(\.self) + post + [transition].compactMap(\.self) }
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
