import Foundation
import TestSupport
import Testing
import ZoeImages

/// Films, from outside. They need OpenGL but no display; those that say so also need ffmpeg and its ffprobe.
@Suite struct RecordTests {
    private let folder: TemporaryFolder
    /// Twelve plain cards, which cost nothing to paint.
    private let scene: [String]

    init() throws {
        folder = try TemporaryFolder()
        let plain = PagesTests.root.appendingPathComponent("Tests/Golden/plain.json").path
        scene = [plain, "--layout", "cover-flow", "--size", "960x540", "--scale", "0.1", "--items", "12"]
    }

    private func record(_ words: String...) throws -> Zoetrope.Result {
        try Zoetrope.run(["record"] + scene + words, in: folder.url)
    }

    /// The pictures of a film, as they are on standard output.
    private func frames(_ words: String..., size: Int = 96 * 54 * 4) throws -> [[UInt8]] {
        let line = (["record"] + scene + words).map { "'\($0)'" }.joined(separator: " ")
        let result = try Zoetrope.shell("\"$Z\" \(line) -o - > frames", in: folder.url)
        #expect(result.status == 0 && result.errors.isEmpty, "\(result)")
        let bytes = try [UInt8](Data(contentsOf: folder.file("frames")))
        #expect(bytes.count % size == 0)
        return stride(from: 0, to: bytes.count, by: size).map { Array(bytes[$0..<$0 + size]) }
    }

    /// How far two pictures are from each other: the mean of what their numbers differ by.
    private func distance(_ a: [UInt8], _ b: [UInt8]) -> Double {
        Bytes.meanDifference(a, b)
    }

    // MARK: What comes out

