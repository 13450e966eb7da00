internal import Synchronization

/// Makes pictures while the window goes on, one thread for each, and keeps what came of them until somebody asks.
final class Darkroom: Sendable {
    struct Print {
        let result: Result<String, ViewerComplaint>
        /// What is to be said of the clipboard.
        var remark = ""
        /// By which somebody who asked for it from outside is answered.
        var number: Int?
        var isGood: Bool { if case .success = result { true } else { false } }
    }

    private let state = Mutex(State())

    private struct State {
        var prints: [Print] = []
        var running = 0
    }

    var isBusy: Bool { state.withLock { $0.running > 0 } }

    /// - Parameter onArrival: called by another thread.
    func develop(_ work: @escaping @Sendable () -> Print, onArrival: @escaping @Sendable () -> Void) {
        state.withLock { $0.running += 1 }
        Task.detached {
            let print = work()
            self.state.withLock {
                $0.running -= 1
                $0.prints.append(print)
            }
            onArrival()
        }
    }

    func take() -> [Print] {
        state.withLock { state in
            defer { state.prints.removeAll() }
            return state.prints
        }
    }
}
