internal import Glibc

/// A thread that is waited for when it is let go.
@safe public final class Worker: @unchecked Sendable {
    private var thread = pthread_t()
    private let isRunning: Bool

    private final class Job: Sendable {
        let isUrgent: Bool
        let work: @Sendable () -> Void

        init(isUrgent: Bool, _ work: @escaping @Sendable () -> Void) {
            (self.isUrgent, self.work) = (isUrgent, work)
        }
    }

    /// - Parameter isUrgent: somebody waits for it; other work of theirs comes after that of the rest of the program.
    public init(isUrgent: Bool = false, _ work: @escaping @Sendable () -> Void) {
        let job = unsafe Unmanaged.passRetained(Job(isUrgent: isUrgent, work))
        isRunning =
            unsafe pthread_create(
                &thread, nil,
                { argument in
                    if let argument = unsafe argument {
                        let job = unsafe Unmanaged<Job>.fromOpaque(argument).takeRetainedValue()
                        if !job.isUrgent { stepAside() }
                        job.work()
                    }
                    return nil
                }, job.toOpaque()) == 0
        if !isRunning { unsafe job.release() }
    }

    public var hasStarted: Bool { isRunning }

    deinit {
        guard isRunning else { return }
        // A thread cannot wait for itself: the last owner may be one of the workers.
        if pthread_equal(thread, pthread_self()) != 0 {
            pthread_detach(thread)
        } else {
            pthread_join(thread, nil)
        }
    }
}

/// What is drawn now comes before what a worker prepares for later.
private func stepAside() {
    // On Linux a thread has a niceness of its own.
    _ = setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 10)
}
