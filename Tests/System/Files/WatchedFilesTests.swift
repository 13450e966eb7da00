import Foundation
import Testing

@testable import ZoeFiles

/// The same without a thread and with a clock of the test's own: what is in between is seen.
@Suite(.serialized) struct LookoutTests {
    private let folder: ScratchFolder
    private let inotify: Inotify
    private var path: String { folder.path("a") }

    init() throws {
        folder = try ScratchFolder()
        inotify = try Inotify()
    }

    private func lookout() throws -> WatchedFiles {
        try folder.write("one", to: "a")
        var lookout = WatchedFiles(inotify)
        #expect(lookout.watch([path], asRead: [:], at: 0) == nil)
        return lookout
    }

    /// Whether somebody would be woken, and what they would find.
    private func told(_ lookout: inout WatchedFiles) -> (wakes: Bool, changes: [Contents]) {
        (lookout.takeNews(), lookout.take().map(\.contents))
    }

    private func truncate() throws {
        let file = try FileHandle(forWritingTo: URL(filePath: path))
        try file.truncate(atOffset: 0)
        try file.close()
    }

    @Test func aFileThatHasJustBeenEmptiedIsWaitedFor() throws {
        var lookout = try lookout()
        try truncate()
        lookout.note(inotify.take(), at: 1)
        #expect(told(&lookout) == (false, []))
        #expect(lookout.nextDue == 1.02)
        lookout.settle(at: 1.01)
        #expect(told(&lookout) == (false, []))
        try folder.write("two", to: "a")
        lookout.note(inotify.take(), at: 1.015)
        #expect(told(&lookout) == (true, [.bytes(Array("two".utf8))]))
        #expect(lookout.nextDue == nil)
    }

    @Test func aFileThatStaysEmptyIsEmpty() throws {
        var lookout = try lookout()
        try truncate()
        lookout.note(inotify.take(), at: 1)
        lookout.settle(at: 1.03)
        #expect(told(&lookout) == (true, [.bytes([])]))
    }

    @Test func aFileThatIsWrittenToAllTheTimeIsReadNowAndThen() throws {
        var lookout = try lookout()
        let file = try FileHandle(forWritingTo: URL(filePath: path))
        defer { try? file.close() }
        var readings = 0
        for step in 0..<100 {
            try file.write(contentsOf: Data("\(step)".utf8))
            let now = Double(step) * 0.01
            lookout.note(inotify.take(), at: now)
            lookout.settle(at: now)
            if lookout.takeNews() { readings += 1 }
        }
        #expect((4...5).contains(readings), "once in a fifth of a second, not \(readings) times")
    }

    @Test func anOverflowMakesEverythingBeReadAgain() throws {
        var lookout = try lookout()
        try folder.replace("a", by: "two")
        _ = inotify.take()
        lookout.note([Inotify.Event(folder: -1, happening: .overflow, name: "")], at: 1)
        #expect(told(&lookout).changes == [.bytes(Array("two".utf8))])
        // And all is watched as before.
        try folder.replace("a", by: "three")
        lookout.note(inotify.take(), at: 2)
        #expect(told(&lookout).changes == [.bytes(Array("three".utf8))])
    }

    @Test func aChangeThatIsRevertedUnseenIsNoChange() throws {
        var lookout = try lookout()
        try folder.replace("a", by: "two")
        lookout.note(inotify.take(), at: 1)
        try folder.replace("a", by: "one")
        lookout.note(inotify.take(), at: 2)
        #expect(told(&lookout).changes == [])
    }

    @Test func onlyWhatHappensWakes() throws {
        var lookout = try lookout()
        try folder.write("beside it", to: "b")
        lookout.note(inotify.take(), at: 1)
        #expect(told(&lookout) == (false, []) && lookout.nextDue == nil)
    }
}
