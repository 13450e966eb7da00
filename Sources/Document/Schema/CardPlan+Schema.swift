internal import LayoutCore
internal import ZoeStyle

private typealias Part = SchemaPart

private let length = 0.0...100_000.0
private let delta = -100_000.0...100_000.0

extension CardPlan {
    static var schema: JSON {
        Part.object(
            [
                ("fill", fill), ("cornerRadius", Part.number(length, "how round the corners are, in points")),
                (
                    "border",
                    Part.object(
                        [("width", Part.number(length, "in points")), ("colour", Part.colour)],
                        "a line around the card")
                ),
                ("shadow", Part.named("shadow")),
                ("labels", Part.list(of: Part.named("label"), "what is written on the card")),
                ("image", Part.text("the path of a picture, from the document's folder")),
                ("fit", Part.choice(Artwork.Fit.self, "whether the picture fills the card or fits into it")),
                ("back", back),
            ], "how a card looks")
    }

    private static var fill: JSON {
        Part.any(
            [
                Part.colour, .object([("const", "random")]),
                Part.object(
                    [
                        ("from", Part.colour), ("to", Part.colour),
                        ("direction", Part.number(-360...360, "in degrees; 180 runs downwards", otherwise: 180)),
                    ], "a gradient", needs: ["from", "to"]),
            ], "a colour, \"random\" for another one on each card, or a gradient")
    }

    private static var back: JSON {
        Part.any(
            [Part.choice(["front", "hidden"], "the front again, or nothing"), Part.colour, Part.named("card")],
            "what shows from behind: \"front\", \"hidden\", a colour, or a card of its own")
    }
}

extension Shadow {
    static var schema: JSON {
        let `default` = Shadow(radius: 8)
        return Part.object(
            [
                ("radius", Part.number(length, "how soft, in points", otherwise: `default`.radius)),
                ("x", Part.number(delta, "to the right", otherwise: 0)),
                ("y", Part.number(delta, "down", otherwise: 0)),
                ("opacity", Part.number(0...1, "0 is none", otherwise: `default`.opacity)),
                ("colour", Part.colour),
            ], "the shadow that a card throws on what is behind it")
    }
}

extension LabelPlan {
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
                ("alignment", Part.choice(Label.Alignment.self, "from side to side", otherwise: `default`.alignment)),
                ("placement", Part.choice(Label.Placement.self, "up and down", otherwise: `default`.placement)),
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
                        of: Part.number(delta, "in points"), "kept free: [left, top, right, bottom]", count: 4)
                ),
            ], "a text on a card")
    }
}

extension Plate {
    static var schema: JSON {
        Part.object(
            [
                ("x", Part.number(delta, "its middle, to the right of the view's", otherwise: 0)),
                ("y", Part.number(delta, "its middle, below the view's", otherwise: 0)),
                ("z", Part.number(delta, "cards that are nearer cover it", otherwise: 0)),
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
