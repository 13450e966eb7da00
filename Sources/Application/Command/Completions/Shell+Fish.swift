extension Shell {
    static var forFish: String {
        """
        # fish completion for zoetrope, made by `zoetrope completions fish`.

        function __zoetrope_is_first
            test (count (commandline -opc)) -eq 1
        end

        # What begins with no command is for the window.
        function __zoetrope_is
            set -l words (commandline -opc)
            set -l command view
            if contains -- "$words[2]" \(list(Command.all.map(\.name)))
                set command $words[2]
            end
            test $command = $argv[1]
        end

        \(Command.all.map(fishRows).joined(separator: "\n"))
        """
    }

    private static func fishRows(_ command: Command) -> String {
        let start = "complete -c zoetrope -n"
        let test = quoted("__zoetrope_is \(command.name)")
        var rows = ["\(start) __zoetrope_is_first -a \(command.name) -d \(fishQuoted(command.summary))"]
        switch command.operands.completion() {
        case .files: break
        case .nothing, .folders: rows.append("\(start) \(test) -f")
        case .words(let words), .names(let words):
            rows.append("\(start) \(test) -f -a \(quoted(list(words)))")
        case .wordsOrFiles(let words): rows.append("\(start) \(test) -a \(quoted(list(words)))")
        }
        rows += command.options.map { option in
            let short = option.short.map { " -s \($0)" } ?? ""
            let value = option.completion.map(fishValue) ?? ""
            return "\(start) \(test) -l \(option.name)\(short)\(value) -d \(fishQuoted(option.help))"
        }
        return rows.map { $0 + "\n" }.joined()
    }

    private static func fishValue(_ completion: ShellCompletion) -> String {
        switch completion {
        case .nothing: " -x"
        case .files: " -r -F"
        case .folders: " -x -a '(__fish_complete_directories)'"
        case .words(let words): " -x -a \(quoted(list(words)))"
        case .wordsOrFiles(let words): " -r -F -a \(quoted(list(words)))"
        case .names(let names): " -x -a \(quoted(list(names.map { "\($0)=" })))"
        }
    }

    /// In its single quotes, a backslash and a quote have one before them.
    private static func fishQuoted(_ text: String) -> String {
        "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
    }
}
