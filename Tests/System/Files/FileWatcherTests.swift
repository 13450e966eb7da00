import Foundation
import Testing

@testable import ZoeFiles

/// Real files, written in the ways in which programs write them.
@Suite(.serialized) struct FileWatcherTests {
    private let folder: ScratchFolder
    private let listener: ChangeListener

    init() throws {
        folder = try ScratchFolder()
        listener = try ChangeListener()
    }

    private func watch(_ names: String..., asRead: [String: [UInt8]] = [:]) throws {
        #expect(try #require(listener.watcher).watch(Set(names.map(folder.path)), asRead: asRead) == nil)
    }

    // MARK: Ways to save

    @Test func aFileWrittenInPlaceIsSeen() throws {
        try folder.write("one", to: "a")
        try watch("a")
        try folder.write("two", to: "a")
        try listener.wait(for: "two", in: folder.path("a"))
    }

    @Test func aRenameOverTheFileIsSeenAgainAndAgain() throws {
        try folder.write("one", to: "a")
        try watch("a")
        for number in 0..<20 {
            try folder.replace("a", by: "\(number)")
            try listener.wait(for: "\(number)", in: folder.path("a"))
        }
    }

    @Test func twoSavesWithTheSameTimeAndSizeAreTwo() throws {
        try folder.write("one", to: "a")
        try watch("a")
        let stamp = Date(timeIntervalSince1970: 1_000_000)
        for text in ["two", "six", "ten"] {
            try folder.write(text, to: "draft")
            try FileManager.default.setAttributes([.modificationDate: stamp], ofItemAtPath: folder.path("draft"))
            try folder.rename("draft", "a")
            try listener.wait(for: text, in: folder.path("a"))
        }
    }

    @Test func aFileThatIsDeletedAndMadeAgainIsSeen() throws {
        try folder.write("one", to: "a")
        try watch("a")
        try folder.remove("a")
        try listener.wait("its end") { $0.contents == .gone }
        try folder.write("two", to: "a")
        try listener.wait(for: "two", in: folder.path("a"))
        try folder.remove("a")
        try folder.write("three", to: "a")
        try listener.wait(for: "three", in: folder.path("a"))
    }

    @Test func aFileThatIsWrittenAndNeverClosedIsSeen() throws {
        try folder.write("one", to: "a")
        try watch("a")
        let file = try FileHandle(forWritingTo: URL(filePath: folder.path("a")))
        try file.seekToEnd()
        try file.write(contentsOf: Data(" and two".utf8))
        try listener.wait(for: "one and two", in: folder.path("a"))
        try file.close()
    }

    @Test func aFileThatIsEmptiedAndStaysSoIsEmpty() throws {
        try folder.write("one", to: "a")
        try watch("a")
        try folder.write("", to: "a")
        try listener.wait(for: "", in: folder.path("a"))
    }

    @Test func aFileThatIsNotThereYetIsSeenWhenItComes() throws {
        try watch("far/away/a")
        try folder.makeFolder("far")
        try folder.makeFolder("far/away")
        try folder.write("one", to: "far/away/a")
        try listener.wait(for: "one", in: folder.path("far/away/a"))
    }

    // MARK: Folders and links

    @Test func aFolderThatIsMovedAwayAndComesBackIsFollowed() throws {
        try folder.makeFolder("x/y")
        try folder.write("one", to: "x/y/a")
        try watch("x/y/a")
        try folder.rename("x", "elsewhere")
        try listener.wait("its end") { $0.contents == .gone }
        try folder.write("two", to: "elsewhere/y/a")
        try folder.rename("elsewhere", "x")
        try listener.wait(for: "two", in: folder.path("x/y/a"))
        try folder.write("three", to: "x/y/a")
        try listener.wait(for: "three", in: folder.path("x/y/a"))
    }

    @Test func aFolderThatIsDeletedAndMadeAgainIsFollowed() throws {
        try folder.makeFolder("x")
        try folder.write("one", to: "x/a")
        try watch("x/a")
        for number in 0..<5 {
            try folder.remove("x")
            try folder.makeFolder("x")
            try folder.write("\(number)", to: "x/a")
            try listener.wait(for: "\(number)", in: folder.path("x/a"))
        }
    }

    @Test func aLinkIsFollowedToWhereItLeads() throws {
        try folder.makeFolder("one")
        try folder.makeFolder("two")
        try folder.write("1", to: "one/a")
        try folder.write("2", to: "two/a")
        try folder.link("a", to: "one/a")
        try watch("a")
        try folder.write("11", to: "one/a")
        try listener.wait(for: "11", in: folder.path("a"))
        // The link itself comes to lead elsewhere, as `ln -sfn` does it.
        try folder.link("draft", to: folder.path("two/../two/a"))
        try folder.rename("draft", "a")
        try listener.wait(for: "2", in: folder.path("a"))
        try folder.replace("two/a", by: "22")
        try listener.wait(for: "22", in: folder.path("a"))
        // Nothing is heard of where it led before.
        try folder.write("111", to: "one/a")
        try folder.write("222", to: "two/a")
        try listener.wait(for: "222", in: folder.path("a"))
        #expect(!listener.heard.contains { $0.contents == .bytes(Array("111".utf8)) })
    }

