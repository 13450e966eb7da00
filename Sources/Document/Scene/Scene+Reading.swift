internal import CardContent
internal import LayoutCore
internal import ZoeStyle

extension Scene {
    /// The scene in a document, and warnings about it.
    public static func read(_ text: String) throws(SceneError) -> (scene: Scene, warnings: [Warning]) {
        try read(Array(text.utf8))
    }

    public static func read(_ bytes: [UInt8]) throws(SceneError) -> (scene: Scene, warnings: [Warning]) {
        let source = try JSONSource(bytes)
        let reading = Reading(source)
        var reader = try ObjectReader(JSONReader.read(source, reading), "a scene", reading)
        try checkVersion(&reader)
        var scene = Scene()
        try scene.takeAll(&reader)
        return (scene, reading.warnings)
    }

    private static func checkVersion(_ reader: inout ObjectReader) throws(SceneError) {
        guard let node = reader.take("zoetrope") else {
            throw reader.reading.source.error(
                at: reader.place,
                "no \"zoetrope\" in it, so this is no scene; one begins with {\"zoetrope\": \(version)")
        }
        guard case .number(let number) = node.value, number >= 1, number == number.rounded() else {
            throw reader.error(
                node, "\"zoetrope\" is the document's version, a whole number; this program writes \(version)")
        }
        guard number <= Double(version) else {
            throw reader.error(
                node,
                "version \(numeral(number)) is newer than this program, which reads up to \(version); get a newer zoetrope"
            )
        }
    }

    private mutating func takeAll(_ reader: inout ObjectReader) throws(SceneError) {
        try Self.words.read(into: &self, from: &reader)
        try takeLayout(&reader)
        items = try reader.integer("items", 0...Int.max)
        for node in try reader.list("edits") ?? [] {
            let (edit, unknown) = try Input.Edit.read(node, reader.reading)
            edits.append(edit)
            self.unknown.edits.append(unknown)
        }
        if var object = try reader.object("view", "the view") {
            let side = 0.0.nextUp...1_000_000
            view.width = try object.number("width", side) ?? view.width
            view.height = try object.number("height", side) ?? view.height
            ownView = view
            device = try object.choice("device", Device.self)
            unknown.view = object.unknown()
        }
        try Self.clock.read(into: &self, from: &reader)
        try takeParameters(&reader)
        if var object = try reader.object("deck", "a deck") { deck = try DeckPlan(&object) }
        for node in try reader.list("plates") ?? [] {
            var object = try ObjectReader(node, "a plate", reader.reading)
            plates.append(try Plate(&object))
        }
        try takeBackdrop(&reader)
        if var object = try reader.object("floor", "a floor") {
            floor = Floor(height: try object.number("height", -100_000...100_000))
            floor?.reflection = try object.number("reflection", 0...1) ?? Floor().reflection
            floor?.fade = try object.number("fade", 1...10_000) ?? Floor().fade
            unknown.floor = object.unknown()
        }
        try takeShaders(&reader)
        try takePicture(&reader)
        if var object = try reader.object("timeline", "the timeline") { timeline = try Timeline(&object, of: self) }
        let table = knobs.table
        unknown.document = reader.unknown { key in
            table.knows(key) ? "put it under \"parameters\"" : KeyHint.ofScenes[key]
        }
    }

    private mutating func takeLayout(_ reader: inout ObjectReader) throws(SceneError) {
        let node = reader.take("layout")
        let name = try reader.text("layout")
        if let name, let node {
            guard let kind = LayoutKind.named(name) else {
                // What another library calls a layout stands for knobs, too, which a document spells out.
                let isForeign = name.contains(":")
                let ending = Suggestion.ending(
                    for: name, among: LayoutKind.all.map(\.name),
                    otherwise: isForeign
                        ? "`zoetrope layouts LIBRARY:NAME` says which layout and knobs that is"
                        : "`zoetrope layouts` lists them")
                throw reader.error(node, "no layout '\(Quotation(name))'\(ending)")
            }
            use(kind)
        }
        let formulaNode = reader.take("formula")
        guard let text = try reader.text("formula"), let formulaNode else { return }
        if let name, layout.name != "custom" {
            throw reader.error(
                formulaNode,
                "a formula makes the layout custom, which '\(Quotation(name))' is not; take one of them out")
        }
        do { try use(formula: text) } catch {
            throw reader.error(
                formulaNode, "the formula, at its line \(error.line), column \(error.column): \(error.message)")
        }
    }

    private mutating func takeParameters(_ reader: inout ObjectReader) throws(SceneError) {
        guard var object = try reader.object("parameters", "the parameters") else { return }
        for field in object.takeAll() {
            guard let value = Parameter.Value(field.node) else {
                if case .null = field.node.value { continue }
                throw object.error(field.node, "a parameter is a number, a text, true, false or a list of numbers")
            }
            // An error would look for what was meant, which takes too long for very many.
            guard knobs.table.knows(field.key) else {
                reader.reading.warn(at: field.place, complaint(aboutParameter: field.key))
                let json = reader.reading.source.text(field.node.place)
                unknown.parameters.append(UnknownField(key: field.key, json: json))
                continue
            }
            do {
                let parameter = try knobs.table.parameter(named: field.key)
                let warning: Parameter.Warning?
                if case .choice(let text) = value {
                    warning = try set(parameter.fullName, to: text)
                } else {
                    warning = try set(parameter.fullName, to: value)
                }
                if let warning { reader.reading.warn(at: field.node.place.lowerBound, "\(warning)") }
            } catch {
                throw object.error(field.node, "\(error)")
            }
        }
    }

