import LayoutCore
import ZoeDocument
import ZoeEditor
import ZoePictures
import ZoeStyle
import ZoeUserShaders
import ZoeWindow

extension Option {
    static let sceneName = ValueOption(
        "scene", .text("NAME", completing: .words(Scene.builtInNames)),
        help: "a built-in scene; `zoetrope scenes` lists them")
    static let layout = ValueOption(
        "layout", .text("NAME", completing: .words(LayoutKind.all.map(\.name))),
        help: "another layout; `zoetrope layouts` lists them")
    static let formula = ValueOption(
        "formula", .file("FILE|TEXT"),
        help: "a layout of your own: 'x = 0.8 * o * w'; implies --layout custom")
    static let items = ValueOption(
        "items", .whole("N", in: 0...Int.max),
        otherwise: "the scene's; in a bare layout 12, in a picture of it as many as it takes",
        help: "how many cards")
    static let set = ValueOption(
        "set", each: .assignment(completing: .names(Parameter.names)),
        help: "set a parameter, as often as wanted: --set tilt=0.5 --set cardColour=#f80")
    static let scroll = ValueOption(
        "scroll", .number("X"), otherwise: "the scene's; in a bare layout 0, in a picture of it where it is seen best",
        help: "the scroll offset in items; 0 is the first card")
    static let size = ValueOption(
        "size", .size, otherwise: "the scene's, else 1280x720", help: "the view in points")
    static let fit = ValueOption(
        "fit", .choice(["scene", "window"]),
        help: "keep the scene's own view whole, or fill the window or picture with it")
    static let time = ValueOption(
        "time", .number("T", in: 0...Stage.longestTime, of: "seconds"), otherwise: "the scene's, else 0",
        help: "the clock in seconds")
    static let seed = ValueOption(
        "seed", .whole("N", in: 0...UInt64.max), otherwise: "the scene's, else 0",
        help: "the seed of everything random")
    static let face = ValueOption(
        "face", .effect(.face), help: "a fragment shader of your own for the cards")
    static let backdrop = ValueOption("backdrop", .effect(.backdrop), help: "one for what is behind them")
    static let post = ValueOption(
        "post", each: .effect(.post),
        help: "one over the whole picture; as often as wanted, one after the other")
    static let sound = ValueOption("sound", .file(), help: "a sound for shaders to hear; its clock is theirs")
    static let transition = ValueOption(
        "transition", .effect(.transition),
        help: "one by which the picture passes from card to card and layout to layout")
    static let shaders = ValueOption(
        "shaders", .folder(), help: "read the program's own GLSL from this folder")
    static let include = ValueOption(
        "include", short: "I", each: .folder(), help: "look here too for what shaders include; as often as wanted")
    static let output = ValueOption(
        "output", short: "o", .file("FILE|-"), help: "where the result goes (-: standard output)")
    static let json = Option("json", help: "the same as JSON")

    /// What makes a scene, for every command that shows one.
    static let scene: [Option] = [
        .sceneName, .layout, .formula, .items, .set, .scroll, .size, .fit, .face, .backdrop, .post, .transition,
        .shaders,
        .sound, .include, .time, .seed,
    ]
}

extension OptionType where Value == String {
    /// A shader from a file, or a built-in one by name.
    fileprivate static func effect(_ role: EffectRole) -> Self {
        .text("FILE", completing: .wordsOrFiles(BuiltInEffects.names(of: role)))
    }
}

extension Operands {
    /// What a scene is made of, beside the options.
    static let scene = Operands.any("PATH")
}

extension Command {
    static let sceneNotes = [
        "PATH is a scene (.json, or - for one on standard input), a picture that zoetrope drew (.png, the scene is in it), "
            + "an image, a folder of images, or a fragment shader. What the options say counts more than what the scene says."
    ]
}

extension Arguments {
    /// The scene that the options and paths ask for. Values that had to be clamped are warned of.
    /// - Parameter otherwise: what is shown where neither a scene nor a layout is named.
    /// - Parameter draws: a picture is to be made of it, for which its shaders have to be there. Otherwise it becomes numbers or code.
    func scene(otherwise: Scene = .plain, draws: Bool = false) throws(Failure) -> Scene {
        let paths = try ScenePaths(operands, takesStreams: true)
        let scene = try scene(of: paths, otherwise: otherwise, isToBeSeen: draws)
        if draws {
            try paths.checkShaders(of: scene)
            paths.needPictures()
        }
        return scene
    }

    /// - Parameter paths: the operands, which are read once: what comes through a pipe comes no second time.
    func scene(of paths: ScenePaths, otherwise: Scene = .plain, isToBeSeen: Bool = true) throws(Failure) -> Scene {
        let named = try namedScene(paths)
        var scene = named ?? (has(.layout) || has(.formula) ? .plain : otherwise)
        let opening = named == nil ? alias?.opening : nil
        if let items = opening?.items { scene.items = items }
        if named == nil, isToBeSeen, !has(.formula), let kind = self[.layout].flatMap(LayoutKind.named) {
            scene.use(kind)
            kind.open(&scene, in: self[.size] ?? scene.view, countIsKnown: has(.items) || !paths.images.isEmpty)
        }
        if !paths.images.isEmpty { scene.show(images: paths.images) }
        scene.use(paths.shaders)
        scene.hear(paths.sound)
        try change(&scene, hasOwnImages: !paths.images.isEmpty)
        opening?.apply(to: &scene)
        if let scroll = self[.scroll] { scene.scroll = scroll }
        return scene
    }

