import Glibc
import Synchronization

/// Files that are being written and have no name of their own yet. A signal that ends the program takes them away.
enum UnfinishedFiles {
    /// Hears the signals that end a program, but for those that whoever started it wants to be ignored.
    static func watchSignals() {
        // Made now: the handler must not be the first to ask for it.
        _ = unsafe slots
        var ending = sigset_t()
        unsafe sigemptyset(&ending)
        for number in [SIGINT, SIGTERM, SIGHUP] {
            let former = unsafe unsafeBitCast(signal(number, leave), to: Int.self)
            let ignored = unsafe unsafeBitCast(SIG_IGN, to: Int.self)
            if former == ignored { signal(number, SIG_IGN) }
            unsafe sigaddset(&ending, number)
        }
        // A program that was started by a thread of a pool would hear no signals, as that thread does not, and could not be ended.
        unsafe pthread_sigmask(SIG_UNBLOCK, &ending, nil)
    }

    /// Remembers a path until `forget`.
    /// - Returns: its place; nil where very many are being written.
    static func remember(_ path: String) -> Int? {
        guard
            let place = taken.withLock({ taken in
                let free = taken.firstIndex(of: false)
                if let free { taken[free] = true }
                return free
            })
        else { return nil }
        unsafe slots[place] = strdup(path)
        return place
    }

    static func forget(_ place: Int?) {
        guard let place else { return }
        let name = unsafe slots[place]
        unsafe slots[place] = nil
        unsafe free(name)
        taken.withLock { $0[place] = false }
    }

    private static let most = 16
    private static let taken = Mutex(Array(repeating: false, count: most))
    private nonisolated(unsafe) static let slots = {
        let slots = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: most)
        unsafe slots.initialize(repeating: nil, count: most)
        return unsafe slots
    }()

    /// Does nothing that a signal may not interrupt, and then ends as the signal by itself would have ended it: the caller's shell
    /// sees 128 and its number.
    static let leave: @convention(c) (Int32) -> Void = { number in
        // In reverse, so that a folder is empty when its turn comes.
        for place in (0..<16).reversed() {
            guard let name = unsafe UnfinishedFiles.slots[place] else { continue }
            if unsafe unlink(name) != 0 { _ = unsafe rmdir(name) }
        }
        signal(number, SIG_DFL)
        raise(number)
    }
}
