import LayoutCore
import Testing
import ZoeRenderer

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
        #expect(warmUp.hasWork(for: version, isAllThere: true), "nothing was planned for it yet")
        let (isNew, isNewAgain) = (
            warmUp.plan(version, stage) { $0.frame() }, warmUp.plan(version, stage) { $0.frame() }
        )
        #expect(isNew && !isNewAgain)
        let shown = Set(stage.frame().cards.map(\.identity))
        #expect(Set(warmUp.cards(of: 1).map(\.identity)).isDisjoint(with: shown))
        #expect(shown.count + warmUp.cards(of: 1).count == 21, "all cards that a flick may bring, each once")

        var work: [WarmUp.Work] = []
        while warmUp.hasWork(for: version, isAllThere: true), work.count < 1000 {
            let piece = try #require(warmUp.current(isAllThere: true))
            if work.count < 2 { #expect(piece.frame == stage.frame()) }
            if work.count == 2 { #expect(piece.frame != stage.frame(), "others are seen through between two cards") }
            work.append(piece.work)
            warmUp.goOn()
        }
        #expect(work.prefix(3) == [.prepare(.motion), .time, .prepare(.motion)])
        #expect((2..<100).contains(work.count) && work.dropFirst(3).allSatisfy { $0 == .prepare(.pictures) })
        let other = WarmUp.Version(changes: 2, width: 640, height: 360, pictures: 0)
        #expect(warmUp.hasWork(for: other, isAllThere: true), "another scene is another plan")
        #expect(warmUp.cards(of: 2).isEmpty, "of other cards")
    }

    /// Of cards that are not on stage some artwork is still to come.
    @Test func whatNeedsNoMoreArtworkIsDoneBefore() throws {
        var warmUp = WarmUp()
        var basics: [WarmUp.Work] = []
        while let work = warmUp.takeBasic() { basics.append(work) }
        #expect(basics == [.copying, .levels, .prepare(.pictures)] && !warmUp.hasBasics)
        let version = WarmUp.Version(changes: 1, width: 640, height: 360, pictures: nil)
        _ = warmUp.plan(version, try stage(items: 21)) { $0.frame() }
        for _ in 0..<3 {
            #expect(warmUp.hasWork(for: version, isAllThere: false))
            warmUp.goOn()
        }
        #expect(!warmUp.hasWork(for: version, isAllThere: false) && warmUp.current(isAllThere: false) == nil)
        #expect(warmUp.hasWork(for: version, isAllThere: true))
    }

    @Test func anEndlessRowIsNotMadeReadyToItsEnd() throws {
        var warmUp = WarmUp()
        let version = WarmUp.Version(changes: 1, width: 640, height: 360, pictures: 0)
        _ = warmUp.plan(version, try stage(items: 1_000_000)) { $0.frame() }
        #expect(warmUp.cards(of: 1).count < 200)
    }

    /// What a shader paints over all of the picture takes as long with few cards as with many.
    @Test func howLongItTakesIsFoundOutBeforePicturesArePainted() throws {
        var warmUp = WarmUp()
        let version = WarmUp.Version(changes: 1, width: 640, height: 360, pictures: nil)
        _ = warmUp.plan(version, try stage(items: 21), timeComesFirst: true) { $0.frame() }
        #expect(warmUp.current(isAllThere: false)?.work == .time)
        warmUp.goOn()
        #expect(warmUp.current(isAllThere: false)?.work == .prepare(.motion))
    }

    @Test func twoSizesTellWhatPixelsTake() throws {
        var trial = MotionTrial()
        var shifts: Set<Double> = []
        for (pixels, seconds) in [(100, 0.5), (100, 0.011), (400, 0.03), (400, 0.017)] {
            #expect(trial.pace == nil && trial.kind(isBetweenFrames: false) == (pixels == 100 ? .quarter : nil))
            #expect(shifts.insert(trial.shift).inserted, "cards are painted anew for each place")
            trial.note(seconds, pixels: pixels)
        }
        let pace = try #require(trial.pace)
        #expect(abs(pace.fixed - 0.009) < 1e-9 && abs(pace.pixel - 0.006 / 300) < 1e-12)
    }

    /// Somebody looks at a scene that never rests: no frame of all pixels is drawn between two of its own.
    @Test func betweenFramesFewPixelsTell() {
        var trial = MotionTrial()
        for seconds in [0.010, 0.009] {
            #expect(trial.pace == nil && trial.kind(isBetweenFrames: true) == .half)
            trial.note(seconds, pixels: 100, isLast: true)
        }
        #expect(trial.pace == Pace(fixed: 0, pixel: 0.009 / 100))
    }

    @Test func aSmallPictureThatTakesLongIsEnough() throws {
        var trial = MotionTrial()
        trial.note(0.2, pixels: 100)
        trial.note(0.08, pixels: 100)
        #expect(trial.pace == Pace(fixed: 0, pixel: 0.08 / 100), "nobody waits for four times as many pixels")
    }
}
