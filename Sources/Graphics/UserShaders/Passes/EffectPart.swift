/// What one program is made of, besides the file that it is named after: the same file may be compiled for several passes.
struct EffectPart {
    var file: String
    /// Declarations that a header stands for, each at the line of the file that it is for.
    var declarations: [(text: String, line: Int)] = []
    /// What the header says of the uniforms that it declares.
    var notes: [String: Annotation] = [:]
    /// Files that are laid before it.
    var before: [String] = []
    /// The one of them that is a vertex shader. It is run for every pixel; what it hands over is exact there, too.
    var vertex: String?
    var definitions: [String] = []
    var inputs: [String: PassInput] = [EffectPictures.soundName: .sound(.both)]
    /// What the header names and is not there, and the line in which it does.
    var missing: [(sampler: String, path: String, line: Int)] = []
    /// Nothing is computed: the picture is what this sampler reads.
    var shows: String?
    var isISF = false
    /// Which of live-glsl's passes in one file counts.
    var section: String?

    init(_ file: String) { self.file = file }

    /// What glslViewer defines where it shows a model, of those words that the text asks for. In its light nothing stands in the way.
    mutating func giveModel(in bytes: [UInt8]) {
        for word in Self.ofModels where bytes.contains(word) { definitions.append(word) }
        guard bytes.contains("LIGHT_SHADOWMAP") else { return }
        definitions += ["LIGHT_SHADOWMAP u_lightShadowMap", "LIGHT_SHADOWMAP_SIZE 1024.0"]
        inputs["u_lightShadowMap"] = .light
    }

    private static let ofModels = [
        "MODEL_VERTEX_NORMAL", "MODEL_VERTEX_COLOR", "MODEL_VERTEX_TEXCOORD", "MODEL_VERTEX_TANGENT",
    ]

    /// Names that the header or the program gives, whoever declares them as uniforms.
    func gives(_ name: String) -> Bool {
        guard isISF else { return false }
        return notes[name] != nil || inputs[name] != nil || missing.contains { $0.sampler == name }
            || name == "PASSINDEX" || GivenName.ofISF[name] != nil
    }
}