    @Test func aLinkedFolderIsFollowed() throws {
        try folder.makeFolder("v1")
        try folder.makeFolder("v2")
        try folder.write("one", to: "v1/a")
        try folder.write("two", to: "v2/a")
        try folder.link("current", to: "v1")
        try watch("current/a")
        try folder.link("draft", to: "v2")
        try folder.rename("draft", "current")
        try listener.wait(for: "two", in: folder.path("current/a"))
        try folder.write("three", to: "v2/a")
        try listener.wait(for: "three", in: folder.path("current/a"))
    }

    @Test func linksThatLeadToEachOtherAreNothing() throws {
        try folder.link("a", to: "b")
        try folder.link("b", to: "a")
        try watch("a")
        try folder.remove("b")
        try folder.write("one", to: "b")
        try listener.wait(for: "one", in: folder.path("a"))
    }

    // MARK: What is no change

    @Test func theSameBytesAreNoChange() throws {
        try folder.write("same", to: "a")
        try folder.write("one", to: "b")
        try watch("a", "b")
        for _ in 0..<3 {
            try folder.write("same", to: "a")
            try folder.replace("a", by: "same")
        }
        try folder.write("beside it", to: "c")
        try folder.write("two", to: "b")
        try listener.wait(for: "two", in: folder.path("b"))
        #expect(listener.heard.map(\.path) == [folder.path("b")])
    }

    @Test func whatWasReadBeforeItWasWatchedIsCompared() throws {
        try folder.write("two", to: "a")
        try folder.write("one", to: "b")
        try watch("a", "b", asRead: [folder.path("a"): Array("one".utf8), folder.path("b"): Array("one".utf8)])
        try listener.wait(for: "two", in: folder.path("a"))
        #expect(listener.heard.map(\.path) == [folder.path("a")])
    }

    @Test func whatIsNoFileIsNotWaitedFor() throws {
        try folder.write("one", to: "a")
        try watch("a")
        try folder.remove("a")
        #expect(unsafe mkfifo(folder.path("a"), 0o600) == 0)
        try listener.wait("a pipe") { $0.contents == .unreadable("it is no file") }
        try folder.remove("a")
        try folder.makeFolder("a")
        try listener.wait("a folder") { $0.contents == .unreadable("it is a folder") }
    }

    // MARK: Many

    @Test func aThousandEditsEndInTheLastOne() throws {
        try folder.write("", to: "a")
        try folder.write("", to: "b")
        try watch("a", "b")
        for number in 1...1000 {
            try number % 2 == 0 ? folder.write("\(number)", to: "a") : folder.replace("a", by: "\(number)")
            if number % 10 == 0 { try folder.write("\(number)", to: "b") }
        }
        let wanted = Contents.bytes(Array("1000".utf8))
        var last: [String: Contents] = [:]
        while last[folder.path("a")] != wanted || last[folder.path("b")] != wanted {
            for change in try listener.wait("the last edit", { _ in true }) { last[change.path] = change.contents }
        }
    }

    @Test func nothingIsLeftOfAWatcher() throws {
        try folder.makeFolder("x/y")
        let watcher = try #require(listener.watcher)
        // Others of this process watch other folders meanwhile.
        let kernel = Kernel(folders: ["", "x", "x/y"].map(folder.path))
        watcher.watch([folder.path("x/y/a"), folder.path("x/b")])
        #expect(kernel.watches > 0)
        watcher.watch([])
        #expect(kernel.watches == 0)
        for _ in 0..<100 { try FileWatcher {}.watch([folder.path("x/y/a")]) }
        #expect(kernel.watches == 0)
        listener.letGo()
        // This test's own name for it is the last one.
        withExtendedLifetime(watcher) {}
    }
}

/// What the kernel says of this process and some folders.
private struct Kernel {
    private let inodes: Set<String>

    init(folders: [String]) {
        let manager = FileManager.default
        let numbers = folders.compactMap { (try? manager.attributesOfItem(atPath: $0))?[.systemFileNumber] as? UInt64 }
        inodes = Set(numbers.map { "ino:" + String($0, radix: 16) })
    }

    private var descriptors: [String] {
        let numbers = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
        return numbers.filter {
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)"))?.contains("inotify")
                == true
        }
    }

    var watches: Int {
        descriptors.map { number in
            let text = (try? String(contentsOfFile: "/proc/self/fdinfo/\(number)", encoding: .utf8)) ?? ""
            return text.split(separator: "\n").count { line in
                line.hasPrefix("inotify wd:") && line.split(separator: " ").contains { inodes.contains(String($0)) }
            }
        }.reduce(0, +)
    }
}
