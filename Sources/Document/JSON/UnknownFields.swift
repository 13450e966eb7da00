/// Fields that this version does not know, by the object in which they stand: `card.shadow`, `cards.2.labels.0`.
struct UnknownFields: Hashable, Sendable {
    private var byPlace: [String: [UnknownField]] = [:]

    /// - Parameter place: of the object, from the one that has all of them; that one itself is `""`.
    subscript(place: String) -> [UnknownField] {
        get { byPlace[place] ?? [] }
        set { byPlace[place] = newValue.isEmpty ? nil : newValue }
    }
}
