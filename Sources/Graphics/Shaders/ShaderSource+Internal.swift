internal import Synchronization

/// The sources that the program itself draws with: the folder `Shaders/internal`.
extension ShaderSource {
    /// - Parameter path: in `Shaders/internal`; there must be such a file.
    public static func `internal`(_ path: String) -> ShaderSource {
        let name = "internal/\(path)"
        return texts.withLock { texts in
            if let known = texts.composed[name] { return known }
            let source = ShaderSource(name, including: texts.whole(name))
            texts.composed[name] = source
            return source
        }
    }

    private struct Texts {
        var replacements: [String: String] = [:]
        /// Those that were asked for: many programs have the same ones.
        var composed: [String: ShaderSource] = [:]

        func whole(_ name: String) -> String { replacements[name] ?? program[name]! }
    }

    private static let texts = Mutex(Texts())

    /// - Parameter name: the path from the folder Shaders.
    static func wholeText(of name: String) -> String { texts.withLock { $0.whole(name) } }

    /// From now on these texts, by their paths from the folder Shaders, stand for those that are built in.
    public static func replace(_ texts: [String: String]) {
        Self.texts.withLock { $0 = Texts(replacements: texts) }
    }

    /// The paths of all of them, from the folder Shaders.
    public static var replaceable: [String] { program.keys.sorted() }

    // MARK: What more than one part of the renderer asks for

    public static var screenVertex: ShaderSource { .internal("shared/screen.vert") }
    public static var noise: ShaderSource { .internal("shared/noise.glsl") }
    /// What comes before a shader of the user's own, and what comes after it.
    public static var effectBeginning: ShaderSource { .internal("effects/effect.glsl") }
    public static var effectEnd: ShaderSource { .internal("effects/effect-end.glsl") }
    /// Stands between the user's text and ours: from here on names are ours.
    public static var effectNames: ShaderSource { .internal("effects/effect-names.glsl") }
    public static var effectFragment: ShaderSource { .internal("effects/effect.frag") }
    /// Draws one pass of such a shader.
    public static var passFragment: ShaderSource { .internal("effects/effect-pass.frag") }
}

private let program = Dictionary(
    uniqueKeysWithValues: BuiltInText.all(in: "internal").map { ("internal/\($0.path)", $0.text) })
