import Synchronization

/// Asks a window to close where nobody can answer what it would ask: a signal has come. Any thread may ask.
public final class ViewerEnd: Sendable {
    private struct State {
        var isAsked = false
        var wake: (@Sendable () -> Void)?
    }

    private let state = Mutex(State())

    public init() {}

    public func ask() {
        let wake = state.withLock { state in
            state.isAsked = true
            return state.wake
        }
        wake?()
    }

    var isAsked: Bool { state.withLock(\.isAsked) }

    /// - Parameter wake: ends the window's waiting.
    func onAsked(_ wake: @escaping @Sendable () -> Void) { state.withLock { $0.wake = wake } }
}