    /// Whether the options name one scene, or a layout to make one of.
    func namesScene() throws(Failure) -> Bool {
        let options: [Option] = [.sceneName, .layout, .formula]
        if options.contains(where: has) { return true }
        return try ScenePaths(operands, takesStreams: true).scene != nil
    }

    private func namedScene(_ paths: ScenePaths) throws(Failure) -> Scene? {
        guard let name = self[.sceneName] else { return paths.scene }
        if let path = paths.scenePath {
            throw wrong("--scene \(name) and '\(path)' are two scenes; leave one of them out")
        }
        if Scene.builtIn(name) == nil, System.item(at: name) == .file {
            throw Failure(.usage, "no scene '\(Quotation(name))'; a file is named without --scene")
        }
        return try Scene.asked(name)
    }

    /// Lays what the options say over a scene.
    /// - Parameters:
    ///   - hasOwnImages: its cards show images that were named, as many as those are.
    ///   - awaitsUniforms: what is set and is no parameter may turn out to be a uniform, once shaders are compiled.
    func change(_ scene: inout Scene, hasOwnImages: Bool = false, awaitsUniforms: Bool = true) throws(Failure) {
        do { try scene.findFiles() } catch { throw Failure(error) }
        try changeLayout(of: &scene)
        if let items = self[.items] { scene.items = items }
        if let time = self[.time] { scene.time = time }
        if let seed = self[.seed] { scene.seed = seed }
        try changeShaders(of: &scene)
        try turnKnobs(of: &scene, isFinal: !awaitsUniforms)
        if let fit = self[.fit] { _ = try? scene.set("scene.fit", to: fit) }
        // What is to be seen at least is drawn whole, also where the scene's own view is smaller.
        let own = scene.keepsView || scene.picture.size != nil ? nil : scene.view
        if let size = self[.size] ?? own { scene.draw(as: size) }
        let scroll = self[.scroll]
        if let scroll {
            scene.scroll = scroll
            scene.removeLane(of: Timeline.Lane.scroll)
        } else if hasOwnImages || has(.items) {
            stayInRow(&scene)
        }
        checkReach(of: scene, asked: scroll)
    }

    /// Where the row has another length than the scene's own, its last card may come before the place the scene stands at.
    private func stayInRow(_ scene: inout Scene) {
        guard scene.itemCount > 0 else { return }
        var still = scene
        still.time = 0
        scene.scroll = min(scene.scroll, still.stage().placeInReach(of: scene.scroll))
    }

    /// What another library calls the layout that is asked for.
    private var alias: LayoutAlias? {
        guard let name = self[.layout], !has(.formula), LayoutKind.named(name) == nil else { return nil }
        return LayoutAlias.named(name)
    }

    private func changeLayout(of scene: inout Scene) throws(Failure) {
        if has(.layout) || has(.formula) { scene.removeLane(of: Timeline.Lane.layout) }
        if let alias { return alias.put(on: &scene) }
        let named = try self[.layout].map { name throws(Failure) in try LayoutKind.asked(name) }
        guard let source = self[.formula] else {
            if let named { scene.use(named) }
            return
        }
        if let named, named.name != "custom" {
            throw wrong("--formula makes a custom layout, which --layout \(named.name) is not; leave one of them out")
        }
        try FormulaText(source, for: .layout).read { text throws(FormulaError) in try scene.use(formula: text) }
    }

    /// What was asked for and cannot be had is said once: an open row ends somewhere, and counting does.
    private func checkReach(of scene: Scene, asked scroll: Double?) {
        var still = scene
        still.time = 0
        let stage = still.stage()
        if scene.edits.isEmpty, scene.itemCount > stage.count {
            Console.warn("--items \(scene.itemCount) are too many to count, \(stage.count) are used")
        }
        let problems = scene.editProblems
        let places = problems.isEmpty ? [] : DocumentPlaces.ofEdits
        for (number, problem) in problems {
            let place = places.indices.contains(number - 1) ? places[number - 1] : ""
            Console.warn("\(place)edit \(number) of the scene: \(problem)")
        }
        if let scroll, !stage.knobs.flag("wrap"), abs(stage.scroll - scroll) > 1e-9 {
            Console.warn("--scroll \(numeral(scroll)) is beyond the row's end, \(numeral(stage.scroll)) is used")
        }
        warnOfIdleKnobs(of: scene, stage)
    }

    /// Whether the options put shaders on.
    var namesShaders: Bool { [Option.face, .backdrop, .post, .transition].contains(where: has) }

