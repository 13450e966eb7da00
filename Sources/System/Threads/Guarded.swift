internal import Glibc

/// Something that threads share, one at a time, and can wait for.
@safe public final class Guarded<State>: @unchecked Sendable {
    private var state: State
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

    public init(_ state: sending State) {
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

    public func withLock<Result>(_ work: (inout State) -> Result) -> Result {
        unsafe pthread_mutex_lock(mutex)
        defer { unsafe pthread_mutex_unlock(mutex) }
        return work(&state)
    }

    /// Like withLock, and everyone who waits looks again.
    public func change<Result>(_ work: (inout State) -> Result) -> Result {
        withLock {
            defer { unsafe pthread_cond_broadcast(condition) }
            return work(&$0)
        }
    }

    /// Waits until there is a result.
    public func wait<Result>(for work: (inout State) -> Result?) -> Result {
        unsafe pthread_mutex_lock(mutex)
        defer { unsafe pthread_mutex_unlock(mutex) }
        while true {
            // The access ends before the waiting begins, for then the others change it.
            if let result = work(&state) { return result }
            unsafe pthread_cond_wait(condition, mutex)
        }
    }
}
