/// What a person gave, as a message quotes it: no more of it than can be taken in at a glance.
public struct Quotation: Hashable, Sendable, CustomStringConvertible {
    /// So many characters are quoted.
    public static let most = 80

    /// The text, or its beginning and an ellipsis.
    public let description: String

    /// What is to be quoted.
    public init(_ text: some StringProtocol) {
        let scalars = text.unicodeScalars
        var end = scalars.startIndex
        var count = 0
        while end != scalars.endIndex, count < Self.most {
            end = scalars.index(after: end)
            count += 1
        }
        description = end == scalars.endIndex ? String(text) : String(text[..<end]) + "…"
    }
}
