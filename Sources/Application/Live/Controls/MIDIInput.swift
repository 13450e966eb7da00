internal import CZoeALSA
internal import Glibc
internal import ZoeThreads

/// Listens to MIDI on a thread of its own: to ports of ALSA's sequencer, or to a stream of bytes, such as a device or a FIFO.
public final class MIDIInput: Sendable {
    /// How many ports are heard; 0 where one is still to be plugged in.
    public let ports: Int
    private let wakePipe: WakePipe
    private let thread: Worker

    /// Why there is none, and whether the machine lacks something or the name was wrong.
    public struct Failure: Error {
        public let text: String
        public let isOfName: Bool
    }

    /// - Parameter place: `all`, a port's number or a part of its name, or a path.
    public init(_ place: String, into box: ControlBox) throws(Failure) {
        let wakePipe = WakePipe()
        self.wakePipe = wakePipe
        if place.contains("/") {
            let stream = try ByteStream(place)
            ports = 1
            thread = Worker {
                var reader = MIDIReader()
                while let bytes = stream.read(unless: wakePipe) { box.offer(reader.read(bytes)) }
            }
            return
        }
        let sequencer = try Sequencer(place == "all" ? nil : place)
        ports = sequencer.ports
        thread = Worker {
            var reader = MIDIReader()
            while let bytes = sequencer.read(unless: wakePipe) { box.offer(reader.read(bytes)) }
        }
    }

    deinit { wakePipe.wake() }
}

/// ALSA's, with a port of ours.
@safe private final class Sequencer: @unchecked Sendable {
    private let input: OpaquePointer
    private var block = [UInt8](repeating: 0, count: 1 << 13)

    init(_ wanted: String?) throws(MIDIInput.Failure) {
        var made: OpaquePointer?
        var message = [CChar](repeating: 0, count: 1000)
        let outcome =
            if let wanted {
                unsafe alsa_open(wanted, &made, &message, message.count)
            } else {
                unsafe alsa_open(nil, &made, &message, message.count)
            }
        let said = String(decoding: message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        guard outcome == AlsaIsOpen, let input = unsafe made else {
            throw MIDIInput.Failure(
                text: Self.complaint(outcome, about: wanted ?? "all", said), isOfName: outcome == AlsaHasNoPort)
        }
        unsafe self.input = input
    }

    private static func complaint(_ outcome: AlsaOutcome, about wanted: String, _ said: String) -> String {
        switch outcome {
        case AlsaHasNoLibrary:
            return "MIDI comes by ALSA's library, which is not installed; install libasound2"
                + " (apt-get install libasound2), or name a device (--midi /dev/midi1)"
        case AlsaHasNoPort:
            let there =
                said.isEmpty ? "there are none; plug it in, or wait for any with --midi all" : "there are \(said)"
            return "no MIDI port '\(wanted.prefix(80))'; \(there)"
        default:
            let reason = said.isEmpty ? "" : ": \(said)"
            return "this machine has no MIDI sequencer\(reason); load it (modprobe snd-seq), or name a device"
                + " (--midi /dev/midi1)"
        }
    }

    deinit { unsafe alsa_close(input) }

    var ports: Int { unsafe Int(alsa_ports(input)) }

    func read(unless wakePipe: WakePipe) -> ArraySlice<UInt8>? {
        let count = unsafe alsa_read(input, wakePipe.descriptor ?? -1, &block, block.count)
        return count > 0 ? block[..<Int(count)] : nil
    }
}

/// A device, or a FIFO into which another program writes.
@safe private final class ByteStream: @unchecked Sendable {
    private let descriptor: Int32
    private var block = [UInt8](repeating: 0, count: 1 << 12)

    init(_ path: String) throws(MIDIInput.Failure) {
        var facts = stat()
        let isFIFO = unsafe stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFIFO
        // Of a FIFO that is open for writing too, nobody's leaving is the end.
        descriptor = unsafe open(path, (isFIFO ? O_RDWR : O_RDONLY) | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else {
            let reason = unsafe String(cString: strerror(errno))
            throw MIDIInput.Failure(
                text: "MIDI can't be heard from '\(path.prefix(400))': \(reason); give a device like /dev/midi1",
                isOfName: true)
        }
    }

    deinit { close(descriptor) }

    func read(unless wakePipe: WakePipe) -> ArraySlice<UInt8>? {
        while true {
            var waiting = [descriptor, wakePipe.descriptor ?? -1].map {
                pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
            }
            if unsafe poll(&waiting, nfds_t(waiting.count), -1) < 0, errno != EINTR { return nil }
            if waiting[1].revents != 0 { return nil }
            guard waiting[0].revents != 0 else { continue }
            let count = unsafe Glibc.read(descriptor, &block, block.count)
            if count > 0 { return block[..<count] }
            if count == 0 || errno != EAGAIN && errno != EINTR { return nil }
        }
    }
}
