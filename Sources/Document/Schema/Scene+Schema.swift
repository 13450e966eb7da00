internal import CardContent
internal import LayoutCore
internal import ZoePictures
internal import ZoeStyle

private typealias Part = SchemaPart

/// What editors need to know of the document to complete its keys, show what they mean, and mark what is wrong.
extension Scene {
    public static var schema: String { schemaJSON.page }

    private static var schemaJSON: JSON {
        .object([
            ("$schema", "http://json-schema.org/draft-07/schema#"), ("title", "A scene of zoetrope"),
            ("description", "All that a picture comes from: cards, layout, parameters, surroundings, view, clock."),
            ("type", "object"), ("required", .list(["zoetrope"])),
            ("properties", .object(documentFields)), ("additionalProperties", .flag(false)),
            ("allOf", .list(parametersByLayout)), ("definitions", .object(definitions)),
        ])
    }

    private static var documentFields: [(String, JSON)] {
        let kinds = LayoutKind.all
        var fields = [("zoetrope", Part.integer(1...version, "the version of the document; always the first key"))]
        fields += words.schema()
        fields += [
            ("layout", Part.choice(kinds.map(\.name), "how cards are placed", otherwise: kinds[0].name)),
            (
                "formula",
                Part.text("a layout of your own, as a formula of the offset o: x = 0.8 * o * w; ry = 25 * o")
            ),
            (
                "items",
                Part.integer(0...Int.max, "how many cards; without it as many as the deck has, or \(itemsOtherwise)")
            ),
            ("edits", edits), ("view", viewPart),
        ]
        fields += clock.schema()
        fields += [
            ("parameters", .object([("type", "object"), ("description", "the knobs that are not left alone")])),
            ("deck", DeckPlan.schema),
            ("plates", Part.list(of: Part.named("plate"), "cards that take no part in the layout")),
            ("backdrop", backdropPart), ("floor", floorPart), ("shaders", shadersPart), ("picture", picturePart),
            ("timeline", Timeline.schema),
        ]
        return fields
    }

    private static var edits: JSON {
        let place = Part.integer(0...Int.max, "where in the row")
        let edits =
            ["insert", "remove"].map { Part.object([($0, place)], "", needs: [$0]) }
            + [Part.object([("move", place), ("to", place)], "", needs: ["move", "to"])]
        return Part.list(
            of: .object([("anyOf", .list(edits))]),
            "cards that were put in, taken out and moved, one after the other")
    }

    private static var viewPart: JSON {
        let size = Scene().view
        func side(_ points: Double) -> JSON {
            Part.number(0...1_000_000, "in points", otherwise: points, isOpenBelow: true)
        }
        return Part.object(
            [
                ("width", side(size.width)), ("height", side(size.height)),
                (
                    "device",
                    .object([
                        ("enum", .list(Device.allCases.map { .text($0.rawValue) })),
                        ("description", "whose edge is drawn around it where there is room"),
                    ])
                ),
            ], "the size of the picture")
    }

    private static var backdropPart: JSON {
        Part.any(
            [
                Part.colour, .object([("const", "transparent")]),
                Part.object([("top", Part.colour), ("bottom", Part.colour)], "a gradient", needs: ["top", "bottom"]),
                Part.object([("studio", Part.colour)], "a lit wall", needs: ["studio"]),
            ], "what is behind everything: a colour, \"transparent\", a gradient or a studio")
    }

    private static var floorPart: JSON {
        let floor = Floor()
        return Part.object(
            [
                ("height", Part.number(-100_000...100_000, "below the middle; without it, under the cards")),
                ("reflection", Part.number(0...1, "of the light that falls on it", otherwise: floor.reflection)),
                ("fade", Part.number(1...10_000, "how far down images can be seen", otherwise: floor.fade)),
            ], "a polished floor that mirrors the cards")
    }

