import LayoutCore
import ZoeRenderer
import ZoeStyle
import ZoeUserShaders

/// Shaders whose files are texts at hand.
final class ShaderShelf {
    var files: [String: String]
    let set: EffectSet
    private let slots: [EffectSet.Slot]

    init(
        _ offscreen: TestRenderer, face: String? = nil, backdrop: String? = nil, post: [String] = [],
        transition: String? = nil
    ) {
        var files: [String: String] = [:]
        files["face.frag"] = face
        files["backdrop.frag"] = backdrop
        files["transition.glsl"] = transition
        for (number, text) in post.enumerated() { files["post\(number).frag"] = text }
        self.files = files
        set = EffectSet(offscreen.renderer)
        slots = EffectSet.slots(
            face: face.map { _ in "face.frag" }, backdrop: backdrop.map { _ in "backdrop.frag" },
            post: post.indices.map { "post\($0).frag" }, transition: transition.map { _ in "transition.glsl" })
        read()
    }

    @discardableResult
    func read() -> Bool {
        set.use(slots) { path throws(EffectFileError) in
            guard let text = self.files[path] else { throw EffectFileError("there is no such file") }
            return Array(text.utf8)
        }
    }

    /// Knobs with these values, by any name that finds them.
    func knobs(_ values: [String: String] = [:]) throws -> Knobs {
        var knobs = Knobs(ParameterTable(set.parameters))
        for (name, text) in values { try knobs.set(name, to: text) }
        return knobs
    }

    func shading(_ values: [String: String] = [:], seconds: Double = 0, scale: Double = 1) throws -> Shading? {
        return set.shading(try knobs(values), clock: ShaderClock(seconds: seconds), scale: scale)
    }
}
