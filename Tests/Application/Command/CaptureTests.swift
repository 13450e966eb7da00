import Foundation
import TestSupport
import Testing
import ZoeImages

/// Pictures, from outside. They need OpenGL but no display.
@Suite struct CaptureTests {
    @Test func aPictureHasTheSizeThatWasAskedForAndTheSameBytesEveryTime() throws {
        let folder = try TemporaryFolder()
        let (first, second) = (folder.file("a.png"), folder.file("b.png"))
        for file in [first, second] {
            let result = try capture("--layout", "cover-flow", "--size", "160x90", "--scale", "2", "-o", file.path)
            #expect(result.status == 0 && result.output.isEmpty && result.errors.isEmpty, "\(result.errors)")
        }
        let bytes = try Data(contentsOf: first)
        #expect(try bytes == Data(contentsOf: second))
        let image = try PNG.decode([UInt8](bytes)).image
        #expect(image.width == 320 && image.height == 180)
        #expect(image.isOpaque)
        // The middle card faces the viewer; the corners of the picture are backdrop.
        #expect(image[160, 90] != image[2, 90])
    }

    @Test func standardOutputTakesThePicture() throws {
        let folder = try TemporaryFolder()
        let result = try Zoetrope.shell("$Z capture --size 40x30 -o - > picture.png", in: folder.url)
        #expect(result.status == 0 && result.errors.isEmpty)
        let bytes = try [UInt8](Data(contentsOf: folder.file("picture.png")))
        #expect(try PNG.decode(bytes).image.width == 40)
    }

    @Test func aTransparentPictureIsEmptyWhereNoCardIs() throws {
        let image = try picture("--layout", "linear", "--size", "300x300", "--transparent", "--items", "1")
        #expect(image[150, 150].alpha == 255)
        #expect(image[2, 2] == .clear)
        #expect(image[298, 150].alpha == 0)
    }

    @Test func onePointAndALongStripAreDrawn() throws {
        #expect(try picture("--size", "1x1").width == 1)
        let strip = try picture("--size", "9000x64", "--layout", "linear", "--items", "1")
        #expect(strip.width == 9000 && strip.height == 64)
        #expect(strip[4500, 32] != strip[100, 32])
    }

    @Test func aPictureIsLikeItselfAndUnlikeAnother() throws {
        let folder = try TemporaryFolder()
        let file = folder.file("a.png").path
        let scene = ["--layout", "rotary", "--size", "320x180"]
        #expect(try Zoetrope.run(["capture"] + scene + ["-o", file]).status == 0)
        let same = try Zoetrope.run(["capture"] + scene + ["--reference", file])
        #expect(same.status == 0 && same.output.hasPrefix("similarity 1.0\n"), "\(same)")
        let other = try Zoetrope.run(["capture"] + scene + ["--scroll", "0.4", "--reference", file])
        #expect(other.status == 1 && other.errors.hasPrefix("zoetrope: the picture is farther from"))
        let difference = try Data(contentsOf: folder.file("a.png.difference.png"))
        #expect(try PNG.decode([UInt8](difference)).image.width == 320)
    }

    @Test func whatCannotBeDoneIsSaidInOneLineAndLeavesNothing() throws {
        let folder = try TemporaryFolder()
        #expect(try capture().isFailure(64))
        #expect(try capture("--scale", "0", "-o", "-").isFailure(64))
        #expect(try capture("--samples", "3", "-o", "-").isFailure(64))
        #expect(try capture("--size", "1000000x1000000", "-o", "-").isFailure(64))
        #expect(try capture("--reference", folder.file("none.png").path).isFailure(66))
        let broken = folder.file("broken.png")
        try Data("no picture".utf8).write(to: broken)
        #expect(try capture("--reference", broken.path).isFailure(65))
        #expect(try capture("-o", folder.file("no/where.png").path).isFailure(73))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["broken.png"])
    }

    @Test func withoutOpenGLItSaysSo() throws {
        let folder = try TemporaryFolder()
        // A list of drivers with nothing in it.
        let result = try Zoetrope.shell(
            "env -u DISPLAY __EGL_VENDOR_LIBRARY_DIRS=/nowhere __EGL_VENDOR_LIBRARY_FILENAMES=/nowhere/none.json $Z capture -o a.png",
            in: folder.url)
        #expect(result.isFailure(69), "\(result)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
    }

