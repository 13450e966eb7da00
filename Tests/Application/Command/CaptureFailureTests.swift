import Foundation
import TestSupport
import Testing
import ZoeDocument
import ZoeImages

/// Pictures that cannot be made or kept: what the caller is told, and that what stood there stays as it was.
@Suite struct CaptureFailureTests {
    /// `file` stands for what is in the way, `words` for what is wrong; the picture would be `a.png`.
    @Test(arguments: [
        (64, "capture -o a.png --zzz"), (64, "capture -o a.png --scale 0"), (64, "capture -o a.png --scene galery"),
        (64, "capture -o a.png --set tilt=nan"), (64, "capture -o a.png --size 70000x70000"),
        (65, "capture -o a.png --formula 'x = ('"), (65, "capture broken.json -o a.png"),
        (65, "capture broken.png -o a.png"), (65, "capture cut.png -o a.png"),
        (65, "capture --scene ellipse -o a.png --reference broken.json"), (66, "capture missing.json -o a.png"),
        (66, "capture --scene ellipse -o a.png --reference missing.png"), (65, "sheet broken.json -o a.png"),
        (66, "sheet missing.json --over scroll=0..1:2 -o a.png"),
        (69, "env -u DISPLAY __EGL_VENDOR_LIBRARY_FILENAMES=/none __EGL_VENDOR_LIBRARY_DIRS=/none $Z capture -o a.png"),
        (73, "capture --scene ellipse -o missing/a.png"), (73, "capture --scene ellipse -o a.png/b.png"),
        (73, "capture --scene ellipse -o folder"), (73, "capture --scene ellipse -o /proc/a.png"),
        (74, "capture --scene ellipse -o /dev/full"),
        (74, "capture --scene ellipse -o - > /dev/full"),
    ])
    func afterAFailureAllIsAsItWas(code: Int32, words: String) throws {
        let folder = try TemporaryFolder()
        try FileManager.default.createDirectory(at: folder.file("folder"), withIntermediateDirectories: true)
        try folder.write("what stood there", to: "a.png")
        try folder.write("{\"zoetrope\": 1,\n \"items\": \"many\"}", to: "broken.json")
        let image = try Image(width: 40, height: 40, filledWith: .white)
        try Data(PNG.encode(image, text: [.init("zoetrope", "{\"zoetrope\":\n1,}")])).write(
            to: folder.file("broken.png"))
        try Data(PNG.encode(image, text: [.init("zoetrope", Scene().text)]).prefix(60))
            .write(to: folder.file("cut.png"))
        let names = try folder.names
        let result = try Zoetrope.shell(words.hasPrefix("env") ? words : "$Z " + words, in: folder.url)
        #expect(result.isFailure(code), "\(words): \(result)")
        #expect(try folder.text(of: "a.png") == "what stood there")
        #expect(try folder.names == names, "something was left")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("folder").path).isEmpty)
    }

    @Test(arguments: [
        ("{", "1:2: "), ("{\"zoetrope\": 1,\n  \"layout\": \"rotory\"}", "2:13: no layout 'rotory'"),
        ("{\"zoetrope\": 1, \"deck\": {\"kind\": 7}}", "1:34: "), ("[]", "1:1: "), ("", "1:1: "),
        ("{\"zoetrope\": 1,\n\"view\": {\"width\": -4, \"height\": 3}}", "2:19: "),
    ])
    func aBrokenSceneSaysWhere(text: String, place: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(text, to: "a.json")
        let result = try Zoetrope.run("capture", "a.json", "-o", "a.png", in: folder.url)
        #expect(result.isFailure(65) && result.errors.hasPrefix("zoetrope: a.json:\(place)"), "\(result)")
        #expect(try folder.names == ["a.json"])
    }

    // MARK: File systems

    /// Runs a line in a folder whose `disk` is a small file system with `a.png` on it, and says how the line ended, what
    /// then is on the disk, and what `a.png` holds.
    private func onDisk(_ line: String, pages: Int, isReadOnly: Bool = false) throws -> (end: String, errors: String) {
        let folder = try TemporaryFolder()
        try FileManager.default.createDirectory(at: folder.file("disk"), withIntermediateDirectories: true)
        try folder.write(
            """
            mount -t tmpfs -o size=\(pages * 4)k none disk || exit 99
            printf 'what stood there' > disk/a.png
            \(isReadOnly ? "mount -o remount,ro disk || exit 99" : "")
            \(line)
            echo "$? $(ls -A disk) $(cat disk/a.png)"
            """, to: "script")
        let mounting = try #require(SmallDisk.mounting)
        let result = try Zoetrope.shell("\(mounting) sh script", in: folder.url)
        return (result.output, result.errors)
    }

    @Test(
        .enabled(if: SmallDisk.mounting != nil, SmallDisk.cannotMount),
        arguments: [
            "capture --scene tag-cloud --size 480x320", "sheet --scene ellipse --over scroll=0..1:2",
            "export --layout tag-cloud --items 200",
        ])
    func aFullDiskIs74AndNothingHalfWrittenIsLeft(words: String) throws {
        for file in ["disk/a.png", "disk/new.png"] {
            let (end, errors) = try onDisk("$Z \(words) -o \(file)", pages: 2)
            #expect(end == "74 a.png what stood there\n", "\(end) \(errors)")
            #expect(errors.hasPrefix("zoetrope: writing '\(file)' failed: No space left on device"), "\(errors)")
            #expect(errors.count { $0 == "\n" } == 1)
        }
        // With room enough the same line succeeds.
        let (end, errors) = try onDisk("$Z \(words) -o disk/new.png; s=$?; rm -f disk/new.png; (exit $s)", pages: 2000)
        #expect(end == "0 a.png what stood there\n", "\(errors)")
    }

    @Test(.enabled(if: SmallDisk.mounting != nil, SmallDisk.cannotMount), arguments: ["disk/a.png", "disk/new.png"])
    func aReadOnlyFolderIs73(file: String) throws {
        for words in ["capture --scene ellipse", "export"] {
            let (end, errors) = try onDisk("$Z \(words) -o \(file)", pages: 2, isReadOnly: true)
            #expect(end == "73 a.png what stood there\n", "\(end) \(errors)")
            #expect(errors.hasPrefix("zoetrope: can't write '\(file)': Read-only file system"), "\(errors)")
        }
    }
}
