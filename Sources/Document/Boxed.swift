/// A large value in one place of its own, which copies of its holder share until one of them changes it. Without it, whatever copies
/// the holder would copy each of the value's fields, which takes time there, and code.
@propertyWrapper
public struct Boxed<Value> {
    private final class Storage {
        var value: Value

        init(_ value: Value) { self.value = value }
    }

    private var storage: Storage

    public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

    public var wrappedValue: Value {
        get { storage.value }
        _modify {
            if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.value) }
            yield &storage.value
        }
    }
}

// What is shared is never changed.
extension Boxed: @unchecked Sendable where Value: Sendable {}

extension Boxed: Equatable where Value: Equatable {
    public static func == (one: Boxed, other: Boxed) -> Bool {
        one.storage === other.storage || one.storage.value == other.storage.value
    }
}

extension Boxed: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(storage.value) }
}
