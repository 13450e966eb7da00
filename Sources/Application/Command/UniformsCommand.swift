import LayoutCore
import ZoeDocument
import ZoeRenderer
import ZoeUserShaders

extension Command {
    static let uniforms = Command(
        "uniforms", "what shaders declare, as knobs: type, range, default, help", operands: .shaders,
        options: [.json, .role, .include]
    ) { arguments throws(Failure) in
        let shaders = try arguments.shaders()
        let offscreen = try OffscreenRenderer(isVerbose: false, judges: true)
        defer { withExtendedLifetime(offscreen) {} }
        try listUniforms(of: shaders, with: offscreen, asJSON: arguments.has(.json))
    }

    /// A function of its own, so that every program is gone before its context goes, however this ends.
    private static func listUniforms(
        of shaders: [(path: String, role: EffectRole)], with offscreen: OffscreenRenderer, asJSON: Bool
    ) throws(Failure) {
        let found = shaders.map { path, role in listing(of: path, as: role, with: offscreen) }
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

    /// Where a shader does not compile, what its text says.
    private static func listing(of path: String, as role: EffectRole, with offscreen: OffscreenRenderer)
        -> UniformListing
    {
        do throws(EffectFailure) {
            let effect = try offscreen.effect(path, as: role)
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

extension Parameter {
    /// As a row of a table.
    fileprivate var cells: [String] { [name, kind.type, span, "\(self.default)", presentation.label ?? "", help] }
}
