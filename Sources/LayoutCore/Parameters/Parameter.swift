/// One knob: all that a panel row, a `--set` flag, its help, a JSON key, a bounds check or a uniform needs to know of it.
public struct Parameter: Hashable, Sendable {
    /// What a parameter is about: the first half of its full name. Who has parameters of another kind names a group of their own.
    public struct Group: RawRepresentable, Hashable, Sendable {
        /// As it is typed.
        public let rawValue: String

        /// A group of your own.
        public init(_ name: String) { rawValue = name }
        public init(rawValue: String) { self.init(rawValue) }

        /// What only one layout has, or how all of them place cards.
        public static let layout = Group("layout")
        /// What becomes of cards beside the middle, in every layout.
        public static let falloff = Group("falloff")
        /// One card that has grown out of the row, in every layout.
        public static let expansion = Group("expansion")
        /// Where cards come to rest, and on which side of each other.
        public static let rest = Group("rest")
        /// How cards move.
        public static let motion = Group("motion")
        /// From where they are seen.
        public static let camera = Group("camera")
        /// The cards themselves.
        public static let card = Group("card")
    }

    /// What values a parameter takes.
    public enum Kind: Hashable, Sendable {
        /// A number within a range; a panel moves it by steps.
        case number(ClosedRange<Double>, step: Double)
        /// A whole number within a range.
        case integer(ClosedRange<Int>)
        /// On or off.
        case flag
        /// One of these words.
        case choice([String])
        /// sRGB and alpha, each from 0 to 1.
        case colour
        /// Two to four numbers.
        case vector(ClosedRange<Double>, count: Int)
        /// The path of a picture's file, as a `Value.choice`.
        case image
        /// A line, as the text of an SVG path, as a `Value.choice`.
        case track
        /// Points in space, as the text of a `PointCloud`, as a `Value.choice`.
        case points
        /// What cards have along a line, as the text of `TrackMarks`, as a `Value.choice`.
        case marks
    }

    /// What a number counts.
    public enum Unit: String, Sendable {
        /// A plain number.
        case none = ""
        /// Points of the view.
        case points = "pt"
        /// Items of the row.
        case items = "items"
        /// Items a second.
        case itemsPerSecond = "items/s"
        /// Seconds.
        case seconds = "s"
        /// Radians.
        case radians = "rad"
        /// Degrees.
        case degrees = "°"
        /// Parts of a point: a perspective.
        case perPoint = "1/pt"
    }

    /// All that is said of it. Tables, knobs and errors hold many parameters and copy them often; so a copy is a reference.
    let shared: Shared<Content>

    struct Content: Hashable, Sendable {
        let name: String
        let group: Group
        let kind: Kind
        let `default`: Value
        let unit: Unit
        let help: String
        let presentation: Presentation
        let fullName: String

        init(
            _ name: String, _ group: Group, _ kind: Kind, _ value: Value, _ unit: Unit, _ help: String,
            _ presentation: Presentation
        ) {
            self.name = name
            self.group = group
            self.kind = kind
            // `default: 1` is written for 1.0 as well.
            `default` =
                if case (.number, .integer(let whole)) = (kind, value) { .number(Double(whole)) } else { value }
            self.unit = unit
            self.help = help
            self.presentation = presentation
            fullName = "\(group.rawValue).\(name)"
        }
    }

    /// The short name: `tilt`.
    public var name: String { shared.content.name }
    /// What it is about.
    public var group: Group { shared.content.group }
    /// What values it takes.
    public var kind: Kind { shared.content.kind }
    /// `.auto` where the value is worked out from the rest (a radius from the arc, say) until it is set.
    public var `default`: Value { shared.content.default }
    /// What its number counts.
    public var unit: Unit { shared.content.unit }
    /// One line for people who turn it.
    public var help: String { shared.content.help }
    /// How a panel shows it, where that differs from what the rest says.
    public var presentation: Presentation { shared.content.presentation }
    /// `layout.tilt`: the name that is never ambiguous.
    public var fullName: String { shared.content.fullName }

    /// How a panel shows a parameter.
    public struct Presentation: Hashable, Sendable {
        /// In place of the name.
        public var label: String?
        /// Knobs of one section stand together.
        public var section: String?
        /// The slider is logarithmic: equal distances are equal factors.
        public var isLogarithmic: Bool
        /// What a slider covers, where the whole range is too wide for dragging; typed values may go farther.
        public var slider: ClosedRange<Double>?
        /// For a colour, whether its alpha means something.
        public var hasAlpha: Bool

        /// As the parameter itself says, where nothing else is said.
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

        /// A slider over a part of the range.
        public static func slider(_ range: ClosedRange<Double>) -> Presentation { Presentation(slider: range) }
    }

    /// A parameter of your own, for a layout or for a larger table.
    public init(
        _ name: String, in group: Group, _ kind: Kind, default value: Value, unit: Unit = .none, help: String,
        presentation: Presentation = Presentation()
    ) {
        shared = Shared(Content(name, group, kind, value, unit, help, presentation))
    }

    init(_ shared: Shared<Content>) { self.shared = shared }

    /// The same with another default.
    @inline(never)
    public func standing(at value: Value) -> Parameter {
        Parameter(name, in: group, kind, default: value, unit: unit, help: help, presentation: presentation)
    }
}

extension Parameter {
    /// What a parameter is set to.
    public enum Value: Hashable, Sendable {
        /// A number.
        case number(Double)
        /// A whole number.
        case integer(Int)
        /// On or off.
        case flag(Bool)
        /// A word, or the path of a picture.
        case choice(String)
        /// Red, green, blue, alpha: sRGB from 0 to 1, alpha not multiplied in.
        indirect case colour(SIMD4<Double>)
        /// Two to four numbers.
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

// Embedded Swift, for the browser, has no Codable.
#if !hasFeature(Embedded)
    extension Parameter: Codable {
        public func encode(to encoder: any Encoder) throws { try shared.content.encode(to: encoder) }
        public init(from decoder: any Decoder) throws { shared = Shared(try Content(from: decoder)) }
    }

    extension Parameter.Content: Codable {
        enum CodingKeys: String, CodingKey { case name, group, kind, `default`, unit, help, presentation }

        init(from decoder: any Decoder) throws {
            let fields = try decoder.container(keyedBy: CodingKeys.self)
            self.init(
                try fields.decode(String.self, forKey: .name), try fields.decode(Parameter.Group.self, forKey: .group),
                try fields.decode(Parameter.Kind.self, forKey: .kind),
                try fields.decode(Parameter.Value.self, forKey: .default),
                try fields.decode(Parameter.Unit.self, forKey: .unit), try fields.decode(String.self, forKey: .help),
                try fields.decode(Parameter.Presentation.self, forKey: .presentation))
        }
    }

    extension Parameter.Group: Codable {}
    extension Parameter.Unit: Codable {}
    extension Parameter.Presentation: Codable {}

    extension Parameter.Kind: Codable {
        enum NumberCodingKeys: String, CodingKey {
            case _0 = "range"
            case step
        }
        enum IntegerCodingKeys: String, CodingKey { case _0 = "range" }
        enum ChoiceCodingKeys: String, CodingKey { case _0 = "names" }
        enum VectorCodingKeys: String, CodingKey {
            case _0 = "range"
            case count
        }
    }
#endif
