import LayoutCore
import ZoeDocument
import ZoeImages
import ZoeRenderer
import ZoeUserShaders

/// What became of one shader.
struct CheckedShader {
    let path: String
    let role: EffectRole
    let family: ShaderFamily
    var diagnostics: [Diagnostic] = []
    var files: [String] = []
    var isTooMuch = false
    /// Its picture has more than one colour; nil where none was drawn.
    var draws: Bool?

    var compiles: Bool { !diagnostics.contains { $0.severity == .error } }

    var json: JSON {
        .object([
            ("file", .text(path)), ("role", .text(role.rawValue)), ("family", .text(family.rawValue)),
            ("compiles", .flag(compiles)), ("draws", draws.map(JSON.flag) ?? .null),
            ("diagnostics", .list(diagnostics.map(\.json))),
        ])
    }
}

extension OffscreenRenderer {
    /// All that is wrong with it, and what is odd.
    func checked(_ path: String, as role: EffectRole, _ family: ShaderFamily, draws: Bool) -> CheckedShader {
        var checked = CheckedShader(path: path, role: role, family: family)
        do throws(EffectFailure) {
            let effect = try effect(path, as: role)
            checked.files = effect.text.files
            checked.diagnostics =
                effect.text.warnings + EffectKnobs(effect.text, effect.uniforms, in: role.group).warnings
        } catch {
            checked.files = error.files.isEmpty ? [path] : error.files
            checked.diagnostics = error.diagnostics
            checked.isTooMuch = error.isTooMuch
        }
        guard draws else { return checked }
        checked.draws = checked.compiles && drawsSomething(path, as: role)
        if checked.compiles, checked.draws == false {
            checked.diagnostics.append(
                Diagnostic(in: path, line: 1, "its picture is all of one colour", severity: .warning))
        }
        return checked
    }

    /// Some begin in the dark, some wait for a hand, and half of a way may be black. What goes round in whole seconds is where it
    /// began at each of them. What is some pixels away from the middle, or a line of less than one, is seen in a large picture.
    private static let trials: [(time: Double, pointer: Point?, scale: Int)] = [
        (1.3, nil, 1), (3.7, nil, 1), (1.3, Point(x: 800, y: 300), 1), (1.3, nil, 8),
    ]

    private func drawsSomething(_ path: String, as role: EffectRole) -> Bool {
        Self.trials.contains { time, pointer, scale in
            var scene = Scene.plain.trying(path, as: role)
            scene.time = time
            // Cards would be seen before it, whatever it draws.
            if role == .backdrop { scene.items = 0 }
            guard (try? compileShaders(of: &scene)) != nil else { return false }
            if pointer != nil { _ = try? scene.set(EffectNames.progress, to: "0.25") }
            var picture = ScenePicture(scene, width: 160 * scale, height: 90 * scale)
            picture.pointer = pointer
            guard let image = try? draw(picture) else { return false }
            return !image.isOfOneColour
        }
    }
}

extension Scene {
    /// A few cards with nothing but this shader, as large as the scene and at its time: what it is tried with. What the scene makes
    /// of its cards stays out of it, for where none of them can be seen a face is not drawn at all, and would seem harmless.
    func trying(_ path: String, as role: EffectRole) -> Scene {
        var plain = Scene()
        (plain.view, plain.picture, plain.time, plain.seed, plain.shaders) = (view, picture, time, seed, shaders)
        plain = plain.showing(path, as: role)
        plain.use(LayoutKind.all[0])
        plain.use(knobs.fitted(to: ParameterTable(shaders.knobs)))
        plain.deck = DeckPlan(.cards)
        plain.items = 3
        // A transition is drawn on the way alone.
        plain.scroll = role == .transition ? 0.5 : 0
        return plain
    }
}

extension Diagnostic {
    var json: JSON {
        .object([
            ("file", .text(file)), ("line", line.map(JSON.integer) ?? .null),
            ("column", column.map(JSON.integer) ?? .null), ("severity", .text(severity.rawValue)),
            ("message", .text(message)),
        ])
    }
}
