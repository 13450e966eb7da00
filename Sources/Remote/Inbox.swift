internal import Threads

/// What has been asked for and is still to be done, between the threads that listen and the one that shows.
///
/// Lines are answered one after the other: who posts them waits while many are waiting. Packets are answered by nobody: of
/// those that say the same thing only the last one is kept, and what is too much is dropped. So neither can flood the viewer.
public final class Inbox: Sendable {
    public typealias Line = Result<LiveCommand, LiveError>

    /// What has come as packets.
    public struct Counts: Hashable, Sendable {
        public var received = 0
        /// Meant nothing, or nothing that is there.
        public var ignored = 0
        /// Came to nothing because a later one said another value, or because there were too many.
        public var replaced = 0
        public var dropped = 0

        public init() {}
    }

    /// A command that somebody sent, and whether they sit at this machine.
    public struct Packet: Hashable, Sendable {
        public let command: LiveCommand
        public let isLocal: Bool
    }

    fileprivate struct State {
        var lines: [Line] = []
        var packets: [Packet] = []
        /// Where the last command on each thing is, among those that may be replaced.
        var places: [String: Int] = [:]
        var counts = Counts()
        var isClosed = false
        var wake: (@Sendable () -> Void)?
    }

    private enum Posting {
        case refused
        case taken(wakes: (@Sendable () -> Void)?)
    }

    private let state = Monitor(State())
    private let capacity: Int

    /// - Parameter capacity: of lines, and of packets, that wait at most.
    public init(capacity: Int = 256) { self.capacity = max(1, capacity) }

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
    /// - Parameter ignored: how many beside them meant nothing.
    func offer(_ packets: [Packet], ignored: Int = 0) {
        let wake = state.withLock { [capacity] state -> (@Sendable () -> Void)? in
            state.counts.received += packets.count + ignored
            state.counts.ignored += ignored
            guard !state.isClosed else { return nil }
            let wasEmpty = state.packets.isEmpty
            for packet in packets { state.take(packet, capacity) }
            return wasEmpty && !state.packets.isEmpty ? state.wake : nil
        }
        wake?()
    }

    public func noteIgnored() { state.withLock { $0.counts.ignored += 1 } }
    public var counts: Counts { state.withLock(\.counts) }
    public var hasLines: Bool { state.withLock { !$0.lines.isEmpty } }

    public var hasPackets: Bool { state.withLock { !$0.packets.isEmpty } }

    /// Wakes who takes things, for a reason of its own.
    public func knock() { state.withLock(\.wake)?() }

    public func takeLine() -> Line? {
        state.change { $0.lines.isEmpty ? nil : $0.lines.removeFirst() }
    }

    public func takePackets() -> [Packet] {
        state.withLock { state in
            defer {
                state.packets.removeAll(keepingCapacity: true)
                state.places.removeAll(keepingCapacity: true)
            }
            return state.packets
        }
    }

    /// Nothing is taken any more; who waits for room goes on.
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
    fileprivate mutating func take(_ packet: Inbox.Packet, _ capacity: Int) {
        guard let thing = packet.command.thing else {
            // What comes after a change of the layout, say, must not come before it.
            places.removeAll(keepingCapacity: true)
            append(packet, capacity)
            return
        }
        if let place = places[thing], packets[place].isLocal == packet.isLocal {
            packets[place] = packet
            counts.replaced += 1
        } else if append(packet, capacity) {
            places[thing] = packets.count - 1
        }
    }

    @discardableResult
    private mutating func append(_ packet: Inbox.Packet, _ capacity: Int) -> Bool {
        guard packets.count < capacity else {
            counts.dropped += 1
            return false
        }
        packets.append(packet)
        return true
    }
}

extension LiveCommand {
    /// What the command gives another value to; nil where each one counts.
    fileprivate var thing: String? {
        switch self {
        case .set(let name, _): "set \(name)"
        case .scroll(_, nil), .time: name.rawValue
        default: nil
        }
    }
}
