internal import ZoeThreads

/// Listens for commands as Open Sound Control over UDP, on a thread of its own.
///
/// Sockets, packets and messages are read here: of liblo only its reading of one message could be used, for its server hears
/// every network there is and keeps no more of a flood than of anything else.
public final class OSCListener: Sendable {
    /// With the port that was found where any would do.
    public let place: OSCPlace
    private let wakePipe: WakePipe
    private let thread: Worker

    public init(at place: OSCPlace, into inbox: Inbox, _ vocabulary: LiveVocabulary) throws(LiveError) {
        let socket = try DatagramSocket(place)
        let wakePipe = WakePipe()
        self.place = OSCPlace(host: place.host, port: socket.port)
        self.wakePipe = wakePipe
        thread = Worker {
            var room = [UInt8](repeating: 0, count: DatagramSocket.longest)
            while socket.wait(unless: wakePipe) {
                Self.hear(socket, &room, inbox, vocabulary)
                // What comes meanwhile waits in the system: a flood does not wake us for every packet.
                if wakePipe.isWoken(within: Self.rest) { break }
            }
        }
    }

    deinit { wakePipe.wake() }

    /// Between two looks at the socket, in milliseconds; far below a frame, and what comes within it fits into the socket.
    private static let rest: Int32 = 1
    /// So many packets are taken at one look at most, and so many different ones are read.
    private static let (most, batch) = (4096, 256)

    private static func hear(
        _ socket: DatagramSocket, _ room: inout [UInt8], _ inbox: Inbox, _ vocabulary: LiveVocabulary
    ) {
        var backlog = OSCBacklog(capacity: batch, vocabulary)
        for _ in 0..<most {
            guard let (bytes, isLocal) = socket.take(&room) else { break }
            backlog.add(bytes, isLocal: isLocal)
        }
        var packets: [Inbox.Packet] = []
        var counts = Inbox.Counts()
        (counts.replaced, counts.dropped, counts.ignored) = (backlog.replaced, backlog.dropped, backlog.ignored)
        for packet in backlog.packets {
            for message in OSCMessage.all(in: packet.bytes, broken: &counts.ignored) {
                if let command = vocabulary.command(of: message) {
                    packets.append(Inbox.Packet(command: command, isLocal: packet.isLocal, move: message.move))
                } else {
                    counts.ignored += 1
                }
            }
        }
        counts.received = packets.count + counts.replaced + counts.dropped + counts.ignored
        inbox.offer(packets, counting: counts)
    }
}
