/// What shaders of the user's own are given, by name. `Shaders/internal/effects/effect.glsl` declares what `GivenName` does not.
public enum EffectNames {
    static func globals(of role: EffectRole) -> [String: GivenName] {
        role == .face ? GivenName.implicit.merging(GivenName.onCards) { $1 } : GivenName.implicit
    }

    static func functions(of role: EffectRole) -> [String] {
        switch role {
        case .face: ["cardColour", "cardLabel", "cardPicture"]
        case .backdrop, .transition: []
        case .post: ["sceneColour", "sceneDepth"]
        }
    }

    /// Beside what `GivenName` says of them.
    static let timed: Set = ["iChannelTime"]
    /// Names whose value depends on where the card is.
    static let placed: Set = ["u_offset", "u_back", "v_normal", "gl_FragCoord", "u_resolution", "iResolution"]
    /// Names of ours that replace names of the same length which cannot be declared, or only once.
    static let replacements: [String: String] = {
        var all = ["main": "zt_m"]
        for name in [
            "FragCoord", "FragColor", "FragData", "FragDepth", "FragDepthEXT", "PointCoord", "Position", "Vertex",
            "Normal", "Color", "MultiTexCoord0", "ProjectionMatrix", "ModelViewMatrix", "ModelViewProjectionMatrix",
            "NormalMatrix",
        ] {
            all["gl_" + name] = "zt_" + name
        }
        for ending in textureFunctions { all["texture" + ending] = "zt_Text" + ending }
        // Of two edges that are one, GLSL's own makes nothing for some drivers and a step for others.
        all["smoothstep"] = "zt_smooths"
        return all
    }()
    /// `texture2D` and what else earlier versions have, which may call `texture` what they like.
    static let textureFunctions = [
        "1D", "2D", "2DLod", "2DProj", "2DLodEXT", "2DProjEXT", "2DProjLod", "2DProjLodEXT", "2DGradEXT", "2DGrad",
        "2DGradARB", "2DLodARB", "Cube", "CubeLod", "CubeLodEXT", "3D",
    ]
    /// For directions: a picture that is wanted as a cube is looked up as a globe.
    static let channelFunctions = ["texture": "zt_Text", "textureLod": "zt_TextLod"]
    /// The entry of the shader's part for vertices, which is run for each pixel.
    static let vertexEntry = "zt_v"
    /// The prefix for names of the writer's own that collide with others.
    static let ownPrefix = "zt_own_"

    /// How far a transition is.
    public static let progress = "progress"

    /// What `effect.glsl` declares whatever a shader reads.
    static func declared(in role: EffectRole) -> [String] {
        functions(of: role) + (role == .face ? Array(GivenName.onCards.keys) : [])
            + ["iChannelTime", "iChannelResolution"]
    }

    /// All that a shader of this role can read without declaring it.
    static func known(in role: EffectRole) -> [String] {
        globals(of: role).keys.sorted() + functions(of: role) + ["gl_FragCoord", "gl_FragColor"]
    }
}

extension EffectRole {
    /// With its article, as a sentence has it.
    var named: String {
        switch self {
        case .face: "a card's face"
        case .backdrop: "a backdrop"
        case .post: "an effect on the whole picture"
        case .transition: "a transition"
        }
    }
}
