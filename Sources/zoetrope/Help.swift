// All help is made from the commands' own tables, so that nothing can be missing in it.

extension Command {
    static var overview: String {
        let table = TextTable(all.map { [$0.name, $0.summary] })
        return """
            zoetrope \(version): card layouts in real 3D

            usage: zoetrope COMMAND [OPTIONS]
            \(table.text(indented: 2))
            `zoetrope help COMMAND` explains one; `zoetrope --version` prints the version.

            """
    }

    var helpText: String {
        if name.isEmpty { return Command.overview }
        let usage = ["usage: zoetrope \(name)", "[OPTIONS]", operands.synopsis].compactMap { $0 }
        let table = TextTable(options.map { [($0.short == nil ? "    " : "") + $0.synopsis, $0.help] })
        let blocks = [
            "zoetrope \(name) — \(summary)\n", usage.joined(separator: " ") + "\n" + table.text(indented: 2),
            notes.map { $0 + "\n" }.joined(),
        ]
        return blocks.filter { !$0.isEmpty }.joined(separator: "\n")
    }

    static let help = Command("help", "explain a command", operands: .optional("COMMAND")) {
        arguments throws(Failure) in
        guard let name = arguments.operands.first else { return try Console.write(overview) }
        try Console.write(named(name).helpText)
    }
}
