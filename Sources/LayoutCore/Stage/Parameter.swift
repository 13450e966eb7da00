/// One knob: all that a panel row, a `--set` flag, its help, a JSON key, a bounds check or a uniform needs to know of it.
public struct Parameter: Hashable, Sendable {
    public enum Group: String, CaseIterable, Sendable {
        case layout, motion, camera, card, scene
        /// What shaders of the user's own declare.
        case face, backdrop, post

        public var isOfShaders: Bool { [.face, .backdrop, .post].contains(self) }
    }

    public enum Kind: Hashable, Sendable {
        case number(ClosedRange<Double>, step: Double)
        case integer(ClosedRange<Int>)
        case flag
        case choice([String])
        /// sRGB and alpha, each from 0 to 1.
        case colour
        /// Two to four numbers.
        case vector(ClosedRange<Double>, count: Int)
        /// The path of a picture's file, as a `Value.choice`.
        case image
    }

    public enum Unit: String, Sendable {
        case none = ""
        case points = "pt"
        case items = "items"
        case itemsPerSecond = "items/s"
        case seconds = "s"
        case radians = "rad"
        case degrees = "°"
        case perPoint = "1/pt"
    }

    public let name: String
    public let group: Group
    public let kind: Kind
    /// `.auto` where the value is worked out from the rest (a radius from the arc, say) until it is set.
    public let standard: Value
    public let unit: Unit
    public let help: String
    /// How a panel shows it, where that differs from what the rest says.
    public let presentation: Presentation

    public struct Presentation: Hashable, Sendable {
        /// In place of the name.
        public var label: String?
        /// Knobs of one section stand together.
        public var section: String?
        /// Each part of a slider's way is a factor, not a sum.
        public var isLogarithmic: Bool
        /// What a slider covers, where all of the range is far more than a hand wants; what is typed goes farther.
        public var slider: ClosedRange<Double>?
        /// Of a colour: whether its alpha means something.
        public var hasAlpha: Bool

        public init(
            label: String? = nil, section: String? = nil, isLogarithmic: Bool = false,
            slider: ClosedRange<Double>? = nil, hasAlpha: Bool = true
        ) {
            self.label = label
            self.section = section
            self.isLogarithmic = isLogarithmic
            self.slider = slider
            self.hasAlpha = hasAlpha
        }

        public static func slider(_ range: ClosedRange<Double>) -> Presentation { Presentation(slider: range) }
    }

    public init(
        _ name: String, in group: Group, _ kind: Kind, standard: Value, unit: Unit = .none, help: String,
        presentation: Presentation = Presentation()
    ) {
        self.name = name
        self.group = group
        self.kind = kind
        // `standard: 1` is written for 1.0 as well.
        self.standard =
            if case (.number, .integer(let whole)) = (kind, standard) { .number(Double(whole)) } else { standard }
        self.unit = unit
        self.help = help
        self.presentation = presentation
    }

    /// `layout.tilt`: the name that is never ambiguous.
    public var fullName: String { "\(group.rawValue).\(name)" }

    public func standing(at standard: Value) -> Parameter {
        Parameter(name, in: group, kind, standard: standard, unit: unit, help: help, presentation: presentation)
    }
}

extension Parameter {
    public enum Value: Hashable, Sendable {
        case number(Double)
        case integer(Int)
        case flag(Bool)
        case choice(String)
        /// Red, green, blue, alpha: sRGB from 0 to 1, alpha not multiplied in.
        case colour(SIMD4<Double>)
        case vector([Double])
        /// Worked out by the program.
        case auto
    }
}

extension Parameter.Value: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral {
    public init(floatLiteral value: Double) { self = .number(value) }
    public init(integerLiteral value: Int) { self = .integer(value) }
    public init(booleanLiteral value: Bool) { self = .flag(value) }
}
