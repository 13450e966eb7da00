internal import ZoeShaders

/// The effects that come with the program. A document names them like a file, in angle brackets: `<gloss>`.
public enum BuiltInEffects {
    public static func names(of role: EffectRole) -> [String] { sources(of: role).map(\.name) }

    public static func path(of name: String) -> String { "<\(name)>" }

    /// What the effect at this path is for; nil where none is there.
    public static func role(of path: String) -> EffectRole? {
        EffectRole.allCases.first { role in sources(of: role).contains { self.path(of: $0.name) == path } }
    }

    public static func text(of path: String) -> String? {
        role(of: path).flatMap { role in sources(of: role).first { self.path(of: $0.name) == path }?.text }
    }

    private static func sources(of role: EffectRole) -> [ShaderSource] {
        switch role {
        case .face: ShaderSource.faces
        case .backdrop: ShaderSource.backdrops
        case .post: ShaderSource.posts
        case .transition: ShaderSource.transitions
        }
    }
}
