import CZoeMalloc
import Glibc

/// The operating system, as far as the command needs it: the one place where its C functions are called.
enum System {
    /// What went wrong, in the system's own words.
    struct Refusal: Error, Equatable, CustomStringConvertible {
        let code: Int32

        /// A pipe that nobody reads from any more.
        static let readerLeft = Refusal(code: EPIPE)
        static let isFolder = Refusal(code: EISDIR)
        /// A pipe, a socket or a device: whoever reads one may wait for ever, or read for ever.
        static let isNoFile = Refusal(code: -1)

        static var last: Refusal { Refusal(code: errno) }

        var description: String {
            self == .isNoFile ? "it is no regular file" : unsafe String(cString: strerror(code))
        }
    }

    enum Stream: Int32 {
        case standardOutput = 1
        case standardError = 2
    }

    /// A reader that goes away, or a file that has become as large as it may, then is an error of the next write instead of the
    /// end of the process.
    static func leaveFaultsToWrites() {
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
    }

    /// Large blocks go back to the system as soon as they are free: by itself the C library keeps ever larger ones, and after a few
    /// minutes most of the memory is what pictures once took while they were painted.
    static func giveBackLargeBlocks() {
        _ = mallopt(M_MMAP_THRESHOLD, 256 << 10)
        // A frame takes and frees some hundred blocks: what lies at the end is not given back between two of them. Each thread may
        // keep so much.
        _ = mallopt(M_TRIM_THRESHOLD, 2 << 20)
        _ = mallopt(M_TOP_PAD, 512 << 10)
    }

    /// For a command that draws and ends: it takes what it needs faster, and nothing is given back.
    static func takeMemoryAtOnce() { CZoeMalloc.takeMemoryAtOnce(256 << 20) }

    static func end(with code: ExitCode) -> Never { exit(code.rawValue) }

    /// The words after the program's name; nil for one that is not UTF-8.
    static var words: [String?] {
        guard CommandLine.argc > 1 else { return [] }
        return (1..<Int(CommandLine.argc)).map { place in
            unsafe CommandLine.unsafeArgv[place].flatMap { unsafe String(validatingCString: $0) }
        }
    }

    static func send(_ bytes: [UInt8], to stream: Stream) throws(Refusal) { try send(bytes, to: stream.rawValue) }

    static func send(_ bytes: [UInt8], to descriptor: Int32) throws(Refusal) {
        var sent = 0
        while sent < bytes.count {
            let count = unsafe bytes[sent...].withUnsafeBytes { unsafe write(descriptor, $0.baseAddress, $0.count) }
            if count >= 0 {
                sent += count
            } else if errno == EAGAIN {
                // Whoever started the process may have left the pipe in a mode in which it refuses instead of waiting.
                var room = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                _ = unsafe poll(&room, 1, -1)
            } else if errno != EINTR {
                throw .last
            }
        }
    }
}

extension System {
    /// What stands at a path.
    enum Item {
        case nothing
        case folder
        case file
        /// A device, a pipe or a socket.
        case special
    }

    /// A file that is open for as long as this value lives.
    struct OpenFile: ~Copyable {
        let descriptor: Int32

        deinit { _ = close(descriptor) }

        func append(_ bytes: [UInt8]) throws(Refusal) { try System.send(bytes, to: descriptor) }

        /// Waits until the file is safe from a loss of power. What is no file on a disk has nothing to be kept safe.
        func settle() throws(Refusal) {
            if fsync(descriptor) != 0, ![EINTR, EINVAL, ENOTSUP, ENOSYS, EROFS].contains(errno) { throw .last }
        }

        /// Some file systems only report here that a write has failed.
        consuming func finish() throws(Refusal) {
            let result = close(descriptor)
            discard self
            if result != 0, errno != EINTR { throw .last }
        }

        fileprivate var isRegular: Bool {
            var info = stat()
            return unsafe fstat(descriptor, &info) == 0 && info.st_mode & S_IFMT == S_IFREG
        }

        func bytes(upTo limit: Int) throws(Refusal) -> [UInt8] {
            var bytes: [UInt8] = []
            var block = [UInt8](repeating: 0, count: 65536)
            while bytes.count <= limit {
                let count = unsafe block.withUnsafeMutableBytes { unsafe read(descriptor, $0.baseAddress, $0.count) }
                if count == 0 { break }
                if count > 0 {
                    bytes += block[..<count]
                } else if errno != EINTR {
                    throw .last
                }
            }
            return bytes
        }
    }

    /// Links are followed.
    static func item(at path: String) -> Item {
        var info = stat()
        guard unsafe stat(path, &info) == 0 else { return .nothing }
        return switch info.st_mode & S_IFMT {
        case S_IFDIR: .folder
        case S_IFREG: .file
        default: .special
        }
    }

    /// The path with all links followed, where there is something at its end.
    static func resolved(_ path: String) -> String {
        guard let real = unsafe realpath(path, nil) else { return path }
        defer { unsafe free(real) }
        return unsafe String(cString: real)
    }

    /// The bytes of a regular file, at most one block more than the limit. Nothing else is waited for.
    static func contents(of path: String, upTo limit: Int) throws(Refusal) -> [UInt8] {
        switch item(at: path) {
        case .folder: throw .isFolder
        case .special: throw .isNoFile
        case .file, .nothing: break
        }
        let file = try opened(path, O_RDONLY | O_NONBLOCK | O_NOCTTY)
        // Something else may have come in its place.
        guard file.isRegular else { throw .isNoFile }
        return try file.bytes(upTo: limit)
    }

    /// A new file; one that is there already is an error.
    static func create(_ path: String) throws(Refusal) -> OpenFile {
        try opened(path, O_WRONLY | O_CREAT | O_EXCL)
    }

    static func openForWriting(_ path: String) throws(Refusal) -> OpenFile { try opened(path, O_WRONLY) }

    /// A new file is readable and writable for all, less what the user's umask takes away.
    static func opened(_ path: String, _ mode: Int32) throws(Refusal) -> OpenFile {
        while true {
            let descriptor = unsafe open(path, mode | O_CLOEXEC, 0o666)
            if descriptor >= 0 { return OpenFile(descriptor: descriptor) }
            if errno != EINTR { throw .last }
        }
    }

    /// Gives a file the permissions of another one.
    static func copyPermissions(from path: String, to other: String) {
        var info = stat()
        if unsafe stat(path, &info) == 0 { _ = unsafe chmod(other, info.st_mode & 0o7777) }
    }

    static func checkWritable(_ path: String) throws(Refusal) {
        if unsafe access(path, W_OK) != 0 { throw .last }
    }

    static func move(_ path: String, to other: String) throws(Refusal) {
        if unsafe rename(path, other) != 0 { throw .last }
    }

    static func remove(_ path: String) { _ = unsafe unlink(path) }

    /// Where something written to this path would come to stand: a link is followed also where there is nothing at its end yet.
    static func destination(of path: String) throws(Refusal) -> String {
        if item(at: path) != .nothing { return resolved(path) }
        var path = path
        // As far as Linux itself follows them.
        for _ in 0..<40 {
            guard let target = linkTarget(of: path) else { return path }
            let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
            path = target.hasPrefix("/") ? target : folder + target
        }
        throw Refusal(code: ELOOP)
    }

    private static func linkTarget(of path: String) -> String? {
        var name = [UInt8](repeating: 0, count: Int(PATH_MAX))
        let count = unsafe name.withUnsafeMutableBytes { unsafe readlink(path, $0.baseAddress!, $0.count) }
        return count > 0 ? String(decoding: name[..<count], as: UTF8.self) : nil
    }
}
