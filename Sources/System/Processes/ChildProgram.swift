internal import Glibc

/// Another program at work, whose output is read. It is ended with this value, and then waited for.
@safe public final class ChildProgram {
    public struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
        public let description: String
    }

    private let process: pid_t
    private let output: Int32
    private let errors: Int32
    private var hasEnded = false
    private var said: [UInt8] = []

    /// Where a shell would find a program.
    public static func path(of name: String) -> String? {
        guard let folders = unsafe getenv("PATH").map({ unsafe String(cString: $0) }) else { return nil }
        return folders.split(separator: ":").map { "\($0)/\(name)" }.first { path in
            var status = stat()
            // A folder may be entered, which is asked for with the same right.
            return unsafe access(path, X_OK) == 0 && stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
        }
    }

    /// - Parameter program: its path.
    public init(_ program: String, _ words: [String]) throws(Failure) {
        var ends: [Int32] = [-1, -1, -1, -1]
        let isMade = unsafe ends.withUnsafeMutableBufferPointer { ends in
            guard let first = ends.baseAddress else { return false }
            return unsafe pipe(first) == 0 && pipe(first + 2) == 0
        }
        for end in ends where end >= 0 { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        (output, errors) = (ends[0], ends[2])
        var started: pid_t = 0
        let code = isMade ? Self.start(program, words, ends[1], ends[3], &started) : errno
        process = started
        for end in [ends[1], ends[3]] where end >= 0 { _ = close(end) }
        guard code == 0 else {
            hasEnded = true
            throw Failure(description: "can't start '\(program)': \(unsafe String(cString: strerror(code)))")
        }
    }

    deinit {
        stop()
        for end in [output, errors] where end >= 0 { _ = close(end) }
    }

    private static func start(
        _ program: String, _ words: [String], _ output: Int32, _ errors: Int32, _ process: inout pid_t
    ) -> Int32 {
        var arguments = unsafe ([program] + words).map { unsafe strdup($0) }
        unsafe arguments.append(nil)
        defer { for place in unsafe arguments.indices { unsafe free(arguments[place]) } }
        var actions = unsafe posix_spawn_file_actions_t()
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe posix_spawn_file_actions_destroy(&actions) }
        unsafe posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        unsafe posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
        unsafe posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
        // Signals of the terminal are not for it, and whoever started it may have heard none.
        var (attributes, none) = (posix_spawnattr_t(), sigset_t())
        unsafe posix_spawnattr_init(&attributes)
        defer { unsafe posix_spawnattr_destroy(&attributes) }
        unsafe sigemptyset(&none)
        unsafe posix_spawnattr_setsigmask(&attributes, &none)
        unsafe posix_spawnattr_setpgroup(&attributes, 0)
        unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP))
        return unsafe posix_spawn(&process, program, &actions, &attributes, arguments, environ)
    }

    /// Waits for what it writes; empty once it writes no more.
    public func read(upTo count: Int) -> [UInt8] {
        while true {
            var waiting = [
                pollfd(fd: output, events: Int16(POLLIN), revents: 0),
                pollfd(fd: errors, events: Int16(POLLIN), revents: 0),
            ]
            if unsafe poll(&waiting, 2, -1) < 0 {
                if errno == EINTR { continue }
                return []
            }
            if waiting[1].revents != 0 { listen() }
            // A pipe that is closed at its other end is read empty first.
            if waiting[0].revents != 0 { return Self.block(of: output, upTo: count) }
        }
    }

    private static func block(of descriptor: Int32, upTo count: Int) -> [UInt8] {
        while true {
            var got = 0
            let block = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
                got = unsafe Glibc.read(descriptor, buffer.baseAddress, count)
                filled = max(0, got)
            }
            if got < 0, errno == EINTR { continue }
            return block
        }
    }

    private func listen() { said = (said + Self.block(of: errors, upTo: 4096)).suffix(4096) }

    /// It has closed its output: waits for its end.
    /// - Returns: its last complaint where it did not end well.
    public func end() -> Failure? {
        guard !hasEnded else { return nil }
        while true {
            let block = Self.block(of: errors, upTo: 4096)
            if block.isEmpty { break }
            said = (said + block).suffix(4096)
        }
        let status = wait()
        guard status != 0 else { return nil }
        let line = String(decoding: said, as: UTF8.self).split(whereSeparator: \.isNewline).last.map(String.init)
        return Failure(description: line ?? "it ended with the status \(status)")
    }

    /// Ends it, whatever it is doing.
    public func stop() {
        guard !hasEnded else { return }
        _ = kill(process, SIGKILL)
        _ = wait()
    }

    private func wait() -> Int32 {
        hasEnded = true
        var status: Int32 = 0
        while unsafe waitpid(process, &status, 0) < 0 && errno == EINTR {}
        return status
    }
}
