internal import CardContent
internal import LayoutCore
internal import ZoeStyle

private typealias Part = SchemaPart

extension CardStyle {
    static var schema: JSON {
        Part.object(
            parts.map { part in
                guard let object = part[0].object else { return (part[0].key, part[0].schema) }
                return (object.key, Part.object(part.map { ($0.key, $0.schema) }, object.help))
            }, "how a card looks")
    }
}

extension StyleProperty {
    fileprivate var schema: JSON {
        switch kind {
        case .number(let place, let range, let unit):
            let unit = unit == .none ? "" : " (\(unit.rawValue))"
            // Elsewhere the style beneath says it.
            let otherwise = object?.isWhole == true ? CardStyle().values[keyPath: place].default : nil
            return Part.number(range, help + unit, otherwise: otherwise)
        case .colour: return Part.named("colour", help)
        case .fill: return Fill.schema(help)
        case .labels: return Part.list(of: Part.named("label"), help)
        case .picture: return Part.text(help)
        case .fit: return Part.choice(Artwork.Fit.self, help)
        case .back:
            let words = Part.choice(["front", "hidden"], "the front again, or nothing")
            return Part.any([words, Part.colour, Part.named("card")], help)
        }
    }
}

extension Fill {
    fileprivate static func schema(_ help: String) -> JSON {
        Part.any(
            [
                Part.colour, .object([("const", "random")]),
                Part.object(
                    [
                        ("from", Part.colour), ("to", Part.colour),
                        ("direction", Part.number(-360...360, "in degrees; 180 runs downwards", otherwise: 180)),
                    ], "a gradient", needs: ["from", "to"]),
            ], help)
    }
}

extension DeckPlan {
    static var schema: JSON {
        let texts = JSON.object([("type", "array"), ("items", .object([("type", "string")]))])
        return Part.object(
            [
                (
                    "kind",
                    Part.choice(Kind.self, "painted covers or other paintings, plain cards, or pictures from files")
                ),
                ("motif", Part.choice(Motif.self, "what paintings show; without it, playing cards")),
                ("seed", Part.integer(0...UInt64.max, "of covers and paintings; without it, the scene's own")),
                (
                    "files",
                    Part.list(of: .object([("type", "string")]), "pictures, and folders of pictures")
                ),
                ("card", Part.named("card", "what all cards have in common")),
                ("cards", Part.list(of: Part.named("card"), "given out in turn")),
                (
                    "texts",
                    Part.any(
                        [texts, .object([("type", "array"), ("items", texts)])],
                        "what {text} stands for, card by card; or a list for each wheel of a picker")
                ),
                (
                    "sizes",
                    Part.list(
                        of: Part.any(
                            [
                                Part.list(
                                    of: Part.number(lengths, "in points"), "width and height", count: 2),
                                .object([("type", "null")]),
                            ], "null is the size of all"),
                        "of the cards, in turn; a card has the size of all where this says nothing")
                ),
            ], "what the cards are")
    }
}
