import Foundation
import LayoutCore
import TestSupport
import Testing
import ZoeDocument

/// Every command that README and the pages in docs show is run, but for the bench: it measures, and a debug build has nothing to
/// measure.
@Suite struct ReadmeTests {
    static let pages = [
        "README.md", "docs/formulas.md", "docs/scene-format.md", "docs/shaders.md", "docs/live-commands.md",
        "docs/films.md", "docs/export.md",
    ]

    private struct Page {
        var commands: [String] = []
        /// What it shows of GLSL, by the name that its commands call it: that behind the word glsl, or own.frag.
        var shaders: [String: String] = [:]

        init(_ path: String) throws {
            let text = try String(contentsOf: PagesTests.root.appendingPathComponent(path), encoding: .utf8)
            var language: String?
            for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
                if line.hasPrefix("```") {
                    language = language == nil ? String(line.dropFirst(3)) : nil
                } else if language == "sh", line.hasPrefix("zoetrope ") {
                    commands.append("$Z" + line.dropFirst("zoetrope".count))
                } else if let language, language.hasPrefix("glsl") {
                    let name = language.split(separator: " ").dropFirst().first.map(String.init)
                    shaders[name ?? "own.frag", default: ""] += line + "\n"
                }
            }
        }
    }

    @Test func readmeShowsCommands() throws {
        #expect(try Page("README.md").commands.count >= 5)
        #expect(try Self.pages.map { try Page($0).commands.count }.reduce(0, +) >= 18)
    }

    /// One after the other in one folder: some go on with what an earlier one has left.
    @Test(arguments: pages) func theyWork(page: String) throws {
        let folder = try TemporaryFolder()
        let page = try Page(page)
        for (name, text) in page.shaders { try folder.write(text, to: name) }
        for command in page.commands where !command.contains(" bench ") {
            let result = try Zoetrope.shell(command, in: folder.url)
            #expect(result.status == 0 && result.errors.isEmpty, "\(command): \(result.errors)")
            let isSilent = [" -o ", " > ", " check "].contains(where: command.contains)
            #expect(!result.output.isEmpty || isSilent, "\(command)")
        }
    }

    @Test func itsNumbersAreThoseOfTheProgram() throws {
        let text = try String(contentsOf: PagesTests.root.appendingPathComponent("README.md"), encoding: .utf8)
        #expect(text.contains("all \(LayoutKind.all.count), most with a picture"))
        #expect(text.contains("lists \(Scene.builtIn.count) scenes"))
        let effects = try ["faces", "backdrops", "post"].map { folder in
            let files = PagesTests.root.appending(path: "Shaders/\(folder)").path
            return try FileManager.default.contentsOfDirectory(atPath: files).count { $0.hasSuffix(".frag") }
        }
        let count = effects.reduce(0, +)
        #expect(text.contains("\(count) effects come with the program"), "\(count)")
    }

    /// The two commands by which everything begins: what they install is what the machine of the tests was given.
    @Test func bothStartsInstallTheSame() throws {
        let text = try String(contentsOf: PagesTests.root.appendingPathComponent("README.md"), encoding: .utf8)
        let lines = text.split(separator: "\n").filter { $0.hasPrefix("apt-get update") }
        let parts = lines.map { $0.components(separatedBy: "pkg-config && ") }
        #expect(
            parts.map(\.last) == [
                "swift run -c release zoetrope",
                "swift test -c release -Xswiftc -enable-testing --scratch-path .build/tests",
            ])
        #expect(Set(parts.map(\.first)).count == 1)
        let script = try String(contentsOf: PagesTests.root.appendingPathComponent(".ci/run"), encoding: .utf8)
        for package in (parts.first?.first ?? "").split(separator: " ").drop(while: { $0 != "-y" }).dropFirst() {
            #expect(script.contains(package), ".ci/run does not install \(package)")
        }
    }
}
