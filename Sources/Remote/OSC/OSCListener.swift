internal import CLiblo
internal import Threads

/// Hears commands as Open Sound Control over UDP, on a thread of its own.
///
/// The socket is our own, as liblo's hears every network there is; liblo reads what has come.
public final class OSCListener: Sendable {
    /// With the port that was found where any would do.
    public let place: OSCPlace
    private let bell: Bell
    private let thread: Worker

    /// Whether there is what reads messages.
    public static var isPossible: Bool { osc_is_there() == 1 }

    public init(at place: OSCPlace, into inbox: Inbox) throws(LiveError) {
        guard Self.isPossible else {
            throw LiveError("OSC needs liblo, which is not there; install it (apt-get install liblo7)")
        }
        let socket = try DatagramSocket(place)
        let bell = Bell()
        self.place = OSCPlace(host: place.host, port: socket.port)
        self.bell = bell
        thread = Worker {
            var room = [UInt8](repeating: 0, count: DatagramSocket.longest)
            while socket.wait(unless: bell) { Self.hear(socket, &room, inbox) }
        }
    }

    deinit { bell.ring() }

    /// So many packets are put into the box at once.
    private static let batch = 256

    private static func hear(_ socket: DatagramSocket, _ room: inout [UInt8], _ inbox: Inbox) {
        var packets: [Inbox.Packet] = []
        var ignored = 0
        for _ in 0..<batch {
            guard let (bytes, isLocal) = socket.take(&room) else { break }
            for message in OSCMessage.all(in: bytes, broken: &ignored) {
                if let command = LiveCommand(message) {
                    packets.append(Inbox.Packet(command: command, isLocal: isLocal))
                } else {
                    ignored += 1
                }
            }
        }
        inbox.offer(packets, ignored: ignored)
    }
}
