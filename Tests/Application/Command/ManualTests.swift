import Foundation
import TestSupport
import Testing
import ZoeEditor
import ZoeLive
import ZoeWindow

/// The manual page, as `man` shows it.
@Suite struct ManualTests {
    private func page() throws -> String {
        let result = try Zoetrope.run("manual")
        #expect(result.status == 0 && result.errors.isEmpty)
        return result.output
    }

    /// What a reader sees, in one long line.
    private func plain(_ roff: String) -> String {
        let signs = [
            ("\\-", "-"), ("\\(aq", "'"), ("\\(dq", "\""), ("\\(ga", "`"), ("\\(ti", "~"), ("\\(ha", "^"),
            ("\\fB", ""), ("\\fI", ""), ("\\fR", ""), ("\\&", ""),
        ]
        let text = signs.reduce(roff) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
            .replacing(/\\\[u([0-9A-F]+)\]/) { match in
                UInt32(match.1, radix: 16).flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? ""
            }
        return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    @Test func itNamesEveryCommandOptionAndKey() throws {
        let text = plain(try page())
        for (command, flags) in CompletionTests.commands {
            let start = try #require(text.range(of: ".SS \"zoetrope \(command)"), "\(command)")
            let rest = text[start.upperBound...]
            let chapter = rest[..<(rest.range(of: ".SS ")?.lowerBound ?? rest.endIndex)]
            for flag in flags { #expect(chapter.contains(" \(flag)"), "\(command) \(flag)") }
        }
        for signature in LiveVocabulary.viewer.signatures {
            #expect(text.contains(".TP \(signature.usage) \(signature.help)"), "\(signature.name)")
        }
        for action in Action.allCases { #expect(text.contains(" \(action.entry.help)"), "\(action)") }
        for code in [0, 1, 64, 65, 66, 69, 73, 74] { #expect(text.contains(".TP \(code) ")) }
        for name in ["ZOETROPE_OPENGL", "EDITOR", "VISUAL", "XDG_CONFIG_HOME"] { #expect(text.contains(name)) }
    }

    /// What the help says is in it, sentence by sentence.
    @Test(arguments: ["capture", "view", "sheet", "fit", "bench"]) func itSaysWhatTheHelpSays(command: String) throws {
        let text = plain(try page())
        let help = try Zoetrope.run(command, "--help").output
        for line in help.split(separator: "\n").dropFirst(2) where !line.hasPrefix("  ") && !line.hasPrefix("usage:") {
            let line = line.replacing("`", with: "").split(whereSeparator: \.isWhitespace).joined(separator: " ")
            #expect(text.replacing("`", with: "").contains(line), "\(line)")
        }
    }

    private static let requests = [
        ".TH", ".SH", ".SS", ".TP", ".PP", ".B ", ".br", ".nf", ".fi", ".RS", ".RE",
    ]

    @Test func nothingInItIsForTheMachineOnly() throws {
        for line in try page().split(separator: "\n") {
            #expect(line.utf8.allSatisfy { $0 < 0x80 }, "\(line)")
            let isRequest = line.hasPrefix(".") || line.hasPrefix("'")
            #expect(!isRequest || Self.requests.contains { line.hasPrefix($0) }, "\(line)")
        }
    }

    @Test(arguments: [
        ("mandoc", "mandoc -Tlint -Wwarning zoetrope.1"), ("groff", "groff -man -ww -Tutf8 -z zoetrope.1"),
        ("man", "man --warnings=w -l zoetrope.1 >/dev/null"),
    ])
    func readersHaveNoComplaint(tool: String, line: String) throws {
        guard Tool.isThere(tool) else { return }
        let folder = try TemporaryFolder()
        try folder.write(page(), to: "zoetrope.1")
        let result = try Zoetrope.shell("MANPAGER=cat \(line)", in: folder.url)
        #expect(result.status == 0 && result.output.isEmpty && result.errors.isEmpty, "\(result)")
    }
}
