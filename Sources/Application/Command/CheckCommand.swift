import LayoutCore
import ZoeDocument
import ZoeRenderer
import ZoeUserShaders

extension Command {
    static let check = Command(
        "check", "compile shaders; says what is wrong as file:line:column: error: message", operands: .shaders,
        options: [.role, .include, .diagnostics, .draws, .watching],
        notes: [
            "What a shader is for is guessed from what it reads, unless --as says it.",
            "Of a folder all shaders are checked, with those of its folders; one that holds the passes of one shader is that "
                + "shader. At the end stands how many compile, by the program that they were written for.",
            "Exit code 0: all compile, 1: some do not, 65: one takes more time or memory than a shader may.",
        ]
    ) { arguments throws(Failure) in
        let list = try ShaderList(arguments)
        let offscreen = try OffscreenRenderer(isVerbose: false, judges: true)
        defer { withExtendedLifetime(offscreen) {} }
        let report = CheckReport(list, asJSON: arguments.has(.diagnostics), draws: arguments.has(.draws))
        if arguments.has(.watching) { return try CheckWatch.run(report, with: offscreen) }
        try report.run(with: offscreen).finish()
    }
}

extension Option {
    fileprivate static let diagnostics = Option(
        "json", help: "as JSON: a list of file, line, column, severity and message; of a folder, its shaders and totals"
    )
    fileprivate static let draws = Option(
        "draw", help: "draw each as well, and say whose picture is all of one colour")
    fileprivate static let watching = Option(
        "watch", help: "go on until stopped: check what is saved, and what is new in a folder")
    static let role = ValueOption(
        "as", .choice(EffectRole.allCases), otherwise: "guessed from what they read", help: "what the shaders are for")
}

extension Operands {
    static let shaders = Operands.any(
        "FILE", completing: .wordsOrFiles(EffectRole.allCases.flatMap(BuiltInEffects.names)))
}

extension Arguments {
    /// The shaders that are named, each with what it is for.
    func shaders() throws(Failure) -> [(path: String, role: EffectRole)] {
        let asked = self[.role]
        guard !operands.isEmpty else { throw wrong("name a shader's file") }
        try EffectFiles.look(in: self[.include])
        return try operands.map { name throws(Failure) in
            guard let path = EffectFiles.path(of: name, for: asked) else {
                throw Failure(.missingInput, "no file '\(name)'; name a shader's file")
            }
            // As it was typed, so that an editor finds it.
            let shown = path.hasPrefix("<") ? path : name
            return (
                shown,
                asked ?? BuiltInEffects.role(of: shown)
                    ?? EffectRole.likely(path: shown, folders: EffectFiles.folders, read: EffectFiles.read)
            )
        }
    }
}

extension OffscreenRenderer {
    func effect(_ path: String, as role: EffectRole) throws(EffectFailure) -> Effect {
        let text = try EffectText(
            path: path, role: role, folders: EffectFiles.folders, read: EffectFiles.read)
        if case .refused(let failure) = admission(text, for: .plain) { throw failure }
        return try renderer.effect(text)
    }
}
