import Testing

@testable import ZoeWindow

/// What the window's loop does next follows from the situation alone.
@Suite struct RedrawTests {
    private func next(_ change: (inout Redraw.Situation) -> Void) -> Redraw {
        var situation = Redraw.Situation()
        change(&situation)
        return Redraw(situation, at: 10)
    }

    @Test func atRestItSleepsUntilSomethingHappens() {
        #expect(next { _ in } == .untilEvent)
        #expect(Redraw.untilEvent.waitingTime(at: 10) == nil && !Redraw.untilEvent.isDue)
    }

    @Test func itSleepsUntilTheNextTimeAndNoLonger() {
        let next = next { $0.nextTime = 12.5 }
        #expect(next == .at(12.5) && !next.isDue)
        #expect(next.waitingTime(at: 10) == 2.5 && next.waitingTime(at: 20) == 0)
    }

    @Test func motionIsDrawnAtTheScreensPace() {
        let next = next {
            ($0.isMoving, $0.nextTime, $0.framesDue, $0.news) = (true, 10.016, 3, .artwork)
            $0.hasIdleWork = true
        }
        #expect(next == .now(.motion, next: 10.016), "whatever else has come")
        #expect(next.isDue && abs((next.waitingTime(at: 10) ?? 0) - 0.016) < 1e-9)
    }

    @Test func whatHasComeIsShownAtOnce() {
        for news in [Redraw.Reason.shaders, .artwork, .outcome, .notice] {
            let next = next { ($0.news, $0.nextTime, $0.framesDue) = (news, 15, 1) }
            #expect(next == .now(news, next: 10) && next.waitingTime(at: 10) == 0)
        }
    }

    @Test func anEventIsFollowedByItsFrames() {
        #expect(next { ($0.framesDue, $0.nextTime, $0.hasMovingMessage) = (2, 15, true) } == .now(.event, next: 10))
    }

    @Test func aMessageComesAndGoesAtItsOwnPace() {
        #expect(next { ($0.hasMovingMessage, $0.nextTime) = (true, 10.5) } == .now(.message, next: 10.5))
        #expect(
            next { ($0.hasMovingMessage, $0.nextTime, $0.hasIdleWork) = (true, 10.5, true) }.waitingTime(at: 10) == 0)
    }

    @Test func theFirstPictureWaitsForItsArtworkAndNotForLong() throws {
        let next = next { ($0.awaitsArtwork, $0.framesDue, $0.news) = (true, 3, .artwork) }
        let waitingTime = try #require(next.waitingTime(at: 10))
        #expect(!next.isDue && waitingTime > 0 && waitingTime < 0.1)
    }

    @Test func workForLaterIsDoneAtOnceAndShowsNothing() {
        let next = next { ($0.hasIdleWork, $0.nextTime) = (true, 15) }
        #expect(next == .at(10) && !next.isDue)
    }
}
