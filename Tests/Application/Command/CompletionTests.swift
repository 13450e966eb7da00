import Foundation
import LayoutCore
import TestSupport
import Testing
import ZoeDocument

/// What shells complete is what the help says.
@Suite struct CompletionTests {
    static let shells = ["bash", "zsh", "fish"]

    /// What each command's help names: `zoetrope help` lists the commands, their helps the options.
    static let commands: [(name: String, flags: [String])] = {
        let overview = (try? Zoetrope.run("help").output) ?? ""
        let names = rows(overview, 1...2).map { String($0.split(separator: " ")[0]) }
        return names.map { name in
            let rows = rows((try? Zoetrope.run(name, "--help").output) ?? "", 1...6)
            let words = rows.flatMap { $0.split(separator: " ").prefix(2) }
            return (
                name,
                words.filter { $0.hasPrefix("-") }.map { String($0.prefix { $0 != "," }) }
            )
        }
    }()

    /// Lines with so many blanks before them: what goes on from the line above has more.
    private static func rows(_ text: String, _ indent: ClosedRange<Int>) -> [Substring] {
        text.split(separator: "\n").filter { indent.contains($0.prefix { $0 == " " }.count) }
    }

    private func script(_ shell: String) throws -> String {
        let result = try Zoetrope.run("completions", shell)
        #expect(result.status == 0 && result.errors.isEmpty)
        return result.output
    }

    @Test func helpNamesEnough() {
        #expect(Self.commands.count > 10 && Self.commands.allSatisfy { $0.flags.contains("--help") })
    }

    @Test(arguments: shells) func theyNameEveryCommandAndOption(shell: String) throws {
        let text = try script(shell)
        for (command, flags) in Self.commands {
            let part = try #require(section(of: command, in: text, for: shell), "\(command)")
            for flag in flags {
                let wanted = shell == "fish" && flag.hasPrefix("--") ? "-l \(flag.dropFirst(2)) " : flag
                let short = shell == "fish" && !flag.hasPrefix("--") ? "-s \(flag.dropFirst()) " : wanted
                #expect((part + " ").contains(short), "\(shell): \(command) \(flag)")
            }
        }
    }

    /// The lines that are for one command.
    private func section(of command: String, in text: String, for shell: String) -> String? {
        if shell == "fish" {
            let lines = text.split(separator: "\n").filter { $0.contains("'__zoetrope_is \(command)'") }
            return lines.isEmpty ? nil : lines.joined(separator: "\n")
        }
        guard let start = text.range(of: "\n        \(command))\n") else { return nil }
        let rest = text[start.upperBound...]
        let end = rest.range(of: "\n        [a-z]+\\)\n", options: .regularExpression)?.lowerBound ?? rest.endIndex
        return String(rest[..<end])
    }

    @Test(arguments: shells.filter(Tool.isThere)) func theShellReadsThem(shell: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(script(shell), to: "completions")
        let result = try Zoetrope.shell("\(shell) -n completions", in: folder.url)
        #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    }

    /// In bash itself, word by word as its reader would part them.
    @Test(arguments: [
        (["ca"], ["capture"]), (["capture", "--sce"], ["--scene"]),
        (["capture", "--scene", "ellip"], ["ellipse", "ellipse-3d", "ellipse-grand"]),
        (["capture", "--scene", "=", "disc"], ["disc", "disc-grand"]), (["--layout", "cosi"], ["cosine"]),
        (["capture", "--samples", ""], ["0", "2", "4", "8"]), (["capture", "--set", "bounceD"], ["bounceDistance="]),
        (["view", "--face", "vin"], ["vinyl"]), (["capture", "--shaders", ""], ["a folder"]),
        (["capture", "a"], ["a folder", "a picture.png"]), (["layouts", "tag"], ["tag-cloud"]),
        (["help", "unif"], ["uniforms"]), (["export", "--format", "c"], ["css", "csv"]),
        (["bench", "layout/inverted-w"], ["layout/inverted-wheel"]), (["capture", "--set", "tilt", "=", "0"], []),
        (["completions", ""], ["bash", "fish", "zsh"]), (["scenes", "--j"], ["--json"]),
    ])
    func bashCompletes(words: [String], wanted: [String]) throws {
        let folder = try TemporaryFolder()
        try folder.write(script("bash"), to: ".completions")
        try FileManager.default.createDirectory(at: folder.file("a folder"), withIntermediateDirectories: true)
        try folder.write("", to: "a picture.png")
        let line = (["zoetrope"] + words).map { "'\($0)'" }.joined(separator: " ")
        try folder.write(
            """
            source ./.completions
            COMP_WORDS=(\(line))
            COMP_CWORD=\(words.count)
            _zoetrope
            ((${#COMPREPLY[@]})) && printf '%s\\n' "${COMPREPLY[@]}"
            true
            """, to: ".try")
        let result = try Zoetrope.shell("bash .try", in: folder.url)
        #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
        #expect(result.output.split(separator: "\n").map(String.init).sorted() == wanted)
    }

    @Test(
        .enabled(if: Tool.isThere("fish"), "needs fish"),
        arguments: [
            ("ca", "capture"), ("capture --scene zzz", ""), ("capture --scene cover-flow-", "cover-flow-2"),
            ("capture --samp", "--samples"), ("export --format c", "csv"), ("layouts tag", "tag-cloud"),
            ("--layout cosi", "cosine"), ("view --set bounceD", "bounceDistance="),
        ])
    func fishCompletes(line: String, wanted: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(script("fish"), to: "completions.fish")
        let result = try Zoetrope.shell(
            "HOME=$PWD fish --no-config -c 'source completions.fish; complete -C \"zoetrope \(line)\"'", in: folder.url)
        let words = result.output.split(separator: "\n").map { String($0.split(separator: "\t")[0]) }
        #expect(words == (wanted.isEmpty ? [] : [wanted]), "\(result)")
    }

    @Test func anotherShellIsRefused() throws {
        #expect(try Zoetrope.run("completions").isFailure(64))
        let failure = try Zoetrope.run("completions", "fsh")
        #expect(failure.isFailure(64) && failure.errors.contains("did you mean 'fish'?"), "\(failure.errors)")
    }
}
