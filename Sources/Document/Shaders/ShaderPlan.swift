public import LayoutCore
internal import ZoeStyle

extension Parameter.Group {
    /// True for what a shader of the user's own declares.
    public var isOfShaders: Bool { ShaderPlan.groups.contains(rawValue) }
}

/// Shaders of the user's own, by the paths of their files, and what their uniforms are set to.
public struct ShaderPlan: Hashable, Sendable {
    /// `<gloss>` is one of the program's own.
    public var face: String?
    public var backdrop: String?
    /// One after the other over the whole picture.
    public var post: [String] = []
    /// How the picture passes from one card, or one layout, to the next.
    public var transition: String?
    /// The file of what they hear.
    public var sound: String?
    /// Those that are drawn in several steps which the document tells, by their paths.
    public var steps: [String: ShaderSteps] = [:]
    /// Each goes over the whole picture.
    public static let mostPosts = 32

    /// Why it cannot be drawn; nil where it can.
    public var complaint: String? {
        guard post.count > Self.mostPosts else { return nil }
        return "\(post.count) shaders over the picture are too many; \(Self.mostPosts) can be laid over one another"
    }
    /// What is set for uniforms that no shader has, or has not been seen to have: as the document says it.
    public internal(set) var uniforms: [UnknownField] = []
    /// What the shaders were found to have; nothing until somebody has compiled them.
    public internal(set) var knobs: [Parameter] = []

    /// What the parameters are about that shaders declare: named as the document names the shaders.
    static let groups: Set = ["face", "backdrop", "post", "transition"]

    public init() {}

    public var isEmpty: Bool { paths.isEmpty }

    /// With those of their passes.
    public var files: [String] { paths.flatMap { [$0] + (steps[$0]?.files ?? []) } }

    /// Those of shaders that are there.
    public var usedSteps: [String: ShaderSteps] {
        let paths = Set(paths)
        return steps.filter { paths.contains($0.key) }
    }

    /// Puts other paths in place of all files of shaders.
    public mutating func mapFiles(_ found: (String) -> String) {
        face = face.map(found)
        backdrop = backdrop.map(found)
        post = post.map(found)
        transition = transition.map(found)
        steps = Dictionary(steps.map { (found($0.key), $0.value.mapped(found)) }) { first, _ in first }
    }

    public var paths: [String] { [face, backdrop].compactMap(\.self) + post + [transition].compactMap(\.self) }

    /// Keeps a value, as a person typed it, for a uniform that may yet be found.
    public mutating func wish(_ name: String, to text: String) {
        uniforms.removeAll { $0.key == name }
        uniforms.append(UnknownField(key: name, json: JSON.text(text).line))
    }

    /// Puts other texts where uniforms are to be a text that could be a picture's path.
    /// - Parameter found: nil where it is none.
    public mutating func findPictures(_ found: (String) -> String?) {
        for place in uniforms.indices {
            guard let node = try? JSONReader.read(JSONSource(Array(uniforms[place].json.utf8))),
                case .choice(let text) = Parameter.Value(node), let path = found(text)
            else { continue }
            uniforms[place] = UnknownField(key: uniforms[place].key, json: JSON.text(path).line)
        }
    }

    /// The names of what waits for a uniform.
    public var unknownUniforms: [String] { uniforms.map(\.key) }

    // MARK: Knobs that come and go

    /// What is set now, in case the knobs go.
    mutating func remember(_ knobs: Knobs) {
        let turned = knobs.changes.filter { knobs.table[$0.key]?.group.isOfShaders == true }
        uniforms.removeAll { turned[$0.key] != nil }
        uniforms += turned.sorted { $0.key < $1.key }.map { UnknownField(key: $0.key, json: JSON($0.value).line) }
    }

    /// Takes what was kept for knobs that are there.
    mutating func recall(to knobs: inout Knobs) {
        uniforms.removeAll { field in
            guard let parameter = knobs.table[field.key], parameter.group.isOfShaders,
                let node = try? JSONReader.read(JSONSource(Array(field.json.utf8))),
                let value = Parameter.Value(node)
            else { return false }
            do {
                if case .choice(let text) = value {
                    try knobs.set(parameter.fullName, to: text)
                } else {
                    try knobs.set(parameter.fullName, to: value)
                }
                return true
            } catch { return false }
        }
    }

    /// As what is set is written, so that a document is laid out the same, whoever has seen its shaders.
    private static func plain(_ text: String) -> JSON? {
        guard let node = try? JSONReader.read(JSONSource(Array(text.utf8))), let value = Parameter.Value(node),
            JSON(value).line == text
        else { return .none }
        return JSON(value)
    }

    func fields(_ knobs: Knobs) -> [(String, JSON)] {
        var fields: [(String, JSON)] = []
        func shader(_ path: String) -> JSON { steps[path]?.json(file: path) ?? .text(path) }
        if let face { fields.append(("face", shader(face))) }
        if let backdrop { fields.append(("backdrop", shader(backdrop))) }
        if !post.isEmpty { fields.append(("post", .list(post.map(shader)))) }
        if let sound { fields.append(("sound", .text(sound))) }
        if let transition { fields.append(("transition", shader(transition))) }
        let set = knobs.table.parameters.compactMap { parameter in
            parameter.group.isOfShaders
                ? knobs.changes[parameter.fullName].map { (parameter.fullName, JSON($0)) } : nil
        }
        let values = set + uniforms.map { ($0.key, Self.plain($0.json) ?? .verbatim($0.json)) }
        if !values.isEmpty { fields.append(("uniforms", .object(values))) }
        return fields
    }
}
