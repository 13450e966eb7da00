import Foundation
import TestSupport
import Testing

/// Films that are shared out, and all that can go wrong with one.
@Suite struct RecordTroubleTests {
    private let folder: TemporaryFolder
    private let scene: String

    init() throws {
        folder = try TemporaryFolder()
        let plain = PagesTests.root.appendingPathComponent("Tests/Golden/plain.json").path
        scene = "'\(plain)' --layout cover-flow --size 960x540 --scale 0.1 --items 12"
    }

    private func shell(_ line: String) throws -> Zoetrope.Result { try Zoetrope.shell(line, in: folder.url) }

    private func record(_ words: String) throws -> Zoetrope.Result { try shell("\"$Z\" record \(scene) \(words)") }

    private func data(_ name: String) throws -> Data { try Data(contentsOf: folder.file(name)) }

    // MARK: Parts

    @Test func partsAreTheWholeByteForByte() throws {
        #expect(try record("--duration 0.5 -o whole/").status == 0)
        for part in [2, 3, 1] { #expect(try record("--duration 0.5 --part \(part)/3 -o parts").status == 0) }
        for number in 0..<30 {
            let digits = String(format: "%04d", number)
            #expect(try data("whole/0\(digits).png") == data("parts/\(digits).png"), "\(number)")
        }
        #expect(try record("--duration 0.5 -o - > a").status == 0)
        #expect(try shell("$Z record parts -o - > b").status == 0)
        #expect(try data("a") == data("b") && data("a").count == 30 * 96 * 54 * 4)
    }

    @Test func whatIsMissingIsSaidAndDrawnAgainAlone() throws {
        for part in 1...3 { #expect(try record("--duration 0.2 --part \(part)/3 -o parts").status == 0) }
        try FileManager.default.removeItem(at: folder.file("parts/0005.png"))
        let result = try shell("$Z record parts -o x-%d.png")
        #expect(result.isFailure(66) && result.errors.contains("5 is missing: draw part 2 of 3 again"), "\(result)")
        let old = Date(timeIntervalSince1970: 1_000_000)
        let kept = folder.file("parts/0004.png").path
        try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: kept)
        #expect(try record("--duration 0.2 --part 2/3 -o parts").status == 0)
        #expect(try shell("$Z record parts -o - | wc -c").output.contains("\(12 * 96 * 54 * 4)"))
        // What was there is not drawn once more.
        #expect(try FileManager.default.attributesOfItem(atPath: kept)[.modificationDate] as? Date == old)
    }

    @Test func partsOfTwoFilmsAndFramesThatDifferAreRefused() throws {
        #expect(try record("--frames 0..1 --duration 1 -o one/").status == 0)
        for place in ["a", "b"] { #expect(try record("--duration 0.05 --part 1/1 -o \(place)").status == 0) }
        #expect(try shell("$Z record a b -o - | wc -c").output.contains("\(3 * 96 * 54 * 4)"))
        try FileManager.default.removeItem(at: folder.file("b/0000.png"))
        try FileManager.default.copyItem(at: folder.file("b/0001.png"), to: folder.file("b/0000.png"))
        let differing = try shell("$Z record a b -o x-%d.png")
        #expect(differing.isFailure(65) && differing.errors.contains("are one frame and differ"), "\(differing)")
        #expect(try record("--duration 0.05 --scroll 3 --part 1/1 -o a").isFailure(73))
        #expect(try record("--duration 0.05 --part 1/2 -o a").isFailure(73))
        #expect(try shell("$Z record a one -o a.gif").isFailure(64))
        #expect(try shell("$Z record a --fps 30 -o a.gif").isFailure(64))
        try folder.write("something", to: "a/recording.txt")
        #expect(try shell("$Z record a -o a.gif").isFailure(65))
        #expect(!FileManager.default.fileExists(atPath: folder.file("a.gif").path))
    }

    // MARK: Signals

    /// It is at work when the first picture is there, and draws for hours.
    @Test(.enabled(if: Encoder.isThere, "needs ffmpeg"), arguments: ["INT", "TERM"])
    func aSignalLeavesAFilmThatPlays(name: String) throws {
        let moving = "--set autoscroll=-20 --set wrap=true"
        let watch = "while [ -z \"$(find . -name '.zoetrope-*' -size +0)\" ]; do sleep 0.1; done; kill -\(name) $$"
        let result = try shell("( \(watch) ) & exec \"$Z\" record \(scene) \(moving) --duration 3600 -o a.mp4")
        #expect(result.status == (name == "INT" ? -2 : -15) && result.errors.contains("which are kept"), "\(result)")
        let frames = try Encoder.probe("a.mp4", in: folder.url)["nb_read_frames"].flatMap { Int($0) } ?? 0
        #expect(frames > 0 && frames < 200_000)
        #expect(try folder.names == ["a.mp4"])
    }

    /// An encoder that is not ended with it would write its file although nobody waits for it any more.
    @Test func theSecondSignalEndsTheEncoderTooAndLeavesNothing() throws {
        try folder.write("#!/bin/sh\necho $$ > encoder\nexec sleep 3600\n", to: "ffmpeg")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.file("ffmpeg").path)
        try folder.write("whole", to: "a.gif")
        let signals = "for number in 1 2 3; do kill -INT $$; sleep 1; done 2> /dev/null"
        let watch = "while [ ! -s encoder ]; do sleep 0.1; done; \(signals)"
        let result = try shell(
            "( \(watch) ) & PATH=$PWD:$PATH; exec \"$Z\" record \(scene) --duration 60 --set autoscroll=-1 -o a.gif")
        #expect(result.status == -2 && result.errors.isEmpty, "\(result)")
        #expect(try shell("kill -0 $(cat encoder) 2> /dev/null; echo $?").output == "1\n")
        #expect(try folder.names == ["a.gif", "encoder", "ffmpeg"] && folder.text(of: "a.gif") == "whole")
    }

    // MARK: Output

    @Test func withoutFFmpegItIsSaidWhatToInstall() throws {
        let result = try shell("PATH=/nowhere \"$Z\" record \(scene) -o a.mp4")
        #expect(result.isFailure(69) && result.errors.contains("apt-get install ffmpeg"), "\(result)")
        // Pictures need none.
        #expect(try shell("PATH=/nowhere \"$Z\" record \(scene) --frames 0..0 -o %d.png").status == 0)
        #expect(try folder.names == ["0.png"])
    }

    /// What ffmpeg says last is told, and nothing is left.
    @Test func anEncoderThatFailsIsQuoted() throws {
        try folder.write("whole", to: "a.mp4")
        let fakes = [
            "head -c 100 > /dev/null; echo one >&2; echo '[mp4 @ 0x55aa94a48e00] the disk is full' >&2; exit 3",
            "kill -KILL $$",
            "cat > /dev/null; echo at the end >&2; exit 1",
        ]
        for (fake, words) in zip(fakes, ["exit code 3: the disk is full", "signal 9", "exit code 1: at the end"]) {
            try folder.write("#!/bin/sh\n\(fake)\n", to: "ffmpeg")
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.file("ffmpeg").path)
            let result = try shell("PATH=$PWD:$PATH \"$Z\" record \(scene) --duration 2 -o a.mp4")
            #expect(result.isFailure(74) && result.errors.contains(words), "\(result)")
            #expect(try folder.names == ["a.mp4", "ffmpeg"] && folder.text(of: "a.mp4") == "whole")
        }
    }