    /// Golden pictures, looked at when they were made. A card that is off by two pixels exceeds the threshold.
    @Test(arguments: [
        "cover-flow", "cylinder", "polygon-wheel", "task-stack", "time-machine", "tag-cloud", "disc", "book",
    ])
    func looksAsItDid(_ layout: String) throws {
        let folder = try TemporaryFolder()
        let scene = ["capture", Self.plain, "--layout", layout]
        let golden = Self.golden.appendingPathComponent("\(layout).png")
        let candidate = folder.file("\(layout).png").path
        let set = layout == "task-stack" ? ["--set", "itemWidth=90"] : []
        let result = try Zoetrope.run(
            scene + set + ["-o", candidate, "--reference", golden.path, "--threshold", "0.002"])
        #expect(result.status == 0, "\(result.errors) \(result.output)")
    }

    @Test func aCardOffByTwoPixelsIsSeen() throws {
        let folder = try TemporaryFolder()
        let golden = Self.golden.appendingPathComponent("cover-flow.png")
        let result = try Zoetrope.run([
            "capture", Self.plain, "--layout", "cover-flow", "--scroll", "7.012",
            "-o", folder.file("a.png").path, "--reference", golden.path, "--threshold", "0.002",
        ])
        #expect(result.status == 1, "\(result.output)")
    }

    private static let golden = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
        .appendingPathComponent("Golden")

    private static let plain = golden.appendingPathComponent("plain.json").path

    private func capture(_ arguments: String...) throws -> Zoetrope.Result {
        try Zoetrope.run(["capture"] + arguments)
    }

    // MARK: Scenes with a view of their own

    @Test func aSceneThatKeepsItsViewIsShownWholeOnASurround() throws {
        let small = try picture("--scene", "ellipse", "--scale", "2")
        #expect(try picture("--scene", "ellipse", "--size", "750x470") == small, "the same shape is filled")
        let mounted = try picture("--scene", "ellipse", "--size", "900x470")
        #expect(mounted.width == 900 && mounted.height == 470)
        let (wall, backdrop) = (mounted[3, 235], Pixel(red: 0xF4, green: 0xF5, blue: 0xF7, alpha: 255))
        #expect(max(wall.red, wall.green, wall.blue) < 0x28, "a dark wall")
        #expect(mounted[450, 40] == backdrop && mounted[110, 440] == backdrop)
        let filled = try picture("--scene", "ellipse", "--size", "900x470", "--fit", "window")
        #expect(filled[3, 235] == backdrop)
        let clear = try picture("--scene", "ellipse", "--size", "900x470", "--transparent")
        #expect(clear[3, 235].alpha == 0)
    }

    @Test func aSmallPictureShowsAsMuchAsALargeOneWhereThatIsAskedFor() throws {
        let small = try picture("--layout", "linear", "--size", "390x200", "--set", "leastWidth=780")
        #expect(try picture("--layout", "linear", "--size", "780x400", "--scale", "0.5") == small)
        #expect(try picture("--layout", "linear", "--size", "390x200") != small)
        let large = try picture("--layout", "linear", "--size", "800x200", "--set", "leastWidth=780")
        #expect(
            try picture("--layout", "linear", "--size", "800x200") == large, "where there is room, nothing is smaller")
    }

    @Test func aSceneWhoseOwnViewIsSmallIsDrawnWholeToo() throws {
        let folder = try TemporaryFolder()
        let file = folder.file("small.json")
        try Data(
            #"{"zoetrope": 1, "layout": "linear", "view": {"width": 390, "height": 200}, "parameters": {"leastWidth": 780}}"#
                .utf8
        ).write(to: file)
        #expect(try picture(file.path) == picture(file.path, "--size", "780x400", "--scale", "0.5"))
        let numbers = try Zoetrope.run("export", file.path, "--format", "json")
        #expect(numbers.output.contains(#""view": {"width": 390, "height": 200}"#), "numbers are of its own view")
    }

    @Test func aPictureOnASurroundIsDrawnAgainFromItself() throws {
        let folder = try TemporaryFolder()
        let (a, b) = (folder.file("a.png").path, folder.file("b.png").path)
        #expect(
            try Zoetrope.run("capture", "--scene", "ios9-switcher", "--size", "300x200", "-o", a).status == 0)
        #expect(try Zoetrope.run("capture", a, "-o", b).status == 0)
        #expect(try Data(contentsOf: folder.file("a.png")) == Data(contentsOf: folder.file("b.png")))
    }

    private func picture(_ arguments: String...) throws -> Image {
        let folder = try TemporaryFolder()
        let file = folder.file("picture.png")
        let result = try Zoetrope.run(["capture"] + arguments + ["-o", file.path])
        #expect(result.status == 0, "\(result.errors)")
        return try PNG.decode([UInt8](Data(contentsOf: file))).image
    }
}
