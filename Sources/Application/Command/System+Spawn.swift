import Glibc

// How the command starts other programs. ffmpeg as a reader of media is started by System/Processes.
extension System {
    /// Starts a program, which has to be waited for.
    /// - Parameters:
    ///   - name: what it is told that it is called; its path, if left out.
    ///   - input: becomes its standard input, which is this program's own if left out.
    ///   - output: becomes its standard output; without one what it says goes nowhere.
    ///   - errors: a file for what it complains of; without one that goes nowhere.
    ///   - complaints: becomes its standard error instead.
    ///   - isOnItsOwn: signals from the terminal are not for it.
    static func spawn(
        _ program: String, _ words: [String], name: String? = nil, input: Int32? = nil, output: Int32? = nil,
        errors: String? = nil, complaints: Int32? = nil, isOnItsOwn: Bool = false
    ) throws(Refusal) -> pid_t {
        var arguments = unsafe ([name ?? program] + words).map { unsafe strdup($0) }
        unsafe arguments.append(nil)
        defer { for place in unsafe arguments.indices { unsafe free(arguments[place]) } }
        var actions = unsafe posix_spawn_file_actions_t()
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe posix_spawn_file_actions_destroy(&actions) }
        if let input { unsafe posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO) }
        if let output {
            unsafe posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
        } else {
            unsafe posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
        }
        if let complaints {
            unsafe posix_spawn_file_actions_adddup2(&actions, complaints, STDERR_FILENO)
        } else {
            unsafe posix_spawn_file_actions_addopen(
                &actions, STDERR_FILENO, errors ?? "/dev/null", O_WRONLY | (errors == nil ? 0 : O_CREAT), 0o600)
        }
        // A thread of a pool hears no signals, and what it starts would not either.
        var (attributes, none) = (posix_spawnattr_t(), sigset_t())
        unsafe posix_spawnattr_init(&attributes)
        defer { unsafe posix_spawnattr_destroy(&attributes) }
        unsafe sigemptyset(&none)
        unsafe posix_spawnattr_setsigmask(&attributes, &none)
        unsafe posix_spawnattr_setpgroup(&attributes, 0)
        unsafe posix_spawnattr_setflags(
            &attributes, Int16(POSIX_SPAWN_SETSIGMASK | (isOnItsOwn ? POSIX_SPAWN_SETPGROUP : 0)))
        var process: pid_t = 0
        let refusal = unsafe posix_spawn(&process, program, &actions, &attributes, arguments, environ)
        guard refusal == 0 else { throw Refusal(code: refusal) }
        return process
    }

    /// What a process ended with, as a shell has it: 128 and the signal's number where one ended it.
    /// - Parameter status: what waiting for it gave.
    static func code(ofStatus status: Int32) -> Int32 {
        let signal = status & 0x7F
        return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
    }

    /// What is written into one end comes out of the other. Ends that nobody has taken are closed with it; other programs that are
    /// started get neither.
    final class Pipe {
        /// For who reads.
        private(set) var output: Int32 = -1
        /// For who writes.
        private(set) var input: Int32 = -1

        init() throws(Refusal) {
            var ends: [Int32] = [-1, -1]
            guard unsafe Self.make(&ends) == 0 else { throw Refusal(code: errno) }
            (output, input) = (ends[0], ends[1])
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        }

        deinit {
            if output >= 0 { _ = close(output) }
            if input >= 0 { _ = close(input) }
        }

        func takeOutput() -> Int32 {
            defer { output = -1 }
            return output
        }

        func takeInput() -> Int32 {
            defer { input = -1 }
            return input
        }

        private static func make(_ ends: UnsafeMutablePointer<Int32>) -> Int32 {
            unsafe Glibc.pipe(ends)
        }
    }
}
