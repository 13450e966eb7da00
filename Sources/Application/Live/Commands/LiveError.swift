/// What is wrong with a command, in a line for a person.
public struct LiveError: Error, Hashable, Sendable, CustomStringConvertible {
    public let text: String
    public init(_ text: String) { self.text = text }
    public var description: String { text }
}
