import LayoutCore
import ZoeDocument
import ZoeEffects
import ZoeRenderer
import ZoeWindow

/// The scene's own shaders as the scripts of a page read them: GLSL ES, what their uniforms are, and what their samplers read.
struct PageShaders {
    private let face: JSON
    private let backdrop: JSON
    private let post: [JSON]
    private let knobs: [JSON]

    /// What a scene without shaders has: `null`.
    var json: JSON {
        if face == .null, backdrop == .null, post.isEmpty { return .null }
        return .object([("face", face), ("backdrop", backdrop), ("post", .list(post)), ("knobs", .list(knobs))])
    }

    /// - Parameters:
    ///   - shading: what the scene's shaders are told; nil where there are none.
    ///   - pictures: where what samplers read is kept, too.
    init(_ shading: Shading?, _ pictures: inout PagePictures, knobs: [JSON]) throws(Failure) {
        self.knobs = knobs
        face = try shading?.face.map { use throws(Failure) in try Self.json(of: use, &pictures) } ?? .null
        backdrop = try shading?.backdrop.map { use throws(Failure) in try Self.json(of: use, &pictures) } ?? .null
        var post: [JSON] = []
        for use in shading?.post ?? [] { post.append(try Self.json(of: use, &pictures)) }
        self.post = post
    }

    /// What knobs of shaders a page turns: each as the program lists it, how it stands, and whose number it is.
    static func knobs(of effects: EffectSet?, _ scene: Scene) -> [JSON] {
        var counts: [EffectRole: Int] = [:]
        return (effects?.states ?? []).flatMap { state -> [JSON] in
            let (role, number) = (state.slot.role, counts[state.slot.role, default: 0])
            counts[role] = number + 1
            let uniforms = Set(state.effect?.uniforms.map(\.name) ?? [])
            return (state.knobs?.links ?? []).filter { uniforms.contains($0.uniform) }.map { link in
                let value = scene.knobs[link.parameter.fullName]
                return .object([
                    ("knob", link.parameter.json), ("value", .text("\(value)")), ("role", .text(role.rawValue)),
                    ("number", .integer(number)), ("uniform", .text(link.uniform)), ("place", .integer(link.place)),
                    ("menu", .object(link.menu.map { ($0.name, .number($0.number)) })),
                ])
            }
        }
    }

    private static func json(of use: Shading.Use, _ pictures: inout PagePictures) throws(Failure) -> JSON {
        let text = use.effect.text
        if let lack = lack(in: text) {
            throw Failure(
                .brokenInput,
                "'\(GivenPaths.shown(text.path))' \(lack), which a page can't; `record` makes a film of it")
        }
        let page: PageShader
        do { page = try use.effect.page() } catch {
            let first = error.diagnostics.first.map { "\(GivenPaths.shown($0))" } ?? GivenPaths.shown(text.path)
            throw Failure(.brokenInput, "\(first) (in GLSL ES 3.00, which pages have)")
        }
        if let cube = use.effect.uniforms.first(where: { $0.kind == .cube }) {
            let name = GivenPaths.shown(use.effect.text.path)
            throw Failure(.brokenInput, "'\(name)' reads the cube '\(cube.name)'; a page has flat pictures only")
        }
        let samplers = use.effect.uniforms.filter { $0.kind == .picture }
        let names = samplers.flatMap { sampler in
            sampler.length > 1 ? (0..<sampler.length).map { "\(sampler.name)[\($0)]" } : [sampler.name]
        }
        var read: [(String, JSON)] = []
        for name in names { read.append((name, try source(of: name, use, &pictures))) }
        let sizes = use.effect.uniforms.compactMap { uniform in
            text.sizedSampler(uniform.name).map { (uniform.name, JSON.text($0)) }
        }
        return .object([
            ("extensions", .list(page.extensions.map(JSON.text))),
            ("definitions", .list(page.definitions.map(JSON.text))), ("beginning", .text(page.beginning)),
            ("bends", .flag(page.bends)), ("isTranslucent", .flag(text.isTranslucent)),
            ("usesTime", .flag(text.usesTime || text.usesDate)), ("usesPointer", .flag(text.usesPointer)),
            ("uniforms", .object(uniforms(of: use))), ("samplers", .object(read)), ("sizes", .object(sizes)),
        ])
    }

    /// What a page has not, as the end of a sentence that begins with the shader's name.
    private static func lack(in text: EffectText) -> String? {
        if !text.passes.isEmpty { return "draws in several passes" }
        if text.readsKeyboard { return "reads the keyboard" }
        return nil
    }

    /// All that are numbers, those of knobs and those that nobody turns, as GLSL ES has no values for uniforms.
    private static func uniforms(of use: Shading.Use) -> [(String, JSON)] {
        use.effect.uniforms.compactMap { uniform in
            guard let kind = uniform.kind.pageName else { return nil }
            var numbers = uniform.default
            for setting in use.settings where setting.name == uniform.name {
                if case .numbers(let set) = setting.value { numbers = set }
            }
            return (uniform.name, .list([.text(kind), .list(numbers.map { .number($0.isFinite ? $0 : 0) })]))
        }
    }

    /// A picture's number, or a word.
    private static func source(
        of sampler: String, _ use: Shading.Use, _ pictures: inout PagePictures
    ) throws(Failure) -> JSON {
        var path: String?
        for setting in use.settings where setting.name == sampler {
            if case .picture(let chosen) = setting.value { path = chosen }
        }
        switch use.effect.text.inputs[sampler] {
        case .picture(let own): path = own
        case .scene: return "bytes"
        case .noise: return "noise"
        case .sound(let form): return form == .spectrum ? "nothing" : form == .wave ? "stillness" : "silence"
        case nil:
            if path != nil { break }
            if sampler == "iChannel0", use.effect.text.role == .post { return "scene" }
            return EffectPictures.empty.contains(sampler) ? "nothing" : "noise"
        default: return "nothing"
        }
        guard let path else { return "noise" }
        let name = GivenPaths.shown(use.effect.text.path)
        guard !ShaderMedia.moves(path) else {
            throw Failure(
                .brokenInput,
                "'\(name)' shows '\(GivenPaths.shown(path))', which moves or sounds; a page has pictures only")
        }
        return .integer(try pictures.number(ofInput: path))
    }
}

extension ActiveUniform.Kind {
    /// Nil for what is no number.
    fileprivate var pageName: String? {
        switch self {
        case .float(let parts): "\(parts)f"
        case .int(let parts), .bool(let parts): "\(parts)i"
        case .uint(let parts): "\(parts)ui"
        case .matrix(let columns, let rows): columns == rows ? "\(columns)m" : "\(columns)x\(rows)m"
        case .picture, .cube, .other: nil
        }
    }
}
