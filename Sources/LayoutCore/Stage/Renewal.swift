/// An item whose content is another one since a moment, which is still to be seen.
struct Renewal: Sendable {
    let identity: Int
    let start: Double
}
