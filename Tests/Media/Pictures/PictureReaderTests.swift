import Foundation
import TestSupport
import Testing
import ZoeImages

@testable import ZoePictures

/// Red, green / blue, yellow: the fixtures show these quarters, 32×16 pixels.
private enum Quarter: String {
    case red, green, blue, yellow, other

    init(_ pixel: Pixel) {
        func near(_ red: Int, _ green: Int, _ blue: Int) -> Bool {
            abs(Int(pixel.red) - red) < 40 && abs(Int(pixel.green) - green) < 40 && abs(Int(pixel.blue) - blue) < 40
        }
        self =
            near(0xE0, 0, 0)
            ? .red : near(0, 0xC0, 0) ? .green : near(0, 0, 0xE0) ? .blue : near(0xE0, 0xC0, 0) ? .yellow : .other
    }

    /// Top left, top right, bottom left, bottom right.
    static func all(of image: Image) -> [Quarter] {
        let (x, y) = (image.width / 4, image.height / 4)
        return [(x, y), (3 * x, y), (x, 3 * y), (3 * x, 3 * y)].map { Quarter(image[$0.0, $0.1]) }
    }
}

@Suite struct PictureReaderTests {
    private let whole = PictureReader.Want(width: 400, height: 400, fills: false)

    private func reason(_ path: String, _ reader: PictureReader = PictureReader()) -> String? {
        do throws(FileFault) {
            _ = try reader.picture(at: path, whole)
            return nil
        } catch {
            return error.reason
        }
    }

    @Test(arguments: ["jpg", "webp", "gif", "tif", "avif"])
    func eachKindOfFileIsRead(_ kind: String) throws {
        let image = try PictureReader().picture(at: Fixture.path("quadrants." + kind), whole)
        #expect((image.width, image.height) == (32, 16))
        #expect(Quarter.all(of: image) == [.red, .green, .blue, .yellow])
    }

    /// EXIF 2.32, tag 0x0112: where row 0 and column 0 of what is stored are seen.
    @Test(arguments: [
        (1, "red green blue yellow"), (2, "green red yellow blue"), (3, "yellow blue green red"),
        (4, "blue yellow red green"), (5, "red blue green yellow"), (6, "blue red yellow green"),
        (7, "yellow green blue red"), (8, "green yellow red blue"),
    ])
    func turnedAsTheCameraWasHeld(_ orientation: UInt8, _ seen: String) throws {
        var bytes = try Fixture.bytes("quadrants.jpg")
        // An APP1 segment with a TIFF header and one entry, right after the start of the image.
        let exif: [UInt8] =
            Array("Exif\0\0MM\0*".utf8) + [
                0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0,
            ]
        bytes.insert(contentsOf: [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif, at: 2)
        let folder = try TemporaryFolder()
        let image = try PictureReader().picture(at: folder.write(bytes, to: "turned.jpg"), whole)
        #expect((image.width, image.height) == (orientation < 5 ? (32, 16) : (16, 32)))
        #expect(Quarter.all(of: image).map(\.rawValue).joined(separator: " ") == seen)
        #expect(PictureReader().shape(at: folder.path + "/turned.jpg") == (orientation < 5 ? 2 : 0.5))
    }

    @Test(arguments: ["quadrants.avif", "quadrants.gif", "quadrants.jpg", "quadrants.tif", "quadrants.webp"])
    func theShapeIsKnownFromTheBeginning(_ name: String) throws {
        #expect(PictureReader().shape(at: Fixture.path(name)) == 2)
        #expect(PictureReader(usesVips: false).shape(at: Fixture.path(name)) == nil)
        // Much follows that nobody has to read.
        let folder = try TemporaryFolder()
        let long = try folder.write(
            try Fixture.bytes("adobe-rgb.png") + [UInt8](repeating: 7, count: 1 << 20), to: "long.png")
        #expect(PictureReader().shape(at: long) == 1 && PictureReader(usesVips: false).shape(at: long) == 1)
    }

    @Test func aShapeIsForgottenWithItsFile() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(try Fixture.bytes("quadrants.jpg"), to: "a.jpg")
        let shapes = PictureShapes([path, nil, folder.path + "/none.png"])
        #expect([-3, 0, 1, 2, 3].map(shapes.shape) == [2, 2, nil, nil, 2])
        _ = try folder.write(try Fixture.bytes("adobe-rgb.png"), to: "a.jpg")
        #expect(shapes.shape(of: 0) == 2)
        PictureShapes.forget(path)
        #expect(shapes.shape(of: 0) == 1)
    }

    /// Expected from the profiles' primaries and curves by the formulas of ICC.1, in another language.
    @Test(arguments: [("adobe-rgb.png", [66, 151, 74]), ("wide-gamut.png", [160, 97, 87])])
    func coloursAreWhatTheProfileSays(_ name: String, _ expected: [Int]) throws {
        let pixel = try PictureReader().picture(at: Fixture.path(name), whole)[4, 4]
        for (value, expected) in zip([pixel.red, pixel.green, pixel.blue], expected) {
            #expect(abs(Int(value) - expected) <= 2)
        }
    }

    @Test func atTheSizeThatIsNeeded() throws {
        let path = Fixture.path("quadrants.jpg")
        let cut = try PictureReader().picture(at: path, PictureReader.Want(width: 8, height: 8, fills: true))
        #expect((cut.width, cut.height) == (8, 8))
        let fitted = try PictureReader().picture(at: path, PictureReader.Want(width: 8, height: 8, fills: false))
        #expect((fitted.width, fitted.height) == (8, 4))
        #expect(Quarter.all(of: fitted) == [.red, .green, .blue, .yellow])
    }

