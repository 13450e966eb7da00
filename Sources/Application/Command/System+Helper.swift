import Glibc

extension System {
    /// A program that works for this one, reached through its standard streams. It ends with this value.
    final class Helper {
        private let process: pid_t
        private var input: Int32
        private let output: Int32
        private var rest: [UInt8] = []
        private var hasEnded = false

        /// - Parameter errors: a file for what it complains of; without one that goes nowhere.
        init(_ program: String, _ words: [String], errors: String? = nil) throws(Refusal) {
            let (requests, answers) = (try System.Pipe(), try System.Pipe())
            process = try System.spawn(program, words, input: requests.output, output: answers.input, errors: errors)
            (input, output) = (requests.takeInput(), answers.takeOutput())
        }

        deinit {
            if !hasEnded {
                kill(process, SIGKILL)
                _ = waitpid(process, nil, 0)
            }
            if input >= 0 { _ = close(input) }
            _ = close(output)
        }

        func send(_ bytes: [UInt8]) throws(Refusal) { try System.send(bytes, to: input) }

        /// So many bytes; nil where it ends before, or takes longer.
        func receive(_ count: Int, seconds: Double) -> [UInt8]? {
            let limit = System.clock + seconds
            while rest.count < count {
                let left = limit - System.clock
                guard left > 0, read(waiting: left) else { return nil }
            }
            defer { rest.removeFirst(count) }
            return Array(rest[..<count])
        }

        /// The next line of its output; nil once it has closed that.
        func line() -> String? {
            while true {
                if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                    defer { rest.removeSubrange(...end) }
                    return String(decoding: rest[..<end], as: UTF8.self)
                }
                guard read(waiting: nil) else { return nil }
            }
        }

        /// - Returns: false where there is nothing more, or not in time.
        private func read(waiting seconds: Double?) -> Bool {
            var ready = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
            var block = [UInt8](repeating: 0, count: 65536)
            while true {
                let count = unsafe poll(&ready, 1, seconds.map { Int32(min(($0 * 1000).rounded(.up), 1e6)) } ?? -1)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return false }
                let size = unsafe block.withUnsafeMutableBytes { unsafe Self.read(output, $0) }
                if size < 0, errno == EINTR { continue }
                guard size > 0 else { return false }
                rest += block[..<size]
                return true
            }
        }

        private static func read(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
            unsafe Glibc.read(descriptor, buffer.baseAddress, buffer.count)
        }

        /// What a person at a terminal does by Ctrl+C; it puts away what it has half done.
        var interruption: @Sendable () -> Void {
            let process = process
            return { _ = kill(process, SIGTERM) }
        }

        /// Waits for its end. 128 and the signal's number where one ended it, as a shell has it.
        func end() -> Int32 {
            if input >= 0 { _ = close(input) }
            input = -1
            var status: Int32 = 0
            while unsafe waitpid(process, &status, 0) < 0 && errno == EINTR {}
            hasEnded = true
            return System.code(ofStatus: status)
        }
    }

    /// Seconds on a clock that never goes back.
    static var clock: Double {
        var now = timespec()
        unsafe clock_gettime(CLOCK_MONOTONIC, &now)
        return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
    }

    /// Other processes go first.
    static func stepAside() {
        _ = setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 10)
    }

    /// The next bytes of standard input; none at its end.
    static func receive() -> [UInt8] {
        var block = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = unsafe block.withUnsafeMutableBytes { unsafe read(STDIN_FILENO, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            return Array(block[..<max(0, count)])
        }
    }
}
