import Foundation

/// The built program with its window, driven by lines: each is answered by one.
final class LiveWindow {
    private let process = Process()
    private let input = Pipe()
    private let answers = Answers()
    private let home: Home
    /// It ends with this value.
    private let screen: Screen

    convenience init(_ arguments: String..., on screen: Screen, home: Home) throws {
        try self.init(arguments, on: screen, home: home)
    }

    init(_ arguments: [String], on screen: Screen, home: Home) throws {
        self.home = home
        self.screen = screen
        // A program that has ended reads no more: that is an error of the writing, and not the end of the tests.
        signal(SIGPIPE, SIG_IGN)
        process.executableURL = Zoetrope.binary
        process.arguments = ["view"] + arguments + ["--listen"]
        process.currentDirectoryURL = home.url
        process.environment = home.environment(screen.name)
        process.standardInput = input
        let output = Pipe()
        process.standardOutput = output
        try Data().write(to: errors)
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        answers.read(output.fileHandleForReading)
    }

    deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

    private var errors: URL { home.url.appending(path: "errors") }

    struct Unheard: Error, CustomStringConvertible {
        let description: String
    }

    func say(_ bytes: [UInt8]) throws { try input.fileHandleForWriting.write(contentsOf: Data(bytes)) }
    func say(_ line: String) throws { try say(Array((line + "\n").utf8)) }
    func sayNoMore() throws { try input.fileHandleForWriting.close() }

    /// The next answer.
    func hear(_ what: String) throws -> String {
        guard let line = answers.next() else {
            let text = (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
            throw Unheard(description: "no answer to \(what); stderr: \(text)")
        }
        return line
    }

    func ask(_ line: String) throws -> String {
        try say(line)
        return try hear(line)
    }

    func state() throws -> [String: Any] { try json(of: "state") }

    /// The JSON that a question is answered by.
    func json(of question: String) throws -> [String: Any] {
        let line = try ask(question)
        let page = try JSONSerialization.jsonObject(with: Data(line.dropFirst(3).utf8))
        return page as? [String: Any] ?? [:]
    }

    /// The port at which it hears OSC, as it says on standard error.
    func port() throws -> UInt16 {
        // Whoever answers has said it before.
        _ = try ask("get scroll")
        let text = try String(contentsOf: errors, encoding: .utf8)
        let digits = text.split(separator: "\n").first { $0.contains("hears OSC at") }?.split(separator: ":").last
        guard let port = digits.flatMap({ UInt16($0) }) else { throw Unheard(description: "no port in: \(text)") }
        return port
    }

    /// The exit code.
    func end() -> Int32 {
        process.waitUntilExit()
        return process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    }
}

/// Lines as they come, on a thread of their own.
private final class Answers: @unchecked Sendable {
    private let condition = NSCondition()
    private var lines: [String] = []
    private var isOver = false

    /// Far longer than anything here takes, also in a debug build on a machine with other things to do.
    private static let longestWait = 180.0

    func read(_ file: FileHandle) {
        Thread.detachNewThread { [self] in
            var rest: [UInt8] = []
            while case let data = file.availableData, !data.isEmpty {
                rest += data
                let parts = rest.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
                rest = Array(parts.last ?? [])
                condition.withLock {
                    lines += parts.dropLast().map { String(decoding: $0, as: UTF8.self) }
                    condition.signal()
                }
            }
            condition.withLock {
                isOver = true
                condition.signal()
            }
        }
    }

    func next() -> String? {
        let limit = Date(timeIntervalSinceNow: Self.longestWait)
        return condition.withLock {
            while lines.isEmpty, !isOver, condition.wait(until: limit) {}
            return lines.isEmpty ? nil : lines.removeFirst()
        }
    }
}

/// A raw UDP socket, and OSC messages with one float or none, by the specification.
final class FaderBox {
    private let descriptor: Int32
    private var address = sockaddr_in()

    init(to port: UInt16) {
        descriptor = socket(AF_INET, Int32(SOCK_DGRAM.rawValue), 0)
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = unsafe inet_addr("127.0.0.1")
    }

    deinit { close(descriptor) }

    private func padded(_ text: String) -> [UInt8] {
        Array(text.utf8) + [UInt8](repeating: 0, count: 4 - text.utf8.count % 4)
    }

    func send(_ path: String, text: String) { send(padded(path) + padded(",s") + padded(text)) }

    func send(_ path: String, _ value: Float? = nil) {
        let bits = value.map { value in (0..<4).map { UInt8(truncatingIfNeeded: value.bitPattern >> (24 - 8 * $0)) } }
        send(padded(path) + padded(value == nil ? "," : ",f") + (bits ?? []))
    }

    func send(_ bytes: [UInt8]) {
        var address = address
        _ = unsafe withUnsafePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe sendto(descriptor, bytes, bytes.count, 0, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
    }
}
