@testable import ZoeDocument

/// Values to try a schema with: what it allows at its limits, and what lies just beyond.
struct SchemaProbes {
    let checker: SchemaChecker

    /// As JSON texts.
    func values(for schema: JSONNode, depth: Int = 0) -> [String] {
        // A card's back is a card, and so on.
        guard depth < 7 else { return [] }
        if let name = schema["$ref"]?.text { return values(for: checker.definition(name), depth: depth + 1) }
        if let parts = schema["anyOf"]?.items ?? schema["allOf"]?.items {
            return parts.flatMap { values(for: $0, depth: depth + 1) }
        }
        if let word = schema["const"]?.text { return ["\"\(word)\"", "\"\(word)s\"", "{}"] }
        if let words = schema["enum"]?.items {
            return words.map { $0.text.map { "\"\($0)\"" } ?? numeral($0.number ?? 0) } + ["\"neither\"", "{}", "3.5"]
        }
        switch schema["type"]?.text {
        case "string":
            return schema["pattern"] == nil
                ? ["\"words\"", "{}"]
                : [
                    "\"#fff\"", "\"#1234\"", "\"#12345678\"", "\"#12\"", "\"red\"", "\"1,0.5,0\"", "\"1,.5,0,1e-3\"",
                    "\"1,2,0\"", "\"1,0\"", "\"M0 0 L3 4\"",
                ]
        case "null": return ["null", "{}"]
        case "boolean": return ["true", "false", "{}"]
        case "number", "integer": return numbers(schema)
        case "array": return lists(schema, depth)
        case "object": return objects(schema, depth)
        default: return []
        }
    }

    private func numbers(_ schema: JSONNode) -> [String] {
        let isWhole = schema["type"]?.text == "integer"
        let (least, most) = (schema["minimum"]?.number, schema["maximum"]?.number ?? 1e15)
        let low = least ?? schema["exclusiveMinimum"]?.number ?? 0
        var values = [low - 1, least == nil ? low : low - 1, least ?? 1e-9]
        // Beyond that, one more is the same to a double.
        values += most < 1e15 ? [most, most + 1] : [1e9]
        return values.map(numeral) + ["{}"] + (isWhole ? ["0.5", "3.0"] : [])
    }

    private func lists(_ schema: JSONNode, _ depth: Int) -> [String] {
        let items = schema["items"].map { values(for: $0, depth: depth + 1) } ?? []
        let counts = schema["minItems"]?.number.map { [Int($0) - 1, Int($0), Int($0) + 2] } ?? [0, 1, 2]
        return ["7", "{}"]
            + counts.flatMap { count in
                items.map { "[\(Array(repeating: $0, count: count).joined(separator: ", "))]" }
            }
    }

    private func objects(_ schema: JSONNode, _ depth: Int) -> [String] {
        let fields = schema["properties"]?.fields ?? []
        let needed = schema["required"]?.items.compactMap(\.text) ?? []
        let samples = fields.map { (key: $0.key, values: values(for: $0.node, depth: depth + 1)) }
        func text(_ key: String, _ value: String) -> String {
            let rest = needed.filter { $0 != key }.map { name in
                "\"\(name)\": \(samples.first { $0.key == name }?.values.first ?? "0")"
            }
            return "{\((["\"\(key)\": \(value)"] + rest).joined(separator: ", "))}"
        }
        return ["7", "{}", text("nobody-knows", "1")] + samples.flatMap { key, values in values.map { text(key, $0) } }
    }
}
