import Foundation
import TestSupport
import Testing

/// Shaders to begin with.
@Suite struct NewCommandTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// It compiles, its picture has more than one colour, and nothing in it is odd.
    @Test(arguments: [
        ("face", "own", "own.frag"), ("backdrop", "own.glsl", "own.glsl"), ("post", "own", "own.frag"),
        ("isf", "own", "own.fs"), ("toy", "own", "own"),
    ])
    func whatIsBegunRuns(kind: String, name: String, file: String) throws {
        let made = try Zoetrope.run(["new", kind, name], in: folder.url)
        #expect(made.status == 0 && made.output.isEmpty && made.errors.contains(" \(file)` shows it"), "\(made)")
        let check = try Zoetrope.run(["check", "--draw", file], in: folder.url)
        #expect(check.status == 0 && check.output.isEmpty, "\(check)")
        // What is there stays.
        let again = try Zoetrope.run(["new", kind, name], in: folder.url)
        #expect(again.isFailure(73) && again.errors.contains("is there already"), "\(again)")
    }

    @Test func whatCannotBeBegunIsRefused() throws {
        let unknown = try Zoetrope.run(["new", "fase", "a"], in: folder.url)
        #expect(unknown.isFailure(64) && unknown.errors.contains("did you mean 'face'?"), "\(unknown)")
        #expect(try Zoetrope.run(["new", "face"], in: folder.url).isFailure(64))
        #expect(try Zoetrope.run(["new", "face", "none/a"], in: folder.url).status == 73)
    }
}
