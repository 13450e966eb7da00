internal import Glibc

/// Something that threads share, one at a time, and can wait for.
@safe final class Monitor<State>: @unchecked Sendable {
    private var state: State
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

    init(_ state: sending State) {
        self.state = state
        unsafe mutex.initialize(to: pthread_mutex_t())
        unsafe condition.initialize(to: pthread_cond_t())
        unsafe pthread_mutex_init(mutex, nil)
        unsafe pthread_cond_init(condition, nil)
    }

    deinit {
        unsafe pthread_cond_destroy(condition)
        unsafe pthread_mutex_destroy(mutex)
        unsafe condition.deallocate()
        unsafe mutex.deallocate()
    }

    func withLock<Result>(_ work: (inout State) -> Result) -> Result {
        unsafe pthread_mutex_lock(mutex)
        defer { unsafe pthread_mutex_unlock(mutex) }
        return work(&state)
    }

    /// Like withLock, and everyone who waits looks again.
    func change<Result>(_ work: (inout State) -> Result) -> Result {
        withLock {
            defer { unsafe pthread_cond_broadcast(condition) }
            return work(&$0)
        }
    }

    /// Waits until there is a result.
    func wait<Result>(for work: (inout State) -> Result?) -> Result {
        unsafe pthread_mutex_lock(mutex)
        defer { unsafe pthread_mutex_unlock(mutex) }
        while true {
            // The access ends before the waiting begins, for then the others change it.
            if let result = work(&state) { return result }
            unsafe pthread_cond_wait(condition, mutex)
        }
    }
}

/// A thread that is waited for when it is let go.
@safe final class Worker: @unchecked Sendable {
    private var thread = pthread_t()
    private let isRunning: Bool

    private final class Job: Sendable {
        let work: @Sendable () -> Void
        init(_ work: @escaping @Sendable () -> Void) { self.work = work }
    }

    init(_ work: @escaping @Sendable () -> Void) {
        let job = unsafe Unmanaged.passRetained(Job(work))
        isRunning =
            unsafe pthread_create(
                &thread, nil,
                { argument in
                    if let argument = unsafe argument {
                        unsafe Unmanaged<Job>.fromOpaque(argument).takeRetainedValue().work()
                    }
                    return nil
                }, job.toOpaque()) == 0
        if !isRunning { unsafe job.release() }
    }

    var hasStarted: Bool { isRunning }

    deinit {
        guard isRunning else { return }
        // Nobody can wait for themselves: the last to hold a shelf may be one of its workers.
        if pthread_equal(thread, pthread_self()) != 0 {
            pthread_detach(thread)
        } else {
            pthread_join(thread, nil)
        }
    }
}
