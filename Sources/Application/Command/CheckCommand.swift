import LayoutCore
import ZoeDocument
import ZoeEffects
import ZoeRenderer

extension Command {
    static let check = Command(
        "check", "compile shaders; says what is wrong as file:line:column: error: message", operands: .shaders,
        options: [.role, .include, .diagnostics],
        notes: [
            "What a shader is for is guessed from what it reads, unless --as says it.",
            "Exit code 0: all compile, 1: some do not, 65: one takes more time or memory than a shader may.",
        ]
    ) { arguments throws(Failure) in
        let shaders = try arguments.shaders()
        let studio = try OffscreenRenderer(isVerbose: false, judges: true)
        defer { withExtendedLifetime(studio) {} }
        var found: [Diagnostic] = []
        var code = ExitCode.no
        for (path, role) in shaders {
            let (diagnostics, isTooMuch) = studio.diagnostics(of: path, as: role)
            if !arguments.has(.diagnostics) { for diagnostic in diagnostics { try Console.write("\(diagnostic)\n") } }
            found += diagnostics
            if isTooMuch { code = .brokenInput }
        }
        if arguments.has(.diagnostics) { try Console.write(JSON.list(found.map(\.json)).text + "\n") }
        let mistakes = found.count { $0.severity == .error }
        guard mistakes > 0 else { return }
        throw Failure(code, mistakes == 1 ? "1 mistake" : "\(mistakes) mistakes")
    }

    static let uniforms = Command(
        "uniforms", "what shaders declare, as knobs: type, range, default, help", operands: .shaders,
        options: [.json, .role, .include]
    ) { arguments throws(Failure) in
        let shaders = try arguments.shaders()
        let studio = try OffscreenRenderer(isVerbose: false, judges: true)
        defer { withExtendedLifetime(studio) {} }
        try listUniforms(of: shaders, with: studio, asJSON: arguments.has(.json))
    }

    /// A function of its own, so that every program is gone before its context goes, however this ends.
    private static func listUniforms(
        of shaders: [(path: String, role: EffectRole)], with studio: OffscreenRenderer, asJSON: Bool
    ) throws(Failure) {
        let found = shaders.map { path, role in listing(of: path, as: role, with: studio) }
        if asJSON {
            try Console.write(JSON.list(found.map(\.json)).text + "\n")
        } else {
            for listing in found {
                if found.count > 1 { try Console.write("\(listing.path) (\(listing.role.rawValue))\n") }
                try Console.write(TextTable(listing.rows).text())
            }
            for diagnostic in found.flatMap(\.warnings) { Console.say("\(diagnostic)") }
        }
        guard let failure = found.lazy.compactMap(\.failure).first else { return }
        throw Failure(.brokenInput, failure)
    }

    /// Of a shader that does not compile, what its text says.
    private static func listing(of path: String, as role: EffectRole, with studio: OffscreenRenderer) -> UniformListing
    {
        do throws(EffectFailure) {
            let effect = try studio.effect(path, as: role)
            let knobs = EffectKnobs(effect.text, effect.uniforms, in: role.group)
            return UniformListing(
                path: path, role: role, files: effect.text.files, parameters: knobs.parameters,
                unused: EffectKnobs.unused(in: effect.text, effect.uniforms, group: role.group),
                warnings: effect.text.warnings + knobs.warnings)
        } catch {
            let declared = EffectKnobs.declared(
                in: path, role: role, group: role.group, folders: EffectFiles.folders, read: EffectFiles.read)
            return UniformListing(
                path: path, role: role, files: error.files, parameters: declared,
                failure: error.diagnostics.first.map { "\($0)" } ?? "\(path): it does not compile")
        }
    }
}

/// What one shader declares.
private struct UniformListing {
    let path: String
    let role: EffectRole
    let files: [String]
    let parameters: [Parameter]
    /// Declared, and left out by the compiler.
    var unused: [Parameter] = []
    var warnings: [Diagnostic] = []
    /// Why it does not compile.
    var failure: String?

    var json: JSON {
        .object([
            ("file", .text(path)), ("role", .text(role.rawValue)), ("files", .list(files.map(JSON.text))),
            ("compiles", .flag(failure == nil)), ("uniforms", .list(parameters.map(\.json))),
            ("unused", .list(unused.map(\.json))),
        ])
    }

    var rows: [[String]] {
        parameters.map(\.cells)
            + unused.map { parameter in
                var cells = parameter.cells
                cells[cells.count - 1] = "unused: " + parameter.help
                return cells
            }
    }
}

extension Option {
    fileprivate static let diagnostics = Option(
        "json", help: "as JSON: a list of file, line, column, severity and message")
    fileprivate static let role = ValueOption(
        "as", .choice(EffectRole.allCases), otherwise: "guessed from what they read", help: "what the shaders are for")
}

extension Operands {
    fileprivate static let shaders = Operands.any(
        "FILE", completing: .wordsOrFiles(EffectRole.allCases.flatMap(BuiltInEffects.names)))
}

extension Arguments {
    /// The shaders that are named, each with what it is for.
    fileprivate func shaders() throws(Failure) -> [(path: String, role: EffectRole)] {
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

    /// All that is wrong with it, and what is odd.
    fileprivate func diagnostics(of path: String, as role: EffectRole) -> (list: [Diagnostic], isTooMuch: Bool) {
        do throws(EffectFailure) {
            let effect = try effect(path, as: role)
            return (effect.text.warnings + EffectKnobs(effect.text, effect.uniforms, in: role.group).warnings, false)
        } catch { return (error.diagnostics, error.isTooMuch) }
    }
}

extension Diagnostic {
    fileprivate var json: JSON {
        .object([
            ("file", .text(file)), ("line", line.map(JSON.integer) ?? .null),
            ("column", column.map(JSON.integer) ?? .null), ("severity", .text(severity.rawValue)),
            ("message", .text(message)),
        ])
    }
}

extension Parameter {
    /// As a row of a table.
    fileprivate var cells: [String] { [name, kind.type, span, "\(`default`)", presentation.label ?? "", help] }
}
