import LayoutCore
import Testing

@Suite struct JourneyTests {
    private func stage(_ layout: LayoutKind = LayoutKind.all[0]) -> Stage {
        Stage(layout, items: 5, view: Size(width: 400, height: 300))
    }

    @Test func betweenTwoCardsItGoesFromTheOneBeforeToTheOneBehind() throws {
        var stage = stage()
        #expect(stage.journey() == nil)
        stage.stand(at: 2.25)
        let journey = try #require(stage.journey())
        #expect(journey.from.currentIndex == 2 && journey.to.currentIndex == 3 && journey.progress == 0.25)
        var before = self.stage()
        before.stand(at: 2)
        #expect(journey.from == before.frame())
        #expect(journey.bothEnds.cards.count == journey.from.cards.count + journey.to.cards.count)
    }

    /// Whichever way the hand goes, the same place is the same picture.
    @Test func itDependsOnThePlaceAlone() throws {
        var (there, back) = (stage(), stage())
        there.stand(at: 1.75)
        back.stand(at: 4)
        back.apply(.scroll(to: 1, seconds: 1))
        while back.scroll > 1.75 { back.advance(by: 1.0 / 60) }
        let (one, other) = (try #require(there.journey()), try #require(back.journey()))
        #expect(one.from.currentIndex == other.from.currentIndex && one.to.currentIndex == other.to.currentIndex)
        #expect(other.progress == back.scroll - 1)
    }

    @Test func beyondTheEndsOfARowThereIsNone() {
        var stage = stage()
        stage.apply(.press(at: Point(x: 200, y: 150)))
        stage.apply(.drag(by: Vector2(x: 60, y: 0), velocity: .zero))
        #expect(stage.scroll < 0 && stage.journey() == nil)
    }

    @Test func aChangeOfLayoutIsOneToo() throws {
        var stage = stage()
        stage.stand(at: 1)
        let before = stage.frame()
        stage.morph(to: LayoutKind.named("wheel"), seconds: 1)
        stage.advance(by: 0.5)
        let journey = try #require(stage.journey())
        #expect(journey.from.cards.map(\.matrix) == before.cards.map(\.matrix) && journey.to.layout == "wheel")
        #expect(abs(journey.progress - 0.5) < 0.02)
        stage.advance(by: 1)
        #expect(stage.journey() == nil)
    }
}
