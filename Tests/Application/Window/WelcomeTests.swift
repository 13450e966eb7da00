import Testing

@testable import ZoeEditor
@testable import ZoeWindow

@Suite struct WelcomeTests {
    private func shown(at now: Double) -> Welcome {
        var welcome = Welcome()
        welcome.show(at: now)
        return welcome
    }

    @Test func itComesAfterThePictureAndStays() {
        let welcome = shown(at: 10)
        #expect(welcome.strength(at: 10) == 0 && welcome.isMoving(at: 10.2))
        #expect(welcome.strength(at: 12) == 1 && !welcome.isMoving(at: 12) && !welcome.isGone(at: 1000))
    }

    @Test func theFirstDragTakesItAway() {
        var welcome = shown(at: 0)
        welcome.note(.drag)
        #expect(!welcome.isStaying && welcome.isMoving(at: 5))
        welcome.show(at: 5)
        #expect(welcome.strength(at: 5) == 1)
        #expect(welcome.strength(at: 5.2) < 1 && welcome.strength(at: 6) == 0 && welcome.isGone(at: 6))
    }

    @Test func whatElseIsTriedStepsBackAndLeavesItThere() {
        var welcome = shown(at: 0)
        welcome.note(.wheel)
        welcome.note(Action.panel)
        welcome.note(Action.undo)
        #expect(welcome.isStaying && welcome.tried == [.wheel, .knobs])
    }

    @Test func aSessionKnowsWhoHasBeenHere() throws {
        let new = Session()
        #expect(new.isWelcomed == false)
        #expect(try #require(Session(new.text)).isWelcomed == false, "whoever left without a drag is told again")
        // A file from before there was a welcome.
        #expect(try #require(Session(#"{"showsPanel": true, "knowsPanelKey": true}"#)).isWelcomed == nil)
    }

    @Test func aSessionKeepsTheLastFilesAndEachOnce() throws {
        var session = Session()
        for number in 0..<20 { session.note(recent: "/a/\(number).json") }
        session.note(recent: "/a/15.json")
        let kept = try #require(Session(session.text)?.recent)
        #expect(kept.count == 12 && kept[0] == "/a/15.json" && kept[1] == "/a/19.json")
        #expect(Set(kept).count == kept.count)
    }
}

/// Whoever says something is heard although nothing else happens.
@Suite struct ToastTests {
    @Test func aMessageComesAndGoesFrameByFrame() throws {
        var overlay = Overlay()
        overlay.say("picture: a.png", .note, at: 100)
        // The frame in which it is said began before.
        for now in [99.99, 100, 100.1, 100.25] {
            #expect(try #require(overlay.timeToNextChange(at: now)) < 0.05, "\(now)")
        }
        let rest = try #require(overlay.timeToNextChange(at: 101))
        #expect(rest > 1 && rest <= 2.1, "then nothing happens for a while")
        #expect(try #require(overlay.timeToNextChange(at: 103.2)) < 0.05, "it goes")
        overlay.forgetOld(at: 104)
        #expect(overlay.timeToNextChange(at: 104) == nil)
    }
}

@Suite struct TimeLeftTests {
    @Test func itIsJudgedByWhatHasBeenDone() throws {
        var left = TimeLeft(at: 50)
        #expect(left.seconds == nil && left.text == "0 %")
        left.note(0.25, at: 60)
        #expect(left.seconds == 30 && left.text == "25 %, 30 s left")
        left.note(0.1, at: 61)
        #expect(left.part == 0.25, "nothing that was done is undone")
        left.note(.nan, at: 62)
        #expect(left.part == 0.25)
        left.note(7, at: 63)
        #expect(left.part == 1 && left.seconds == 0)
    }

    @Test(arguments: [
        (0.2, "1 s"), (59, "59 s"), (61, "1 min"), (80, "1 min 20 s"), (3590, "59 min 50 s"), (3600, "1 h 0 min"),
        (9000, "2 h 30 min"),
    ])
    func itIsSaidInWords(seconds: Double, words: String) { #expect(TimeLeft.words(for: seconds) == words) }
}
