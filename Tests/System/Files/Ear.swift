import Foundation

@testable import ZoeFiles

/// Listens to a watcher. Waiting is for what it tells, never for time to pass.
final class Ear: @unchecked Sendable {
    private let condition = NSCondition()
    private var calls = 0
    private(set) var watcher: FileWatcher?
    /// All that was told, one after the other.
    private(set) var heard: [Change] = []

    /// Far longer than anything here takes.
    private static let patience = 60.0

    init() throws {
        watcher = try FileWatcher { [weak self] in self?.wake() }
    }

    private func wake() {
        condition.withLock {
            calls += 1
            condition.broadcast()
        }
    }

    struct Unheard: Error, CustomStringConvertible {
        let description: String
    }

    /// Waits for a change of which this is true.
    @discardableResult
    func wait(_ what: String, _ isIt: (Change) -> Bool) throws -> [Change] {
        let limit = Date(timeIntervalSinceNow: Self.patience)
        while true {
            condition.lock()
            while calls == 0, condition.wait(until: limit) {}
            let isLate = calls == 0
            calls = 0
            condition.unlock()
            if isLate { throw Unheard(description: "waited for \(what); heard \(heard.suffix(5))") }
            let changes = watcher?.take() ?? []
            heard += changes
            if changes.contains(where: isIt) { return changes }
        }
    }

    @discardableResult
    func wait(for text: String, in path: String) throws -> [Change] {
        try wait("'\(text)' in \(path)") { $0.path == path && $0.contents == .bytes(Array(text.utf8)) }
    }

    func letGo() { watcher = nil }
}

/// A folder that is gone when the test is over, and what editors do in it.
final class Desk {
    let url: URL
    var path: String { url.path }

    init() throws {
        // /tmp may itself be a link.
        url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appending(path: "zoetrope-watching-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func path(_ name: String) -> String { url.appending(path: name).path }

    /// In place, as `>` does it.
    func write(_ text: String, to name: String) throws {
        let file = try FileHandle(forWritingTo: create(name))
        try file.truncate(atOffset: 0)
        try file.write(contentsOf: Data(text.utf8))
        try file.close()
    }

    private func create(_ name: String) -> URL {
        let file = url.appending(path: name)
        if !FileManager.default.fileExists(atPath: file.path) {
            _ = FileManager.default.createFile(atPath: file.path, contents: nil)
        }
        return file
    }

    /// Beside it, then over it.
    func replace(_ name: String, by text: String) throws {
        let draft = "\(name).\(UUID().uuidString)~"
        try write(text, to: draft)
        try rename(draft, name)
    }

    func rename(_ old: String, _ new: String) throws {
        guard unsafe Glibc.rename(path(old), path(new)) == 0 else { throw CocoaError(.fileWriteUnknown) }
    }

    func makeFolder(_ name: String) throws {
        try FileManager.default.createDirectory(at: url.appending(path: name), withIntermediateDirectories: true)
    }

    func remove(_ name: String) throws { try FileManager.default.removeItem(at: url.appending(path: name)) }

    func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
    }
}
