public import CardContent
public import LayoutCore

/// A property of a card's style: its place there, what it may be, its key in a document, and the knob that sets it for all cards.
public struct StyleProperty: Sendable {
    /// The object that holds it in a document; nil for the card itself.
    public let object: Object?
    /// In that object.
    public let key: String
    public let kind: Kind
    public let help: String
    /// Left alone (`auto`), the knob changes nothing.
    public let parameter: Parameter?
    private let access: Access

    public typealias Place<Value: Hashable & Sendable> = WritableKeyPath<CardStyle.Values, Layered<Value>> & Sendable

    public enum Kind: Sendable {
        case number(Place<Double>, ClosedRange<Double>, Parameter.Unit)
        case colour(Place<Colour>)
        case fill(Place<Fill>)
        case labels(Place<[Label]>)
        case picture(Place<Artwork.Source?>)
        case fit(Place<Artwork.Fit>)
        case back(Place<CardStyle.Back>)

        /// A number of points.
        static func points(_ place: Place<Double>, _ range: ClosedRange<Double>) -> Kind {
            .number(place, range, .points)
        }
    }

    /// Several properties that stand together in a document.
    public struct Object: Sendable {
        public let key: String
        /// `a border`: what messages call it.
        public let name: String
        public let help: String
        /// What it leaves out is at its default, whatever the style beneath says.
        public let isWhole: Bool
    }

    /// What a knob has beyond what the property says.
    struct Knob {
        /// Where it is not called after the key.
        var name: String?
        var help: String?
        var step = 1.0
        /// Where the whole range is too wide for dragging.
        var slider: ClosedRange<Double>?
    }

    init(_ key: String, in object: Object? = nil, _ kind: Kind, _ help: String, knob: Knob? = nil) {
        self.object = object
        self.key = key
        self.kind = kind
        self.help = help
        parameter = knob.map { knob in
            let start = key.prefix(1).uppercased() + key.dropFirst()
            return kind.parameter(
                knob.name ?? object.map { $0.key + start } ?? key, help: knob.help ?? help, step: knob.step,
                slider: knob.slider)
        }
        access = kind.access
    }

    public func isGiven(in style: CardStyle) -> Bool { access.isGiven(style.values) }

    /// Whether the style has another value than the default.
    public func isChanged(in style: CardStyle) -> Bool { access.isChanged(style.values) }

    /// Gives the default where the style leaves the value open.
    public func complete(_ style: inout CardStyle) { access.complete(&style.values) }

    /// The value of the style on top, if it gives one.
    func lay(_ top: CardStyle.Values, over style: inout CardStyle.Values) { access.lay(top, &style) }

    /// Sets it as a knob does; a value of another kind, `auto` too, sets nothing.
    func set(_ value: Parameter.Value, in style: inout CardStyle) {
        switch (kind, value) {
        case (.number(let place, _, _), .number(let number)): style.values[keyPath: place].given = number
        case (.colour(let place), .colour(let parts)): style.values[keyPath: place].given = Colour(parts)
        case (.fill(let place), .colour(let parts)):
            style.values[keyPath: place].given = .plain(Colour(parts))
            // A picture would hide it.
            style.picture = nil
        default: break
        }
    }

    /// What a style has, as its knob would say it; nil where that is no one value.
    func value(in style: CardStyle) -> Parameter.Value? {
        switch kind {
        case .number(let place, _, _): .number(style.values[keyPath: place].wrappedValue)
        case .colour(let place): .colour(style.values[keyPath: place].wrappedValue.parts)
        case .fill, .labels, .picture, .fit, .back: nil
        }
    }
}

extension StyleProperty.Kind {
    fileprivate func parameter(
        _ name: String, help: String, step: Double, slider: ClosedRange<Double>?
    ) -> Parameter {
        guard case .number(_, let range, let unit) = self else {
            return Parameter(name, in: .card, .colour, default: .auto, help: help)
        }
        return Parameter(
            name, in: .card, .number(range, step: step), default: .auto, unit: unit, help: help,
            presentation: Parameter.Presentation(slider: slider))
    }

    fileprivate var access: StyleProperty.Access {
        switch self {
        case .number(let place, _, _): StyleProperty.Access(place)
        case .colour(let place): StyleProperty.Access(place)
        case .fill(let place): StyleProperty.Access(place)
        case .labels(let place): StyleProperty.Access(place)
        case .picture(let place): StyleProperty.Access(place)
        case .fit(let place): StyleProperty.Access(place)
        case .back(let place): StyleProperty.Access(place)
        }
    }
}

extension StyleProperty {
    /// What is done with a value of whatever type.
    fileprivate struct Access: Sendable {
        let isGiven: @Sendable (CardStyle.Values) -> Bool
        let isChanged: @Sendable (CardStyle.Values) -> Bool
        let complete: @Sendable (inout CardStyle.Values) -> Void
        let lay: @Sendable (CardStyle.Values, inout CardStyle.Values) -> Void

        init<Value>(_ place: Place<Value>) {
            isGiven = { $0[keyPath: place].given != nil }
            isChanged = { $0[keyPath: place].wrappedValue != $0[keyPath: place].default }
            complete = { $0[keyPath: place].given = $0[keyPath: place].wrappedValue }
            lay = { top, style in
                if let value = top[keyPath: place].given { style[keyPath: place].given = value }
            }
        }
    }
}
