import Foundation
import TestSupport
import Testing
import ZoeImages

/// What kind of file a picture becomes: what its name says.
@Suite struct PictureFileTests {
    private func beginning(_ file: URL) throws -> [UInt8] { try [UInt8](Data(contentsOf: file).prefix(12)) }

    @Test func aPictureIsWhatItsNameSays() throws {
        let folder = try TemporaryFolder()
        let kinds: [(String, [UInt8])] = [
            ("a.png", [0x89, 0x50, 0x4E, 0x47]), ("a.jpg", [0xFF, 0xD8, 0xFF]), ("a.JPEG", [0xFF, 0xD8, 0xFF]),
            ("a.webp", Array("RIFF".utf8)), ("a.tif", Array("II*".utf8)), ("plain", [0x89, 0x50, 0x4E, 0x47]),
        ]
        for (name, start) in kinds {
            let file = folder.file(name)
            let result = try Zoetrope.run("capture", "--layout", "linear", "--size", "64x48", "-o", file.path)
            #expect(result.status == 0 && result.output.isEmpty && result.errors.isEmpty, "\(name): \(result.errors)")
            #expect(try beginning(file).starts(with: start), "\(name)")
        }
        // The same bytes every time, and what is shown is what was drawn.
        let again = folder.file("b.jpg")
        #expect(
            try Zoetrope.run("capture", "--layout", "linear", "--size", "64x48", "-o", again.path).status == 0)
        #expect(try Data(contentsOf: again) == Data(contentsOf: folder.file("a.jpg")))
        #expect(try beginning(folder.file("a.webp"))[8...].elementsEqual("WEBP".utf8))
    }

    @Test func aLowerQualityIsASmallerFile() throws {
        let folder = try TemporaryFolder()
        for (name, quality) in [("fine.jpg", "95"), ("coarse.jpg", "10")] {
            let result = try Zoetrope.run(
                "capture", "--scene", "linear", "--size", "320x200", "--quality", quality, "-o", folder.file(name).path)
            #expect(result.status == 0, "\(result.errors)")
        }
        let sizes = try ["fine.jpg", "coarse.jpg"].map { try Data(contentsOf: folder.file($0)).count }
        #expect(sizes[0] > 2 * sizes[1], "\(sizes)")
    }

    @Test(arguments: [
        ["-o", "a.bmp"], ["-o", "a.gif"], ["-o", "a.json"], ["-o", "a.jpg", "--quality", "0"],
        ["-o", "a.jpg", "--quality", "101"], ["-o", "a.png", "--quality", "50"], ["-o", "a.jpg", "--transparent"],
        ["-o", "a.webp", "--size", "20000x4"],
    ])
    func whatIsNoSuchPictureIsRefused(words: [String]) throws {
        let folder = try TemporaryFolder()
        let result = try Zoetrope.run(["capture", "--layout", "linear"] + words, in: folder.url)
        #expect(result.isFailure(64), "\(result)")
        #expect(try folder.names == [])
    }

    @Test func aSheetIsWhatItsNameSays() throws {
        let folder = try TemporaryFolder()
        let sweep = ["sheet", "--layout", "linear", "--over", "spacing=1..2:2", "--scale", "0.25"]
        let result = try Zoetrope.run(sweep + ["-o", "a.jpg"], in: folder.url)
        #expect(result.status == 0, "\(result.errors)")
        #expect(try beginning(folder.file("a.jpg")).starts(with: [0xFF, 0xD8, 0xFF]))
        #expect(try Zoetrope.run(sweep + ["-o", "a.bmp"], in: folder.url).isFailure(64))
    }

    /// A file of that name that is no library stands for a machine without one.
    @Test func withoutLibvipsThePackageIsNamed() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "libvips.so.42")
        let result = try Zoetrope.shell("LD_LIBRARY_PATH=. $Z capture --size 40x30 -o a.jpg", in: folder.url)
        #expect(result.isFailure(69) && result.errors.contains("libvips42"), "\(result)")
        let plain = try Zoetrope.shell(
            "LD_LIBRARY_PATH=. $Z capture --layout linear --size 40x30 -o a.png", in: folder.url)
        #expect(plain.status == 0, "\(plain)")
        #expect(try folder.names == ["a.png", "libvips.so.42"])
    }

    /// Eight times as wide and high with eight samples each is more than a driver holds at once.
    @Test func fineQualityNeedsNoRoomForAllOfIt() throws {
        let folder = try TemporaryFolder()
        let words = ["--layout", "linear", "--size", "2100x6", "--samples", "8", "--supersample", "8"]
        let result = try Zoetrope.run(["capture"] + words + ["-o", "a.png"], in: folder.url)
        #expect(result.status == 0 && result.errors.isEmpty, "\(result)")
        let image = try PNG.decode([UInt8](Data(contentsOf: folder.file("a.png")))).image
        #expect(image.width == 2100 && image.height == 6)
    }
}
