import Foundation
public import Testing

/// Lets tests that wait for windows, or that draw, have a thread for themselves: a thread of the common pool is not held up by
/// them, and goes on with other tests meanwhile.
public struct OwnThread: SuiteTrait, TestTrait, TestScoping {
    private let executor = ThreadExecutor()

    public var isRecursive: Bool { true }

    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await withTaskExecutorPreference(executor) { try await function() }
    }
}

extension Trait where Self == OwnThread {
    /// One thread for all tests of a suite.
    public static var ownThread: OwnThread { OwnThread() }
}

/// Runs one job after the other, in the order in which they come.
private final class ThreadExecutor: TaskExecutor, @unchecked Sendable {
    private let condition = NSCondition()
    private var jobs: [UnownedJob] = []

    init() {
        let thread = Thread { [self] in
            while true { unsafe next().runSynchronously(on: asUnownedTaskExecutor()) }
        }
        // As large as the main thread's: drivers compile shaders on it.
        thread.stackSize = 8 << 20
        thread.start()
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        condition.withLock { jobs.append(job) }
        condition.signal()
    }

    private func next() -> UnownedJob {
        condition.lock()
        defer { condition.unlock() }
        while jobs.isEmpty { condition.wait() }
        return jobs.removeFirst()
    }
}
