import ZoeEditor
import ZoeLive
import ZoeWindow

/// The manual page zoetrope(1), made from the commands' own tables.
enum ManualPage {
    static var text: String {
        let blocks =
            [head, synopsis, description] + [Roff.section("COMMANDS")].map { [$0] }
            + Command.all.map(chapter) + [liveCommands, keys, environment, files, exitCodes, examples]
        return blocks.flatMap { $0 }.map { $0 + "\n" }.joined()
    }

    private static let head = [
        ".TH ZOETROPE 1 \"2026-11-22\" \"zoetrope \(Command.version)\" \"User Commands\"",
        Roff.section("NAME"), "zoetrope \\- card layouts in real 3D",
    ]

    private static var synopsis: [String] {
        [Roff.section("SYNOPSIS")]
            + Command.all.flatMap { command -> [String] in
                [".B zoetrope \(command.name)", command.usage.map(Roff.text).joined(separator: " "), ".br"]
            }.dropLast()
    }

    private static let description = [
        Roff.section("DESCRIPTION"),
        """
        Zoetrope shows rows of cards in true perspective: carousels, cover flow, wheels, task switchers, books.
        It shows them in a window in which every knob can be turned, and draws them to a PNG where there is no display.
        """.split(separator: "\n").map { Roff.text(String($0)) }.joined(separator: "\n"),
        ".PP",
        Roff.prose(
            "Without a command it opens the window, or draws a sheet of all layouts where there is no display. "
                + "Options of `zoetrope view`, and names of files, need no command before them."),
    ]

    private static func chapter(_ command: Command) -> [String] {
        [Roff.part("zoetrope \(([command.name] + command.usage).joined(separator: " "))")]
            + [Roff.prose(command.summary.sentence)]
            + command.options.flatMap { Roff.entry($0.roff, $0.help) }
            + notes(command.notes)
    }

    /// Columns stay columns; all else is filled like any text, though the help breaks its lines.
    private static func notes(_ notes: [String]) -> [String] {
        if notes.contains(where: { $0.contains("  ") }) { return Roff.verbatim(notes) }
        var lines: [String] = []
        var before = "."
        for note in notes {
            if note.hasPrefix("zoetrope ") || before.hasPrefix("zoetrope ") {
                lines.append(".br")
            } else if before.last.map(".:)".contains) ?? true {
                lines.append(".PP")
            }
            lines.append(Roff.prose(note))
            before = note
        }
        return lines
    }

    private static var liveCommands: [String] {
        [Roff.section("LIVE COMMANDS")]
            + ["Lines for `zoetrope view --listen`, its prompt and scripts:"].map(Roff.prose)
            + LiveVocabulary.viewer.signatures.flatMap { Roff.entry(Roff.bold($0.usage), $0.help) }
    }

    private static var keys: [String] {
        var lines = [Roff.section("KEYS")]
        for group in Action.Group.allCases {
            lines.append(Roff.part(group.rawValue))
            for action in Action.allCases where action.entry.group == group {
                let keys = action.entry.keys.split(separator: " ").map { Roff.bold(String($0)) }
                lines += Roff.entry(keys.joined(separator: ", "), action.entry.help)
            }
        }
        return lines
    }

    private static let environment =
        [Roff.section("ENVIRONMENT")] + Environment.variables.flatMap { Roff.entry(Roff.bold($0.name), $0.help) }

    private static let files =
        [Roff.section("FILES")]
        + [
            ("$XDG_CONFIG_HOME/zoetrope/keys", "keys of your own, a line each: `undo = Ctrl+Z`"),
            ("$XDG_DATA_HOME/zoetrope/presets", "scenes that were kept by name"),
            ("$XDG_STATE_HOME/zoetrope", "the window's place, and the scene in case of a crash"),
        ].flatMap { Roff.entry(Roff.italic($0.0), $0.1) }
        + [".PP", Roff.text("Where they are not set, ~/.config, ~/.local/share and ~/.local/state stand for them.")]

    private static var exitCodes: [String] {
        [Roff.section("EXIT STATUS")]
            + ExitCode.allCases.flatMap { Roff.entry(Roff.bold("\($0.rawValue)"), $0.meaning) }
    }

    private static var examples: [String] {
        let examples: [(what: String, line: String)] = [
            ("The window, with covers on a wheel:", "zoetrope view --layout wheel"),
            (
                "A picture twice as fine, on a machine without a display:",
                "zoetrope capture --scene ios9-switcher --scale 2 -o switcher.png"
            ),
            ("Your photographs as Cover Flow:", "zoetrope capture photos/ --layout cover-flow -o photos.png"),
            (
                "One scene at nine settings:",
                "zoetrope sheet --scene cover-flow --over tilt=0.3..1:3 --over spacing=0.2..0.5:3 -o sweep.png"
            ),
        ]
        let paragraphs = examples.map { [Roff.text($0.what)] + Roff.verbatim([$0.line]) }
        return [Roff.section("EXAMPLES")] + Array(paragraphs.joined(separator: [".PP"]))
    }
}

extension Command {
    /// What follows its name.
    var usage: [String] { ["[OPTIONS]", operands.synopsis].compactMap { $0 } }
}

extension Option {
    /// `-o, --output FILE`: what is typed in bold, what stands for something else in italics.
    fileprivate var roff: String {
        let spelled = [short.map { "-\($0)" }, flag].compactMap { $0 }.map(Roff.bold).joined(separator: ", ")
        return value.map { "\(spelled) \(Roff.italic($0))" } ?? spelled
    }
}

extension String {
    /// With a capital and a full stop.
    var sentence: String { prefix(1).uppercased() + dropFirst() + "." }
}

extension ExitCode {
    /// As a manual tells it.
    var meaning: String {
        switch self {
        case .done: "done"
        case .no: "a comparison or a check says no"
        case .usage: "the command was written wrongly"
        case .brokenInput: "a scene, an image, a script or a shader is broken"
        case .missingInput: "a file that was named is not there, or cannot be read"
        case .noDisplay: "there is no OpenGL, or no display"
        case .cannotCreate: "the output cannot be created"
        case .writingFailed: "writing failed"
        }
    }
}
