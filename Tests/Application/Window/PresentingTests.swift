import Testing

@testable import ZoeWindow

/// How frames come to the screen.
struct PresentingTests {
    /// Frames that take so long to be told and so long to be drawn by others.
    private struct Drawer {
        var presenting = Presenting()
        var now = 0.0
        /// When others have drawn what they were left.
        private var end = 0.0
        private(set) var shown: [Presenting.Shown] = []
        private(set) var left = 0

        mutating func draw(telling: Double, drawing: Double, nextTurn: Double?) {
            presenting.begin(at: now)
            // What was left is shown before anything is told to be drawn.
            now += telling / 2
            show()
            now += telling / 2
            end = now + drawing
            let isDrawnAt = end
            let clock = now
            if presenting.leave(at: now, nextTurn: nextTurn, { { clock + telling / 2 >= isDrawnAt } }) {
                left += 1
            } else {
                hand()
            }
        }

        mutating func show() { if presenting.isComing { hand() } }

        private mutating func hand() {
            let end = max(now, end)
            presenting.hand(at: now) { end }
            now = end
            shown += presenting.takeShown()
        }
    }

    @Test func aFrameThatIsInTimeIsWaitedFor() {
        var drawer = Drawer()
        for _ in 0..<5 { drawer.draw(telling: 0.003, drawing: 0.006, nextTurn: 0.013) }
        #expect(drawer.left == 0 && drawer.shown.count == 5)
        #expect(drawer.shown.allSatisfy { abs($0.seconds - 0.009) < 1e-9 })
    }

    @Test func aFrameThatIsLateIsDrawnWhileTheNextOneIsPutTogether() {
        var drawer = Drawer()
        for _ in 0..<10 { drawer.draw(telling: 0.010, drawing: 0.012, nextTurn: 0.006) }
        #expect(drawer.left == 9 && drawer.shown.count == 9)
        drawer.show()
        #expect(drawer.shown.count == 10)
        // The first is waited for; then half of the telling goes on while others draw.
        #expect(abs(drawer.shown[0].seconds - 0.022) < 1e-9)
        for frame in drawer.shown[2...8] { #expect(abs(frame.seconds - 0.017) < 1e-9) }
        #expect(abs(drawer.shown.map(\.seconds).reduce(0, +) - drawer.now) < 1e-9)
    }

    @Test func nothingIsLeftThatNothingFollows() {
        var drawer = Drawer()
        for _ in 0..<3 { drawer.draw(telling: 0.010, drawing: 0.012, nextTurn: nil) }
        #expect(drawer.left == 0 && drawer.shown.count == 3)
    }

    @Test func framesThatBecomeEasierAreWaitedForAgain() {
        var drawer = Drawer()
        for _ in 0..<4 { drawer.draw(telling: 0.008, drawing: 0.012, nextTurn: 0.007) }
        #expect(drawer.left == 3)
        for _ in 0..<4 { drawer.draw(telling: 0.008, drawing: 0.001, nextTurn: 0.007) }
        #expect(drawer.left <= 5 && !drawer.presenting.isComing)
    }

    @Test func waitingForItsTurnIsNoWork() {
        var presenting = Presenting()
        presenting.begin(at: 0)
        presenting.hand(at: 0.01) { 0.03 }
        presenting.begin(at: 0.03)
        #expect(presenting.leave(at: 0.04, nextTurn: 0.005) { { false } })
        presenting.wait(seconds: 0.005)
        presenting.begin(at: 0.045)
        presenting.hand(at: 0.05) { 0.06 }
        let shown = presenting.takeShown()
        #expect(shown.map(\.time) == [0.03, 0.06])
        #expect(abs(shown[0].seconds - 0.03) < 1e-9 && abs(shown[1].seconds - 0.025) < 1e-9)
    }
}