    private static var shadersPart: JSON {
        let path = "a file's path from the document's folder, or <name> of one that comes with the program"
        return Part.object(
            [
                ("face", ShaderSteps.schema("on the cards: \(path)")),
                ("backdrop", ShaderSteps.schema("behind them: \(path)")),
                ("post", Part.list(of: ShaderSteps.schema(""), "over all, one after the other: \(path)")),
                ("sound", Part.text("what they hear: a file's path from the document's folder")),
                ("transition", ShaderSteps.schema("from one card, or one layout, to the next: \(path)")),
                ("uniforms", .object([("type", "object"), ("description", "what their uniforms are set to")])),
            ], "shaders of your own")
    }

    private static var picturePart: JSON {
        let plan = PicturePlan()
        return Part.object(
            [
                ("width", Part.number(0...1_000_000, "in points, where it is not the view's", isOpenBelow: true)),
                ("height", Part.number(0...1_000_000, "in points, with the width", isOpenBelow: true)),
                (
                    "scale",
                    Part.number(
                        0...PicturePlan.scales.upperBound, "pixels per point", otherwise: plan.scale, isOpenBelow: true)
                ),
                (
                    "samples",
                    .object([
                        ("enum", .list(PicturePlan.samplesToChoose.map(JSON.integer))),
                        ("default", .integer(plan.samples)),
                        ("description", "of each pixel, where cards pass through each other"),
                    ])
                ),
                (
                    "supersample",
                    Part.integer(
                        PicturePlan.supersamplings, "drawn so many times as large", otherwise: plan.supersampling)
                ),
                ("transparent", Part.flag("no backdrop", otherwise: plan.isTransparent)),
            ], "how finely pictures of it are drawn")
    }

    /// Which parameters there are follows from the layout, and that, where none is named, from whether there is a formula.
    private static var parametersByLayout: [JSON] {
        let isNamed = JSON.object([("required", .list(["layout"]))])
        let hasFormula = JSON.object([("required", .list(["formula"]))])
        func rule(_ condition: JSON, _ kind: LayoutKind) -> JSON {
            let parameters = JSON.object([("parameters", Part.named("parameters-\(kind.name)"))])
            return .object([("if", condition), ("then", .object([("properties", parameters)]))])
        }
        let rules = LayoutKind.all.map { kind in
            let layout = JSON.object([("layout", .object([("const", .text(kind.name))]))])
            return rule(.object([("properties", layout), ("required", .list(["layout"]))]), kind)
        }
        let none = JSON.object([("not", .object([("anyOf", .list([isNamed, hasFormula]))]))])
        let custom = JSON.object([("layout", .object([("const", "custom")]))])
        return rules + [
            rule(none, LayoutKind.all[0]),
            .object([("if", hasFormula), ("then", .object([("properties", custom)]))]),
        ]
    }

    private static var definitions: [(String, JSON)] {
        let hexadecimal = JSON.object([
            ("type", "string"), ("pattern", "^#([0-9A-Fa-f]{3,4}|([0-9A-Fa-f]{2}){3,4})$"), ("format", "color-hex"),
        ])
        let share = #"(0|1(\.0*)?|0?\.[0-9]+|[0-9](\.[0-9]+)?[eE]-[0-9]+)"#
        let typed = JSON.object([("type", "string"), ("pattern", .text("^\(share)(,\(share)){2,3}$"))])
        let numbers = JSON.object([
            ("type", "array"), ("items", Part.number(0...1, "")), ("minItems", .integer(3)), ("maxItems", .integer(4)),
        ])
        return [
            (
                "colour",
                Part.any([hexadecimal, typed, numbers], "#rgb, #rrggbb, #rrggbbaa, or red, green, blue from 0 to 1")
            ),
            ("card", CardStyle.schema), ("label", Label.schema), ("plate", Plate.schema),
            ("shader", ShaderSteps.schema),
            ("lane", Timeline.laneSchema),
        ] + LayoutKind.sharedParameters.map { ($0.fullName, $0.schema) }
            + LayoutKind.all.map { ("parameters-\($0.name)", $0.parameterSchema) }
    }
}
