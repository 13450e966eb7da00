import Testing

@testable import ZoeWindow

@Suite struct ContinuousChangeTests {
    @Test func aSingleChangeIsNone() {
        var turning = ContinuousChange()
        turning.begin(at: 10)
        turning.end(at: 10)
        let hasEnded = turning.ends(at: 20)
        #expect(!turning.isGoingOn && turning.timeToEnd(at: 10) == nil && !hasEnded)
        turning.begin(at: 20)
        #expect(!turning.isGoingOn)
    }

    @Test func oneAfterTheOtherGoesOnUntilAWhileAfterTheLast() throws {
        var turning = ContinuousChange()
        // However slowly they are drawn.
        var last = 0.0
        for _ in 0..<10 {
            turning.begin(at: last + 0.01)
            last += 2
            turning.end(at: last)
        }
        #expect(turning.isGoingOn)
        let rest = try #require(turning.timeToEnd(at: last))
        let ends = [0, 0.9 * rest, 1.1 * rest, 100].map { turning.ends(at: last + $0) }
        #expect(rest > 0.1 && ends == [false, false, true, false] && !turning.isGoingOn, "it ends once")
    }

    @Test func wherePicturesAtRestAreDearASingleChangeCounts() throws {
        var turning = ContinuousChange()
        turning.begin(at: 10, isDear: true)
        turning.end(at: 10.02)
        #expect(turning.isGoingOn)
        let ends = [10.03, 10.5, 11].map { turning.ends(at: $0) }
        #expect(ends == [false, true, false])
    }

    @Test func afterMotionItIsHeldForAWhile() {
        var turning = ContinuousChange()
        turning.hold(at: 5)
        #expect(turning.isGoingOn)
        let ends = [5, 5.05, 5.3, 6].map { turning.ends(at: $0) }
        #expect(ends == [false, false, true, false])
    }
}
