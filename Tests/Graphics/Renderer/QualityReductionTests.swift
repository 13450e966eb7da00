import Testing
import ZoeRenderer

/// What is given up follows from frame times, and from nothing else.
@Suite struct QualityReductionTests {
    private static let frame = 1.0 / 60

    /// A quality control that has seen frames of one length.
    private func governor(
        from reduction: QualityReduction = .nothing, after count: Int, of seconds: Double
    ) -> QualityGovernor {
        var governor = QualityGovernor(from: reduction)
        for _ in 0..<count { governor.note(seconds) }
        return governor
    }

    @Test func theOrderIsFromWhatIsLeastSeen() {
        #expect(QualityReduction.allCases.first == .nothing)
        for (less, more) in zip(QualityReduction.allCases, QualityReduction.allCases.dropFirst()) {
            #expect(less < more && less.scale >= more.scale, "each step gives up what those before it do")
        }
        #expect(QualityReduction.nothing.keepsSamples && !QualityReduction.samples.keepsSamples)
        #expect(QualityReduction.samples.effort == .full && QualityReduction.painting.effort == .quick)
        #expect(Set(QualityReduction.allCases.map(\.help)).count == QualityReduction.allCases.count)
    }

    @Test func whatIsQuickEnoughGivesUpNothing() {
        #expect(governor(after: 10_000, of: 0.9 * Self.frame).reduction == .nothing)
    }

    @Test func slowFramesTakeOneStepAfterTheOther() {
        var governor = QualityGovernor()
        var steps = [governor.reduction]
        for _ in 0..<1000 {
            governor.note(1.9 * Self.frame)
            if steps.last != governor.reduction { steps.append(governor.reduction) }
        }
        #expect(steps == QualityReduction.allCases.filter { $0 <= .twoThirds }, "none is left out")
        #expect(steps.last == .twoThirds, "what has not helped so far will not help by giving up still more")
    }

    /// So much longer a first frame may take that nobody knows whether it will.
    @Test func whatWillTakeTooLongBeginsWithFewerPixels() {
        var governor = QualityGovernor(from: .painting, least: .painting)
        governor.expect(Pace(fixed: 0.002, pixel: 1.3 * Self.frame / 1e6), pixels: 1_000_000)
        #expect(governor.reduction == .painting)
        governor.expect(Pace(fixed: 0.002, pixel: 1.6 * Self.frame / 1e6), pixels: 1_000_000)
        #expect(governor.reduction == .quarter)
    }

    /// Whatever frames take, and whatever is known of them.
    @Test func noMoreIsGivenUpThanMayBe() {
        for seconds in [0.06, 0.2, 3] {
            var governor = QualityGovernor(from: .painting, least: .painting)
            governor.most = .third
            for _ in 0..<500 { governor.note(seconds * governor.reduction.scale * governor.reduction.scale) }
            #expect(governor.reduction == .third)
            governor.expect(Pace(fixed: 0, pixel: seconds / 1e6), pixels: 1_000_000)
            #expect(governor.reduction <= .third)
        }
    }

    /// Where nearly all of a frame's time goes with its pixels, there is a rhythm even if one picture takes two seconds.
    @Test(arguments: [0.4, 1, 2]) func aShaderGetsItsRhythmByAsFewPixelsAsThatTakes(whole: Double) {
        var governor = QualityGovernor(from: .painting, least: .painting)
        (governor.budget, governor.pixelsAreWorth) = (1.0 / 30, 1.05)
        var (seconds, changes) = (0.0, 0)
        func frame(_ governor: QualityGovernor) -> Double {
            0.002 + whole * governor.reduction.scale * governor.reduction.scale
        }
        for _ in 0..<2000 {
            let former = governor.reduction
            seconds += former == .painting ? frame(governor) : 0
            governor.note(frame(governor))
            changes += governor.reduction == former ? 0 : 1
        }
        #expect(frame(governor) < 1.1 / 30, "\(frame(governor)) s at \(governor.reduction)")
        #expect(changes < 12, "it does not change its mind all the time")
        #expect(seconds < 5 * whole, "some frames tell")
    }

    /// The first frames of a kind take longer than those that come after them.
    @Test func moreThanHelpsIsTakenBackHoweverMuchItWas() {
        var governor = QualityGovernor(from: .painting, least: .painting)
        (governor.budget, governor.pixelsAreWorth) = (1.0 / 30, 1.05)
        var steps: Set<QualityReduction> = []
        for number in 0..<2000 {
            let pixels = governor.reduction.scale * governor.reduction.scale
            governor.note((number < 60 ? 0.03 : 0.012) + 0.14 * pixels)
            steps.insert(governor.reduction)
        }
        #expect(steps.contains(.fourFifths), "more than was needed in the end")
        #expect(governor.reduction == .twoThirds, "a third of 1/30 s goes with the cards")
    }

    @Test func whatOthersHaveMeasuredSaysWhereToBegin() {
        var governor = QualityGovernor(from: .painting, least: .painting)
        (governor.budget, governor.pixelsAreWorth) = (1.0 / 30, 1.05)
        let expected = { (pace: Pace) in
            governor.expect(pace, pixels: 1_000_000)
            return governor.reduction
        }
        #expect(expected(Pace(fixed: 0.001, pixel: 3e-8)) == .painting)
        #expect(expected(Pace(fixed: 0.001, pixel: 1.2e-7)) == .half)
        #expect(expected(Pace(fixed: 0.001, pixel: 9e-7)) == .fourFifths)
        #expect(expected(Pace(fixed: 0.001, pixel: 9e-6)) == .sevenEighths, "as much as can be given up")
        #expect(expected(Pace(fixed: 0.5, pixel: 1e-8)) == .twoThirds, "fewer pixels would be of no use")
        #expect(expected(Pace(fixed: 0.001, pixel: 1e-8)) == .painting, "another shader, another pace")
        _ = expected(Pace(fixed: 0, pixel: 9e-6))
        for _ in 0..<120 { governor.note(0.01 * governor.reduction.scale) }
        #expect(governor.reduction == .painting, "a guess that was too dark is soon corrected")
        _ = expected(Pace(fixed: 0, pixel: 9e-6))
        governor.begin()
        #expect(governor.reduction == .painting, "of the next scene nothing is known")
    }

