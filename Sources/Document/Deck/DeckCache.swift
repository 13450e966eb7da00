/// The cards that a scene was drawn with last. They are used again for as long as nothing is changed that they are made of:
/// what a deck has worked out for a card is not worked out again with each turn of a knob.
public struct DeckCache: Sendable {
    private var deck: SceneDeck?

    public init() {}

    mutating func deck(of scene: Scene) -> SceneDeck {
        if let deck, deck.isMade(of: scene) { return deck }
        let made = SceneDeck(scene)
        deck = made
        return made
    }
}
