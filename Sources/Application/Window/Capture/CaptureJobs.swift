internal import Synchronization

/// Makes pictures in the background while the window goes on, and keeps each outcome until it is taken.
final class CaptureJobs: Sendable {
    struct Outcome {
        let result: Result<String, ViewerFailure>
        /// What is to be said of the clipboard.
        var remark = ""
        /// By which somebody who asked for it from outside is answered.
        var number: Int?
        var isFilm = false
        /// A file for another tool, which opens it.
        var isExport = false
        /// Nobody wants it any more.
        var isCancelled = false
    }

    /// What is being made.
    struct Work: Sendable {
        let number: Int
        let title: String
        let job: ViewerJob
        /// When it was begun, in the window's time.
        let begin: Double
    }

    private let state = Mutex(State())

    private struct State {
        var outcomes: [Outcome] = []
        var works: [Work] = []
        var count = 0
    }

    var works: [Work] { state.withLock { $0.works } }

    /// - Parameter onNews: called by another thread, when something has come of it or it has come farther.
    /// - Returns: the number of the work.
    func start(
        _ title: String, at now: Double, _ work: @escaping @Sendable (ViewerJob) -> Outcome,
        onNews: @escaping @Sendable () -> Void
    ) -> Int {
        let job = ViewerJob(onNews: onNews)
        let number = state.withLock { state in
            state.count += 1
            state.works.append(Work(number: state.count, title: title, job: job, begin: now))
            return state.count
        }
        Task.detached {
            var outcome = work(job)
            if case .failure = outcome.result { outcome.isCancelled = job.isCancelled }
            self.finish(number, outcome)
            onNews()
        }
        return number
    }

    private func finish(_ number: Int, _ outcome: Outcome) {
        state.withLock { state in
            state.works.removeAll { $0.number == number }
            state.outcomes.append(outcome)
        }
    }

    func take() -> [Outcome] {
        state.withLock { state in
            defer { state.outcomes.removeAll() }
            return state.outcomes
        }
    }
}