    @Test(.enabled(if: Encoder.isThere, "needs ffmpeg"), arguments: ["mp4", "webm", "gif", "png"])
    func eachKindOfFileHasItsFramesSizeAndLength(kind: String) throws {
        let result = try record("--duration", "0.4", "--fps", "25", "-o", "a.\(kind)")
        #expect(result.status == 0 && result.output.isEmpty && result.errors.isEmpty, "\(result)")
        let fields = try Encoder.probe("a.\(kind)", in: folder.url)
        #expect(fields["nb_read_frames"] == "10" && fields["width"] == "96" && fields["height"] == "54", "\(fields)")
        let codecs = ["mp4": "h264", "webm": "vp9", "gif": "gif", "png": "apng"]
        #expect(fields["codec_name"] == codecs[kind] && fields["r_frame_rate"] == "25/1", "\(fields)")
        if kind == "mp4" { #expect(fields["pix_fmt"] == "yuv420p" && fields["duration"] == "0.400000", "\(fields)") }
        #expect(try folder.names == ["a.\(kind)"])
        // The first and the last picture are those that were drawn, as far as the format keeps them.
        let shown = try Encoder.pictures("a.\(kind)", count: 10, in: folder)
        let drawn = try frames("--duration", "0.4", "--fps", "25")
        let most = kind == "png" ? 0.0 : 6
        #expect(shown.count == 10 && distance(shown[0], drawn[0]) <= most && distance(shown[9], drawn[9]) <= most)
    }

    /// Neither ffprobe nor ffmpeg reads what it writes here: the chunks are counted.
    @Test(.enabled(if: Encoder.isThere, "needs ffmpeg")) func anAnimatedWebPHasItsFramesAndGoesRound() throws {
        #expect(try record("--duration", "0.4", "--fps", "25", "-o", "a.webp").status == 0)
        let bytes = try Data(contentsOf: folder.file("a.webp"))
        var (place, kinds) = (12, [String]())
        while place + 8 <= bytes.count {
            kinds.append(String(decoding: bytes[place..<place + 4], as: UTF8.self))
            if kinds.last == "ANIM" { #expect(bytes[place + 12..<place + 14].allSatisfy { $0 == 0 }) }
            let size = (0..<4).reduce(0) { $0 + Int(bytes[place + 4 + $1]) << (8 * $1) }
            if kinds.last == "ANMF" { #expect(bytes[place + 8 + 12] == 40) }
            place += 8 + size + size % 2
        }
        #expect(bytes.prefix(4).elementsEqual("RIFF".utf8) && kinds.filter { $0 == "ANMF" }.count == 10, "\(kinds)")
    }

    @Test(.enabled(if: Encoder.isThere, "needs ffmpeg")) func anOddSizeLosesARowAndAColumnInAVideo() throws {
        #expect(try record("--frames", "0..2", "--size", "970x550", "-o", "a.mp4").status == 0)
        let fields = try Encoder.probe("a.mp4", in: folder.url)
        #expect(fields["width"] == "96" && fields["height"] == "54" && fields["nb_read_frames"] == "3", "\(fields)")
    }

    @Test func aPictureAFrameIsNumberedByItsFrame() throws {
        #expect(try record("--frames", "8..10", "-o", "f-%03d.png").status == 0)
        #expect(try folder.names == ["f-008.png", "f-009.png", "f-010.png"])
        let all = try frames("--frames", "0..10")
        let image = try PNG.decode([UInt8](Data(contentsOf: folder.file("f-009.png")))).image
        #expect(all.count == 11 && image.bytes == all[9])
        #expect(try record("--frames", "0..1", "-o", "new/folder/").status == 0)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("new/folder").path).count == 2)
    }

    // MARK: Time

    /// Its own second is all that a frame depends on.
    @Test func aFrameIsTheSameWhateverWasDrawnBefore() throws {
        let moving = ["--set", "autoscroll=-1.5", "--duration", "1"]
        let whole = try frames(moving[0], moving[1], moving[2], moving[3], "--fps", "24")
        let part = try frames(moving[0], moving[1], moving[2], moving[3], "--fps", "24", "--frames", "17..18")
        #expect(whole.count == 24 && part == Array(whole[17...18]))
        // The half of a second is one second's half at any pace.
        let slow = try frames(moving[0], moving[1], moving[2], moving[3], "--fps", "4", "--frames", "2..2")
        #expect(slow[0] == whole[12])
    }

    @Test func aFrameIsThePictureOfItsSecond() throws {
        let film = try frames("--set", "autoscroll=-1.5", "--duration", "1", "--fps", "60", "--frames", "30..30")
        let words = ["capture"] + scene + ["--set", "autoscroll=-1.5", "--time", "0.5", "-o", "a.png"]
        #expect(try Zoetrope.run(words, in: folder.url).status == 0)
        #expect(try PNG.decode([UInt8](Data(contentsOf: folder.file("a.png")))).image.bytes == film[0])
    }

    @Test func aScriptIsPlayedAsInAPicture() throws {
        try folder.write("scroll 3\n@0.2 flick -300 0 0.1\nwait\nset tilt 0.4", to: "tour")
        let film = try frames("--script", "tour", "--fps", "10")
        for number in [0, 4, film.count - 1] {
            let words = ["--script", "tour", "--time", "\(Double(number) / 10)", "-o", "a.png"]
            #expect(try Zoetrope.run(["capture"] + scene + words, in: folder.url).status == 0)
            #expect(try PNG.decode([UInt8](Data(contentsOf: folder.file("a.png")))).image.bytes == film[number])
        }
        try folder.write("wait\nsett tilt 1", to: "bad")
        let result = try record("--script", "bad", "-o", "a.gif")
        #expect(result.isFailure(65) && result.errors.contains("bad:2: no command 'sett'"), "\(result)")
    }

    // MARK: What moves

    /// The last picture is no farther from the first than others are from the ones after them. All cards look the same here, and
    /// the walk goes around the middle of the row: else steps differ by what they show, and not by how far they go.
    @Test(arguments: [
        ["--set", "autoscroll=-3", "--set", "wrap=true"], ["--over", "tilt=0..1"],
        ["--turntable", "1", "--scroll", "5.5"], ["--turntable", "0.3"],
        ["--set", "autoscroll=-3", "--set", "wrap=false"], ["--layout", "wheel"],
        ["--layout", "linear", "--set", "autoscroll=-3", "--set", "wrap=true"],
    ])
    func aLoopHasNoSeam(words: [String]) throws {
        let loop = ["--set", "cardColour=#888", "--loop", "--duration", "2", "--fps", "15"]
        let line = (["record"] + scene + words + loop).map { "'\($0)'" }
        let result = try Zoetrope.shell("\"$Z\" \(line.joined(separator: " ")) -o - > frames", in: folder.url)
        #expect(result.status == 0, "\(result)")
        let bytes = try [UInt8](Data(contentsOf: folder.file("frames")))
        let size = 96 * 54 * 4
        let film = stride(from: 0, to: bytes.count, by: size).map { Array(bytes[$0..<$0 + size]) }
        let steps = film.indices.dropLast().map { distance(film[$0], film[$0 + 1]) }
        #expect(film.count == 30 && steps.max() ?? 0 > 0)
        // Frames of even steps are not evenly unlike.
        #expect(distance(film[29], film[0]) <= 1.01 * (steps.max() ?? 0), "\(words): \(steps)")
    }

    /// Its cards stand where they stand whatever the row does; so it is the ball that turns.
    @Test func aBallThatStandsStillGoesRoundOnce() throws {
        let still = ["--layout", "tag-cloud", "--fps", "8", "--duration", "1"]
        let film = try frames(still[0], still[1], still[2], still[3], still[4], still[5])
        let steps = film.indices.map { distance(film[$0], film[($0 + 1) % film.count]) }
        #expect(film.count == 8 && steps.allSatisfy { $0 > 0 }, "\(steps)")
        #expect(distance(film[0], film[4]) > 0)
        // A gesture turns it by itself.
        try folder.write("@0.5 flick 100 0 0.1", to: "turn")
        let turned = try frames(still[0], still[1], "--script", "turn", "--fps", "10", "--frames", "0..5")
        #expect(turned[0] == turned[4] && turned[0] == film[0])
    }

    @Test func aSweepGoesFromOneEndToTheOther() throws {
        let film = try frames("--scroll", "0", "--over", "tilt=0..1", "--duration", "1", "--fps", "4")
        let start = try frames("--set", "tilt=0", "--over", "scroll=0..0", "--frames", "0..0")
        let half = try frames("--set", "tilt=0.5", "--over", "scroll=0..0", "--frames", "0..0")
        #expect(film.count == 4 && film[0] == start[0] && film[2] == half[0] && film[0] != film[2])
        #expect(try record("--over", "tlit=0..1", "-o", "-").isFailure(64))
        #expect(try record("--over", "tilt=0.1", "-o", "-").isFailure(64))
    }

    @Test func aShutterSeesMoreThanAnInstant() throws {
        let moving = ["--set", "autoscroll=-8", "--set", "wrap=true"]
        let sharp = try frames(moving[0], moving[1], moving[2], moving[3], "--fps", "10", "--frames", "3..4")
        let blurred = try frames(
            moving[0], moving[1], moving[2], moving[3], "--fps", "10", "--frames", "3..4", "--motion-blur", "4")
        #expect(blurred.count == 2 && blurred[0] != sharp[0])
        // Nothing moves: nothing is blurred, and no light is lost.
        let still = try frames("--over", "scroll=2..2", "--frames", "0..0")
        #expect(try frames("--over", "scroll=2..2", "--frames", "0..0", "--motion-blur", "4") == still)
    }
}

/// The program that makes videos, on the machine of the tests.
enum Encoder {
    static let isThere = (try? Zoetrope.shell("command -v ffmpeg && command -v ffprobe"))?.status == 0

    static func probe(_ file: String, in folder: URL) throws -> [String: String] {
        let entries = "stream=codec_name,width,height,pix_fmt,nb_read_frames,r_frame_rate,duration"
        let result = try Zoetrope.shell(
            "ffprobe -v error -count_frames -select_streams v -show_entries \(entries) -of default=nw=1 \(file)",
            in: folder)
        let pairs = result.output.split(separator: "\n").map { $0.split(separator: "=", maxSplits: 1).map(String.init) }
        return Dictionary(uniqueKeysWithValues: pairs.filter { $0.count == 2 }.map { ($0[0], $0[1]) })
    }

    static func pictures(_ file: String, count: Int, in folder: TemporaryFolder) throws -> [[UInt8]] {
        let line = "ffmpeg -y -v error -i \(file) -fps_mode passthrough -f rawvideo -pix_fmt rgba shown"
        _ = try Zoetrope.shell(line, in: folder.url)
        let bytes = try [UInt8](Data(contentsOf: folder.file("shown")))
        let size = bytes.count / max(count, 1)
        return stride(from: 0, to: bytes.count, by: max(size, 1)).map { Array(bytes[$0..<min($0 + size, bytes.count)]) }
    }
}
