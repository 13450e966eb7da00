/// The program that a shader was written for, as far as its text shows it.
public enum ShaderFamily: String, CaseIterable, Hashable, Sendable {
    case own = "Zoetrope"
    case shadertoy = "Shadertoy"
    case isf = "ISF"
    case transition = "gl-transitions"
    case fragmentarium = "Fragmentarium"
    case book = "Book of Shaders, glslViewer"
    case lygia
    case sandbox = "glslsandbox, VEDA"
    case kodelife = "KodeLife"
    case other

    /// The names that give each of them away, the surest first.
    private static let marks: [(family: ShaderFamily, names: Set<String>)] = [
        (.kodelife, ["inData", "VertexData", "fGlobalTime", "v2Resolution"]),
        (
            .own,
            Set(EffectRole.allCases.flatMap(EffectNames.functions)).union(["u_offset", "u_selected", "u_back", "bend"])
        ),
        (.sandbox, ["surfacePosition", "surfaceSize", "backbuffer"]),
        (.book, ["u_time", "u_resolution", "u_mouse", "u_tex0", "u_buffer0", "u_doubleBuffer0", "u_scene"]),
        (.shadertoy, ["iTime", "iGlobalTime", "iResolution", "iMouse", "iChannel0"]),
    ]

    init(_ names: Set<String>, functions: Set<String>) {
        if functions.contains("mainImage") {
            self = .shadertoy
        } else if functions.contains("transition"), !functions.contains("main") {
            self = .transition
        } else if let mark = Self.marks.first(where: { !names.isDisjoint(with: $0.names) }) {
            self = mark.family
        } else if names.contains("time") || names.contains("resolution") {
            self = .sandbox
        } else {
            self = names.contains("v_uv") ? .own : .other
        }
    }
}
