import Foundation
import Testing

/// Every command that README shows is run, but for the bench: it measures, and a debug build has nothing to measure.
@Suite struct ReadmeTests {
    static let commands: [String] = {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let text = (try? String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)) ?? ""
        var isShell = false
        return text.split(separator: "\n", omittingEmptySubsequences: false).compactMap { line in
            if line.hasPrefix("```") {
                isShell = line == "```sh"
                return nil
            }
            return isShell && line.hasPrefix("zoetrope ") ? "$Z" + line.dropFirst("zoetrope".count) : nil
        }
    }()

    @Test func readmeShowsCommands() { #expect(Self.commands.count >= 8) }

    /// One after the other in one folder: some go on with what an earlier one has left.
    @Test func theyWork() throws {
        let folder = try TemporaryFolder()
        for command in Self.commands where !command.contains(" bench ") {
            let result = try Zoetrope.shell(command, in: folder.url)
            #expect(result.status == 0 && result.errors.isEmpty, "\(command): \(result.errors)")
            #expect(!result.output.isEmpty || [" -o ", " > "].contains(where: command.contains), "\(command)")
        }
    }
}
