import Foundation
import Testing

@testable import ZoeFiles

/// Real files, written in the ways in which programs write them.
@Suite(.serialized) struct FileWatcherTests {
    private let desk: Desk
    private let ear: Ear

    init() throws {
        desk = try Desk()
        ear = try Ear()
    }

    private func watch(_ names: String..., asRead: [String: [UInt8]] = [:]) throws {
        #expect(try #require(ear.watcher).watch(Set(names.map(desk.path)), asRead: asRead) == nil)
    }

    // MARK: Ways to save

    @Test func aFileWrittenInPlaceIsSeen() throws {
        try desk.write("one", to: "a")
        try watch("a")
        try desk.write("two", to: "a")
        try ear.wait(for: "two", in: desk.path("a"))
    }

    @Test func aRenameOverTheFileIsSeenAgainAndAgain() throws {
        try desk.write("one", to: "a")
        try watch("a")
        for number in 0..<20 {
            try desk.replace("a", by: "\(number)")
            try ear.wait(for: "\(number)", in: desk.path("a"))
        }
    }

    @Test func twoSavesWithTheSameTimeAndSizeAreTwo() throws {
        try desk.write("one", to: "a")
        try watch("a")
        let stamp = Date(timeIntervalSince1970: 1_000_000)
        for text in ["two", "six", "ten"] {
            try desk.write(text, to: "draft")
            try FileManager.default.setAttributes([.modificationDate: stamp], ofItemAtPath: desk.path("draft"))
            try desk.rename("draft", "a")
            try ear.wait(for: text, in: desk.path("a"))
        }
    }

    @Test func aFileThatIsDeletedAndMadeAgainIsSeen() throws {
        try desk.write("one", to: "a")
        try watch("a")
        try desk.remove("a")
        try ear.wait("its end") { $0.contents == .gone }
        try desk.write("two", to: "a")
        try ear.wait(for: "two", in: desk.path("a"))
        try desk.remove("a")
        try desk.write("three", to: "a")
        try ear.wait(for: "three", in: desk.path("a"))
    }

    @Test func aFileThatIsWrittenAndNeverClosedIsSeen() throws {
        try desk.write("one", to: "a")
        try watch("a")
        let file = try FileHandle(forWritingTo: URL(filePath: desk.path("a")))
        try file.seekToEnd()
        try file.write(contentsOf: Data(" and two".utf8))
        try ear.wait(for: "one and two", in: desk.path("a"))
        try file.close()
    }

    @Test func aFileThatIsEmptiedAndStaysSoIsEmpty() throws {
        try desk.write("one", to: "a")
        try watch("a")
        try desk.write("", to: "a")
        try ear.wait(for: "", in: desk.path("a"))
    }

    @Test func aFileThatIsNotThereYetIsSeenWhenItComes() throws {
        try watch("far/away/a")
        try desk.makeFolder("far")
        try desk.makeFolder("far/away")
        try desk.write("one", to: "far/away/a")
        try ear.wait(for: "one", in: desk.path("far/away/a"))
    }

    // MARK: Folders and links

    @Test func aFolderThatIsMovedAwayAndComesBackIsFollowed() throws {
        try desk.makeFolder("x/y")
        try desk.write("one", to: "x/y/a")
        try watch("x/y/a")
        try desk.rename("x", "elsewhere")
        try ear.wait("its end") { $0.contents == .gone }
        try desk.write("two", to: "elsewhere/y/a")
        try desk.rename("elsewhere", "x")
        try ear.wait(for: "two", in: desk.path("x/y/a"))
        try desk.write("three", to: "x/y/a")
        try ear.wait(for: "three", in: desk.path("x/y/a"))
    }

    @Test func aFolderThatIsDeletedAndMadeAgainIsFollowed() throws {
        try desk.makeFolder("x")
        try desk.write("one", to: "x/a")
        try watch("x/a")
        for number in 0..<5 {
            try desk.remove("x")
            try desk.makeFolder("x")
            try desk.write("\(number)", to: "x/a")
            try ear.wait(for: "\(number)", in: desk.path("x/a"))
        }
    }

    @Test func aLinkIsFollowedToWhereItLeads() throws {
        try desk.makeFolder("one")
        try desk.makeFolder("two")
        try desk.write("1", to: "one/a")
        try desk.write("2", to: "two/a")
        try desk.link("a", to: "one/a")
        try watch("a")
        try desk.write("11", to: "one/a")
        try ear.wait(for: "11", in: desk.path("a"))
        // The link itself comes to lead elsewhere, as `ln -sfn` does it.
        try desk.link("draft", to: desk.path("two/../two/a"))
        try desk.rename("draft", "a")
        try ear.wait(for: "2", in: desk.path("a"))
        try desk.replace("two/a", by: "22")
        try ear.wait(for: "22", in: desk.path("a"))
        // Nothing is heard of where it led before.
        try desk.write("111", to: "one/a")
        try desk.write("222", to: "two/a")
        try ear.wait(for: "222", in: desk.path("a"))
        #expect(!ear.heard.contains { $0.contents == .bytes(Array("111".utf8)) })
    }

