/// A value that may be left open.
///
///     @Layered var cornerRadius = 0.0
///
/// `style.cornerRadius` is what holds: what was given, or else the default, which the declaration says. `style.$cornerRadius`
/// tells the two apart.
@propertyWrapper
public struct Layered<Value: Hashable & Sendable>: Sendable {
    public let `default`: Value
    /// Nil where the value is left open.
    public var given: Value?

    public init(wrappedValue: Value) { self.default = wrappedValue }

    public var wrappedValue: Value {
        get { given ?? self.default }
        set { given = newValue }
    }

    public var projectedValue: Layered {
        get { self }
        set { self = newValue }
    }
}

/// Defaults are the same in all that can be compared.
extension Layered: Hashable {
    public static func == (a: Layered, b: Layered) -> Bool { a.given == b.given }
    public func hash(into hasher: inout Hasher) { hasher.combine(given) }
}
