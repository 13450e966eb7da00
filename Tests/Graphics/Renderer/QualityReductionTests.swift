import Testing
import ZoeRenderer

/// What is given up follows from frame times, and from nothing else.
@Suite struct QualityReductionTests {
    private static let frame = 1.0 / 60

    /// A governor that has seen frames of one length.
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
            governor.note(3 * Self.frame)
            if steps.last != governor.reduction { steps.append(governor.reduction) }
        }
        #expect(steps == QualityReduction.allCases, "to the last one, and none is left out")
    }

    @Test func aSlowFrameNowAndThenIsNone() {
        var governor = QualityGovernor()
        for number in 0..<10_000 { governor.note(number % 10 == 0 ? 0.5 : 0.5 * Self.frame) }
        #expect(governor.reduction == .nothing)
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
