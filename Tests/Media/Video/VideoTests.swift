import Foundation
import TestSupport
import Testing
import ZoeImages
import ZoeProcesses
import ZoeSound
import ZoeVideo

@Suite struct VideoTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// A grey that says the number of its frame, 30 a second.
    private func made(seconds: Double, filter: String = "") throws -> String {
        let file = folder.file("clip.mkv")
        let ffmpeg = try #require(ChildProgram.path(of: "ffmpeg"), "the tests need ffmpeg")
        let source =
            "color=black:size=16x12:rate=30:duration=\(seconds),format=rgb24,geq=r='mod(N,200)':g='X*10':b='Y*10'"
        let maker = try ChildProgram(
            ffmpeg,
            ["-hide_banner", "-loglevel", "error", "-f", "lavfi", "-i", source + filter, "-c:v", "ffv1", file.path])
        while !maker.read(upTo: 100).isEmpty {}
        try #require(maker.end() == nil)
        return file.path
    }

    private func number(_ video: Video, at seconds: Double) throws -> Int {
        let found = try #require(try video.picture(at: seconds, waits: true))
        #expect(found.image.width == 16 && found.image.height == 12)
        // Across and down, the first row first.
        #expect(found.image.bytes[4 * (16 * 3 + 5) + 1] == 50 && found.image.bytes[4 * (16 * 3 + 5) + 2] == 30)
        #expect(Int(found.image.bytes[0]) == found.number % 200)
        return found.number
    }

    @Test func theFrameOfATimeIsShown() throws {
        let video = Video(try made(seconds: 2))
        // On, far on, back, and a little on.
        for (seconds, wanted) in [(0.0, 0), (0.034, 1), (0.5, 15), (1.9, 57), (0.2, 6), (0.21, 6), (0.234, 7)] {
            #expect(try number(video, at: seconds) == wanted, "\(seconds)")
        }
    }

    @Test func behindItsEndItBeginsAgain() throws {
        let path = try made(seconds: 2)
        let video = Video(path)
        #expect(try number(video, at: 2) == 0 && number(video, at: 3.5) == 45)
        // Asked for at once, beyond what is read at a time.
        #expect(try number(Video(path), at: 61) == 30)
    }

    /// Pieces that are read one by one fit together.
    @Test func longOnesAreReadPieceByPiece() throws {
        let path = try made(seconds: 17)
        let video = Video(path)
        for frame in [238, 239, 240, 241, 479, 480, 509] {
            #expect(try number(video, at: (Double(frame) + 0.2) / 30) == frame)
        }
        #expect(try number(Video(path), at: 8.0) == 240)
        #expect(try number(Video(path), at: 17.1) == 3)
    }

    @Test func whoDoesNotWaitGetsItLater() throws {
        let video = Video(try made(seconds: 1))
        _ = try video.picture(at: 0.5, waits: true)
        #expect(try video.picture(at: 0.5, waits: false)?.number == 15)
    }

    @Test func whatIsNoVideoSaysSo() throws {
        let path = folder.path("text.mp4")
        try Data("no video".utf8).write(to: URL(filePath: path))
        #expect(throws: MediaError.self) { try Video(path).picture(at: 0, waits: true) }
        #expect(throws: MediaError.self) { try Video("/nowhere.mp4").picture(at: 0, waits: true) }
        #expect(Video.isNamed("a/B.MP4") && !Video.isNamed("a.png"))
    }
}
