/// What a person gave, as a message quotes it: no more of it than can be taken in at a glance.
package struct Quotation: Hashable, Sendable, CustomStringConvertible {
    /// How many characters are quoted at most.
    package static let most = 80

    /// The text, or its beginning and an ellipsis.
    package let description: String

    /// What is to be quoted.
    package init(_ text: some StringProtocol, atMost most: Int = Quotation.most) {
        let scalars = text.unicodeScalars
        var end = scalars.startIndex
        var count = 0
        while end != scalars.endIndex, count < most {
            end = scalars.index(after: end)
            count += 1
        }
        description = end == scalars.endIndex ? String(text) : String(text[..<end]) + "…"
    }
}
