// All help is made from the commands' own tables, so that nothing can be missing in it.

extension Command {
    static var overview: String {
        let table = TextTable(all.map { [$0.name, $0.summary] })
        return """
            zoetrope \(version): card layouts in real 3D

            usage: zoetrope COMMAND [OPTIONS]
            \(table.text(indented: 2, within: Wrapping.width))
            `zoetrope help COMMAND` explains one, `zoetrope help environment` the variables
            that are heeded; `zoetrope --version` prints the version.

            """
    }

    var helpText: String {
        if name.isEmpty { return Command.overview }
        let usage = ["usage: zoetrope \(name)", "[OPTIONS]", operands.synopsis].compactMap { $0 }
        let table = TextTable(options.map { [($0.short == nil ? "    " : "") + $0.synopsis, $0.help] })
        let blocks = [
            Wrapping.text("zoetrope \(name) — \(summary)"),
            usage.joined(separator: " ") + "\n" + table.text(indented: 2, within: Wrapping.width),
            notes.map(Wrapping.note).joined(),
        ]
        return blocks.filter { !$0.isEmpty }.joined(separator: "\n")
    }

    static let help = Command(
        "help", "explain a command, or the environment",
        operands: .optional("COMMAND", completing: .words(Command.all.map(\.name) + [Environment.topic]))
    ) { arguments throws(Failure) in
        guard let name = arguments.operands.first else { return try Console.write(overview) }
        try Console.write(name == Environment.topic ? Environment.text : named(name).helpText)
    }
}

/// The environment variables that the program reads.
enum Environment {
    static let topic = "environment"

    static var text: String {
        "What is heeded of the environment\n\n"
            + TextTable(variables.map { [$0.name, $0.help] }).text(indented: 2, within: Wrapping.width)
    }

    static let openGL = "ZOETROPE_OPENGL"
    static let include = "ZOETROPE_INCLUDE"

    static let variables: [(name: String, help: String)] = [
        (
            openGL,
            "the one way by which pictures without a window get OpenGL: card (NVIDIA's driver), surfaceless (Mesa), "
                + "device, display or window; without it they are tried in this order, and --verbose says which was taken"
        ),
        (include, "folders in which what shaders include is looked for besides, with colons between"),
        ("DISPLAY", "the X server of the window; without it and without WAYLAND_DISPLAY nothing is opened"),
        ("WAYLAND_DISPLAY", "a Wayland session; the window comes by XWayland, pictures go to its clipboard"),
        ("VISUAL, EDITOR", "what E in the window opens shaders with"),
        ("HOME", "what ~ stands for, and where the next three are when they are not set"),
        ("XDG_CONFIG_HOME", "your keys: zoetrope/keys (~/.config)"),
        ("XDG_DATA_HOME", "your scenes: zoetrope/presets (~/.local/share)"),
        ("XDG_STATE_HOME", "the window's place, and changes in case of a crash: zoetrope (~/.local/state)"),
        ("TMPDIR", "files that are there for a moment (/tmp)"),
        ("PATH", "ffmpeg, the clipboard's programs (wl-copy, xclip) and a terminal for EDITOR"),
    ]
}
