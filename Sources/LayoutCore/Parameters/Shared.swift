/// What copies of a value have in common: none of them changes it, so that a copy is a reference and not fields of its own.
final class Shared<Content: Sendable>: Sendable {
    let content: Content

    init(_ content: Content) { self.content = content }
}

extension Shared: Equatable where Content: Equatable {
    static func == (a: Shared, b: Shared) -> Bool { a === b || a.content == b.content }
}

extension Shared: Hashable where Content: Hashable {
    func hash(into hasher: inout Hasher) { hasher.combine(content) }
}
