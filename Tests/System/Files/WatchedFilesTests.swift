import Foundation
import Testing

@testable import ZoeFiles

/// The same without a thread and with a clock of the test's own: what is in between is seen.
@Suite(.serialized) struct WatchedFilesTests {
    private let folder: ScratchFolder
    private let inotify: Inotify
    private var path: String { folder.path("a") }

    init() throws {
        folder = try ScratchFolder()
        inotify = try Inotify()
    }

    private func watched() throws -> WatchedFiles {
        try folder.write("one", to: "a")
        var watched = WatchedFiles(inotify)
        #expect(watched.watch([path], asRead: [:], at: 0) == nil)
        return watched
    }

    /// Whether somebody would be woken, and what they would find.
    private func told(_ watched: inout WatchedFiles) -> (wakes: Bool, changes: [Contents]) {
        (watched.takeNews(), watched.take().map(\.contents))
    }

    private func truncate() throws {
        let file = try FileHandle(forWritingTo: URL(filePath: path))
        try file.truncate(atOffset: 0)
        try file.close()
    }

    @Test func aFileThatHasJustBeenEmptiedIsWaitedFor() throws {
        var watched = try watched()
        try truncate()
        watched.note(inotify.take(), at: 1)
        #expect(told(&watched) == (false, []))
        #expect(watched.nextDue == 1.02)
        watched.settle(at: 1.01)
        #expect(told(&watched) == (false, []))
        try folder.write("two", to: "a")
        watched.note(inotify.take(), at: 1.015)
        #expect(told(&watched) == (true, [.bytes(Array("two".utf8))]))
        #expect(watched.nextDue == nil)
    }

    @Test func aFileThatStaysEmptyIsEmpty() throws {
        var watched = try watched()
        try truncate()
        watched.note(inotify.take(), at: 1)
        watched.settle(at: 1.03)
        #expect(told(&watched) == (true, [.bytes([])]))
    }

    @Test func aFileThatIsWrittenToAllTheTimeIsReadNowAndThen() throws {
        var watched = try watched()
        let file = try FileHandle(forWritingTo: URL(filePath: path))
        defer { try? file.close() }
        var readings = 0
        for step in 0..<100 {
            try file.write(contentsOf: Data("\(step)".utf8))
            let now = Double(step) * 0.01
            watched.note(inotify.take(), at: now)
            watched.settle(at: now)
            if watched.takeNews() { readings += 1 }
        }
        #expect((4...5).contains(readings), "once in a fifth of a second, not \(readings) times")
    }

    @Test func anOverflowMakesEverythingBeReadAgain() throws {
        var watched = try watched()
        try folder.replace("a", by: "two")
        _ = inotify.take()
        watched.note([Inotify.Event(folder: -1, happening: .overflow, name: "")], at: 1)
        #expect(told(&watched).changes == [.bytes(Array("two".utf8))])
        // And all is watched as before.
        try folder.replace("a", by: "three")
        watched.note(inotify.take(), at: 2)
        #expect(told(&watched).changes == [.bytes(Array("three".utf8))])
    }

    @Test func aChangeThatIsRevertedUnseenIsNoChange() throws {
        var watched = try watched()
        try folder.replace("a", by: "two")
        watched.note(inotify.take(), at: 1)
        try folder.replace("a", by: "one")
        watched.note(inotify.take(), at: 2)
        #expect(told(&watched).changes == [])
    }

    @Test func onlyWhatHappensWakes() throws {
        var watched = try watched()
        try folder.write("beside it", to: "b")
        watched.note(inotify.take(), at: 1)
        #expect(told(&watched) == (false, []) && watched.nextDue == nil)
    }
}
