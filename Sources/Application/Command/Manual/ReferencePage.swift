/// docs/commands.md: every command and option, made from the tables by which they are read.
enum ReferencePage {
    static var text: String {
        let shared = [scene, section("In every command", table(of: [.quiet, .help]))]
        let blocks = [head] + shared + Command.all.map(chapter) + [environment, exitCodes]
        return blocks.joined(separator: "\n\n") + "\n"
    }

    private static var head: String {
        let links = Command.all.map { "[\($0.name)](#zoetrope-\($0.name))" }.joined(separator: " · ")
        return """
            # Commands

            \(links)

            `zoetrope help COMMAND` prints the same; `zoetrope manual --markdown` prints this page. A value that is no value of its option
            is refused before anything is done, with one line on standard error and exit code 64.
            """
    }

    private static var scene: String {
        let names = Command.all.filter(\.showsScenes).map { "`\($0.name)`" }.joined(separator: ", ")
        return section(
            "What makes a scene", "Options and operands of \(names).", table(of: Option.scene),
            notes(Command.sceneNotes))
    }

    private static func chapter(_ command: Command) -> String {
        let usage = "`" + (["zoetrope \(command.name)"] + command.usage).joined(separator: " ") + "`"
        let common = (command.showsScenes ? Option.scene : []) + [.quiet, .help]
        let own = command.options.filter { option in !common.contains { $0 === option } }
        let rest = command.showsScenes ? "Beside the options of [a scene](#what-makes-a-scene):" : ""
        return section(
            "zoetrope \(command.name)", "\(command.summary.sentence)", usage, own.isEmpty ? "" : rest, table(of: own),
            notes(command.notes.filter { !Command.sceneNotes.contains($0) }))
    }

    private static var environment: String {
        section("Environment", rows(["variable", ""], Environment.variables.map { ["`\($0.name)`", $0.help] }))
    }

    private static var exitCodes: String {
        section("Exit codes", rows(["code", ""], ExitCode.allCases.map { ["\($0.rawValue)", $0.meaning] }))
    }

    // MARK: Markdown

    private static func section(_ title: String, _ blocks: String...) -> String {
        (["## \(title)"] + blocks.filter { !$0.isEmpty }).joined(separator: "\n\n")
    }

    private static func table(of options: [Option]) -> String {
        if options.isEmpty { return "" }
        return rows(
            ["option", "", "range", "default"],
            options.map { ["`\($0.synopsis)`", $0.summary, $0.span ?? "", $0.default ?? ""] })
    }

    private static func rows(_ head: [String], _ rows: [[String]]) -> String {
        ([head, head.map { _ in "---" }] + rows.map { $0.map(cell) })
            .map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
    }

    /// A bar would begin another column.
    private static func cell(_ text: String) -> String { text.replacing("|", with: "\\|") }

    /// A paragraph each; terms with their meanings are a list, and what can be typed is code.
    private static func notes(_ notes: [String]) -> String {
        notes.filter { !$0.isEmpty }.map { note in
            if note.hasPrefix("zoetrope ") { return "`\(note)`" }
            guard let tab = note.firstIndex(of: "\t") else { return note }
            let (term, meaning) = (note[..<tab], note[note.index(after: tab)...])
            return term.isEmpty ? "  - \(meaning)" : "- `\(term)`: \(meaning)"
        }.joined(separator: "\n\n")
    }
}

extension Command {
    /// Whether all that makes a scene can be said to it.
    fileprivate var showsScenes: Bool {
        Option.scene.allSatisfy { wanted in options.contains { $0 === wanted } }
    }
}
