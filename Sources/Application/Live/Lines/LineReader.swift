internal import Glibc
internal import ZoeThreads

/// Reads commands from a stream, line by line, on a thread of its own. Lines that say nothing and comments are passed over;
/// at the stream's end it ends quietly.
public final class LineReader: Sendable {
    private let inbox: Inbox
    private let wakePipe: WakePipe
    private let thread: Worker

    /// - Parameter descriptor: of the stream; 0 is standard input.
    public init(of descriptor: Int32 = 0, into inbox: Inbox, _ vocabulary: LiveVocabulary) {
        let wakePipe = WakePipe()
        self.inbox = inbox
        self.wakePipe = wakePipe
        thread = Worker {
            var splitter = LineSplitter()
            while let bytes = Self.read(descriptor, unless: wakePipe) {
                for line in splitter.take(bytes[...]) where !Self.post(line, inbox, vocabulary) { return }
            }
            if let last = splitter.end() { _ = Self.post(last, inbox, vocabulary) }
        }
    }

    deinit {
        // The thread may be waiting for room, or for bytes.
        inbox.close()
        wakePipe.wake()
    }

    private static func post(
        _ line: Result<String, LiveError>, _ inbox: Inbox, _ vocabulary: LiveVocabulary
    ) -> Bool {
        do throws(LiveError) {
            let text = try line.get()
            let start = text.first { !$0.isWhitespace }
            guard let start, start != "#" else { return true }
            return inbox.post(.success(try vocabulary.command(text)))
        } catch {
            return inbox.post(.failure(error))
        }
    }

    /// nil at the end, whether it is the stream's or the reader's.
    private static func read(_ descriptor: Int32, unless wakePipe: WakePipe) -> [UInt8]? {
        while true {
            var waiting = [descriptor, wakePipe.descriptor ?? -1].map {
                pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
            }
            if unsafe poll(&waiting, nfds_t(waiting.count), -1) < 0, errno != EINTR { return nil }
            if waiting[1].revents != 0 { return nil }
            guard waiting[0].revents != 0 else { continue }
            var block = [UInt8](repeating: 0, count: 16384)
            let count = unsafe block.withUnsafeMutableBytes { unsafe Glibc.read(descriptor, $0.baseAddress, $0.count) }
            if count > 0 { return Array(block[..<count]) }
            if count == 0 || (errno != EINTR && errno != EAGAIN) { return nil }
        }
    }
}
