import CardContent
import LayoutCore
import Testing
import ZoeStyle

@testable import ZoeDocument

/// A layout that shows less of a card crops what is painted on it; another one has it painted for what it shows.
@Suite struct CroppedCardsTests {
    private func scene(_ layout: String, _ kind: DeckPlan.Kind) throws -> Scene {
        var scene = Scene(try #require(LayoutKind.named(layout)))
        (scene.items, scene.scroll, scene.deck.kind) = (12, 5, kind)
        return scene
    }

    @Test(arguments: [DeckPlan.Kind.covers, .paintings])
    func whatIsCroppedIsPaintedForTheWholeCard(kind: DeckPlan.Kind) throws {
        var scene = try scene("keylines", kind)
        try scene.set("itemWidth", to: "300")
        try scene.set("itemHeight", to: "400")
        let (look, whole) = (scene.look(), Size(width: 300, height: 400))
        let cards = scene.stage().frame().cards.filter { !$0.isHidden }
        #expect(Set(cards.map { $0.size.width.rounded() }).count > 2)
        for card in cards {
            let style = look.deck.style(of: card)
            let uncut = try #require(style.face.artwork?.uncutSize)
            #expect(abs(uncut.width - whole.width) < 1e-6 && abs(uncut.height - whole.height) < 1e-6)
            // Letters are less and less to be seen.
            let seen = card.size.width / whole.width
            let expected = seen > 0.99 ? 1 : min(max((seen - 0.5) / 0.4, 0), 1)
            for label in style.labels { #expect(abs(label.colour.alpha - expected) < 0.01) }
            if seen < 0.9, let label = style.labels.first {
                var all = card
                all.size = whole
                let own = try #require(look.deck.style(of: all).labels.first)
                #expect(own.size == label.size, "cropped, not shrunk")
            }
        }
    }

    @Test func aCardThatIsSmallIsPaintedSmall() throws {
        let scene = try scene("waterfall", .paintings)
        let look = scene.look()
        for card in scene.stage().frame().cards { #expect(look.deck.style(of: card).uncutSize == nil) }
    }

    @Test func anotherShapeOfTheCardMakesAnotherDeck() throws {
        var (scene, cache) = (try scene("keylines", .paintings), DeckCache())
        func uncut() throws -> Size {
            let deck = scene.look(turnedBy: scene.knobs, from: &cache).deck
            let card = try #require(scene.stage().frame().cards.first { $0.offset == 0 })
            return try #require(deck.style(of: card).uncutSize)
        }
        #expect(try uncut() == Size(width: 360, height: 400))
        try scene.set("itemWidth", to: "200")
        try scene.set("itemHeight", to: "400")
        #expect(try uncut() == Size(width: 200, height: 400))
    }
}
