internal import Glibc
internal import ZoeThreads

/// Writes lines to a stream on a thread of its own, so that a reader who does not read holds nobody up.
public final class LineWriter: Sendable {
    private struct State {
        var bytes: [UInt8] = []
        var isClosing = false
        /// Nobody reads any more.
        var isGone = false
    }

    private let state = Guarded(State())
    private let wakePipe: WakePipe
    private let thread: Worker

    /// So many bytes wait at most before it is said that there is no room.
    private static let room = 1 << 20
    /// A pipe takes as many at once without waiting, once it says that it has room.
    private static let piece = 4096
    /// For so long the last lines are waited for, in milliseconds.
    private static let farewell: Int32 = 2000

    /// - Parameters:
    ///   - descriptor: of the stream; 1 is standard output.
    ///   - onRoom: called by the writer's thread when there is room again.
    public init(to descriptor: Int32 = 1, onRoom: @escaping @Sendable () -> Void = {}) {
        let (state, wakePipe) = (state, WakePipe())
        self.wakePipe = wakePipe
        thread = Worker {
            while true {
                let (piece, isClosing) = state.wait { state -> ([UInt8], Bool)? in
                    guard !state.bytes.isEmpty || state.isClosing else { return nil }
                    return (Array(state.bytes.prefix(Self.piece)), state.isClosing)
                }
                if piece.isEmpty { return }
                guard Self.waitForRoom(in: descriptor, isClosing, wakePipe) else {
                    // The writer has been ended meanwhile: try once more, with less patience.
                    if !isClosing, state.withLock(\.isClosing) { continue }
                    return state.withLock { $0.isGone = true }
                }
                let count = unsafe piece.withUnsafeBytes { unsafe Glibc.write(descriptor, $0.baseAddress, $0.count) }
                if count < 0, errno != EINTR, errno != EAGAIN {
                    state.withLock { state in
                        state.isGone = true
                        state.bytes = []
                    }
                    return onRoom()
                }
                let isRoomAgain = state.withLock { state in
                    let wasFull = state.bytes.count >= Self.room
                    state.bytes.removeFirst(max(0, count))
                    return wasFull && state.bytes.count < Self.room
                }
                if isRoomAgain { onRoom() }
            }
        }
    }

    deinit {
        state.change { $0.isClosing = true }
        wakePipe.wake()
    }

    public func write(_ line: String) {
        state.change { state in
            if !state.isGone { state.bytes += Array(line.utf8) + [UInt8(ascii: "\n")] }
        }
    }

    /// Whether the reader keeps up. To go on nevertheless would fill the memory.
    public var hasRoom: Bool { state.withLock { $0.isGone || $0.bytes.count < Self.room } }

    /// - Returns: false where none comes, or it is woken first.
    private static func waitForRoom(in descriptor: Int32, _ isClosing: Bool, _ wakePipe: WakePipe) -> Bool {
        while true {
            var waiting = [pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)]
            if !isClosing { waiting.append(pollfd(fd: wakePipe.descriptor ?? -1, events: Int16(POLLIN), revents: 0)) }
            let count = unsafe poll(&waiting, nfds_t(waiting.count), isClosing ? farewell : -1)
            if count < 0, errno == EINTR { continue }
            return waiting[0].revents != 0
        }
    }
}
