internal import ZoeThreads

/// What was moved and has not been looked at, between the threads that listen and the one that shows.
public final class ControlBox: Sendable {
    private struct State {
        var moves: [ControlMove] = []
        var wake: (@Sendable () -> Void)?
    }

    private let state = Guarded(State())
    /// In a flood the oldest are forgotten.
    private static let capacity = 4096

    public init() {}

    public func onArrival(_ wake: @escaping @Sendable () -> Void) {
        let isWaiting = state.withLock { state in
            state.wake = wake
            return !state.moves.isEmpty
        }
        if isWaiting { wake() }
    }

    func offer(_ moves: [ControlMove]) {
        guard !moves.isEmpty else { return }
        let wake = state.withLock { state -> (@Sendable () -> Void)? in
            let wasEmpty = state.moves.isEmpty
            state.moves += moves
            state.moves.removeFirst(max(0, state.moves.count - Self.capacity))
            return wasEmpty ? state.wake : nil
        }
        wake?()
    }

    public var isEmpty: Bool { state.withLock(\.moves.isEmpty) }

    public func takeAll() -> [ControlMove] {
        state.withLock { state in
            defer { state.moves = [] }
            return state.moves
        }
    }
}
