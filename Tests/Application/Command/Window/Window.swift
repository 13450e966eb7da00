import CZoeDesktop
import Foundation
import TestSupport
import Testing

/// The built program with its window on a screen, and the means to use it. Waiting is for what the program prints, or for its
/// end: never for time to pass.
final class Window {
    /// One line of what `--print-state` prints.
    struct State {
        let fields: [String: Any]

        var scroll: Double { fields["scroll"] as? Double ?? .nan }
        var index: Int { fields["index"] as? Int ?? -1 }
        var count: Int { fields["count"] as? Int ?? -1 }
        var selected: Int { fields["selected"] as? Int ?? -1 }
        var isMoving: Bool { fields["moving"] as? Bool ?? true }
        var isHeld: Bool { fields["held"] as? Bool ?? false }
        var isChanged: Bool { fields["changed"] as? Bool ?? false }
        var layout: String { fields["layout"] as? String ?? "" }
        var document: [String: Any] { fields["document"] as? [String: Any] ?? [:] }
        var parameters: [String: Any] { document["parameters"] as? [String: Any] ?? [:] }
        var messages: [String] { fields["messages"] as? [String] ?? [] }
        var shows: [String] { fields["shows"] as? [String] ?? [] }
        /// Letters go into a field.
        var isTyping: Bool { fields["typing"] as? Bool ?? false }
        var inspection: String { fields["inspection"] as? String ?? "" }
        var formulaError: String? { fields["formulaError"] as? String }
        /// How often the shaders have become others.
        var edition: Int? { fields["edition"] as? Int }
        /// What is wrong with shaders; `stale` where the last good one is still on stage.
        var troubles: [String] { fields["troubles"] as? [String] ?? [] }
        /// Small pictures that were drawn.
        var previews: Int { fields["previews"] as? Int ?? -1 }
        /// What takes a while, and says so.
        var jobs: [String] { fields["jobs"] as? [String] ?? [] }
        /// A film that is being made, or the last one's file.
        var film: String? { fields["film"] as? String }
        /// The name of all that was on the stage.
        var played: String? { fields["played"] as? String }
        var deck: [String: Any] { document["deck"] as? [String: Any] ?? [:] }
        /// A number of what the last frame was drawn of.
        func drawn(_ name: String) -> Int { (fields["drawn"] as? [String: Any])?[name] as? Int ?? -1 }
        var width: Double { (document["view"] as? [String: Any])?["width"] as? Double ?? 0 }
        private var places: [String: [Double]] { fields["places"] as? [String: [Double]] ?? [:] }

        /// The names of what can be clicked.
        var names: [String] { places.keys.sorted() }

        /// The middle of what has this name in the panel.
        func place(of name: String) -> (x: Int, y: Int)? {
            places[name].map { (Int($0[0] + $0[2] / 2), Int($0[1] + $0[3] / 2)) }
        }
    }

    let screen: Screen
    private let process = Process()
    private let lines = Lines()
    let home: Home
    private var handle = ""

    /// - Parameter home: what an earlier window has kept; a new one remembers nothing.
    convenience init(
        _ arguments: String..., on screen: Screen, home: Home, environment: [String: String] = [:]
    ) throws { try self.init(arguments, on: screen, home: home, environment: environment) }

    /// - Parameter launcher: a program that becomes this one, and its words.
    init(
        _ arguments: [String], on screen: Screen, home: Home, environment: [String: String] = [:],
        launcher: [String] = []
    ) throws {
        self.screen = screen
        self.home = home
        process.executableURL = launcher.isEmpty ? Zoetrope.binary : URL(filePath: "/usr/bin/env")
        process.arguments =
            (launcher.isEmpty ? [] : launcher + [Zoetrope.binary.path]) + ["view"] + arguments + ["--print-state"]
        process.currentDirectoryURL = home.url
        process.environment = home.environment(screen.name).merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        let output = Pipe()
        process.standardOutput = output
        process.standardError = try Self.file(errors)
        try process.run()
        lines.read(output.fileHandleForReading, while: process)
        _ = try wait("the window") { !$0.isMoving }
        handle =
            try xdotool("search", "--onlyvisible", "--pid", "\(process.processIdentifier)").split(separator: "\n")
            .last.map(String.init) ?? ""
        try xdotool("windowfocus", "--sync", handle)
    }

