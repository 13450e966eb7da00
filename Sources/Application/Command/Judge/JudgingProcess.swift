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
    /// What it says when it is ready, so that no other program is mistaken for it.
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
    init?(_ wakePipe: WakePipe, isInterruptible: () -> Bool) {
        guard let started = Self.start() else { return nil }
        (input, output, process) = (started.input, started.output, started.process)
        guard case .message(Self.greeting) = answer(within: Self.secondsToStart, wakePipe, isInterruptible) else {
            return nil
        }
    }

    private static func start() -> (input: Int32, output: Int32, process: pid_t)? {
        guard let cases = try? System.Pipe(), let verdicts = try? System.Pipe() else { return nil }
        for path in System.ownPaths {
            // The judge sees its end of the pipe when this process is gone.
            let process = try? System.spawn(
                path, [Self.word], name: "zoetrope", input: cases.output, output: verdicts.input)
            if let process { return (cases.takeInput(), verdicts.takeOutput(), process) }
        }
        return nil
    }

    /// It is killed at once: there is nothing to save.
    deinit {
        close(input)
        close(output)
        if let process { kill(process, SIGKILL) }
        _ = waitForEnd()
    }

    /// - Returns: false where it is not there any more.
    func send(_ message: JudgeMessage) -> Bool {
        (try? System.send(message.bytes, to: input)) != nil
    }

    /// Waits for what it has to say.
    func answer(within seconds: Double, _ wakePipe: WakePipe, _ isInterruptible: () -> Bool) -> Answer {
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
                pollfd(fd: wakePipe.descriptor ?? -1, events: Int16(POLLIN), revents: 0),
            ]
            _ = unsafe poll(&watched, 2, Int32(min(rest + 1, 60_000)))
            if watched[1].revents != 0 { wakePipe.reset() }
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

extension System {
    /// Where this program's own file may be found. The first finds it also when it has been replaced or taken away.
    fileprivate static var ownPaths: [String] { ["/proc/self/exe", ownPath] }
}
