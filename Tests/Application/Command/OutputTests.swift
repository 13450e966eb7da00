import Foundation
import TestSupport
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

    /// Also where they lead to nothing yet, through several of them, and from another folder.
    @Test func linksToNothingAreFollowed() throws {
        let folder = try TemporaryFolder()
        try FileManager.default.createDirectory(at: folder.file("sub"), withIntermediateDirectories: true)
        for (link, target) in [
            ("link", "sub/a.json"), ("first", "second"), ("second", "sub/b.json"), ("lost", "no/a.json"),
            ("ring", "ring"),
        ] {
            try FileManager.default.createSymbolicLink(atPath: folder.file(link).path, withDestinationPath: target)
        }
        for (link, target) in [("link", "sub/a.json"), ("first", "sub/b.json")] {
            #expect(try Zoetrope.run("export", "-o", link, in: folder.url).status == 0)
            #expect(try folder.text(of: target).hasPrefix("{"))
            #expect((try? FileManager.default.destinationOfSymbolicLink(atPath: folder.file(link).path)) != nil)
        }
        #expect(try Zoetrope.run("capture", "--size", "20x20", "-o", "lost", in: folder.url).isFailure(73))
        #expect(try Zoetrope.run("export", "-o", "lost", in: folder.url).isFailure(73))
        #expect(try Zoetrope.run("export", "-o", "ring", in: folder.url).status != 0)
        #expect(try folder.names == ["first", "link", "lost", "ring", "second", "sub"])
    }

    /// The kernel ends a process that writes beyond the limit, unless it ignores the signal.
    @Test func aFileThatMayNotBeSoLargeIs74() throws {
        let folder = try TemporaryFolder()
        try folder.write("text", to: "a.png")
        for words in [
            "capture --scene gallery --size 300x200 -o a.png", "export --items 200 --set visibleItems=200 -o a.png",
        ] {
            let result = try Zoetrope.shell("ulimit -f 1; $Z \(words) 2> /dev/null; echo $?", in: folder.url)
            #expect(result.output == "74\n", "\(result)")
            #expect(try folder.names == ["a.png"] && folder.text(of: "a.png") == "text")
        }
    }

    /// The signal comes from the very call that waits for the disk, when all has been written and nothing has its name yet.
    @Test(.enabled(if: Compiler.isThere, "needs clang"), arguments: ["INT", "TERM", "HUP"])
    func aSignalLeavesNothingBehind(name: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("text", to: "a.json")
        try folder.write(
            "#include <signal.h>\nint fsync(int file) { (void)file; return raise(SIG\(name)); }\n", to: "s.c")
        let script = """
            clang -shared -fPIC s.c -o s.so && rm s.c || exit 99
            LD_PRELOAD=$PWD/s.so $Z export -o a.json; echo $?; LD_PRELOAD=$PWD/s.so $Z export -o b.json; echo $?; rm s.so
            """
        let result = try Zoetrope.shell(script, in: folder.url)
        let code = 128 + (["INT": 2, "TERM": 15, "HUP": 1][name] ?? 0)
        #expect(result.output == "\(code)\n\(code)\n", "\(result)")
        #expect(try folder.names == ["a.json"] && folder.text(of: "a.json") == "text")
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

    @Test(arguments: ["export -o /dev/full", "layouts > /dev/full", "export > /dev/full", "--version >&-"])
    func whatCannotBeWrittenIs74(words: String) throws {
        let result = try Zoetrope.shell("\"$Z\" \(words)")
        #expect(result.isFailure(74), "\(result)")
    }

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

private enum Compiler {
    static let isThere = (try? Zoetrope.shell("command -v clang"))?.status == 0
}

private enum System {
    static func isDevice(_ path: String) -> Bool {
        let type = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
        return type == .typeCharacterSpecial
    }
}
