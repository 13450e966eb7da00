import Foundation
import TestSupport
import Testing
import ZoeWindow

@testable import zoetrope

/// How far a long job has come.
@Suite struct ProgressTests {
    /// Plain cards, which take no time to paint: the time goes into tiles.
    private static let scene = """
        {"zoetrope": 1, "layout": "linear", "items": 5, "view": {"width": 900, "height": 600},
        "deck": {"kind": "cards", "card": {"fill": "#4080c0"}}, "backdrop": "#101018"}
        """

    @Test func aProgramIsToldWhatIsDoneLineByLine() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.scene, to: "plain.json")
        let result = try Zoetrope.run(
            "capture", "plain.json", "--size", "4500x4300", "--samples", "0", "--progress", "-o", "a.png",
            in: folder.url)
        #expect(result.status == 0 && result.errors.isEmpty)
        let lines = result.output.split(separator: "\n").map { $0.split(separator: " ", maxSplits: 1) }
        let parts = lines.compactMap { Double($0[0]) }
        #expect(parts.count == lines.count && parts == parts.sorted() && parts.last == 1, "\(result.output)")
        #expect(parts.contains { $0 > 0.05 && $0 < 0.95 }, "some of it on the way: \(result.output)")
        #expect(try folder.names == ["a.png", "plain.json"])
    }

    @Test func withoutATerminalNothingIsSaid() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.scene, to: "plain.json")
        for words in [["capture", "plain.json"], ["sheet", "plain.json", "--over", "scroll=0..4:3"]] {
            let result = try Zoetrope.run(words + ["-o", "a.png"], in: folder.url)
            #expect(result.status == 0 && result.output.isEmpty && result.errors.isEmpty, "\(words)")
        }
    }

    @Test func figuresAndAPictureDoNotShareStandardOutput() throws {
        #expect(try Zoetrope.run("capture", "--progress", "-o", "-").isFailure(64))
    }

    @Test(arguments: [(80, false), (80, true), (30, false), (12, true), (1, true)])
    func aBarFitsIntoItsLine(width: Int, isPlain: Bool) {
        var left = TimeLeft(at: 0)
        left.note(0.25, at: 10)
        let text = ProgressBar(width: width, isPlain: isPlain).text("drawing", left)
        #expect(text.hasPrefix(ProgressBar.gone))
        let line = text.dropFirst(ProgressBar.gone.count)
        #expect(line.count <= max(1, width - 1), "\(line)")
        #expect(!isPlain || line.unicodeScalars.allSatisfy(\.isASCII))
        if width == 80 { #expect(line.hasPrefix("drawing ") && line.hasSuffix(" 25 %, 30 s left")) }
    }

    /// Through a terminal that `script` makes.
    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script")))
    func atATerminalABarComesAndIsGoneInTheEnd() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.scene, to: "plain.json")
        let result = try Zoetrope.shell(
            "TERM=xterm script -qec '\"$Z\" capture plain.json --size 6500x6500 --supersample 2 -o a.png' /dev/null",
            in: folder.url)
        #expect(result.status == 0)
        #expect(result.output.contains("drawing ") && result.output.contains(" %"), "\(result.output)")
        #expect(result.output.hasSuffix(ProgressBar.gone), "the line is as it was")
        #expect(try folder.names == ["a.png", "plain.json"])
    }

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script")))
    func atATerminalThatCanNotWriteOverNothingIsSaid() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.scene, to: "plain.json")
        let result = try Zoetrope.shell(
            "TERM=dumb script -qec '\"$Z\" capture plain.json --size 5000x3000 -o a.png' /dev/null", in: folder.url)
        #expect(result.status == 0 && result.output.isEmpty, "\(result.output)")
    }

    /// As Ctrl+C does it, once something is done.
    @Test(arguments: ["INT", "TERM"]) func whatIsInterruptedLeavesNoFile(signal: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.scene, to: "plain.json")
        let result = try Zoetrope.shell(
            """
            mkfifo lines
            trap - INT
            env --default-signal=INT "$Z" capture plain.json --size 9000x9000 --supersample 2 --progress -o a.png > lines &
            exec 3< lines; rm lines; read line <&3; read line <&3; kill -\(signal) $!; wait $!; echo $?
            """, in: folder.url)
        #expect(["130\n", "143\n"].contains(result.output), "\(result)")
        #expect(try folder.names == ["plain.json"])
    }
}
