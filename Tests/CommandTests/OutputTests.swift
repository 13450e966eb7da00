import Foundation
import Testing

/// An output is written whole or not at all.
@Suite struct OutputTests {
    @Test func aFileTakesWhatStdoutWouldShow() throws {
        let folder = try TemporaryFolder()
        let shown = try Zoetrope.run("export", "--offset", "1").output
        for name in ["a.json", "b.json"] {
            let result = try Zoetrope.run("export", "--offset", "1", "-o", folder.file(name).path)
            #expect(result.status == 0 && result.output.isEmpty && result.errors.isEmpty, "\(result)")
            #expect(try folder.text(of: name) == shown)
        }
        #expect(try folder.names == ["a.json", "b.json"])
    }

    @Test func pathsMayBeRelative() throws {
        let folder = try TemporaryFolder()
        #expect(try Zoetrope.run("export", "-o", "a.json", in: folder.url).status == 0)
        #expect(try folder.names == ["a.json"])
    }

    @Test(arguments: ["missing/a.json", "", ".", "file/a.json", "folder/", "folder", "/proc/a.json"])
    func whatCannotBeCreatedIs73AndLeavesNothing(path: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("text", to: "file")
        try FileManager.default.createDirectory(at: folder.file("folder"), withIntermediateDirectories: true)
        let result = try Zoetrope.run("export", "-o", path, in: folder.url)
        #expect(result.isFailure(73), "\(result)")
        #expect(try folder.names == ["file", "folder"])
        #expect(try folder.text(of: "file") == "text")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("folder").path).isEmpty)
    }

    /// Nothing is read-only for the superuser, whose files are guarded by the test above.
    @Test(.enabled(if: geteuid() != 0), arguments: [0o555, 0o755])
    func readOnlyFilesAndFoldersAre73(mode: Int) throws {
        let folder = try TemporaryFolder()
        try folder.write("text", to: "a.json")
        try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: folder.file("a.json").path)
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: folder.url.path)
        defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.url.path) }
        #expect(try Zoetrope.run("export", "-o", "a.json", in: folder.url).isFailure(73))
        #expect(try folder.text(of: "a.json") == "text")
        #expect(try folder.names == ["a.json"])
    }

    @Test func aFileIsReplacedWithItsPermissionsKept() throws {
        let folder = try TemporaryFolder()
        try folder.write("text", to: "a.json")
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder.file("a.json").path)
        #expect(try Zoetrope.run("export", "-o", "a.json", in: folder.url).status == 0)
        #expect(try folder.text(of: "a.json").hasPrefix("{"))
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.file("a.json").path)
        #expect(attributes[.posixPermissions] as? Int == 0o640)
    }

    @Test func linksStayLinks() throws {
        let folder = try TemporaryFolder()
        try folder.write("text", to: "a.json")
        try FileManager.default.createSymbolicLink(
            atPath: folder.file("link").path, withDestinationPath: "a.json")
        #expect(try Zoetrope.run("export", "-o", "link", in: folder.url).status == 0)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.file("link").path) == "a.json")
        #expect(try folder.text(of: "a.json").hasPrefix("{"))
    }

    @Test(arguments: [
        ["--layout", "rotory"], ["--formula", "x = ("], ["--formula", "missing.txt"], ["--set", "spacing=nan"],
        ["--zzz"],
    ])
    func aFailureBeforeLeavesTheFileAsItWas(words: [String]) throws {
        let folder = try TemporaryFolder()
        try folder.write("text", to: "a.json")
        let result = try Zoetrope.run(["export", "-o", folder.file("a.json").path] + words)
        #expect([64, 65, 66].contains(result.status))
        #expect(try folder.text(of: "a.json") == "text")
        #expect(try folder.names == ["a.json"])
    }

    #if os(Linux)
        @Test(arguments: ["export -o /dev/full", "layouts > /dev/full", "export > /dev/full", "--version >&-"])
        func whatCannotBeWrittenIs74(words: String) throws {
            let result = try Zoetrope.shell("\"$Z\" \(words)")
            #expect(result.isFailure(74), "\(result)")
        }
    #endif

    /// A device is written to, not replaced by a file.
    @Test func devicesStayDevices() throws {
        #expect(try Zoetrope.run("export", "-o", "/dev/null").status == 0)
        #expect(System.isDevice("/dev/null"))
        let piped = try Zoetrope.shell("\"$Z\" export --offset 1 -o /dev/stdout | cat")
        #expect(try piped.output == Zoetrope.run("export", "--offset", "1").output)
    }

    @Test func aReaderThatHasSeenEnoughIsNoError() throws {
        let result = try Zoetrope.shell("{ \"$Z\" layouts --json; echo $? >&2; } | head -c 10 > /dev/null")
        #expect(result.errors == "0\n")
        // Whoever reads is gone before the first byte.
        let folder = try TemporaryFolder()
        let script = "mkfifo f; (exec 3< f) & exec 4> f; wait; \"$Z\" layouts >&4; echo $? >&2"
        let gone = try Zoetrope.shell(script, in: folder.url)
        #expect(gone.errors == "0\n")
    }
}

private enum System {
    static func isDevice(_ path: String) -> Bool {
        let type = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
        return type == .typeCharacterSpecial
    }
}
