/// Defaults of knobs that every layout has, where one layout wants others: `["perspective": -0.001, "wrap": true]`.
public struct KnobDefaults: Sendable, ExpressibleByDictionaryLiteral {
    private let content: [(name: String, value: Parameter.Value)]

    @inline(never)
    public init(dictionaryLiteral content: (String, Parameter.Value)...) {
        self.content = content.map { (name: $0.0, value: $0.1) }
    }

    /// By short name.
    public subscript(name: String) -> Parameter.Value? { content.first { $0.name == name }?.value }

    /// Whose defaults they are.
    public var names: [String] { content.map { $0.name } }
}
