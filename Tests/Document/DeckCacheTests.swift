import LayoutCore
import Testing
import ZoeStyle

@testable import ZoeDocument

@Suite struct DeckCacheTests {
    @Test func aTurnedKnobLeavesTheCardsAsTheyAre() throws {
        var scene = try #require(Scene.builtIn("gallery"))
        var deckCache = DeckCache()
        func deck() -> SceneDeck? { scene.look(turnedBy: scene.knobs, from: &deckCache).deck as? SceneDeck }
        let first = try #require(deck())
        try scene.set("camera.perspective", to: "-0.001")
        scene.use(try #require(LayoutKind.named("wheel")))
        scene.title = "Another"
        #expect(deck() === first)

        scene.seed += 1
        let second = try #require(deck())
        #expect(second !== first)
        scene.deck.card.cornerRadius = 3
        let third = try #require(deck())
        #expect(third !== second)
        scene.plates = [Plate(width: 10, height: 10, card: CardStyle())]
        let fourth = try #require(deck())
        #expect(fourth !== third && deck() === fourth)
    }
}