    private func complaint(aboutParameter name: String) -> String {
        let ending =
            KeyHint.ofParameters[name] ?? knobs.table.nearest(to: name).map { "did you mean '\($0)'?" }
            ?? "it is kept, and does nothing"
        return "\(layout.name) has no parameter '\(Quotation(name))'; \(ending)"
    }

    private mutating func takeBackdrop(_ reader: inout ObjectReader) throws(SceneError) {
        guard let node = reader.take("backdrop") else { return }
        if case .text("transparent") = node.value {
            backdrop = .transparent
            return
        }
        if let colour = Colour(node) {
            backdrop = .solid(colour)
            return
        }
        guard case .object = node.value else {
            throw reader.error(
                node,
                "\"backdrop\" needs a colour (\"#rrggbb\"), \"transparent\", {\"top\": …, \"bottom\": …} or {\"studio\": …}"
            )
        }
        var object = try ObjectReader(node, "the backdrop", reader.reading)
        if let colour = try object.colour("studio") {
            backdrop = .studio(colour)
        } else {
            let (top, bottom) = (try object.colour("top"), try object.colour("bottom"))
            guard let top, let bottom else {
                throw reader.error(node, "a backdrop needs \"top\" and \"bottom\", or \"studio\"")
            }
            backdrop = .gradient(top: top, bottom: bottom)
        }
        unknown.backdrop = object.unknown()
    }

    private mutating func takeShaders(_ reader: inout ObjectReader) throws(SceneError) {
        guard var object = try reader.object("shaders", "the shaders") else { return }
        shaders.face = try object.shader("face", &shaders.steps)
        shaders.backdrop = try object.shader("backdrop", &shaders.steps)
        let posts = object.take("post")
        shaders.post = try object.shaders("post", &shaders.steps) ?? []
        shaders.sound = try object.text("sound")
        shaders.transition = try object.shader("transition", &shaders.steps)
        if let complaint = shaders.complaint, let posts { throw object.error(posts, complaint) }
        if var uniforms = try object.object("uniforms", "the uniforms") {
            shaders.uniforms = uniforms.takeAll().map {
                UnknownField(key: $0.key, json: reader.reading.source.text($0.node.place))
            }
        }
        unknown.shaders = object.unknown()
    }

    private mutating func takePicture(_ reader: inout ObjectReader) throws(SceneError) {
        guard var object = try reader.object("picture", "the picture") else { return }
        let side = 0.0.nextUp...1_000_000
        let (width, height) = (try object.number("width", side), try object.number("height", side))
        if let width, let height { picture.size = Size(width: width, height: height) }
        picture.scale = try object.number("scale", PicturePlan.scales) ?? 1
        let node = object.take("samples")
        if let samples = try object.integer("samples", 0...64), let node {
            guard PicturePlan.samplesToChoose.contains(samples) else {
                throw object.error(node, "\"samples\" of the picture is 0, 2, 4 or 8, not \(samples)")
            }
            picture.samples = samples
        }
        picture.supersampling = try object.integer("supersample", PicturePlan.supersamplings) ?? 1
        picture.isTransparent = try object.flag("transparent") ?? false
        unknown.picture = object.unknown()
    }
}

extension Input.Edit {
    /// The edit, and what else its object holds.
    fileprivate static func read(
        _ node: JSONNode, _ reading: Reading
    ) throws(SceneError) -> (edit: Input.Edit, unknown: [UnknownField]) {
        var object = try ObjectReader(node, "an edit", reading)
        if let index = try object.integer("insert", 0...Int.max) { return (.insert(at: index), object.unknown()) }
        if let index = try object.integer("remove", 0...Int.max) { return (.remove(at: index), object.unknown()) }
        if let index = try object.integer("move", 0...Int.max) {
            let place = try object.integer("to", 0...Int.max)
            guard let place else { throw object.error(node, "a card is moved somewhere: {\"move\": N, \"to\": M}") }
            return (.move(from: index, to: place), object.unknown())
        }
        throw object.error(node, "an edit is {\"insert\": N}, {\"remove\": N} or {\"move\": N, \"to\": M}")
    }
}

extension Parameter.Value {
    /// Texts are read as what the parameter wants them to be.
    init?(_ node: JSONNode) {
        switch node.value {
        case .number(let number): self = .number(number)
        case .flag(let flag): self = .flag(flag)
        case .text(let text): self = .choice(text)
        case .list(let nodes):
            self = .vector(nodes.map { if case .number(let number) = $0.value { number } else { .nan } })
        case .null, .object: return nil
        }
    }
}
