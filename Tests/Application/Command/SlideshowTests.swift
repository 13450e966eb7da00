import Foundation
import TestSupport
import Testing
import ZoeDocument
import ZoeImages

/// Films of one card after the other, and music under a film.
@Suite struct SlideshowTests {
    private let folder: TemporaryFolder

    /// Three pictures of one colour each: the first is as wide as the view, the second square, the third high.
    init() throws {
        folder = try TemporaryFolder()
        try FileManager.default.createDirectory(at: folder.file("photos"), withIntermediateDirectories: true)
        let colours: [(r: UInt8, g: UInt8, b: UInt8, width: Int, height: Int)] = [
            (200, 30, 30, 64, 36), (30, 200, 30, 40, 40), (30, 30, 200, 20, 40),
        ]
        for (number, colour) in colours.enumerated() {
            let pixel = [colour.r, colour.g, colour.b, 255]
            let bytes = (0..<colour.width * colour.height).flatMap { _ in pixel }
            let image = try Image(width: colour.width, height: colour.height, bytes: bytes)
            try Data(PNG.encode(image)).write(to: folder.file("photos/\(number).png"))
        }
    }

    private func shell(_ line: String) throws -> Zoetrope.Result { try Zoetrope.shell(line, in: folder.url) }

    private static let size = 64 * 36 * 4

    private func frames(_ words: String) throws -> [[UInt8]] {
        let result = try shell("$Z record photos --slideshow --size 64x36 \(words) -o - > frames")
        #expect(result.status == 0 && result.errors.isEmpty, "\(result)")
        let bytes = try [UInt8](Data(contentsOf: folder.file("frames")))
        return stride(from: 0, to: bytes.count, by: Self.size).map { Array(bytes[$0..<$0 + Self.size]) }
    }

    private func middle(_ frame: [UInt8]) -> [UInt8] { Array(frame[(18 * 64 + 32) * 4..<(18 * 64 + 32) * 4 + 3]) }
    private func corner(_ frame: [UInt8]) -> [UInt8] { Array(frame[(18 * 64 + 2) * 4..<(18 * 64 + 2) * 4 + 3]) }

    // MARK: Cards

    @Test func eachCardStandsByItselfAndFadesIntoTheNext() throws {
        let film = try frames("--slide-time 2 --fps 10")
        #expect(film.count == 60, "two seconds for each of three cards")
        for card in 0..<3 {
            let held = film[20 * card]
            #expect(film[20 * card + 5] == held, "card \(card) stands still")
            let pixel = middle(held)
            #expect(pixel[card] > 190 && pixel.enumerated().allSatisfy { $0.0 == card || $0.1 < 40 }, "\(pixel)")
        }
        // All of each picture is seen; beside a narrow one it is dark.
        #expect(corner(film[0])[0] > 190 && corner(film[20]).allSatisfy { $0 < 40 })
        let between = middle(film[15])
        #expect(between[0] > 60 && between[1] > 60, "half of each: \(between)")
        // Nobody follows the last one.
        #expect(film[59] == film[40])
    }

