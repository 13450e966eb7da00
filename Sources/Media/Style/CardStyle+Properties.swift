public import LayoutCore

private let lengths = 0.0...100_000.0
private let distances = -100_000.0...100_000.0
extension StyleProperty.Object {
    fileprivate static let border = Self(
        key: "border", name: "a border", help: "a line around the card", isWhole: false)
    fileprivate static let shadow = Self(
        key: "shadow", name: "a shadow", help: "the shadow that a card throws on what is behind it", isWhole: true)
}

extension CardStyle {
    /// The one table of what a card's style holds, in the order in which documents have it. Knobs, reading and writing of
    /// documents, their schema, and how styles are laid over each other follow from it.
    public static let properties: [StyleProperty] = [
        StyleProperty(
            "fill", .fill(\.$fill), "a colour, \"random\" for another one on each card, or a gradient",
            knob: .init(name: "cardColour", help: "one colour for all cards, in place of pictures")),
        StyleProperty(
            "cornerRadius", .points(\.$cornerRadius, lengths), "how round the corners are", knob: .init(slider: 0...100)
        ),
        StyleProperty(
            "width", in: .border, .points(\.$borderWidth, lengths), "the width of the border",
            knob: .init(step: 0.5, slider: 0...20)),
        StyleProperty("colour", in: .border, .colour(\.$borderColour), "the colour of the border", knob: .init()),
        StyleProperty(
            "radius", in: .shadow, .points(\.$shadowRadius, lengths), "how soft the shadow is",
            knob: .init(slider: 0...60)),
        StyleProperty(
            "opacity", in: .shadow, .number(\.$shadowOpacity, 0...1, .none), "how dark the shadow is; 0 is none",
            knob: .init(step: 0.01)),
        StyleProperty(
            "x", in: .shadow, .points(\.$shadowX, distances), "the shadow moved right", knob: .init(slider: -60...60)),
        StyleProperty(
            "y", in: .shadow, .points(\.$shadowY, distances), "the shadow moved down", knob: .init(slider: -60...60)),
        StyleProperty("colour", in: .shadow, .colour(\.$shadowColour), "the colour of the shadow", knob: .init()),
        StyleProperty("labels", .labels(\.$labels), "what is written on the card"),
        StyleProperty("image", .picture(\.$picture), "the path of a picture, from the document's folder"),
        StyleProperty("fit", .fit(\.$fit), "whether the picture fills the card or fits into it"),
        StyleProperty(
            "back", .back(\.$back),
            "what shows from behind: \"front\", \"hidden\", a colour, or a card of its own"),
        StyleProperty(
            "bodyThickness", .points(\.$bodyThickness, lengths), "how far the card's body reaches back from its front",
            knob: .init(slider: 0...60)),
        StyleProperty(
            "edgeColour", .colour(\.$edgeColour),
            "the colour of a thick card's edge, and of its back where none is given",
            knob: .init()),
    ]

    /// The same, with those together that a document holds in one object.
    public static let parts: [[StyleProperty]] = properties.reduce(into: []) { parts, property in
        if let object = property.object, parts.last?[0].object?.key == object.key {
            parts[parts.count - 1].append(property)
        } else {
            parts.append([property])
        }
    }

    /// The knobs that set properties of all cards.
    public static let parameters = properties.compactMap(\.parameter)

    /// What the knobs that were turned give.
    public init(_ knobs: Knobs) {
        self.init()
        for property in Self.properties {
            if let parameter = property.parameter { property.set(knobs[parameter.fullName], in: &self) }
        }
    }

    /// What the knob with this full name would have to say for the card to look as it does; nil where no one value says it.
    public func value(ofKnob name: String) -> Parameter.Value? {
        guard let property = Self.properties.first(where: { $0.parameter?.fullName == name }) else { return nil }
        let value = property.value(in: self)
        guard property.object?.isWhole == true, !property.isGiven(in: self) else { return value }
        // What is not there has no size and no colour.
        if case .number = value { return 0.0 }
        return nil
    }
}
