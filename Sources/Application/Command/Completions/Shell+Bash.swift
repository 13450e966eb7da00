extension Shell {
    static var forBash: String {
        """
        # bash completion for zoetrope, made by `zoetrope completions bash`.

        _zoetrope_words() {
            local IFS=$'\\n'
            COMPREPLY+=($(IFS=' '; compgen -W "$1" -- "$current"))
        }

        _zoetrope_names() {
            compopt -o nospace 2>/dev/null
            local IFS=$'\\n'
            COMPREPLY+=($(IFS=' '; compgen -S = -W "$1" -- "$current"))
        }

        _zoetrope_files() {
            compopt -o filenames 2>/dev/null
            local IFS=$'\\n'
            COMPREPLY+=($(compgen -f -- "$current"))
        }

        _zoetrope_folders() {
            compopt -o filenames 2>/dev/null
            local IFS=$'\\n'
            COMPREPLY+=($(compgen -d -- "$current"))
        }

        _zoetrope() {
            local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} command=view
            COMPREPLY=()
            # To bash, `--scene=disc` is three words.
            if [[ $current == = ]]; then
                current=
            elif [[ $before == = ]]; then
                before=${COMP_WORDS[COMP_CWORD - 2]}
                [[ $before == --* ]] || return
            fi
            if ((COMP_CWORD == 1)) && [[ $current != -* ]]; then
                _zoetrope_words "\(list(Command.all.map(\.name)))"
                _zoetrope_files
                return
            fi
            case ${COMP_WORDS[1]} in
                \(Command.all.map(\.name).joined(separator: " | "))) ((COMP_CWORD > 1)) && command=${COMP_WORDS[1]} ;;
            esac
            case $command in
        \(Command.all.map(bashCase).joined(separator: "\n"))
            esac
        }

        complete -F _zoetrope zoetrope

        """
    }

    private static func bashCase(_ command: Command) -> String {
        let values = command.options.compactMap { option in
            option.completion.map { completion in
                let flags = [option.short.map { "-\($0)" }, option.flag].compactMap { $0 }.joined(separator: " | ")
                return "                \(flags)) \(bashCall(completion)) ;;"
            }
        }
        let flags = command.options.flatMap { [$0.short.map { "-\($0)" }, $0.flag].compactMap { $0 } }
        let rest =
            "if [[ $current == -* ]]; then _zoetrope_words \"\(list(flags))\"; "
            + "else \(bashCall(command.operands.completion())); fi"
        return """
                    \(command.name))
                        case $before in
            \((values + ["                *) \(rest) ;;"]).joined(separator: "\n"))
                        esac ;;
            """
    }

    private static func bashCall(_ completion: ShellCompletion) -> String {
        switch completion {
        case .nothing: ":"
        case .files: "_zoetrope_files"
        case .folders: "_zoetrope_folders"
        case .words(let words): "_zoetrope_words \"\(list(words))\""
        case .wordsOrFiles(let words): "_zoetrope_words \"\(list(words))\"; _zoetrope_files"
        case .names(let names): "_zoetrope_names \"\(list(names))\""
        }
    }
}