    private func changeShaders(of scene: inout Scene) throws(Failure) {
        func path(_ name: String, _ role: EffectRole) throws(Failure) -> String {
            if let found = EffectFiles.path(of: name, for: role) { return found }
            throw Failure(.missingInput, EffectFiles.complaint(about: name, for: role))
        }
        try EffectFiles.look(in: self[.include])
        if let folder = self[.shaders] { try EffectFiles.readProgram(from: folder) }
        if let name = self[.face] { scene.shaders.face = try path(name, .face) }
        if let name = self[.backdrop] { scene.shaders.backdrop = try path(name, .backdrop) }
        let post = self[.post]
        if !post.isEmpty { scene.shaders.post = try post.map { name throws(Failure) in try path(name, .post) } }
        if let name = self[.sound] {
            guard System.item(at: name) == .file else {
                throw Failure(.missingInput, "no file '\(name)' for --sound; give a sound, like song.mp3")
            }
            scene.shaders.sound = System.resolved(name)
            GivenPaths.note(System.resolved(name), as: name)
        }
        if let name = self[.transition] { scene.shaders.transition = try path(name, .transition) }
        if let complaint = scene.shaders.complaint { throw wrong(complaint) }
    }

    /// Sets what was asked for.
    /// - Parameter isFinal: the scene's shaders have been compiled: what is unknown now is unknown.
    func turnKnobs(of scene: inout Scene, isFinal: Bool = false) throws(Failure) {
        for assignment in self[.set] {
            let name = assignment.name
            var text = assignment.text
            // As an absolute path: a scene that is saved elsewhere still finds its pictures.
            if let parameter = try? scene.knobs.table.parameter(named: name) {
                if parameter.kind == .image, !["", "auto", ShaderMedia.cameraName].contains(text) {
                    text = System.absolute(text)
                }
                if parameter.kind == .points, let file = try PointFile(named: text) { text = file.cloud.text }
            } else if text.contains("."), System.item(at: System.expanded(text)) == .file {
                text = System.absolute(text)
            }
            do {
                let warning = try scene.set(name, to: text)
                scene.removeLane(of: name)
                if let warning, !isFinal || warning.parameter.group.isOfShaders { Console.warn("\(warning)") }
            } catch .unknown(let name, let nearest) {
                // Perhaps a uniform, which is known once the shader has been compiled.
                if !scene.shaders.isEmpty, !isFinal {
                    scene.shaders.wish(name, to: text)
                    continue
                }
                let next =
                    nearest.map { "did you mean '\($0)'?" } ?? "`zoetrope layouts \(scene.layout.name)` lists them"
                throw Failure(.usage, "no parameter '\(Quotation(name))'; \(next)")
            } catch {
                throw Failure(.usage, "\(error)")
            }
        }
    }
}

extension Scene {
    /// The built-in scene that a person named.
    static func asked(_ name: String) throws(Failure) -> Scene {
        if let scene = builtIn(name) { return scene }
        throw Failure(
            .usage,
            "no scene '\(Quotation(name))'"
                + Suggestion.ending(for: name, among: builtInNames, otherwise: "`zoetrope scenes` lists them"))
    }

    /// What the document sets and no shader has, once they are compiled.
    func warnOfUnknownUniforms() {
        let (names, most) = (shaders.unknownUniforms, 20)
        for name in names.prefix(most) {
            if knobs.table[name] != nil {
                let what = "the uniform '\(Quotation(name))'"
                Console.warn("\(what) can't be what the scene says; it is kept, and does nothing")
                continue
            }
            let next = knobs.table.nearest(to: name).map { "did you mean '\($0)'?" } ?? "it is kept, and does nothing"
            Console.warn("no shader has a uniform '\(Quotation(name))'; \(next)")
        }
        if names.count > most { Console.warn("\(names.count - most) more uniforms that no shader has") }
        for name in idleLanes.prefix(most) {
            Console.warn("no shader and no layout has a knob '\(Quotation(name))'; its lane is kept, and does nothing")
        }
    }

    /// Puts images on the cards, as many as there are.
    mutating func show(images: [String]) {
        // They are what one sees: a title of somebody's own stays.
        let givenByNobody = [Scene.builtIn(name)?.title ?? "", Self.title(of: deck.files)]
        if title.isEmpty || givenByNobody.contains(title) { title = Self.title(of: images) }
        let (card, texts) = (deck.card, deck.texts)
        deck = DeckPlan(.files, files: images)
        (deck.card, deck.texts) = (card, texts)
        items = nil
    }

    /// The folder's name, or the one picture's.
    static func title(of images: [String]) -> String {
        func last(_ path: String) -> String { path.split(separator: "/" as Character).last.map(String.init) ?? "/" }
        guard let first = images.first else { return "" }
        if images.count == 1 { return last(first) }
        let folders = Set(images.map { $0.split(separator: "/" as Character).dropLast().joined(separator: "/") })
        return folders.count == 1 ? last(folders.first ?? "") : "\(images.count) pictures"
    }
}

extension LayoutKind {
    /// The built-in layout that a person named.
    static func asked(_ name: String) throws(Failure) -> LayoutKind {
        if let kind = named(name) { return kind }
        let ending = UnknownLayout.ending(for: name, otherwise: "`zoetrope layouts` lists them")
        throw Failure(.usage, "no layout '\(Quotation(name))'\(ending)")
    }
}
