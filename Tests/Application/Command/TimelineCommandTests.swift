import Foundation
import TestSupport
import Testing
import ZoeImages

/// A scene with a timeline, from outside: in pictures and in films. They need OpenGL but no display.
@Suite struct TimelineCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(Self.scene(), to: "a.json")
    }

    private static func scene(loops: Bool = true) -> String {
        """
        {"zoetrope": 1, "layout": "cover-flow", "items": 9, "view": {"width": 96, "height": 54},
         "deck": {"kind": "cards"}, "parameters": {"itemWidth": 30, "itemHeight": 30},
         "timeline": {"duration": 2, "loop": \(loops), "lanes": {
           "scroll": [{"at": 0, "value": 1}, {"at": 1, "value": 5, "curve": "spring"}, {"at": 2, "value": 1}],
           "layout": [{"at": 0.5, "value": "wheel", "travel": 0.5, "stagger": {"order": "random"}},
                      {"at": 1.25, "value": "cover-flow", "travel": 0.5}]}}}
        """
    }

    private func film(_ words: String...) throws -> [[UInt8]] {
        let line = (["record"] + words).map { "'\($0)'" }.joined(separator: " ")
        let result = try Zoetrope.shell("\"$Z\" \(line) -o - > frames", in: folder.url)
        #expect(result.status == 0 && result.errors.isEmpty, "\(result)")
        let bytes = try [UInt8](Data(contentsOf: folder.file("frames")))
        let size = 96 * 54 * 4
        return stride(from: 0, to: bytes.count, by: size).map { Array(bytes[$0..<min($0 + size, bytes.count)]) }
    }

    private func picture(_ words: String...) throws -> [UInt8] {
        let result = try Zoetrope.run(["capture"] + words + ["-o", "a.png"], in: folder.url)
        #expect(result.status == 0 && result.errors.isEmpty, "\(result)")
        return try PNG.decode([UInt8](Data(contentsOf: folder.file("a.png")))).image.bytes
    }

    @Test func aFilmIsAsLongAsItsTimelineAndAFrameThePictureOfItsSecond() throws {
        let frames = try film("a.json", "--fps", "12")
        #expect(frames.count == 24 && Set(frames).count > 20)
        for number in [0, 7, 15, 20] {
            #expect(try picture("a.json", "--time", "\(Double(number) / 12)") == frames[number], "\(number)")
        }
        // Whatever was drawn before, and from wherever it begins.
        #expect(try film("a.json", "--fps", "12", "--frames", "7..7") == [frames[7]])
        #expect(try film("a.json", "--fps", "12", "--time", "0.5", "--duration", "0.25") == Array(frames[6..<9]))
        #expect(try film("a.json", "--fps", "12", "--duration", "3").suffix(12) == frames.prefix(12))
    }

    @Test func aLoopThatClosesIsPlayedAsItIsAndAnotherThereAndBack() throws {
        let frames = try film("a.json", "--fps", "12")
        #expect(try film("a.json", "--fps", "12", "--loop") == frames)
        try folder.write(Self.scene(loops: false), to: "b.json")
        let mirrored = try film("b.json", "--fps", "12", "--loop", "--duration", "2")
        #expect(mirrored[3] == mirrored[21] && mirrored[5] == frames[5] && mirrored[20] != frames[20])
    }

    @Test func whatTheOptionsSayCountsMore() throws {
        let still = try picture("a.json", "--time", "0.9", "--scroll", "2", "--layout", "linear")
        #expect(try picture("a.json", "--time", "1.6", "--scroll", "2", "--layout", "linear") == still)
        #expect(try picture("a.json", "--time", "0.1", "--layout", "linear") != still)
        let swept = try film("a.json", "--fps", "4", "--layout", "linear", "--over", "scroll=2..2")
        #expect(swept.count == 8 && Set(swept) == [still])
    }

    /// Where a letter stands on its page of letters depends on what was drawn before; what it looks like does not.
    @Test func coversWithWordsAreTheSameWhateverWasDrawnBefore() throws {
        let scene = """
            {"zoetrope": 1, "layout": "wheel", "items": 3, "view": {"width": 96, "height": 54}, "timeline": {"duration": 1,
             "lanes": {"scroll": [{"at": 0, "value": 0}, {"at": 1, "value": 3}]}}}
            """
        try folder.write(scene, to: "covers.json")
        let frames = try film("covers.json", "--scale", "1", "--frames", "10..40")
        for number in [15, 20, 25, 28, 40] {
            let alone = try film("covers.json", "--scale", "1", "--frames", "\(number)..\(number)")
            #expect(alone == [frames[number - 10]], "\(number)")
        }
    }

    @Test func theEyeWalksInPicturesAndFilmsAlike() throws {
        let walk = """
            "walkAway": [{"at": 0, "value": 0}, {"at": 0.5, "value": 1}],
            "walkYaw": [{"at": 0.5, "value": 0, "curve": "linear"}, {"at": 2, "value": 90}], "scroll": [
            """
        try folder.write(Self.scene().replacing("\"scroll\": [", with: walk), to: "walk.json")
        let frames = try film("walk.json", "--fps", "12")
        #expect(frames.count == 24 && Set(frames).count > 20)
        #expect(frames[0] == (try film("a.json", "--fps", "12", "--frames", "0..0")[0]), "it has not set out yet")
        for number in [3, 9, 20] {
            #expect(try picture("walk.json", "--time", "\(Double(number) / 12)") == frames[number], "\(number)")
        }
        // What an option says counts more than a lane.
        let front = try picture("walk.json", "--time", "1.5", "--set", "walkAway=0")
        #expect(try picture("a.json", "--time", "1.5") == front && frames[18] != front)
    }

    @Test func thePictureIsAProjectAgain() throws {
        let first = try picture("a.json", "--time", "0.7")
        try FileManager.default.moveItem(at: folder.file("a.png"), to: folder.file("b.png"))
        #expect(try picture("b.png") == first && picture("b.png", "--time", "1") != first)
    }

    @Test func oddKeysAreToldAndWrongOnesRefused() throws {
        let text = Self.scene().replacing(
            "\"value\": 5, \"curve\": \"spring\"", with: "\"value\": 5, \"curve\": \"sprung\"")
        try folder.write(text, to: "c.json")
        let result = try Zoetrope.run("record", "c.json", "-o", "c.gif", in: folder.url)
        #expect(result.isFailure(65) && result.errors.contains("c.json:4:"), "\(result)")
        #expect(result.errors.contains("no curve is written 'sprung'; give linear, in, out"), "\(result)")
        try folder.write(
            Self.scene().replacing("\"scroll\": [", with: "\"tlit\": [{\"at\": 0, \"value\": 1}], \"scroll\": ["),
            to: "d.json")
        let odd = try Zoetrope.run("capture", "d.json", "-o", "d.png", in: folder.url)
        #expect(odd.status == 0 && odd.errors.contains("no knob 'tlit' that a lane could turn; did you mean 'tilt'?"))
    }
}
