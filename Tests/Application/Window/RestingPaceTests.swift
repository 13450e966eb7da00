import Testing

@testable import ZoeWindow

/// In how many steps the picture at rest is drawn follows from what it took, and from nothing else.
@Suite struct RestingPaceTests {
    /// Draws pictures of which each step needs `same` seconds, and all of them `shared` seconds together.
    private func pace(after pictures: Int, shared: Double, same: Double) -> (pace: RestingPace, last: Double) {
        var (pace, last) = (RestingPace(), 0.0)
        for _ in 0..<pictures {
            let steps = pace.steps
            last = shared + same * Double(steps)
            pace.note(last, steps: steps)
        }
        return (pace, last)
    }

    @Test func whatIsSoonDrawnIsDrawnAtOnce() {
        let (pace, _) = pace(after: 20, shared: 0.2, same: 0.05)
        #expect(!pace.isDear && pace.steps == 1)
    }

    @Test func whatTakesLongIsDrawnInShortSteps() {
        let (pace, last) = pace(after: 20, shared: 2, same: 0.001)
        #expect(pace.isDear && (30...48).contains(pace.steps))
        #expect(last < 2.1)
    }

    /// Each step of such a picture takes nearly as long as all of it.
    @Test func stepsThatDoNotPayAreNotTaken() {
        let (pace, last) = pace(after: 20, shared: 0.02, same: 0.4)
        #expect(pace.isDear && pace.steps == 1)
        #expect(last < 0.43)
    }

    @Test(arguments: [0.01, 0.03, 0.1, 0.3]) func noPictureTakesMuchLongerInSteps(same: Double) {
        var pace = RestingPace()
        var taken: [Double] = []
        for _ in 0..<40 {
            let steps = pace.steps
            taken.append(1 + same * Double(steps))
            pace.note(taken.last ?? 0, steps: steps)
        }
        #expect(taken.suffix(30).allSatisfy { $0 < 1.6 * (1 + same) }, "\(taken)")
        #expect(taken.filter { $0 > 1.6 * (1 + same) }.count <= 1, "one try is enough: \(taken)")
    }

    @Test func anotherPictureIsTriedAnew() {
        var (pace, _) = pace(after: 5, shared: 0.02, same: 0.4)
        #expect(pace.steps == 1)
        for _ in 0..<5 { pace.note(3, steps: pace.steps) }
        #expect(pace.steps > 20)
    }

    @Test func aGuessHoldsUntilSomethingIsDrawn() {
        var pace = RestingPace()
        pace.expect(4)
        #expect(pace.isDear && pace.steps == 48)
        pace.note(0.1, steps: 48)
        #expect(!pace.isDear && pace.steps == 1)
    }
}
