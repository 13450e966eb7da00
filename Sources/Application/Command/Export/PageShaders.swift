import LayoutCore
import ZoeDocument
import ZoeRenderer
import ZoeSound
import ZoeUserShaders
import ZoeWindow

/// The scene's own shaders as the scripts of a page read them: GLSL ES, what their uniforms are, and what their samplers read.
struct PageShaders {
    private let face: JSON
    private let backdrop: JSON
    private let post: [JSON]
    private let transition: JSON
    private let effects: PageEffects?

    /// What a scene without shaders has: `null`.
    var json: JSON {
        if face == .null, backdrop == .null, post.isEmpty, transition == .null { return .null }
        return .object([
            ("face", face), ("backdrop", backdrop), ("post", .list(post)), ("transition", transition),
            ("knobs", .list(effects?.knobs ?? [])),
        ])
    }

    /// - Parameters:
    ///   - effects: the scene's; nil where there are none.
    ///   - pictures: where what samplers read is kept, too.
    ///   - sound: the scene's, which shaders hear.
    init(_ effects: PageEffects?, _ pictures: inout PagePictures, sound: String?) throws(Failure) {
        self.effects = effects
        let shading = effects?.shading
        let uses = [shading?.face, shading?.backdrop, shading?.transition].compactMap(\.self) + (shading?.post ?? [])
        if let sound, uses.contains(where: \.effect.text.usesSound) { try pictures.hear(sound) }
        face = try shading?.face.map { use throws(Failure) in try Self.json(of: use, &pictures) } ?? .null
        backdrop = try shading?.backdrop.map { use throws(Failure) in try Self.json(of: use, &pictures) } ?? .null
        var post: [JSON] = []
        for use in shading?.post ?? [] { post.append(try Self.json(of: use, &pictures)) }
        self.post = post
        transition = try shading?.transition.map { use throws(Failure) in try Self.json(of: use, &pictures) } ?? .null
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

    /// What uniforms are from moment to moment of a timeline.
    func add(_ timeline: PageTimeline, to changes: inout PageChanges) {
        guard let effects, let shading = effects.shading else { return }
        func add(_ path: [JSON], _ role: EffectRole, _ number: Int, _ use: (Shading) -> Shading.Use?) {
            guard let own = use(shading) else { return }
            let whole = effects.wholeUniforms[role]?[number] ?? []
            let values = timeline.moments.map { moment -> JSON in
                let settings = moment.shading.flatMap(use)?.settings ?? own.settings
                return .object(Self.uniforms(of: Shading.Use(own.effect, settings), whole: whole))
            }
            changes.add(values, at: ["shaders"] + path + ["uniforms"])
        }
        add(["face"], .face, 0) { $0.face }
        add(["backdrop"], .backdrop, 0) { $0.backdrop }
        add(["transition"], .transition, 0) { $0.transition }
        for place in shading.post.indices {
            add(["post", .integer(place)], .post, place) { $0.post.indices.contains(place) ? $0.post[place] : nil }
        }
    }

    /// Whether a timeline turns what is no number: which picture a shader reads, or a switch, which makes another program.
    func isMoreThanNumbers(in timeline: PageTimeline) -> Bool {
        guard let shading = effects?.shading else { return false }
        let own = Self.fixed(shading)
        return timeline.moments.contains { $0.shading.map { Self.fixed($0) != own } ?? false }
    }

    private static func fixed(_ shading: Shading) -> [[String]] {
        let uses = [shading.face, shading.backdrop, shading.transition].compactMap(\.self) + shading.post
        return uses.map { use in
            use.effect.text.definitions
                + use.settings.compactMap { if case .picture(let path) = $0.value { path ?? "" } else { nil } }
        }
    }

    private static func json(of use: Shading.Use, _ pictures: inout PagePictures) throws(Failure) -> JSON {
        let text = use.effect.text
        let (page, passes): (PageShader, [PageShader])
        do { (page, passes) = (try use.effect.page(), try use.effect.passPages()) } catch {
            let first = error.diagnostics.first.map { "\(GivenPaths.shown($0))" } ?? GivenPaths.shown(text.path)
            throw Failure(.brokenInput, "\(first) (in GLSL ES 3.00, which pages have)")
        }
        var drawnBefore: [JSON] = []
        for (pass, own) in zip(text.passes, passes) {
            drawnBefore.append(
                .object(
                    try program(own, use, &pictures) + [
                        ("name", .text(pass.name)), ("isFloat", .flag(pass.format == .float)),
                        ("keepsFormer", .flag(pass.keepsFormer)), ("width", words(pass.size.widthWords)),
                        ("height", words(pass.size.heightWords)), ("constants", .object(constants(of: pass, use))),
                    ]))
        }
        return .object(
            try program(page, use, &pictures) + [
                ("bends", .flag(page.bends)), ("isTranslucent", .flag(text.isTranslucent)),
                ("usesTime", .flag(text.usesTime || text.usesDate || reads(use, ShaderMedia.moves))),
                ("usesPointer", .flag(text.usesPointer)), ("usesKeyboard", .flag(text.readsKeyboard)),
                ("uniforms", .object(uniforms(of: use))), ("passes", .list(drawnBefore)),
            ])
    }

    /// One program of a shader, which may have one for each pass: its text, and what it reads.
    private static func program(
        _ page: PageShader, _ use: Shading.Use, _ pictures: inout PagePictures
    ) throws(Failure) -> [(String, JSON)] {
        let names = Self.names(of: .picture, in: page)
        let sizes = page.uniforms.compactMap { uniform in
            page.text.sizedSampler(uniform.name).map { (uniform.name, JSON.text($0)) }
        }
        var read: [(String, JSON)] = []
        // What is asked for its size alone is no sampler of the linked program.
        let sized = Set(page.uniforms.compactMap { page.text.sizedSampler($0.name) }).subtracting(names)
        let noises = EffectPictures.noises(of: names)
        for name in names + sized.sorted() {
            read.append((name, try source(of: name, page.text, use, noises[name] ?? 0, &pictures)))
        }
        for name in Self.names(of: .cube, in: page) {
            let number = try pictures.number(ofCube: cube(name, page.text, use), readBy: page.text)
            read.append((name, .object([("cube", .integer(number))])))
        }
        return [
            ("extensions", .list(page.extensions.map(JSON.text))),
            ("definitions", .list(page.definitions.map(JSON.text))), ("beginning", .text(page.beginning)),
            ("samplers", .object(read)), ("sizes", .object(sizes)),
        ]
    }

    /// Each element of an array is one.
    private static func names(of kind: ActiveUniform.Kind, in page: PageShader) -> [String] {
        page.uniforms.filter { $0.kind == kind }.flatMap { sampler in
            sampler.length > 1 ? (0..<sampler.length).map { "\(sampler.name)[\($0)]" } : [sampler.name]
        }
    }

    private static func chosen(_ sampler: String, _ use: Shading.Use) -> String? {
        var path: String?
        for setting in use.settings where setting.name == sampler {
            if case .picture(let chosen) = setting.value { path = chosen }
        }
        return path
    }

    /// Whether it reads a file that is like that.
    private static func reads(_ use: Shading.Use, _ isLike: (String) -> Bool) -> Bool {
        use.effect.text.pictures.contains(where: isLike)
            || use.settings.contains { if case .picture(let path?) = $0.value { isLike(path) } else { false } }
    }

    /// The files of what is all around; none where nobody has chosen any.
    private static func cube(_ sampler: String, _ text: EffectText, _ use: Shading.Use) -> [String] {
        switch text.inputs[sampler] {
        case .cube(let paths): paths
        case .picture(let path): [path]
        default: chosen(sampler, use).map { [$0] } ?? []
        }
    }

    private static func words(_ words: [String]?) -> JSON { words.map { .list($0.map(JSON.text)) } ?? .null }

    private static func constants(of pass: EffectPass, _ use: Shading.Use) -> [(String, JSON)] {
        pass.constants.compactMap { setting in
            guard case .numbers(let numbers) = setting.value,
                let kind = use.effect.uniforms.first(where: { $0.name == setting.name })?.kind.pageName
            else { return nil }
            return (setting.name, .list([.text(kind), .list(numbers.map(JSON.number))]))
        }
    }

    /// All that are numbers, those of knobs and those that nobody turns, as GLSL ES has no values for uniforms.
    /// - Parameter whole: the names of those that have nothing in between.
    private static func uniforms(of use: Shading.Use, whole: Set<String> = []) -> [(String, JSON)] {
        use.effect.uniforms.compactMap { uniform in
            guard let kind = uniform.kind.pageName else { return nil }
            var numbers = uniform.default
            for setting in use.settings where setting.name == uniform.name {
                if case .numbers(let set) = setting.value { numbers = set }
            }
            return (
                uniform.name,
                .list([.text(kind), .list(numbers.map { number($0, isWhole: whole.contains(uniform.name)) })])
            )
        }
    }

    private static func number(_ number: Double, isWhole: Bool) -> JSON {
        if isWhole, let whole = Int(exactly: number) { return .integer(whole) }
        return .number(number.isFinite ? number : 0)
    }

    /// A picture's number, a pass by its name, or a word.
    /// - Parameter noise: which it reads where it reads nothing else.
    private static func source(
        of sampler: String, _ text: EffectText, _ use: Shading.Use, _ noise: Int, _ pictures: inout PagePictures
    ) throws(Failure) -> JSON {
        let noise: JSON = noise == 0 ? "noise" : .text("noise\(noise)")
        var path = chosen(sampler, use)
        switch text.inputs[sampler] {
        case .pass(let name): return .object([("pass", .text(name))])
        case .before: return "before"
        case .after: return "after"
        case .light: return "light"
        case .picture(let own): path = own
        case .scene: return "bytes"
        case .noise: return "noise"
        case .sound(let form): return heard(pictures.inputs.heard, form)
        case .keyboard: return "keyboard"
        case .cube(let paths): path = paths.first
        case nil:
            if path != nil { break }
            if sampler == "iChannel0", use.effect.text.role == .post { return "bytes" }
            return EffectPictures.empty.contains(sampler) ? "nothing" : noise
        default: return "nothing"
        }
        guard let path else { return noise }
        if Sound.isNamed(path) { return heard(try pictures.number(ofSound: path), .both) }
        return .integer(try ShaderMedia.moves(path) ? pictures.number(ofFilm: path) : pictures.number(ofInput: path))
    }

    private static func heard(_ number: Int?, _ form: SoundForm) -> JSON {
        .object([("sound", number.map(JSON.integer) ?? .null), ("form", .text(form.pageName))])
    }
}

extension SoundForm {
    fileprivate var pageName: String {
        switch self {
        case .both: "both"
        case .spectrum: "spectrum"
        case .wave: "wave"
        }
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