    @Test(.enabled(if: Encoder.isThere, "needs ffmpeg"), arguments: ["a.mp4", "a.gif", "a-%d.png"])
    func aFullDiskLeavesWhatWasThere(name: String) throws {
        let there = name.replacing("%d", with: "0")
        try folder.write("whole", to: there)
        let result = try shell("ulimit -f 2; \"$Z\" record \(scene) --duration 3 -o \(name) 2> /dev/null; echo $?")
        #expect(result.output == "74\n", "\(result)")
        #expect(try folder.names == [there] && folder.text(of: there) == "whole")
    }

    @Test(arguments: ["-o new/", "-o new/a-%d.png"]) func aFolderThatWasMadeForNothingGoes(words: String) throws {
        #expect(try shell("ulimit -f 1; \"$Z\" record \(scene) \(words) 2> /dev/null; echo $?").output == "74\n")
        #expect(try folder.names == [])
    }

    @Test func aReaderThatHasSeenEnoughIsNoError() throws {
        let line = "{ \"$Z\" record \(scene) --duration 60 -o -; echo $? >&2; } | head -c 30000 > /dev/null"
        #expect(try shell(line).errors == "0\n")
    }

    @Test func whatCannotBeIsSaidInOneLine() throws {
        let wrong = [
            "", "-o a.avi", "-o film", "-o %d%d.png", "-o %04d.jpg", "-o - --fps 0", "-o - --duration 0",
            "-o a.gif --fps 60",
            "-o - --frames 3..1", "-o - --frames 5", "-o - --duration 1 --frames 0..60", "-o - --motion-blur 0",
            "-o p --part 0/3", "-o p --part 4/3", "-o p --part 1", "-o p --part 1/2 --frames 0..1",
            "-o - --turntable x",
            "-o - --turntable 1,95", "-o a.mp4 --transparent",
        ]
        for words in wrong { #expect(try record(words).isFailure(64), "\(words)") }
        #expect(try record("-o no/where/a.gif").isFailure(73))
        #expect(try record("-o - --script nowhere").isFailure(66))
        #expect(try folder.names == [])
    }
}
