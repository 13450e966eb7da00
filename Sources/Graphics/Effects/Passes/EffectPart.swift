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
    /// Nothing is computed: the picture is what this sampler reads.
    var shows: String?
    var isISF = false
    /// Of live-glsl's passes in one file the one that counts.
    var section: String?

    init(_ file: String) { self.file = file }

    /// Names that the header or the program gives, whoever declares them as uniforms.
    func gives(_ name: String) -> Bool {
        guard isISF else { return false }
        return notes[name] != nil || inputs[name] != nil || name == "PASSINDEX" || GivenName.ofISF[name] != nil
    }
}
