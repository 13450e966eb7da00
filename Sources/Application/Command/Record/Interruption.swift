import Glibc
import Synchronization
import ZoeThreads

/// Ctrl+C while something is there that is worth keeping in part: the first one asks to come to an end with what there is. The second one
/// ends the program at once; where what is left behind takes a moment to clear away, it asks for that, and the third one ends it.
enum Interruption {
    private static let asked = Atomic<Int32>(0)
    private static let times = Atomic<Int>(0)
    private static let last = Atomic<Int>(2)
    /// The process of the encoder at work; 0 where there is none.
    private static let encoder = Atomic<Int32>(0)

    static var isAsked: Bool { asked.load(ordering: .relaxed) != 0 }
    /// Nothing is to be kept any more.
    static var isUrgent: Bool { times.load(ordering: .relaxed) > 1 }

    /// Hears the signals that ask a program to end, but for those that whoever started it wants to be ignored.
    /// - Parameter last: which of them ends the program at once.
    static func listen(endingAt last: Int = 2) {
        // Made now: the handler must not be the first to ask for it.
        _ = isAsked
        _ = isUrgent
        _ = wakePipe
        watch(encoder: 0)
        Self.last.store(last, ordering: .relaxed)
        for number in [SIGINT, SIGTERM] {
            let former = unsafe unsafeBitCast(signal(number, take), to: Int.self)
            let ignored = unsafe unsafeBitCast(SIG_IGN, to: Int.self)
            if former == ignored { signal(number, SIG_IGN) }
        }
    }

    /// As above, for whoever waits for something else meanwhile.
    /// - Parameter act: done once, on a thread of its own, when the first signal has come.
    static func listen(_ act: @escaping @Sendable () -> Void) {
        let pipe = wakePipe
        waiting.withLock { waiting in
            waiting = Worker(isUrgent: true) {
                while !pipe.isWoken(within: -1) {}
                act()
            }
        }
        listen()
    }

    /// What may be done in a signal's handler: to write into a pipe.
    private static let wakePipe = WakePipe()
    private static let waiting = Mutex<Worker?>(nil)

    /// An encoder has been started, or is over (0). It would write its file to the end whatever became of this program.
    static func watch(encoder process: Int32) { encoder.store(process, ordering: .relaxed) }

    /// Ends as the signal by itself would have: the caller's shell sees 128 and its number.
    static func endIfAsked() {
        let number = asked.load(ordering: .relaxed)
        guard number != 0 else { return }
        Progress.end()
        signal(number, SIG_DFL)
        raise(number)
    }

    private static let take: @convention(c) (Int32) -> Void = { number in
        let times = Interruption.times.add(1, ordering: .relaxed).newValue
        if times == 1 {
            Interruption.asked.store(number, ordering: .relaxed)
            return Interruption.wakePipe.wake()
        }
        let process = Interruption.encoder.load(ordering: .relaxed)
        if process > 0 { kill(process, SIGKILL) }
        if times >= Interruption.last.load(ordering: .relaxed) { UnfinishedFiles.leave(number) }
    }
}
