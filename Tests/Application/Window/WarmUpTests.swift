import LayoutCore
import Testing

@testable import ZoeWindow

@Suite struct WarmUpTests {
    private func stage(items: Int) throws -> Stage {
        var stage = Stage(
            try #require(LayoutKind.named("cover-flow")), items: items, view: Size(width: 640, height: 360))
        stage.apply(.set("visibleItems", to: .integer(5)))
        stage.apply(.jump(to: 10))
        return stage
    }

    @Test func itBeginsWithWhatIsShownAndKnowsTheCardsThatComeNext() throws {
        let stage = try stage(items: 21)
        let version = WarmUp.Version(changes: 1, width: 640, height: 360, pictures: 0)
        var warmUp = WarmUp()
        #expect(!warmUp.isDone(version), "nothing was planned for it yet")
        warmUp.plan(version, stage) { $0.frame() }
        let shown = Set(stage.frame().cards.map(\.identity))
        let first = try #require(warmUp.current)
        #expect(first.isShown && first.frame == stage.frame())
        #expect(Set(warmUp.cards(of: 1).map(\.identity)).isDisjoint(with: shown))
        #expect(shown.count + warmUp.cards(of: 1).count == 21, "all cards that a flick may bring, each once")

        var frames = 0
        while !warmUp.isDone(version), frames < 1000 {
            #expect(warmUp.current?.isShown == (frames == 0))
            warmUp.goOn()
            frames += 1
        }
        #expect((2..<100).contains(frames) && warmUp.current == nil)
        let other = WarmUp.Version(changes: 2, width: 640, height: 360, pictures: 0)
        #expect(!warmUp.isDone(other), "another scene is another plan")
        #expect(warmUp.cards(of: 2).isEmpty, "of other cards")
    }

    @Test func anEndlessRowIsNotMadeReadyToItsEnd() throws {
        var warmUp = WarmUp()
        let version = WarmUp.Version(changes: 1, width: 640, height: 360, pictures: 0)
        warmUp.plan(version, try stage(items: 1_000_000)) { $0.frame() }
        #expect(warmUp.cards(of: 1).count < 200)
    }
}