    /// A shader that takes a quarter of a second must not be watched for ten seconds until it gives way.
    @Test(arguments: [(2.6, QualityReduction.half), (4, .twoThirds), (15, .twoThirds)])
    func framesThatTakeFarTooLongGiveUpAsMuchAsWillDo(factor: Double, step: QualityReduction) {
        var governor = QualityGovernor(from: .painting, least: .painting)
        governor.pixelsAreWorth = 1.05
        var seconds = 0.0
        while governor.reduction == .painting, seconds < 10 {
            governor.note(factor * Self.frame)
            seconds += factor * Self.frame
        }
        #expect(governor.reduction == step)
        #expect(seconds < 1.2, "\(seconds) s")
    }

    @Test func paintingIsTriedBeforePixelsHoweverSlowItIs() {
        var governor = QualityGovernor()
        var steps: [QualityReduction] = []
        for _ in 0..<100 {
            governor.note(20 * Self.frame)
            if steps.last != governor.reduction { steps.append(governor.reduction) }
        }
        #expect(steps == [.nothing, .samples, .painting, .twoThirds])
    }

    @Test func whatTakesLongToPaintIsPaintedCoarsely() {
        var fineness = PaintingFineness()
        #expect(fineness.inMotion == 1 && fineness.ahead == 1, "while nothing is known")
        fineness.note(0.001, cards: 1, scale: 1)
        #expect(fineness.inMotion == 1)
        fineness.note(0.4, cards: 2, scale: 1)
        #expect(abs(fineness.inMotion * fineness.inMotion * 0.2 - 0.016) < 1e-12, "a frame's time for one card")
        #expect(fineness.ahead > fineness.inMotion && fineness.ahead < 1, "nobody waits, but somebody may begin to")
        let before = fineness
        fineness.note(0.016, cards: 1, scale: fineness.inMotion)
        #expect(abs(fineness.inMotion - before.inMotion) < 1e-9, "the same work at another size")
        for _ in 0..<40 { fineness.note(0.001, cards: 1, scale: 1) }
        #expect(fineness.inMotion == 1, "another shader took its place")
        fineness.note(100, cards: 1, scale: 1)
        #expect(fineness.inMotion >= 0.2)
    }

    @Test func aSingleSlowFrameGivesUpNothing() {
        var governor = QualityGovernor()
        for number in 0..<10_000 { governor.note(number % 10 == 0 ? 0.5 : 0.5 * Self.frame) }
        #expect(governor.reduction == .nothing)
    }

    /// Nobody waits for a third frame of a quarter of a second.
    @Test func twoVerySlowFramesAreEnough() {
        var governor = governor(from: .painting, after: 10, of: 0.9 * Self.frame)
        governor.note(0.25)
        #expect(governor.reduction == .painting)
        governor.note(0.25)
        #expect(governor.reduction > .painting)
        var slower = self.governor(from: .painting, after: 10, of: 0.9 * Self.frame)
        for _ in 0..<2 { slower.note(2 * Self.frame) }
        #expect(slower.reduction == .painting)
    }

    @Test func fewerPixelsMustBeWorthIt() {
        #expect(governor(from: .painting, after: 500, of: 1.4 * Self.frame).reduction == .painting)
        #expect(governor(from: .painting, after: 500, of: 1.8 * Self.frame).reduction > .painting)
        var governor = QualityGovernor(from: .painting)
        (governor.budget, governor.pixelsAreWorth) = (1.0 / 30, 1.05)
        for _ in 0..<500 { governor.note(1.4 / 30) }
        #expect(governor.reduction > .painting, "for a shader whose work is that with pixels")
    }

    @Test func timeToSpareGivesBackWhatWasGivenUp() {
        #expect(governor(from: .half, after: 1000, of: 0.2 * Self.frame).reduction == .nothing)
        #expect(
            governor(from: .painting, after: 1000, of: 0.85 * Self.frame).reduction == .painting,
            "but not where the better step would just be too much")
    }

    @Test func whatIsKnownToBeTooMuchIsNeverTried() {
        var governor = QualityGovernor(from: .painting, least: .painting)
        for _ in 0..<1000 { governor.note(2 * Self.frame) }
        #expect(governor.reduction > .painting)
        for _ in 0..<100_000 {
            governor.note(0.1 * Self.frame)
            #expect(governor.reduction >= .painting)
        }
        #expect(governor.reduction == .painting, "it comes back as far as that")
    }

    /// A machine on which one step is too slow and the next one quick enough does not change its mind twice a second.
    @Test func whatWasTooMuchIsTriedEverMoreSeldom() {
        var governor = QualityGovernor(from: .painting)
        governor.pixelsAreWorth = 1.05
        var changes: [Int] = []
        for frame in 0..<6000 {
            let former = governor.reduction
            governor.note(governor.reduction <= .painting ? 1.5 * Self.frame : 0.5 * Self.frame)
            if governor.reduction != former { changes.append(frame) }
        }
        #expect(changes.count < 20, "\(changes)")
        let gaps = zip(changes.dropFirst(), changes).map { $0 - $1 }
        #expect((gaps.suffix(2).max() ?? 0) > 4 * (gaps.prefix(2).max() ?? 0), "\(gaps)")
    }
}
