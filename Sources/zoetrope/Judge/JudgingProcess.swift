import Glibc
import ZoeThreads

/// The process in which shaders are tried: this very program, told so by a word that no person types.
final class JudgingProcess {
    /// nil once it has ended and the system has forgotten it.
    private var process: pid_t?
    /// Where cases go in, and verdicts come out.
    private let input: Int32
    private let output: Int32

    /// The first argument of a process that is to judge.
    static let word = "--judge-shaders"
    /// What it says when it is ready, so that nobody listens to another program.
    static let greeting = JudgeMessage(["zoetrope judge 1"])
    /// It is loading the driver meanwhile.
    private static let secondsToStart = 30.0

    enum Answer {
        case message(JudgeMessage)
        case end(JudgeLimits.End)
        /// Something else is wanted of it now.
        case interrupted
    }

    /// nil where the system starts none, or one that cannot draw.
    init?(_ bell: Bell, isInterruptible: () -> Bool) {
        guard let started = Self.start() else { return nil }
        (input, output, process) = (started.input, started.output, started.process)
        guard case .message(Self.greeting) = answer(within: Self.secondsToStart, bell, isInterruptible) else {
            return nil
        }
    }

    private static func start() -> (input: Int32, output: Int32, process: pid_t)? {
        guard let cases = Pipe(), let verdicts = Pipe() else { return nil }
        var actions = unsafe posix_spawn_file_actions_t()
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe posix_spawn_file_actions_destroy(&actions) }
        unsafe posix_spawn_file_actions_adddup2(&actions, cases.output, STDIN_FILENO)
        unsafe posix_spawn_file_actions_adddup2(&actions, verdicts.input, STDOUT_FILENO)
        unsafe posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
        var arguments = unsafe ["zoetrope", Self.word].map { (text: String) in unsafe strdup(text) }
        unsafe arguments.append(nil)
        defer { for place in unsafe arguments.indices { unsafe free(arguments[place]) } }
        for path in System.ownPaths {
            var process: pid_t = 0
            if unsafe posix_spawn(&process, path, &actions, nil, arguments, environ) == 0 {
                return (cases.takeInput(), verdicts.takeOutput(), process)
            }
        }
        return nil
    }

    /// It dies at once: nothing of it is worth being kept.
    deinit {
        close(input)
        close(output)
        if let process { kill(process, SIGKILL) }
        _ = waitForEnd()
    }

    /// - Returns: false where it is not there any more.
    func send(_ message: JudgeMessage) -> Bool {
        let bytes = message.bytes
        var sent = 0
        while sent < bytes.count {
            let count = unsafe bytes[sent...].withUnsafeBytes { unsafe write(input, $0.baseAddress, $0.count) }
            if count < 0, errno != EINTR { return false }
            sent += max(0, count)
        }
        return true
    }

    /// Waits for what it has to say.
    func answer(within seconds: Double, _ bell: Bell, _ isInterruptible: () -> Bool) -> Answer {
        let clock = ContinuousClock()
        let limit = clock.now + .seconds(seconds)
        var bytes: [UInt8] = []
        while true {
            if let length = JudgeMessage.length(bytes), bytes.count >= length + JudgeMessage.headLength {
                return JudgeMessage(body: Array(bytes[JudgeMessage.headLength..<JudgeMessage.headLength + length]))
                    .map(Answer.message) ?? .end(.other)
            }
            if isInterruptible() { return .interrupted }
            let rest = (limit - clock.now) / .milliseconds(1)
            guard rest > 0 else { return .end(.time(.drawing)) }
            var watched = [
                pollfd(fd: output, events: Int16(POLLIN), revents: 0),
                pollfd(fd: bell.descriptor ?? -1, events: Int16(POLLIN), revents: 0),
            ]
            _ = unsafe poll(&watched, 2, Int32(min(rest + 1, 60_000)))
            if watched[1].revents != 0 { bell.silence() }
            guard watched[0].revents != 0 else { continue }
            var block = [UInt8](repeating: 0, count: 65536)
            let count = unsafe block.withUnsafeMutableBytes { unsafe read(output, $0.baseAddress, $0.count) }
            if count > 0 { bytes += block[..<count] }
            if count == 0 { return .end(waitForEnd()) }
        }
    }

    private func waitForEnd() -> JudgeLimits.End {
        guard let process else { return .other }
        self.process = nil
        var status: Int32 = 0
        while unsafe waitpid(process, &status, 0) < 0 { if errno != EINTR { return .other } }
        return JudgeLimits.End(status: status)
    }
}

/// Both ends of a pipe, which are closed with it where nobody has taken them.
private final class Pipe {
    private(set) var output: Int32 = -1
    private(set) var input: Int32 = -1

    init?() {
        var ends: [Int32] = [-1, -1]
        guard unsafe pipe(&ends) == 0 else { return nil }
        (output, input) = (ends[0], ends[1])
        // No other program that is started inherits them: the judge sees its end when this process is gone.
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }

    deinit {
        if output >= 0 { close(output) }
        if input >= 0 { close(input) }
    }

    func takeOutput() -> Int32 {
        defer { output = -1 }
        return output
    }

    func takeInput() -> Int32 {
        defer { input = -1 }
        return input
    }
}

extension System {
    /// Where this program's own file may be found. The first finds it also when it has been replaced or taken away.
    fileprivate static var ownPaths: [String] { ["/proc/self/exe", ownPath] }
}