    @Test func aLinkedFolderIsFollowed() throws {
        try desk.makeFolder("v1")
        try desk.makeFolder("v2")
        try desk.write("one", to: "v1/a")
        try desk.write("two", to: "v2/a")
        try desk.link("current", to: "v1")
        try watch("current/a")
        try desk.link("draft", to: "v2")
        try desk.rename("draft", "current")
        try ear.wait(for: "two", in: desk.path("current/a"))
        try desk.write("three", to: "v2/a")
        try ear.wait(for: "three", in: desk.path("current/a"))
    }

    @Test func linksThatLeadToEachOtherAreNothing() throws {
        try desk.link("a", to: "b")
        try desk.link("b", to: "a")
        try watch("a")
        try desk.remove("b")
        try desk.write("one", to: "b")
        try ear.wait(for: "one", in: desk.path("a"))
    }

    // MARK: What is no change

    @Test func theSameBytesAreNoChange() throws {
        try desk.write("same", to: "a")
        try desk.write("one", to: "b")
        try watch("a", "b")
        for _ in 0..<3 {
            try desk.write("same", to: "a")
            try desk.replace("a", by: "same")
        }
        try desk.write("beside it", to: "c")
        try desk.write("two", to: "b")
        try ear.wait(for: "two", in: desk.path("b"))
        #expect(ear.heard.map(\.path) == [desk.path("b")])
    }

    @Test func whatWasReadBeforeItWasWatchedIsCompared() throws {
        try desk.write("two", to: "a")
        try desk.write("one", to: "b")
        try watch("a", "b", asRead: [desk.path("a"): Array("one".utf8), desk.path("b"): Array("one".utf8)])
        try ear.wait(for: "two", in: desk.path("a"))
        #expect(ear.heard.map(\.path) == [desk.path("a")])
    }

    @Test func whatIsNoFileIsNotWaitedFor() throws {
        try desk.write("one", to: "a")
        try watch("a")
        try desk.remove("a")
        #expect(unsafe mkfifo(desk.path("a"), 0o600) == 0)
        try ear.wait("a pipe") { $0.contents == .unreadable("it is no file") }
        try desk.remove("a")
        try desk.makeFolder("a")
        try ear.wait("a folder") { $0.contents == .unreadable("it is a folder") }
    }

    // MARK: Many

    @Test func aThousandEditsEndInTheLastOne() throws {
        try desk.write("", to: "a")
        try desk.write("", to: "b")
        try watch("a", "b")
        for number in 1...1000 {
            try number % 2 == 0 ? desk.write("\(number)", to: "a") : desk.replace("a", by: "\(number)")
            if number % 10 == 0 { try desk.write("\(number)", to: "b") }
        }
        let wanted = Contents.bytes(Array("1000".utf8))
        var last: [String: Contents] = [:]
        while last[desk.path("a")] != wanted || last[desk.path("b")] != wanted {
            for change in try ear.wait("the last edit", { _ in true }) { last[change.path] = change.contents }
        }
    }

    @Test func nothingIsLeftOfAWatcher() throws {
        try desk.makeFolder("x/y")
        let watcher = try #require(ear.watcher)
        watcher.watch([desk.path("x/y/a"), desk.path("x/b")])
        #expect(Kernel.watches > 0)
        watcher.watch([])
        #expect(Kernel.watches == 0)
        for _ in 0..<100 { try FileWatcher {}.watch([desk.path("x/y/a")]) }
        #expect(Kernel.watchers == 1)
        ear.letGo()
        // This test's own name for it is the last one.
        withExtendedLifetime(watcher) {}
    }
}

/// What the kernel says of this process.
private enum Kernel {
    private static var inotify: [String] {
        let numbers = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
        return numbers.filter {
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)"))?.contains("inotify")
                == true
        }
    }

    static var watchers: Int { inotify.count }

    static var watches: Int {
        inotify.map { number in
            let text = (try? String(contentsOfFile: "/proc/self/fdinfo/\(number)", encoding: .utf8)) ?? ""
            return text.split(separator: "\n").count { $0.hasPrefix("inotify wd:") }
        }.reduce(0, +)
    }
}
