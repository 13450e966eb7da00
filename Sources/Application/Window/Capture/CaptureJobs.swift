internal import Synchronization

/// Makes pictures while the window goes on, one thread for each, and keeps what came of them until somebody asks.
final class CaptureJobs: Sendable {
    struct Print {
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
        var prints: [Print] = []
        var works: [Work] = []
        var count = 0
    }

    var works: [Work] { state.withLock { $0.works } }

    /// - Parameter onNews: called by another thread, when something has come of it or it has come farther.
    /// - Returns: the number of the work.
    func develop(
        _ title: String, at now: Double, _ work: @escaping @Sendable (ViewerJob) -> Print,
        onNews: @escaping @Sendable () -> Void
    ) -> Int {
        let job = ViewerJob(onNews: onNews)
        let number = state.withLock { state in
            state.count += 1
            state.works.append(Work(number: state.count, title: title, job: job, begin: now))
            return state.count
        }
        Task.detached {
            var print = work(job)
            if case .failure = print.result { print.isCancelled = job.isCancelled }
            self.finish(number, print)
            onNews()
        }
        return number
    }

    private func finish(_ number: Int, _ print: Print) {
        state.withLock { state in
            state.works.removeAll { $0.number == number }
            state.prints.append(print)
        }
    }

    func take() -> [Print] {
        state.withLock { state in
            defer { state.prints.removeAll() }
            return state.prints
        }
    }
}
