internal import CZoeLiblo
internal import ZoeThreads

/// Hears commands as Open Sound Control over UDP, on a thread of its own.
///
/// The socket is our own, as liblo's hears every network there is; liblo reads what has come.
public final class OSCListener: Sendable {
    /// With the port that was found where any would do.
    public let place: OSCPlace
    private let bell: WakePipe
    private let thread: Worker

    /// Whether there is what reads messages.
    public static var isPossible: Bool { osc_is_there() == 1 }

    public init(at place: OSCPlace, into inbox: Inbox) throws(LiveError) {
        guard Self.isPossible else {
            throw LiveError("OSC needs liblo, which is not there; install it (apt-get install liblo7)")
        }
        let socket = try DatagramSocket(place)
        let bell = WakePipe()
        self.place = OSCPlace(host: place.host, port: socket.port)
        self.bell = bell
        thread = Worker {
            var room = [UInt8](repeating: 0, count: DatagramSocket.longest)
            while socket.wait(unless: bell) {
                Self.hear(socket, &room, inbox)
                // What comes meanwhile waits in the system: a flood does not wake us for every packet.
                if bell.isRung(within: Self.rest) { break }
            }
        }
    }

    deinit { bell.ring() }

    /// Between two looks at the socket, in milliseconds; far below a frame, and what comes within it fits into the socket.
    private static let rest: Int32 = 1
    /// So many packets are taken at one look at most, and so many different ones are read.
    private static let (most, batch) = (4096, 256)

    private static func hear(_ socket: DatagramSocket, _ room: inout [UInt8], _ inbox: Inbox) {
        var sieve = OSCBacklog(capacity: batch)
        for _ in 0..<most {
            guard let (bytes, isLocal) = socket.take(&room) else { break }
            sieve.add(bytes, isLocal: isLocal)
        }
        var packets: [Inbox.Packet] = []
        var counts = Inbox.Counts()
        (counts.replaced, counts.dropped, counts.ignored) = (sieve.replaced, sieve.dropped, sieve.ignored)
        for packet in sieve.packets {
            for message in OSCMessage.all(in: packet.bytes, broken: &counts.ignored) {
                if let command = LiveCommand(message) {
                    packets.append(Inbox.Packet(command: command, isLocal: packet.isLocal))
                } else {
                    counts.ignored += 1
                }
            }
        }
        counts.received = packets.count + counts.replaced + counts.dropped + counts.ignored
        inbox.offer(packets, counting: counts)
    }
}