    // To files and not to pipes: a child that another test starts meanwhile would hold a pipe's end open.
    private var errors: URL { home.url.appending(path: "errors") }
    private static func file(_ url: URL) throws -> FileHandle {
        try Data().write(to: url)
        return try FileHandle(forWritingTo: url)
    }

    deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

    /// What the program sees at a path of its own.
    func seen(_ path: String) -> URL { URL(filePath: "/proc/\(process.processIdentifier)/root\(path)") }

    func signal(_ number: Int32) { kill(process.processIdentifier, number) }

    // MARK: What it says

    struct Unheard: Error, CustomStringConvertible {
        let description: String
    }

    /// The first state, from the last one that was waited for, of which this is true.
    @discardableResult
    func wait(_ what: String, _ isIt: (State) -> Bool) throws -> State {
        guard let fields = lines.first(where: { isIt(State(fields: $0)) }) else {
            let last = lines.last.map { State(fields: $0).summary } ?? "nothing"
            throw Unheard(description: "waited for \(what); the last state was \(last)")
        }
        return State(fields: fields)
    }

    /// The exit code, and what was said.
    func end() -> (code: Int32, errors: String) {
        let limit = Date(timeIntervalSinceNow: 120)
        while process.isRunning, Date() < limit { Thread.sleep(forTimeInterval: 0.02) }
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        process.waitUntilExit()
        let text = (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
        return (process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus, text)
    }

    // MARK: The hand

    @discardableResult
    func xdotool(_ words: String...) throws -> String {
        let tool = Process()
        let output = home.url.appending(path: "xdotool")
        tool.executableURL = URL(filePath: "/usr/bin/env")
        tool.arguments = ["xdotool"] + words
        tool.environment = ProcessInfo.processInfo.environment.merging(["DISPLAY": screen.name]) { $1 }
        tool.standardOutput = try Self.file(output)
        tool.standardError = FileHandle.nullDevice
        try tool.run()
        tool.waitUntilExit()
        return try String(contentsOf: output, encoding: .utf8)
    }

    func move(to x: Int, _ y: Int) throws { try xdotool("mousemove", "--window", handle, "\(x)", "\(y)") }
    func press() throws { try xdotool("mousedown", "1") }
    func release() throws { try xdotool("mouseup", "1") }
    func key(_ key: String) throws { try xdotool("key", key) }
    func type(_ text: String) throws { try xdotool("type", "--delay", "5", text) }

    func click(_ x: Int, _ y: Int, holding key: String? = nil) throws {
        try move(to: x, y)
        if let key { try xdotool("keydown", key) }
        try xdotool("click", "1")
        if let key { try xdotool("keyup", key) }
    }

    /// Clicks what has this name in the panel.
    func click(_ name: String, holding key: String? = nil) throws {
        let state = try wait(name) { $0.place(of: name) != nil }
        guard let (x, y) = state.place(of: name) else { return }
        try click(x, y, holding: key)
    }

    /// As a file manager does it.
    func drop(_ files: [URL], at x: Int = 400, _ y: Int = 300) throws {
        let uris = files.map { "\($0.absoluteString)\r\n" }.joined()
        let end = unsafe dropOnWindow(screen.name, UInt(handle) ?? 0, Int32(x), Int32(y), uris, 60)
        guard end == DropDone else { throw Unheard(description: "the window does not take what is dropped: \(end)") }
    }

    /// As a file manager that crashes in the middle of it.
    func dragAndVanish(at x: Int = 400, _ y: Int = 300) throws {
        let end = unsafe vanishOverWindow(screen.name, UInt(handle) ?? 0, Int32(x), Int32(y))
        guard end == DropDone else { throw Unheard(description: "nothing could be dragged: \(end)") }
    }

    /// The server takes the window away, and leaves the program.
    func destroy() throws { try xdotool("windowclose", handle) }

    func place(at x: Int, _ y: Int) throws { try xdotool("windowmove", "--sync", handle, "\(x)", "\(y)") }

    /// Where it is on the screen: left, top, width and height, once that is so.
    func expectFrame(
        _ left: Int, _ top: Int, _ width: Int, _ height: Int, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let wanted = ["X=\(left)", "Y=\(top)", "WIDTH=\(width)", "HEIGHT=\(height)"]
        let limit = Date(timeIntervalSinceNow: 30)
        var frame: [String] = []
        while frame != wanted, Date() < limit {
            frame = try xdotool("getwindowgeometry", "--shell", handle).split(separator: "\n").map(String.init).filter {
                ["X", "Y", "WIDTH", "HEIGHT"].contains($0.split(separator: "=").first)
            }
        }
        #expect(frame == wanted, sourceLocation: sourceLocation)
    }

    func resize(_ width: Int, _ height: Int) throws { try xdotool("windowsize", handle, "\(width)", "\(height)") }
}

extension Window.State {
    var summary: String {
        """
        scroll \(scroll), card \(index) of \(count), \(layout), \(isMoving ? "moving" : "still"), parameters \(parameters), \
        shows \(shows), messages \(messages), places \(names)
        """
    }
}

/// Where a window keeps what outlives it.
final class Home {
    private let folder: TemporaryFolder
    var url: URL { folder.url }
    var states: URL { folder.file("state/zoetrope") }

