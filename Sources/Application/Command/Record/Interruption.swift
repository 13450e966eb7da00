import Glibc
import Synchronization

/// Ctrl+C while something is made that is worth having in part: the first one asks to come to an end, another one ends the program.
enum Interruption {
    private static let asked = Atomic<Int32>(0)

    static var isAsked: Bool { asked.load(ordering: .relaxed) != 0 }

    /// Hears the signals that ask a program to end, but for those that whoever started it wants to be ignored.
    static func listen() {
        // Made now: the handler must not be the first to ask for it.
        _ = isAsked
        for number in [SIGINT, SIGTERM] {
            let former = unsafe unsafeBitCast(signal(number, take), to: Int.self)
            let ignored = unsafe unsafeBitCast(SIG_IGN, to: Int.self)
            if former == ignored { signal(number, SIG_IGN) }
        }
    }

    /// Ends as the signal by itself would have: the caller's shell sees 128 and its number.
    static func endIfAsked() {
        let number = asked.load(ordering: .relaxed)
        guard number != 0 else { return }
        Progress.end()
        signal(number, SIG_DFL)
        raise(number)
    }

    private static let take: @convention(c) (Int32) -> Void = { number in
        if Interruption.asked.exchange(number, ordering: .relaxed) != 0 { UnfinishedFiles.leave(number) }
    }
}
