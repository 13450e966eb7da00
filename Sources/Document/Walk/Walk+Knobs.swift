public import LayoutCore

extension Parameter.Group {
    /// From where a scene is seen, once the eye has left its own place.
    public static let walk = Self("walk")
}

extension Parameter {
    /// The knobs of a scene's walk. While `walkAway` is 0, the others do nothing.
    public static let walk: [Parameter] = [
        Parameter(
            "walkAway", in: .walk, .number(0...1, step: 0.01), default: 0,
            help: "how far the eye has gone from the stage's own place to the walk's: 0 not at all, 1 all the way"),
        Parameter(
            "walkYaw", in: .walk, .number(-3600...3600, step: 1), default: 0, unit: .degrees,
            help: "to the right around the stage; 360 is once round", presentation: .slider(-180...180)),
        Parameter(
            "walkPitch", in: .walk, .number(Walk.pitches, step: 1), default: 0, unit: .degrees,
            help: "how high above the stage"),
        Parameter(
            "walkZoom", in: .walk, .number(Walk.zooms, step: 0.01), default: 1,
            help: "how many times as large as through the stage's own lens",
            presentation: Presentation(isLogarithmic: true, slider: 0.1...10)),
        Parameter(
            "walkX", in: .walk, .number(-100_000...100_000, step: 1), default: 0, unit: .points,
            help: "how far to the right the stage is in the picture", presentation: .slider(-1000...1000)),
        Parameter(
            "walkY", in: .walk, .number(-100_000...100_000, step: 1), default: 0, unit: .points,
            help: "how far down the stage is in the picture", presentation: .slider(-1000...1000)),
    ]
}

extension Walk {
    /// From where knobs say that a scene is seen; nil for the stage's own eye.
    public init?(_ knobs: Knobs) {
        guard let part = knobs.number("walk.walkAway"), part > 0 else { return nil }
        func number(_ name: String, _ otherwise: Double) -> Double { knobs.number(name) ?? otherwise }
        self.init(
            yaw: .degrees(number("walk.walkYaw", 0)), pitch: .degrees(number("walk.walkPitch", 0)),
            zoom: number("walk.walkZoom", 1),
            pan: Vector2(x: number("walk.walkX", 0), y: number("walk.walkY", 0)), part: part)
    }

    /// What the knobs would have to stand at for this walk, by full name.
    public var knobs: [(name: String, value: Double)] {
        [
            ("walk.walkAway", part), ("walk.walkYaw", yaw.degrees), ("walk.walkPitch", pitch.degrees),
            ("walk.walkZoom", zoom), ("walk.walkX", pan.x), ("walk.walkY", pan.y),
        ]
    }
}
