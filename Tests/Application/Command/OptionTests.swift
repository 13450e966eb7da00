import Foundation
import TestSupport
import Testing

/// What an option's declaration says is what its reader, its help and its completions hold to.
@Suite struct OptionTests {
    @Test(arguments: [
        (["capture", "-o", "a.png", "--scale", "99"], "--scale needs a number above 0 and up to 64, not '99'"),
        (["sheet", "-o", "a.png", "--scale", "0"], "--scale needs a number above 0 and up to 64, not '0'"),
        (["view", "--scale", "big"], "--scale needs a number above 0 and up to 64, not 'big'"),
        (["view", "--ui-scale", "9"], "--ui-scale needs a number from 0.5 to 4, not '9'"),
        (["export", "--time", "-1"], "--time needs seconds from 0 to 3600, not '-1'"),
        (["export", "--scroll", "inf"], "--scroll needs a finite number, not 'inf'"),
        (
            ["export", "--items", "2.5"],
            "--items needs a whole number from 0 to 9223372036854775807, not '2.5'"
        ),
        (["export", "--seed", "-1"], "--seed needs a whole number from 0 to 18446744073709551615, not '-1'"),
        (["capture", "--supersample", "9"], "--supersample needs a whole number from 1 to 8, not '9'"),
        (["capture", "--quality", "0"], "--quality needs a whole number from 1 to 100, not '0'"),
        (["sheet", "--columns", "0"], "--columns needs a whole number from 1 to 100, not '0'"),
        (
            ["sheet", "--over", "tilt=0..1:0"],
            "--over needs NAME=FROM..TO:COUNT with 1 to 100 steps (tilt=0..1:5), not 'tilt=0..1:0'"
        ),
        (
            ["export", "--size", "0x0"],
            "--size needs WxH in points, above 0 and up to a million (1280x720), not '0x0'"
        ),
        (["export", "--set", "=1"], "--set needs NAME=VALUE, not '=1'"),
        (["fit", "--points", "1,x"], "--points needs pairs of finite numbers ('1,0.8 -2,-0.4'), not '1,x'"),
        (["fit", "--free", ","], "--free needs names of parameters, with commas between them, not ','"),
        (["view", "--osc", "nine"], "--osc needs a port, or HOST:PORT, not 'nine'"),
    ])
    func whatIsNoValueIsRefusedInOneWay(words: [String], message: String) throws {
        let result = try Zoetrope.run(words)
        #expect(result.isFailure(64))
        #expect(result.errors == "zoetrope: \(message); see `zoetrope \(words[0]) --help`\n")
    }

    @Test(arguments: [
        (["capture", "--samples", "3"], "no --samples '3'; give 0, 2, 4 or 8"),
        (["export", "--format", "jsno"], "no --format 'jsno'; did you mean 'json'?"),
        (["check", "--as", "fase"], "no --as 'fase'; did you mean 'face'?"),
    ])
    func whatIsNoneOfAFewIsRefusedWithThose(words: [String], message: String) throws {
        #expect(try Zoetrope.run(words).errors == "zoetrope: \(message)\n")
    }

    /// Before a file is read, and long before one is drawn.
    @Test func valuesAreReadBeforeAnythingIsDone() throws {
        let folder = try TemporaryFolder()
        for words in [["--threshold", "x"], ["--time", "9999"], ["--scale", "65"]] {
            let result = try Zoetrope.run(["capture", "no-such.json", "-o", "a.png"] + words, in: folder.url)
            #expect(result.isFailure(64), "\(result)")
        }
        #expect(try folder.names.isEmpty)
        // Only the last counts, and what comes after --help does not.
        #expect(try Zoetrope.run("export", "--items", "x", "--items", "3").status == 0)
        #expect(try Zoetrope.run("export", "--items", "x", "--help").status == 0)
    }

    /// Ranges and defaults that are not in the sentence are added to it.
    @Test func theHelpSaysRangesAndDefaults() throws {
        func line(_ command: String) throws -> String {
            try Zoetrope.run(command, "--help").output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }
        let capture = try line("capture")
        for text in [
            "--scale S pixels per point, above 0 and up to 64 (the scene's, else 1; in a window the screen's)",
            "--time T the clock in seconds, 0 to 3600 (the scene's, else 0)", "--supersample 1…8 draw so many",
            "--threshold X how far from the reference is too far: 1 - SSIM (0.01)", "--samples 0|2|4|8 samples",
        ] { #expect(capture.contains(text), "\(text)") }
        #expect(try line("sheet").contains("--columns N pictures side by side, 1 to 100"))
        let formats = "json|csv|html|swift|js|glsl|css|glb|svg|pdf"
        #expect(try line("export").contains("--format \(formats) what to write (what the file's name says, else json)"))
    }
}
