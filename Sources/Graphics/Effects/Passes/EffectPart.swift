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
    var inputs: [String: PassInput] = [:]
    /// Nothing is computed: the picture is what this sampler reads.
    var shows: String?
    var isISF = false

    init(_ file: String) { self.file = file }

    /// Names that the header or the program gives, whoever declares them as uniforms.
    func gives(_ name: String) -> Bool {
        isISF && (notes[name] != nil || inputs[name] != nil || Self.ofISF.contains(name))
    }

    /// What changes with time.
    static let timedISF: Set = ["TIME", "TIMEDELTA", "FRAMEINDEX"]
    static let ofISF: Set = timedISF.union(["RENDERSIZE", "PASSINDEX", "DATE"])

    /// What uniforms are that other programs set to where one looks from and where light is.
    static let views: [String: [Double]] = [
        "u_camera": [0, 0, 3], "u_light": [2, 4, 3], "u_lightColor": [1, 1, 1], "u_lightIntensity": [1],
        "u_cameraDistance": [3], "u_cameraNearClip": [0.01], "u_cameraFarClip": [100],
    ]

    static let inVertex = ["main": "zt_v", "gl_Position": "zt_Position"]
}
