import ZoeProcesses
import ZoeThreads

/// The program that makes videos, at work.
final class FFmpeg {
    /// Where a shell would find it.
    static var program: String? { ChildProgram.path(of: "ffmpeg") }

    /// What it is told before anything else. By itself it is content with a file whose end it could not write.
    static let quiet = ["-hide_banner", "-nostdin", "-loglevel", "error", "-xerror", "-y"]
    /// Nothing of the day and of its version is written into the file.
    static let exact = ["-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact"]

    /// Frames come by its standard input.
    static func pictures(of film: Film) -> [String] {
        quiet + ["-f", "rawvideo", "-pixel_format", "rgba", "-video_size", "\(film.width)x\(film.height)"]
            + ["-framerate", "\(film.fps)", "-i", "pipe:0"]
    }

    /// A path that is nothing else, whatever it begins with.
    static func file(_ path: String) -> String { "file:\(path)" }

    struct End {
        /// 128 and the signal's number where one ended it, as a shell has it.
        let code: Int32
        /// What it said last.
        let lastLine: String
    }

    private let process: Int32
    private var frames: System.Sending?
    private let complaints: Guarded<Complaints>
    private let listener: Worker
    private var hasEnded: End?

    private struct Complaints {
        var bytes: [UInt8] = []
        var isWhole = false
    }

    init(_ program: String, _ words: [String]) throws(System.Refusal) {
        let (frames, errors) = (try System.Pipe(), try System.Pipe())
        process = try System.spawn(program, words, input: frames.output, complaints: errors.input, isOnItsOwn: true)
        Interruption.watch(encoder: process)
        self.frames = System.Sending(frames)
        let heard = Guarded(Complaints())
        complaints = heard
        let output = errors.takeOutput()
        listener = Worker(isUrgent: true) {
            System.readAll(of: output) { block in heard.withLock { $0.bytes = ($0.bytes + block).suffix(4096) } }
            heard.change { $0.isWhole = true }
        }
        // Its own end of the pipe is the only one that is left.
        _ = consume errors
    }

    deinit { stop() }

    func send(_ bytes: [UInt8]) throws(System.Refusal) { try frames?.send(bytes) }

    /// Everything has been sent: it writes the rest, and ends.
    func end() -> End {
        if let hasEnded { return hasEnded }
        frames = nil
        let code = System.wait(for: process)
        Interruption.watch(encoder: 0)
        let text = complaints.wait { $0.isWhole ? String(decoding: $0.bytes, as: UTF8.self) : nil }
        let end = End(code: code, lastLine: text.split(whereSeparator: \.isNewline).last.map(Self.plain) ?? "")
        hasEnded = end
        return end
    }

    /// Without the address in memory of the part that says it, which is another one each time: `[flac @ 0x55aa94a48e00] `.
    private static func plain(_ line: Substring) -> String {
        String(line.replacing(/\[[^\]]* @ 0x[0-9a-f]+\] ?/, with: ""))
    }

    /// It is ended, whatever it has done.
    func stop() {
        guard hasEnded == nil else { return }
        System.end(process)
        _ = end()
    }
}
