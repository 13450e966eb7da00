internal import Glibc

/// Wakes a thread that waits in `poll` for something else as well: a pipe to itself.
@safe public final class WakePipe: Sendable {
    /// Readable once it has been woken; nil where the system has no descriptors left.
    public let descriptor: Int32?
    private let writeEnd: Int32

    public init() {
        var ends: (Int32, Int32) = (-1, -1)
        let isMade = unsafe withUnsafeMutableBytes(of: &ends) {
            unsafe pipe($0.baseAddress?.assumingMemoryBound(to: Int32.self)) == 0
        }
        for end in [ends.0, ends.1] where isMade {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        descriptor = isMade ? ends.0 : nil
        writeEnd = ends.1
    }

    deinit {
        guard let descriptor else { return }
        close(descriptor)
        close(writeEnd)
    }

    /// Any thread may wake it, as often as it wants: a full pipe is enough.
    public func wake() {
        var one: UInt8 = 1
        if descriptor != nil { _ = unsafe write(writeEnd, &one, 1) }
    }

    /// Waits to be woken, at most so long.
    public func isWoken(within milliseconds: Int32) -> Bool {
        // Without a descriptor it only waits.
        var waiting = pollfd(fd: descriptor ?? -1, events: Int16(POLLIN), revents: 0)
        return unsafe poll(&waiting, 1, milliseconds) > 0
    }

    /// Makes it ready to be woken again.
    public func reset() {
        guard let descriptor else { return }
        var block = [UInt8](repeating: 0, count: 4096)
        while unsafe block.withUnsafeMutableBytes({ unsafe read(descriptor, $0.baseAddress, $0.count) }) == block.count
        {}
    }
}