    /// - Parameter showsPanel: whether the panel was open when the window was closed last.
    init(showsPanel: Bool = true) throws {
        folder = try TemporaryFolder()
        try folder.write(
            "{\"showsPanel\": \(showsPanel), \"knowsPanelKey\": true}", to: "state/zoetrope/session.json")
    }

    /// The home of someone who has never started the program.
    static func new() throws -> Home {
        let home = try Home()
        try FileManager.default.removeItem(at: home.states.appending(path: "session.json"))
        return home
    }

    func environment(_ display: String) -> [String: String] {
        ProcessInfo.processInfo.environment.merging([
            "DISPLAY": display, "HOME": url.path, "XDG_STATE_HOME": url.appending(path: "state").path,
            "XDG_DATA_HOME": url.appending(path: "data").path, "XDG_CONFIG_HOME": url.appending(path: "config").path,
            "LIBGL_ALWAYS_SOFTWARE": "1",
        ]) { $1 }
    }

    /// Scenes that are kept in case of a crash.
    var recoveries: [URL] {
        let files = (try? FileManager.default.contentsOfDirectory(at: states, includingPropertiesForKeys: nil)) ?? []
        return files.filter { $0.lastPathComponent.hasPrefix("recovery-") }
    }

    func write(_ text: String, to name: String) throws -> String {
        let file = url.appending(path: name)
        try Data(text.utf8).write(to: file)
        return file.path
    }
}

/// Lines of JSON as they come, on a thread of their own.
private final class Lines: @unchecked Sendable {
    private let condition = NSCondition()
    private var waiting: [String] = []
    private var process: Process?
    private(set) var last: [String: Any]?

    /// Far longer than anything here takes, also in a debug build on a machine with other things to do.
    private static let longestWait = 120.0

    func read(_ file: FileHandle, while process: Process) {
        self.process = process
        Thread.detachNewThread { [self] in
            var rest: [UInt8] = []
            while case let data = file.availableData, !data.isEmpty {
                rest += data
                while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                    let line = String(decoding: rest[..<end], as: UTF8.self)
                    rest.removeFirst(end + 1)
                    condition.withLock {
                        waiting.append(line)
                        condition.signal()
                    }
                }
            }
        }
    }

    /// The first line of which this is true, the last one that was found among them; nil where none comes.
    func first(where isIt: ([String: Any]) -> Bool) -> [String: Any]? {
        if let last, isIt(last) { return last }
        let limit = Date(timeIntervalSinceNow: Self.longestWait)
        while true {
            condition.lock()
            // Looking again now and then: a program that has ended says nothing more.
            while waiting.isEmpty, process?.isRunning == true, Date() < limit {
                _ = condition.wait(until: Date(timeIntervalSinceNow: 0.2))
            }
            let line = waiting.isEmpty ? nil : waiting.removeFirst()
            condition.unlock()
            guard let line else { return nil }
            guard let fields = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] else {
                continue
            }
            last = fields
            if isIt(fields) { return fields }
        }
    }
}
