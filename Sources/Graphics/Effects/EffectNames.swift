/// What shaders of the user's own are given, by name. `Shaders/internal/effects/effect.glsl` declares it.
enum EffectNames {
    /// Globals with the types in which they may also be declared as uniforms, the one that they have first.
    static func globals(of role: EffectRole) -> [String: [String]] {
        role == .face ? everywhere.merging(onCards) { $1 } : everywhere
    }

    private static let scalars = ["float", "int", "uint"]

    private static let everywhere: [String: [String]] = [
        "u_time": scalars, "u_delta": scalars, "u_frame": ["int", "float", "uint"], "u_date": ["vec4"],
        "u_resolution": ["vec2", "vec3"], "u_mouse": ["vec2", "vec4", "vec3"], "iTime": ["float"],
        "iTimeDelta": ["float"], "iFrame": ["int", "float", "uint"], "iFrameRate": ["float"],
        "iResolution": ["vec3", "vec2"], "iMouse": ["vec4", "vec2", "vec3"], "iDate": ["vec4"],
        "iChannelTime": ["float"], "iSampleRate": ["float"], "iChannelResolution": ["vec3"], "iChannel0": ["sampler2D"],
        "iChannel1": ["sampler2D"], "iChannel2": ["sampler2D"], "iChannel3": ["sampler2D"],
    ]

    static let onCards: [String: [String]] = [
        "u_size": ["vec2"], "u_index": ["int"], "u_count": ["int"], "u_offset": ["float"], "u_selected": ["bool"],
        "u_back": ["bool"], "v_normal": ["vec3"], "u_colour": ["vec4"], "u_colour2": ["vec4"],
    ]

    /// Where on the card or in the picture, from 0 to 1: names that it has from the start.
    static let places: Set = ["v_uv", "v_texcoord", "vUv", "v_texCoord"]
    /// Other names by which people call it when they declare it as an input.
    static let aliases: Set = [
        "uv", "UV", "st", "uvs", "v_UV", "texcoord", "texCoord", "TexCoord", "TexCoords", "v_tex", "v_TexCoord",
        "vTexCoord", "vTexcoord", "v_texcoords", "v_textureCoordinates", "fragTexCoord", "vTextureCoord",
        "vertTexCoord", "coord", "v_coord", "vertUV", "fragUV", "f_uv", "texCoords", "textureCoordinate",
    ]

    static func functions(of role: EffectRole) -> [String] {
        switch role {
        case .face: ["cardColour", "cardLabel", "cardPicture"]
        case .backdrop: []
        case .post: ["sceneColour", "sceneDepth"]
        }
    }

    static let timed: Set = [
        "u_time", "u_delta", "u_frame", "iTime", "iTimeDelta", "iFrame", "iFrameRate", "iChannelTime",
    ]
    static let dated: Set = ["u_date", "iDate"]
    /// What a card's place in the row and in the picture makes of a face.
    static let placed: Set = ["u_offset", "u_back", "v_normal", "gl_FragCoord", "u_resolution", "iResolution"]
    static let pointed: Set = ["u_mouse", "iMouse"]

    /// Ours, in place of names of the same length that cannot be declared, or only once.
    static let replacements = [
        "main": "zt_m", "gl_FragCoord": "zt_FragCoord", "gl_FragColor": "zt_FragColor",
    ]

    /// All that a shader of this role can read without declaring it.
    static func known(in role: EffectRole) -> [String] {
        globals(of: role).keys.sorted() + places.sorted() + functions(of: role)
            + ["gl_FragCoord", "gl_FragColor"]
    }
}

extension EffectRole {
    /// With its article, as a sentence has it.
    var named: String {
        switch self {
        case .face: "a card's face"
        case .backdrop: "a backdrop"
        case .post: "an effect on the whole picture"
        }
    }
}
