import Foundation

@testable import ZoeFiles

/// Listens to a watcher. Waiting is for what it tells, never for time to pass.
final class ChangeListener: @unchecked Sendable {
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