    @Test func contentCountsNotTheName() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(Fixture.bytes("quadrants.webp"), to: "photo.jpg")
        #expect(Quarter.all(of: try PictureReader().picture(at: path, whole)) == [.red, .green, .blue, .yellow])
        #expect(
            reason(try folder.write(Array("just some words".utf8), to: "words.png"))
                == "it is not a picture that can be read")
    }

    @Test func whatIsCutOffShowsWhatThereIs() throws {
        let folder = try TemporaryFolder()
        let bytes = try Fixture.bytes("quadrants.jpg")
        // Within the data of the picture, which are its last 30 bytes or so.
        let path = try folder.write(Array(bytes.dropLast(8)), to: "half.jpg")
        let image = try PictureReader().picture(at: path, whole)
        #expect(Quarter(image[4, 4]) == .red)
        let stump = try folder.write(Array(bytes.prefix(60)), to: "stump.jpg")
        #expect(reason(stump)?.hasPrefix("it is") == true)
        #expect(reason(stump)?.contains("\n") == false)
    }

    /// A listing repairs such a name, and no file has the one that comes of it.
    @Test func aNameThatIsNotUTF8IsSaidToBeWhatIsWrong() throws {
        let folder = try TemporaryFolder()
        let bytes = try Fixture.bytes("quadrants.jpg")
        let name = Array(folder.path.utf8) + Array("/a".utf8) + [0xFF] + Array(".jpg".utf8) + [0]
        let plain = try folder.write(bytes, to: "plain.jpg")
        let isRenamed = unsafe name.withUnsafeBufferPointer { text in
            unsafe text.withMemoryRebound(to: CChar.self) { unsafe rename(plain, $0.baseAddress!) }
        }
        #expect(isRenamed == 0)
        let deck = try FileDeck(paths: [folder.path])
        #expect(reason(deck.paths[0]) == "its name is not UTF-8; rename it")
        #expect(reason(folder.path + "/b.jpg") == "there is no such file")
    }

    /// A header that promises 60,000×60,000 pixels.
    @Test(arguments: [true, false])
    func aFileThatUnpacksToTooMuchIsRefused(_ usesVips: Bool) throws {
        let folder = try TemporaryFolder()
        var header: [UInt8] = Array("IHDR".utf8) + [0, 0, 0xEA, 0x60, 0, 0, 0xEA, 0x60, 8, 6, 0, 0, 0]
        header += Self.crc(header)
        let data: [UInt8] = Array("IDAT".utf8) + [0x78, 0x9C, 0x63, 0, 0, 0, 1, 0, 1]
        let end = Array("IEND".utf8)
        let bytes =
            [137, 80, 78, 71, 13, 10, 26, 10] + [0, 0, 0, 13] + header + [0, 0, 0, 9] + data + Self.crc(data)
            + [0, 0, 0, 0] + end + Self.crc(end)
        let reason = reason(try folder.write(bytes, to: "bomb.png"), PictureReader(usesVips: usesVips))
        #expect(reason?.contains("60000×60000") == true, "\(reason ?? "none")")
    }

    /// PNG specification, annex D.
    private static func crc(_ bytes: [UInt8]) -> [UInt8] {
        let sum = bytes.reduce(UInt32.max) { sum, byte in
            (0..<8).reduce(sum ^ UInt32(byte)) { rest, _ in rest & 1 == 1 ? (rest >> 1) ^ 0xEDB8_8320 : rest >> 1 }
        }
        return (0..<4).map { UInt8(truncatingIfNeeded: ~sum >> (24 - 8 * UInt32($0))) }
    }

    @Test func whatIsNoFileIsNotWaitedFor() throws {
        let folder = try TemporaryFolder()
        #expect(reason(try folder.write([], to: "empty.jpg")) == "it is empty")
        #expect(reason(folder.path) == "it is a folder")
        #expect(reason(folder.path + "/gone.jpg") == "there is no such file")
        unsafe mkfifo(folder.path + "/pipe.jpg", 0o600)
        #expect(reason(folder.path + "/pipe.jpg") == "it is not a file")
        unsafe symlink("loop.jpg", folder.path + "/loop.jpg")
        #expect(reason(folder.path + "/loop.jpg") == "its links lead in a circle")
        #expect(reason("/dev/null") == "it is not a file")
        let large = try folder.write([1, 2, 3], to: "large.jpg")
        #expect(reason(large, PictureReader(byteLimit: 2))?.contains("is the most") == true)
    }

    @Test(.enabled(if: geteuid() != 0, "root may read everything"))
    func whatMustNotBeReadSaysSo() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write([1], to: "secret.jpg")
        unsafe chmod(path, 0)
        #expect(reason(path) == "no permission to read it")
    }

    @Test func withoutVipsThereAreStillPNGFiles() throws {
        let folder = try TemporaryFolder()
        let picture = try Image(width: 6, height: 4, filledWith: Pixel(red: 9, green: 8, blue: 7))
        let path = try folder.write(try PNG.encode(picture, compression: .fast), to: "plain.png")
        let reader = PictureReader(usesVips: false)
        #expect(try reader.picture(at: path, whole) == picture)
        #expect(reason(Fixture.path("quadrants.jpg"), reader)?.contains("apt-get install libvips42") == true)
    }
}
