import Glibc
import ZoeThreads

/// Ends this process when a shader that it tries takes too much, or when nobody waits for the verdict any more.
final class JudgeWatch {
    private struct State {
        var step = JudgeLimits.Step.compiling
        /// How long it had worked when this began, and when it was looked at last.
        var start = 0.0
        var worked = 0.0
        /// In which nothing was done here: a graphics card is at it.
        var waited = 0.0
        var last = ContinuousClock.now
    }

    private let state = Guarded(State())
    private let isOver = WakePipe()
    private let thread: Worker

    /// - Parameter isSoftware: all that a shader takes is work of the processor. By the clock it may take long: on a machine with
    /// much else to do.
    init(isSoftware: Bool) {
        Self.begin(.compiling, in: state)
        let (state, isOver) = (state, isOver)
        thread = Worker(isUrgent: true) {
            while !isOver.isWoken(within: 4) { Self.look(at: state, isSoftware) }
        }
    }

    deinit { isOver.wake() }

    /// Each step has its own time.
    func begin(_ step: JudgeLimits.Step) { Self.begin(step, in: state) }

    private static func begin(_ step: JudgeLimits.Step, in state: Guarded<State>) {
        let worked = Usage.now.seconds
        state.withLock { $0 = State(step: step, start: worked, worked: worked, waited: 0, last: .now) }
    }

    private static func look(at state: Guarded<State>, _ isSoftware: Bool) {
        let usage = Usage.now
        let now = state.withLock { state in
            let now = ContinuousClock.now
            // A machine that stands still counts no time.
            let passed = min((now - state.last) / .seconds(1), 0.05)
            let worked = usage.seconds - ThisThread.secondsWorked
            if !isSoftware, worked - state.worked < 0.05 * passed { state.waited += passed }
            (state.last, state.worked) = (now, worked)
            return state
        }
        var asker = pollfd(fd: STDIN_FILENO, events: 0, revents: 0)
        if unsafe poll(&asker, 1, 0) > 0, Int32(asker.revents) & POLLHUP != 0 { _exit(0) }
        if usage.seconds - now.start > Double(JudgeLimits.seconds) || now.waited > JudgeLimits.longestWait {
            _exit(JudgeLimits.End.time(now.step).exitCode)
        }
        if usage.bytes > JudgeLimits.bytes { _exit(JudgeLimits.End.memory(now.step).exitCode) }
    }
}

/// What this process has taken so far.
struct Usage {
    /// How long it has worked, on all its threads.
    let seconds: Double
    /// The most memory that was in use at once.
    let bytes: Int

    static var now: Usage {
        var usage = rusage()
        _ = unsafe getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
        return Usage(
            seconds: seconds(usage.ru_utime) + seconds(usage.ru_stime), bytes: Int(usage.ru_maxrss) * 1024)
    }

    /// What the system itself is to stop, should the watch be too late. A shader that nests nearly too deep is refused here,
    /// because in the other process there may be less room.
    static func limit() {
        func set(_ resource: __rlimit_resource, _ limit: rlim_t) {
            let kind = __rlimit_resource_t(resource.rawValue)
            var now = rlimit()
            guard unsafe getrlimit(kind, &now) == 0 else { return }
            now.rlim_cur = min(limit, now.rlim_max)
            _ = unsafe setrlimit(kind, &now)
        }
        set(RLIMIT_CORE, 0)
        set(RLIMIT_DATA, rlim_t(4 * JudgeLimits.bytes))
        var stack = rlimit()
        guard unsafe getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &stack) == 0 else { return }
        set(RLIMIT_STACK, min(stack.rlim_cur, 8 << 20) / 4 * 3)
    }
}
