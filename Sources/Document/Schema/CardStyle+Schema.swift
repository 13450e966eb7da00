internal import LayoutCore
internal import ZoeStyle

private typealias Part = SchemaPart

private let distances = -100_000.0...100_000.0

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
            let otherwise = object?.isWhole == true ? CardStyle()[keyPath: place].default : nil
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

extension Label {
    static var schema: JSON {
        let `default` = Label("")
        return Part.object(
            [
                (
                    "text",
                    Part.text("{index} is the card's place from 0, {number} from 1, {text} a word of the deck's texts")
                ),
                ("font", Part.text("families in the order of preference, with commas between")),
                ("weight", Part.integer(1...1000, "400 is regular, 700 bold", otherwise: `default`.font.weight)),
                ("italic", Part.flag("slanted", otherwise: false)),
                ("size", Part.number(0.1...10_000, "in points", otherwise: `default`.size)),
                ("colour", Part.colour),
                ("alignment", Part.choice(Alignment.self, "from side to side", otherwise: `default`.alignment)),
                ("placement", Part.choice(Placement.self, "up and down", otherwise: `default`.placement)),
                ("wraps", Part.flag("long lines are broken", otherwise: `default`.wraps)),
                ("lines", Part.integer(0...1000, "at most so many; 0 is no limit", otherwise: `default`.lines)),
                ("leading", Part.number(0.1...10, "from line to line, as a factor", otherwise: `default`.leading)),
                (
                    "tracking",
                    Part.number(-1...10, "between letters, as a share of the size", otherwise: `default`.tracking)
                ),
                (
                    "insets",
                    Part.list(
                        of: Part.number(distances, "in points"), "kept free: [left, top, right, bottom]", count: 4)
                ),
            ], "a text on a card")
    }
}

extension Plate {
    static var schema: JSON {
        Part.object(
            [
                ("x", Part.number(distances, "its middle, to the right of the view's", otherwise: 0)),
                ("y", Part.number(distances, "its middle, below the view's", otherwise: 0)),
                ("z", Part.number(distances, "cards that are nearer cover it", otherwise: 0)),
                ("width", Part.number(0.1...100_000, "in points", otherwise: 100)),
                ("height", Part.number(0.1...100_000, "in points", otherwise: 100)),
                ("card", Part.named("card")),
            ], "a card that stands still in the view: a picker's band, a caption")
    }
}

extension DeckPlan {
    static var schema: JSON {
        let texts = JSON.object([("type", "array"), ("items", .object([("type", "string")]))])
        return Part.object(
            [
                ("kind", Part.choice(Kind.self, "painted covers, plain cards, or pictures from files")),
                ("seed", Part.integer(0...UInt64.max, "of the covers; without it, the scene's own")),
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
            ], "what the cards are")
    }
}