    @Test func aLoopLeadsFromTheLastCardToTheFirst() throws {
        let film = try frames("--slide-time 1 --fps 20 --loop")
        let last = middle(film[55])
        #expect(film.count == 60 && last[2] > 20 && last[0] > 60, "\(last)")
        let far = { (a: Int, b: Int) in zip(film[a], film[b]).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) } }
        let steps = (0..<59).map { far($0, $0 + 1) }
        #expect(far(59, 0) <= steps.max() ?? 0)
    }

    @Test func theFilmsLengthIsSharedOutAndOtherLayoutsMove() throws {
        #expect(try frames("--duration 3 --fps 10").count == 30)
        let third = try frames("--duration 3 --fps 10 --frames 20..20")
        #expect(middle(third[0])[2] > 190)
        let row = try frames("--layout cover-flow --set itemWidth=30 --set itemHeight=30 --slide-time 1 --fps 10")
        #expect(row.count == 30 && row[0] == row[4] && row[0] != row[7] && row[7] != row[10])
        let wipe = try frames("--slide-time 2 --fps 10 --transition wipe --frames 15..15")
        #expect(try wipe != frames("--slide-time 2 --fps 10 --frames 15..15"))
    }

    @Test func whatCantBeASlideshowIsRefused() throws {
        #expect(try shell("$Z record photos --slide-time 3 -o a.gif").isFailure(64))
        #expect(try shell("$Z record photos --slideshow --slide-time 0 -o a.gif").isFailure(64))
        try folder.write("scroll 3\n", to: "script")
        #expect(try shell("$Z record photos --slideshow --script script -o a.gif").isFailure(64))
        #expect(try shell("$Z record nowhere --slideshow -o a.gif").isFailure(66))
        #expect(try Set(folder.names) == ["photos", "script"])
    }

    // MARK: Music

    private func makeMusic(_ name: String, seconds: Int) throws {
        let line = "ffmpeg -v error -f lavfi -i sine=frequency=440:duration=\(seconds) \(name)"
        #expect(try shell(line).status == 0)
    }

    /// How loud it is from one second to another, in decibels.
    private func loudness(_ file: String, _ begin: Double, _ end: Double) throws -> Double {
        let line = "ffmpeg -hide_banner -nostdin -i \(file) -af atrim=\(begin):\(end),volumedetect -vn -f null - 2>&1"
        let text = try shell(line).output
        let match = try #require(text.firstMatch(of: /mean_volume: (-?[0-9.]+|-inf) dB/), "\(text)")
        return Double(match.1) ?? -100
    }

    @Test(.enabled(if: Encoder.isThere, "needs ffmpeg"), arguments: [("mp4", "aac"), ("webm", "opus")])
    func musicIsAsLongAsTheFilmAndFadesAway(kind: String, codec: String) throws {
        try makeMusic("song.wav", seconds: 20)
        let words = "--slideshow --slide-time 1.5 --size 64x36 --fps 10 --audio song.wav"
        let result = try shell("$Z record photos \(words) -o a.\(kind)")
        #expect(result.status == 0 && result.errors.isEmpty, "\(result)")
        let entries = "-show_entries stream=codec_name,channels:format=duration -of default=nw=1"
        let text = try shell("ffprobe -v error \(entries) a.\(kind)").output
        #expect(text.contains("codec_name=\(codec)\n") && text.contains("channels=2\n"), "\(text)")
        let length = text.firstMatch(of: /duration=([0-9.]+)/).flatMap { Double($0.1) } ?? 0
        #expect(abs(length - 4.5) < 0.06, "\(text)")
        #expect(try Encoder.probe("a.\(kind)", in: folder.url)["nb_read_frames"] == "45")
        let (loud, end) = (try loudness("a.\(kind)", 0.5, 2.5), try loudness("a.\(kind)", 4.4, 4.5))
        #expect(loud > -30 && end < loud - 15, "\(loud), \(end)")
        #expect(try Set(folder.names) == ["photos", "song.wav", "a.\(kind)"])
    }

    @Test(.enabled(if: Encoder.isThere, "needs ffmpeg")) func shortMusicIsFollowedBySilence() throws {
        try makeMusic("song.wav", seconds: 1)
        #expect(try shell("$Z record photos --slideshow --size 64x36 --fps 5 --audio song.wav -o a.mp4").status == 0)
        #expect(try Encoder.probe("a.mp4", in: folder.url)["nb_read_frames"] == "60")
        #expect(try loudness("a.mp4", 0, 0.9) > -30 && loudness("a.mp4", 2, 11) < -80)
    }

    /// It draws for hours, and is stopped when there is something in the file.
    @Test(.enabled(if: Encoder.isThere, "needs ffmpeg"), arguments: ["mp4", "webm"])
    func musicOfAFilmThatIsStoppedFadesAway(kind: String) throws {
        #expect(try shell("ffmpeg -v error -f lavfi -i sine=frequency=440:duration=600:r=8000 song.wav").status == 0)
        let watch = "while [ -z \"$(find . -name '.zoetrope-*' -size +0)\" ]; do sleep 0.1; done; sleep 1; kill -INT $$"
        let words = "--slideshow --slide-time 300 --size 64x36 --fps 30 --audio song.wav"
        let result = try shell("( \(watch) ) & exec \"$Z\" record photos \(words) -o a.\(kind)")
        #expect(result.status == -2 && result.errors.contains("which are kept"), "\(result)")
        let frames = try #require(try Encoder.probe("a.\(kind)", in: folder.url)["nb_read_frames"].flatMap { Int($0) })
        let length = Double(frames) / 30
        #expect(length > 0.5 && length < 600)
        let fade = min(2, length / 4)
        let (loud, end) = (
            try loudness("a.\(kind)", 0.1 * length, length - fade),
            try loudness("a.\(kind)", length - 0.1 * fade, length)
        )
        #expect(loud > -30 && end < loud - 12, "\(loud), \(end), \(length)")
        #expect(try Set(folder.names) == ["photos", "song.wav", "a.\(kind)"])
    }

    @Test(.enabled(if: Encoder.isThere, "needs ffmpeg")) func joinedPartsHaveMusicToo() throws {
        try makeMusic("song.wav", seconds: 3)
        let film = "photos --slideshow --slide-time 0.4 --size 64x36 --fps 10"
        for part in 1...2 { #expect(try shell("$Z record \(film) --part \(part)/2 -o parts").status == 0) }
        #expect(try shell("$Z record \(film) --part 1/2 --audio song.wav -o parts").isFailure(64))
        #expect(try shell("$Z record parts --audio song.wav -o a.mp4").status == 0)
        #expect(try loudness("a.mp4", 0, 0.8) > -30)
    }

    @Test(.enabled(if: Encoder.isThere, "needs ffmpeg")) func whatIsNoMusicIsRefusedBeforeAnythingIsDrawn() throws {
        try makeMusic("song.wav", seconds: 1)
        try folder.write("no sound", to: "text.mp3")
        func record(_ words: String) throws -> Zoetrope.Result { try shell("$Z record photos --size 64x36 \(words)") }
        let missing = try record("--audio nowhere.mp3 -o a.mp4")
        #expect(missing.isFailure(66) && missing.errors.contains("no file 'nowhere.mp3' for --audio"), "\(missing)")
        let picture = try record("--audio photos/0.png -o a.mp4")
        #expect(picture.isFailure(65) && picture.errors.contains("nothing in it can be heard"), "\(picture)")
        #expect(try record("--audio text.mp3 -o a.mp4").isFailure(65))
        for name in ["a.gif", "a.png", "a.webp", "f-%d.png", "folder/", "-"] {
            let silent = try record("--audio song.wav -o \(name)")
            #expect(silent.isFailure(64) && silent.errors.contains("--audio is for a .mp4 or a .webm"), "\(silent)")
        }
        #expect(try Set(folder.names) == ["photos", "song.wav", "text.mp3"])
    }
}
