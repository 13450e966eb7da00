internal import ZoeThreads

/// What has been asked for and is still to be done, between the threads that listen and the one that shows.
///
/// Lines are answered one after the other: whoever posts them waits while many are waiting. Packets are answered by nobody: of
/// those that say the same thing only the last one is kept, and what is too much is dropped. So neither can flood the viewer.
public final class Inbox: Sendable {
    public typealias Line = Result<LiveCommand, LiveError>

    /// What has come as packets.
    public struct Counts: Hashable, Sendable {
        public var received = 0
        /// Had no meaning, or named something that does not exist.
        public var ignored = 0
        /// Came to nothing because a later one said another value, or because there were too many.
        public var replaced = 0
        public var dropped = 0

        public init() {}

        fileprivate init(received: Int) { self.received = received }

        fileprivate static func += (sum: inout Counts, more: Counts) {
            sum.received += more.received
            sum.ignored += more.ignored
            sum.replaced += more.replaced
            sum.dropped += more.dropped
        }
    }

    /// A command that somebody sent, and whether they sit at this machine.
    public struct Packet: Hashable, Sendable {
        public let command: LiveCommand
        public let isLocal: Bool
        /// What it would be as a fader that was moved, where it has one number.
        public var move: ControlMove?
    }

    fileprivate struct State {
        var lines: [Line] = []
        var packets: LastOfEach<Subject, Packet>
        var counts = Counts()
        var isClosed = false
        var wake: (@Sendable () -> Void)?
    }

    private enum Posting {
        case refused
        case taken(wakes: (@Sendable () -> Void)?)
    }

    /// What a packet gives another value to, and whether it is one of this machine's.
    fileprivate struct Subject: Hashable {
        let name: String
        let isLocal: Bool
    }

    private let state: Guarded<State>
    private let capacity: Int

    /// - Parameter capacity: of lines, and of packets, that wait at most.
    public init(capacity: Int = 256) {
        self.capacity = max(1, capacity)
        state = Guarded(State(packets: LastOfEach(capacity: self.capacity)))
    }

    /// - Parameter wake: called, by any thread, when something has come into the empty box.
    public func onArrival(_ wake: @escaping @Sendable () -> Void) {
        let isWaiting = state.withLock { state in
            state.wake = wake
            return !state.lines.isEmpty || !state.packets.isEmpty
        }
        if isWaiting { wake() }
    }

    /// Waits until there is room.
    /// - Returns: false when nobody takes anything any more.
    @discardableResult
    public func post(_ line: Line) -> Bool {
        let outcome = state.wait { [capacity] state -> Posting? in
            if state.isClosed { return .refused }
            guard state.lines.count < capacity else { return nil }
            state.lines.append(line)
            return .taken(wakes: state.lines.count == 1 ? state.wake : nil)
        }
        guard case .taken(let wake) = outcome else { return false }
        wake?()
        return true
    }

    /// Takes packets in without ever waiting.
    /// - Parameter counts: what came, of which these are left.
    func offer(_ packets: [Packet], counting counts: Counts? = nil) {
        let wake = state.withLock { state -> (@Sendable () -> Void)? in
            state.counts += counts ?? Counts(received: packets.count)
            guard !state.isClosed else { return nil }
            let wasEmpty = state.packets.isEmpty
            for packet in packets { state.take(packet) }
            return wasEmpty && !state.packets.isEmpty ? state.wake : nil
        }
        wake?()
    }

    public func noteIgnored() { state.withLock { $0.counts.ignored += 1 } }
    public var counts: Counts { state.withLock(\.counts) }
    public var hasLines: Bool { state.withLock { !$0.lines.isEmpty } }

    public var hasPackets: Bool { state.withLock { !$0.packets.isEmpty } }

    /// Wakes the thread that takes things, for a reason of its own.
    public func wakeReader() { state.withLock(\.wake)?() }

    public func takeLine() -> Line? {
        state.change { $0.lines.isEmpty ? nil : $0.lines.removeFirst() }
    }

    public func takePacket() -> Packet? { state.withLock { $0.packets.takeFirst() } }

    /// All that wait at one moment: who takes one after the other also gets those that come meanwhile.
    func takePackets() -> [Packet] {
        state.withLock { state in
            defer { state.packets.removeAll() }
            return state.packets.elements
        }
    }

    /// Nothing is taken any more; threads that wait for room go on.
    public func close() {
        state.change { state in
            state.isClosed = true
            state.wake = nil
            state.lines.removeAll()
            state.packets.removeAll()
        }
    }
}

extension Inbox.State {
    fileprivate mutating func take(_ packet: Inbox.Packet) {
        let subject = packet.command.subject.map { Inbox.Subject(name: $0, isLocal: packet.isLocal) }
        switch packets.add(packet, key: subject) {
        case .added: break
        case .replaced: counts.replaced += 1
        case .dropped: counts.dropped += 1
        }
    }
}
