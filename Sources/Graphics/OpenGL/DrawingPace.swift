internal import CZoeEpoxy

/// Keeps a driver that draws with the processor from being told far more than it has drawn: llvmpipe keeps some 54 KB for each call
/// until all of its pass is drawn, and of a pass until another one takes its place.
package final class DrawingPace {
    /// So many calls make a stretch; while one is drawn, the next one is told.
    private static let stretch = 256
    private var calls = 0
    private var last: UInt?

    package init() {}

    package func didDraw() {
        calls += 1
        guard calls >= Self.stretch else { return }
        calls = 0
        let fence = zglFence()
        if let last { zglPassFence(last) }
        last = fence
    }

    deinit {
        if let last { zglPassFence(last) }
    }
}
