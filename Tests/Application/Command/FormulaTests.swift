import Foundation
import TestSupport
import Testing

@Suite struct FormulaTests {
    @Test func brokenFormulasAre65AndSayWhere() throws {
        let folder = try TemporaryFolder()
        try folder.write("a = 1 in 0..2\nx = a * )\n", to: "own.formula")
        let path = folder.file("own.formula").path
        let file = try Zoetrope.run("export", "--formula", path)
        #expect(file.isFailure(65), "\(file)")
        #expect(file.errors.hasPrefix("zoetrope: \(path):2:"), "\(file.errors)")
        let text = try Zoetrope.run("export", "--formula", "x = o * unknown")
        #expect(text.isFailure(65), "\(text)")
        #expect(text.errors.hasPrefix("zoetrope: --formula:1:9: "), "\(text.errors)")
    }

    @Test(arguments: ["", " ", "x", "x = ", "= o", "x = 1e", "\u{0}", "🎠", "x = o; x = o"])
    func whatIsNoFormulaIs65(text: String) throws {
        #expect(try Zoetrope.run("export", "--formula=\(text)").isFailure(65))
    }

    @Test(arguments: [
        "missing.txt", "missing.formula", "./missing", "shapes/missing", "/missing", "folder/", "./folder",
    ])
    func missingFilesAre66(path: String) throws {
        let folder = try TemporaryFolder()
        try FileManager.default.createDirectory(at: folder.file("folder"), withIntermediateDirectories: true)
        let result = try Zoetrope.run("export", "--formula", path, in: folder.url)
        #expect(result.isFailure(66), "\(result)")
        #expect(result.errors.contains("'\(path)'"))
    }

    @Test func filesThatHoldNoTextAre65() throws {
        let folder = try TemporaryFolder()
        try Data([0x78, 0x3D, 0xFF]).write(to: folder.file("binary.formula"))
        let result = try Zoetrope.run("export", "--formula", "binary.formula", in: folder.url)
        #expect(result.isFailure(65), "\(result)")
        #expect(try Zoetrope.run("export", "--formula", "/dev/zero").isFailure(66))
    }

    @Test func aFileMayComeThroughAPipe() throws {
        let result = try Zoetrope.shell("echo 'x = o * w' | \"$Z\" export --offset 1 --formula /dev/stdin")
        #expect(result.status == 0 && result.output.contains("\"layout\": \"custom\""), "\(result)")
    }

    @Test func aFileIsReadThoughItsNameCouldBeAFormula() throws {
        let folder = try TemporaryFolder()
        try folder.write("x = o * (", to: "x = o")
        #expect(try Zoetrope.run("export", "--formula", "x = o", in: folder.url).isFailure(65))
    }

    /// Its parameters can be set like all others, in their range.
    @Test func aFormulasParametersAreKnobs() throws {
        let result = try Zoetrope.run("export", "--formula", "a = 1 in 0..2; x = a * o", "--set", "a=9")
        #expect(result.status == 0)
        #expect(result.errors.contains("layout.a=9 is out of range (a number from 0 to 2), 2 is used"))
        #expect(try Zoetrope.run("export", "--formula", "a = 1 in 0..2; x = a * o", "--set", "b=1").isFailure(64))
    }
}
