extension Shell {
    static var forZsh: String {
        """
        #compdef zoetrope
        # zsh completion for zoetrope, made by `zoetrope completions zsh`.

        _zoetrope_names() {
            compadd -S = -q -- "$@"
        }

        _zoetrope_words_or_files() {
            compadd -- "$@"
            _files
        }

        _zoetrope() {
            local -a commands
            commands=(
        \(Command.all.map { "        " + quoted("\($0.name):\(escaped($0.summary))") }.joined(separator: "\n"))
            )
            if ((CURRENT == 2)) && [[ $words[2] != -* ]]; then
                _describe -t commands command commands
                _files
                return
            fi
            local command=view
            if ((CURRENT > 2)) && [[ -n ${commands[(r)$words[2]:*]} ]]; then
                command=$words[2]
                shift words
                ((CURRENT--))
            fi
            case $command in
        \(Command.all.map(zshCase).joined(separator: "\n"))
            esac
        }

        if [[ $funcstack[1] == _zoetrope ]]; then
            _zoetrope "$@"
        else
            compdef _zoetrope zoetrope
        fi

        """
    }

    private static func zshCase(_ command: Command) -> String {
        var rows = command.options.flatMap(zshRows)
        let operand = zshAction(command.operands.completion())
        let operands = command.operands
        if operands.most > 0 { rows.append(quoted("\(operands.most == 1 ? "1" : "*"):\(operands.name):\(operand)")) }
        return "        \(command.name))\n            _arguments -s -S \\\n"
            + rows.map { "                \($0)" }.joined(separator: " \\\n") + " ;;"
    }

    /// A row for each spelling.
    private static func zshRows(_ option: Option) -> [String] {
        let value = option.completion.map { ":\(escaped(option.value ?? "")):\(zshAction($0))" } ?? ""
        let help = "[\(escaped(option.help))]\(value)"
        let long = quoted("*\(option.flag)\(value.isEmpty ? "" : "=")\(help)")
        return option.short.map { [quoted("*-\($0)\(value.isEmpty ? "" : "+")\(help)"), long] } ?? [long]
    }

    private static func zshAction(_ completion: ShellCompletion) -> String {
        switch completion {
        case .nothing: " "
        case .files: "_files"
        case .folders: "_files -/"
        case .words(let words): "(\(list(words)))"
        case .wordsOrFiles(let words): "_zoetrope_words_or_files \(list(words))"
        case .names(let names): "_zoetrope_names \(list(names))"
        }
    }

    /// What means something in the middle of a row.
    private static func escaped(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing(":", with: "\\:").replacing("[", with: "\\[")
            .replacing("]", with: "\\]")
    }
}
