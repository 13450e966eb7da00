import Glibc
import Synchronization

// What comes through descriptors that were open when the program began: standard input, and what a shell puts in place of `<(…)`.
extension System {
    /// Whether the user hands a stream over by this name.
    static func isStream(_ path: String) -> Bool {
        if path == "-" { return true }
        let isNamed = path == "/dev/stdin" || ["/dev/fd/", "/proc/self/fd/"].contains { path.hasPrefix($0) }
        return isNamed && item(at: path) == .special
    }

    /// All that comes through it, at most one block more than the limit. It comes once, and is kept for whoever asks again.
    static func contents(ofStream path: String, upTo limit: Int) throws(Refusal) -> [UInt8] {
        if let known = streams.withLock({ $0[path] }) { return known }
        let bytes =
            path == "-"
            ? try OpenFile(descriptor: dup(STDIN_FILENO)).bytes(upTo: limit)
            : try opened(path, O_RDONLY).bytes(upTo: limit)
        streams.withLock { $0[path] = bytes }
        return bytes
    }

    /// What is at a path that the user wrote on the command line: a file, or a stream that is handed over.
    static func given(_ path: String, upTo limit: Int) throws(Refusal) -> [UInt8] {
        isStream(path) ? try contents(ofStream: path, upTo: limit) : try contents(of: path, upTo: limit)
    }

    private static let streams = Mutex<[String: [UInt8]]>([:])
}
