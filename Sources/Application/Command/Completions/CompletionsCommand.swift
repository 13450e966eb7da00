import LayoutCore

extension Command {
    static let completions = Command(
        "completions", "what a shell needs to complete these commands",
        operands: .optional("SHELL", completing: .words(Shell.allCases.map(\.rawValue))),
        notes: [
            "SHELL is bash, zsh or fish.",
            "bash: zoetrope completions bash > ~/.local/share/bash-completion/completions/zoetrope",
            "zsh:  zoetrope completions zsh > ~/.zfunc/_zoetrope (a folder that is in fpath)",
            "fish: zoetrope completions fish > ~/.config/fish/completions/zoetrope.fish",
        ]
    ) { arguments throws(Failure) in
        let names = Shell.allCases.map(\.rawValue)
        guard let name = arguments.operands.first else {
            throw arguments.wrong("name a shell: \(names.joined(separator: ", "))")
        }
        guard let shell = Shell(rawValue: name) else {
            throw Failure(
                .usage,
                "no completions for '\(name)'"
                    + Suggestion.ending(for: name, among: names, otherwise: "there are some for bash, zsh and fish"))
        }
        try Console.write(shell.completions)
    }
}
