internal import LayoutCore

/// The words of JSON Schema (draft 7, which editors know best), as far as the document needs them.
enum SchemaPart {
    static func text(_ help: String) -> JSON { typed("string", help) }

    static func flag(_ help: String, otherwise: Bool? = nil) -> JSON {
        typed("boolean", help, otherwise.map { [("default", .flag($0))] } ?? [])
    }

    static func number(
        _ range: ClosedRange<Double>, _ help: String, otherwise: Double? = nil, isOpenBelow: Bool = false
    ) -> JSON {
        typed(
            "number", help,
            [
                (isOpenBelow ? "exclusiveMinimum" : "minimum", .number(range.lowerBound)),
                ("maximum", .number(range.upperBound)),
            ] + (otherwise.map { [("default", .number($0))] } ?? []))
    }

    static func integer<Whole: FixedWidthInteger>(
        _ range: ClosedRange<Whole>, _ help: String, otherwise: Int? = nil
    ) -> JSON {
        typed(
            "integer", help,
            [
                // More digits than a double has, so they are written as they are.
                ("minimum", .verbatim("\(range.lowerBound)")), ("maximum", .verbatim("\(range.upperBound)")),
            ] + (otherwise.map { [("default", .integer($0))] } ?? []))
    }

    static func choice(_ words: [String], _ help: String, otherwise: String? = nil) -> JSON {
        .object(
            [("enum", .list(words.map(JSON.text))), ("description", .text(help))]
                + (otherwise.map { [("default", .text($0))] } ?? []))
    }

    static func choice<Word: RawRepresentable & CaseIterable>(
        _ type: Word.Type, _ help: String, otherwise: Word? = nil
    ) -> JSON where Word.RawValue == String {
        choice(type.allCases.map(\.rawValue), help, otherwise: otherwise?.rawValue)
    }

    static func list(of part: JSON, _ help: String, count: Int? = nil) -> JSON {
        let count = count.map { [("minItems", JSON.integer($0)), ("maxItems", .integer($0))] } ?? []
        return typed("array", help, [("items", part)] + count)
    }

    /// An object with these keys and no others.
    static func object(
        _ fields: [(String, JSON)], _ help: String, needs: [String] = [], further: [(String, JSON)] = []
    ) -> JSON {
        typed(
            "object", help,
            (needs.isEmpty ? [] : [("required", .list(needs.map(JSON.text)))])
                + [("properties", .object(fields)), ("additionalProperties", .flag(false))] + further)
    }

    static func any(_ parts: [JSON], _ help: String) -> JSON {
        .object([("anyOf", .list(parts)), ("description", .text(help))])
    }

    /// What is defined once, under a name.
    static func named(_ name: String, _ help: String? = nil) -> JSON {
        let reference = JSON.object([("$ref", .text("#/definitions/\(name)"))])
        // Beside a reference nothing else is read.
        return help.map { .object([("allOf", .list([reference])), ("description", .text($0))]) } ?? reference
    }

    static let colour = named("colour")

    private static func typed(_ type: String, _ help: String, _ rest: [(String, JSON)] = []) -> JSON {
        .object([("type", .text(type))] + rest + [("description", .text(help))])
    }
}
