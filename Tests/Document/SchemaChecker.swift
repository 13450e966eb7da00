import Testing

@testable import ZoeDocument

/// What a JSON Schema says of a value, as far as ours goes; a word that it does not know is a failure.
struct SchemaChecker {
    private let root: JSONNode
    private let patterns = Patterns()

    /// Made once each, which takes longer than all else.
    private final class Patterns {
        private var known: [String: Regex<AnyRegexOutput>] = [:]

        func fits(_ text: String, _ pattern: String) -> Bool {
            if known[pattern] == nil { known[pattern] = try? Regex(pattern) }
            guard let regex = known[pattern] else { return false }
            return text.contains(regex)
        }
    }

    init(_ schema: JSONNode) { root = schema }

    static func read(_ text: String) throws -> JSONNode { try JSONReader.read(JSONSource(Array(text.utf8))) }

    func accepts(_ document: String) throws -> Bool { accepts(try Self.read(document), root) }

    private func accepts(_ node: JSONNode, _ schema: JSONNode) -> Bool {
        if case .flag(let flag) = schema.value { return flag }
        if let name = schema["$ref"]?.text { return accepts(node, definition(name)) }
        guard case .object(let words) = schema.value else { return false }
        return words.allSatisfy { word in obeys(node, word.key, word.node, of: schema) }
    }

    func definition(_ reference: String) -> JSONNode {
        let name = String(reference.dropFirst("#/definitions/".count))
        return root["definitions"]?[name] ?? JSONNode(place: 0..<0, value: .flag(false))
    }

    private func obeys(_ node: JSONNode, _ word: String, _ value: JSONNode, of schema: JSONNode) -> Bool {
        switch word {
        case "type": return node.isOf(type: value.text ?? "")
        case "enum": return value.items.contains { $0.isSame(as: node) }
        case "const": return value.isSame(as: node)
        case "minimum": return node.number.map { $0 >= value.number ?? .nan } ?? true
        case "maximum": return node.number.map { $0 <= value.number ?? .nan } ?? true
        case "exclusiveMinimum": return node.number.map { $0 > value.number ?? .nan } ?? true
        case "pattern": return node.text.map { patterns.fits($0, value.text ?? "") } ?? true
        case "minItems": return !node.isList || node.items.count >= Int(value.number ?? 0)
        case "maxItems": return !node.isList || node.items.count <= Int(value.number ?? 0)
        case "items": return node.items.allSatisfy { accepts($0, value) }
        case "required": return !node.isObject || value.items.allSatisfy { node[$0.text ?? ""] != nil }
        case "properties", "patternProperties", "additionalProperties": return fieldsObey(node, schema)
        case "anyOf": return value.items.contains { accepts(node, $0) }
        case "allOf": return value.items.allSatisfy { accepts(node, $0) }
        case "not": return !accepts(node, value)
        case "if": return !accepts(node, value) || schema["then"].map { accepts(node, $0) } ?? true
        case "then", "definitions", "default", "description", "title", "$schema", "format": return true
        default:
            Issue.record("the checker does not know '\(word)'")
            return false
        }
    }

    private func fieldsObey(_ node: JSONNode, _ schema: JSONNode) -> Bool {
        node.fields.allSatisfy { field in
            if let own = schema["properties"]?[field.key] { return accepts(field.node, own) }
            for pattern in schema["patternProperties"]?.fields ?? []
            where patterns.fits(field.key, pattern.key) {
                return accepts(field.node, pattern.node)
            }
            return schema["additionalProperties"].map { accepts(field.node, $0) } ?? true
        }
    }
}

extension JSONNode {
    subscript(key: String) -> JSONNode? { fields.first { $0.key == key }?.node }

    var fields: [Field] { if case .object(let fields) = value { fields } else { [] } }
    var items: [JSONNode] { if case .list(let items) = value { items } else { [] } }
    var text: String? { if case .text(let text) = value { text } else { nil } }
    var number: Double? { if case .number(let number) = value { number } else { nil } }
    var isObject: Bool { if case .object = value { true } else { false } }
    var isList: Bool { if case .list = value { true } else { false } }

    fileprivate func isOf(type: String) -> Bool {
        switch (type, value) {
        case ("object", .object), ("array", .list), ("string", .text), ("boolean", .flag), ("number", .number): true
        case ("null", .null): true
        case ("integer", .number(let number)): number == number.rounded()
        default: false
        }
    }

    fileprivate func isSame(as other: JSONNode) -> Bool {
        switch (value, other.value) {
        case (.text(let a), .text(let b)): a == b
        case (.number(let a), .number(let b)): a == b
        case (.flag(let a), .flag(let b)): a == b
        default: false
        }
    }
}
