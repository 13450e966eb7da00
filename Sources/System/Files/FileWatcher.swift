internal import Glibc
internal import ZoeThreads

/// Tells when the contents of files change, however they are written: in place, by a rename over them, by deleting and
/// making them again, through links, or with the folder in which they are.
///
/// It watches the folders on the way to each file, not the file. Its thread sleeps until the kernel has something to say.
public final class FileWatcher: Sendable {
    private let watched: Guarded<WatchedFiles>
    private let wakePipe = WakePipe()
    private let thread: Worker

    /// - Parameter wake: called by the watcher's own thread when there is something to take.
    public init(wake: @escaping @Sendable () -> Void) throws(WatchFailure) {
        let inotify = try Inotify()
        guard let rung = wakePipe.descriptor else {
            throw WatchFailure(text: "files can't be watched: too many are open")
        }
        let watched = Guarded(WatchedFiles(inotify))
        let wakePipe = wakePipe
        self.watched = watched
        thread = Worker {
            while !watched.withLock(\.isOver) {
                Self.sleep(until: watched.withLock(\.nextDue), or: [inotify.descriptor, rung])
                wakePipe.reset()
                let events = inotify.take()
                let hasNews = watched.withLock { watched in
                    let now = Self.now
                    watched.note(events, at: now)
                    watched.settle(at: now)
                    return watched.takeNews()
                }
                if hasNews { wake() }
            }
        }
        guard thread.hasStarted else { throw WatchFailure(text: "files can't be watched: no thread can be had") }
    }

    deinit {
        watched.withLock { $0.isOver = true }
        wakePipe.wake()
    }

    /// Watches these files and no others. They need not be there yet.
    /// - Parameter asRead: what the caller has read already: where a file has become another one since, that is a change.
    /// - Returns: why a file, or something on its path, can't be watched.
    @discardableResult
    public func watch(_ paths: Set<String>, asRead: [String: [UInt8]] = [:]) -> WatchFailure? {
        defer { wakePipe.wake() }
        return watched.withLock { $0.watch(paths, asRead: asRead, at: Self.now) }
    }

    /// The files that are no more what they were when this was last asked, with what they are now.
    public func take() -> [Change] { watched.withLock { $0.take() } }

    private static func sleep(until due: Double?, or descriptors: [Int32]) {
        var waiting = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        let milliseconds = due.map { Int32(max(0, min(($0 - now) * 1000, 60_000)).rounded(.up)) } ?? -1
        _ = unsafe poll(&waiting, nfds_t(waiting.count), milliseconds)
    }

    /// Seconds on a clock that never goes back.
    private static var now: Double {
        var time = timespec()
        unsafe clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
