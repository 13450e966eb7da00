import LayoutCore

/// A subcommand. To add one, write a file with a `static let` like the others and name it in `Command.all`.
struct Command: Sendable {
    let name: String
    let summary: String
    let operands: Operands
    let options: [Option]
    /// Lines for its help, after the options.
    let notes: [String]
    let run: @Sendable (Arguments) throws(Failure) -> Void

    init(
        _ name: String, _ summary: String, operands: Operands = .none, options: [Option] = [], notes: [String] = [],
        run: @escaping @Sendable (Arguments) throws(Failure) -> Void
    ) {
        self.name = name
        self.summary = summary
        self.operands = operands
        self.options = options + [.quiet, .help]
        self.notes = notes
        self.run = run
    }

    static let all: [Command] = [
        .view, .capture, .record, .sheet, .export, .site, .layouts, .scenes, .fit, .new, .import, .uniforms, .check,
        .bench,
        .schema,
        .completions, .manual, .help,
    ]

    /// What the program starts for itself, and the help does not list.
    private static let inner: [Command] = [.previews]
}

extension Command {
    static func named(_ name: String) throws(Failure) -> Command {
        if let command = (all + inner).first(where: { $0.name == name }) { return command }
        throw Failure(
            .usage,
            "no command '\(Quotation(name))'"
                + Suggestion.ending(for: name, among: all.map(\.name), otherwise: "`zoetrope help` lists them"))
    }

    /// Runs what the words ask for, and tells a person where that failed.
    static func exitCode(of words: [String?]) -> ExitCode {
        do throws(Failure) {
            if let place = words.firstIndex(of: nil) {
                throw Failure(.usage, "argument \(place + 1) is not UTF-8; rename the file that it names")
            }
            // Names are compared with, which takes very long for a letter with ten thousand accents.
            try run(words.compactMap { $0.map { StreamSafe.text($0) ?? $0 } })
            return .done
        } catch {
            if let message = error.message { Console.say(message) }
            return error.code
        }
    }

    /// Runs what the words after the program's name ask for.
    static func run(_ words: [String]) throws(Failure) {
        guard let first = words.first else {
            return System.hasDisplay ? try show(.opening) : try drawGallery()
        }
        if ["-q", "--quiet"].contains(first) {
            Console.beQuiet()
            return try run(Array(words.dropFirst()))
        }
        let (command, rest) = try command(of: first, words)
        let arguments = try Arguments(rest, for: command)
        if arguments.has(.help) { return try Console.write(command.helpText) }
        if arguments.has(.quiet) { Console.beQuiet() }
        try command.run(arguments)
    }

    /// What begins like an option is one of the program itself (`zoetrope --version`) or else of the viewer, as is a path:
    /// `zoetrope photos/` shows what is there.
    private static func command(of first: String, _ words: [String]) throws(Failure) -> (Command, [String]) {
        if first.hasPrefix("-") {
            let name = first.dropFirst(2).prefix { $0 != "=" }
            let isViewers = view.options.contains { $0.name == name } && !program.options.contains { $0.name == name }
            return (isViewers || ["-", "--"].contains(first) ? view : program, words)
        }
        if (all + inner).contains(where: { $0.name == first })
            || (System.item(at: first) == .nothing && !first.looksLikePath)
        {
            return (try named(first), Array(words.dropFirst()))
        }
        return (view, words)
    }

    /// The program without a subcommand.
    private static let program = Command("", "", options: [.version]) { arguments throws(Failure) in
        try Console.write(arguments.has(.version) ? "zoetrope \(version)\n" : overview)
    }

    static let version = "0.1.0"
}

extension String {
    /// No command and no scene is called like that: what is not there then is a file, and not a mistyped name.
    var looksLikePath: Bool { contains { "/.~".contains($0) } }
}

extension Option {
    fileprivate static let version = Option("version", "V", help: "print the version")
}
