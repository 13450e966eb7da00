/// A value of a message from the page: JSON, read without Foundation.
public enum MessageValue: Hashable, Sendable {
    case null
    case flag(Bool)
    case number(Double)
    case text(String)
    case list([MessageValue])
    /// In the order in which they came.
    case object([Field])

    /// One of an object's fields.
    public struct Field: Hashable, Sendable {
        /// What it is called.
        public var key: String
        /// What it holds.
        public var value: MessageValue
    }

    /// What an object has under this key; of several, the last.
    public subscript(key: String) -> MessageValue? {
        guard case .object(let fields) = self else { return nil }
        return fields.last { $0.key == key }?.value
    }

    /// Nil for what is no number.
    public var number: Double? {
        if case .number(let number) = self { return number }
        return nil
    }

    /// Nil for what is no whole number.
    public var whole: Int? {
        guard let number, number == number.rounded(), abs(number) < 1e9 else { return nil }
        return Int(number)
    }

    /// Nil for what is no text.
    public var text: String? {
        if case .text(let text) = self { return text }
        return nil
    }

    /// Nil for what is neither true nor false.
    public var flag: Bool? {
        if case .flag(let flag) = self { return flag }
        return nil
    }

    /// Nil for what is no list.
    public var list: [MessageValue]? {
        if case .list(let items) = self { return items }
        return nil
    }

    /// Nil for what is no object.
    public var fields: [Field]? {
        if case .object(let fields) = self { return fields }
        return nil
    }
}
