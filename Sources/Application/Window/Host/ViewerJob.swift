internal import Synchronization

/// A piece of work that goes on beside the window: whoever does it says how far it has come, and is told when it is not wanted
/// any more.
public final class ViewerJob: Sendable {
    private struct State {
        var part = 0.0
        var isCancelled = false
        var cancel: (@Sendable () -> Void)?
    }

    private let state = Mutex(State())
    private let onNews: @Sendable () -> Void

    /// - Parameter onNews: called when there is progress, on any thread.
    init(onNews: @escaping @Sendable () -> Void) { self.onNews = onNews }

    /// From 0 to 1.
    public func note(_ part: Double) {
        state.withLock { $0.part = part }
        onNews()
    }

    /// What ends it; at once where it was cancelled before. Nil where nothing does any more.
    public func whenCancelled(_ action: (@Sendable () -> Void)?) {
        let isLate = state.withLock { state in
            state.cancel = action
            return state.isCancelled
        }
        if isLate { action?() }
    }

    public var isCancelled: Bool { state.withLock { $0.isCancelled } }

    var part: Double { state.withLock { $0.part } }

    func cancel() {
        // Under the lock, because what it ends may be gone a moment later.
        state.withLock { state in
            state.isCancelled = true
            state.cancel?()
        }
        onNews()
    }
}
