import LayoutCore
import ZoeDocument
import ZoeImages
import ZoeSound
import ZoeStyle
import ZoeUserShaders

/// The paths on a command line, told apart: a scene, a picture with its scene in it, images and folders of images.
struct ScenePaths {
    /// nil where no path is one of a scene.
    private(set) var scene: Scene?
    private(set) var scenePath: String?
    /// Images and folders, as absolute paths: a scene that is saved elsewhere still finds them.
    private(set) var images: [String] = []
    /// Fragment shaders, each with what it seems to be for, as absolute paths.
    private(set) var shaders: [(path: String, role: EffectRole)] = []

    /// What shaders are to hear, as an absolute path.
    private(set) var sound: String?

    /// A picture's scene stands under this keyword.
    static let keyword = "zoetrope"
    private static let largest = 1 << 30
    /// Where the scene's document says what.
    private var places: DocumentPlaces?
    private static let shaderEndings = [".frag", ".glsl", ".fs", ".fsh", ".isf", ".frag.glsl"]

    /// - Parameter takesStreams: a path may be one of a stream that is handed over: those on a command line, where somebody waits.
    init(_ paths: [String], takesStreams: Bool = false) throws(Failure) {
        for path in paths {
            if takesStreams, System.isStream(path) {
                try take(stream: path)
                continue
            }
            switch System.item(at: path) {
            case .nothing:
                throw Failure(.missingInput, "no file '\(path)'; \(Self.hint(about: path))")
            case .folder:
                let place = System.resolved(path)
                GivenPaths.note(folder: place, as: path)
                images.append(place)
            case .special:
                throw Failure(
                    .missingInput,
                    "can't read '\(path)': \(System.Refusal.isNoFile); give a scene, a picture or a folder")
            case .file where Self.shaderEndings.contains(where: path.lowercased().hasSuffix):
                let place = System.resolved(path)
                GivenPaths.note(place, as: path)
                let role = EffectRole.likely(
                    path: place, folders: EffectFiles.folders, read: EffectFiles.read)
                shaders.append((place, role))
                var plan = ShaderPlan()
                plan.post = shaders.filter { $0.role == .post }.map(\.path)
                if let complaint = plan.complaint { throw Failure(.usage, complaint) }
            case .file where Sound.isNamed(path):
                sound = System.resolved(path)
                GivenPaths.note(System.resolved(path), as: path)
            case .file: try take(path)
            }
        }
    }

    /// What next, where no file has this name: perhaps something else has.
    private static func hint(about path: String) -> String {
        var options: [String] = []
        if LayoutKind.named(path) != nil { options.append("\(Option.layout.flag) \(path)") }
        if Scene.builtIn(path) != nil { options.append("\(Option.sceneName.flag) \(path)") }
        return options.isEmpty
            ? "give a scene (.json), a picture that zoetrope drew, or images"
            : "did you mean \(options.joined(separator: " or "))?"
    }

    /// A scene, or a picture with one in it; for an image there has to be a file that the scene can name.
    private mutating func take(stream path: String) throws(Failure) {
        let bytes: [UInt8]
        do { bytes = try System.contents(ofStream: path, upTo: Self.largest) } catch {
            throw Failure(.missingInput, "can't read '\(path)': \(error)")
        }
        guard bytes.starts(with: Self.png) else { return try take(bytes, of: path) }
        guard let document = try Self.document(in: bytes, of: path) else {
            throw Failure(.brokenInput, "\(path): no scene is in this picture; name its file to show it on a card")
        }
        try take(Array(document.utf8), of: path)
    }

    private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47]

    private mutating func take(_ path: String) throws(Failure) {
        let bytes: [UInt8]
        do { bytes = try System.contents(of: path, upTo: Self.largest) } catch {
            throw Failure(.missingInput, "can't read '\(path)': \(error)")
        }
        GivenPaths.note(System.resolved(path), as: path)
        if bytes.starts(with: Self.png) {
            if let document = try Self.document(in: bytes, of: path) {
                try take(Array(document.utf8), of: path)
            } else {
                images.append(System.resolved(path))
            }
        } else if Self.looksLikeScene(bytes) || path.lowercased().hasSuffix(".json") {
            try take(bytes, of: path)
        } else {
            images.append(System.resolved(path))
        }
    }

    private static func document(in bytes: [UInt8], of path: String) throws(Failure) -> String? {
        do {
            return try PNG.text(in: bytes, limit: JSONSource.longest).first { $0.keyword == keyword }?.text
        } catch {
            throw Failure(.brokenInput, "\(path): \(error)")
        }
    }

    private static func looksLikeScene(_ bytes: [UInt8]) -> Bool {
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        let first = bytes[min(start, bytes.count)...].first { !($0 == 0x20 || 0x09...0x0D ~= $0) }
        return first == UInt8(ascii: "{")
    }

    private mutating func take(_ document: [UInt8], of path: String) throws(Failure) {
        if let other = scenePath {
            throw Failure(.usage, "'\(other)' and '\(path)' are two scenes; give one")
        }
        scenePath = path
        do {
            let (scene, warnings) = try Scene.read(document)
            for warning in warnings { Console.warn("\(path):\(warning)") }
            let found = scene.withFiles(besides: path)
            self.scene = found
            let places = DocumentPlaces(path, document, found: found.namedFiles, as: scene.namedFiles)
            self.places = places
            places.keep()
        } catch {
            throw Failure(.brokenInput, "\(path):\(error)")
        }
    }

    /// Refuses a scene that is to be drawn with shaders that are not there, by the line in which it names them.
    func checkShaders(of scene: Scene) throws(Failure) {
        for path in scene.shaders.files {
            let isThere = path.hasPrefix("<") ? BuiltInEffects.role(of: path) != nil : System.item(at: path) != .nothing
            if isThere { continue }
            let place = places?.place(ofFile: path) ?? ""
            throw Failure(
                .missingInput, "\(place)no file '\(GivenPaths.shown(path))'\(EffectFiles.hint(about: path))")
        }
        for steps in scene.shaders.usedSteps.sorted(by: { $0.key < $1.key }).map(\.value) { try check(steps) }
    }

    private func check(_ steps: ShaderSteps) throws(Failure) {
        if let (message, about) = steps.complaint({ PassSize(width: $0, height: $1) != nil }) {
            throw Failure(.brokenInput, "\(places?.place(ofText: about) ?? "")\(message)")
        }
        for path in steps.pictures where System.item(at: path) == .nothing {
            let names = (steps.passes.map(\.name) + ShaderSteps.words).joined(separator: ", ")
            let place = places?.place(ofFile: path) ?? ""
            throw Failure(
                .missingInput,
                "\(place)no file '\(GivenPaths.shown(path))'; an input is a picture's file, or one of " + names)
        }
    }

    /// From now on a picture that was itself named and can't be shown is an error, and no card.
    func needPictures() {
        for path in images where System.item(at: path) == .file { GivenPaths.need(path) }
    }
}

extension CardStyle {
    /// With the pictures of both sides as they were found.
    fileprivate mutating func findPictures(_ found: (String) -> String) {
        if case .file(let path) = picture { picture = .file(found(path)) }
        guard case .own(var other) = back else { return }
        other.findPictures(found)
        back = .own(other)
    }

    /// The pictures of both sides.
    fileprivate var pictureFiles: [String] {
        var files: [String] = []
        if case .file(let path) = picture { files.append(path) }
        if case .own(let other) = back { files += other.pictureFiles }
        return files
    }
}

extension ShaderPlan {
    /// `gloss`, where no file is called so, is the program's own: as an option has it.
    fileprivate mutating func nameBuiltInEffects(where isMissing: (String) -> Bool) {
        let passes = steps
        func named(_ name: String, _ role: EffectRole) -> String {
            let isOwn = passes[name] == nil && BuiltInEffects.names(of: role).contains(name) && isMissing(name)
            return isOwn ? BuiltInEffects.path(of: name) : name
        }
        face = face.map { named($0, .face) }
        backdrop = backdrop.map { named($0, .backdrop) }
        post = post.map { named($0, .post) }
        transition = transition.map { named($0, .transition) }
    }
}

extension Scene {
    /// All that it names, always in the same order.
    fileprivate var namedFiles: [String] {
        let cards = [deck.card] + deck.cards + plates.map(\.card)
        let inputs = shaders.paths.flatMap { shaders.steps[$0]?.pictures ?? [] }
        return deck.files + cards.flatMap(\.pictureFiles) + shaders.files + inputs
    }

    /// With the files of deck, cards and shaders found from the document's folder, where their paths do not begin at the root.
    fileprivate func withFiles(besides path: String) -> Scene {
        let document = System.isStream(path) ? "\(System.currentFolder)/" : System.resolved(path)
        let folder = document.lastIndex(of: "/").map { document[...$0] } ?? ""
        if System.isStream(path) { GivenPaths.note(folder: String(folder), as: "") }
        // `<gloss>` is one of the program's own.
        func found(_ file: String) -> String { file.hasPrefix("/") || file.hasPrefix("<") ? file : folder + file }
        var scene = self
        if deck.files.contains(where: { !$0.hasPrefix("/") }) { scene.deck.files = deck.files.map(found) }
        scene.deck.card.findPictures(found)
        for place in deck.cards.indices { scene.deck.cards[place].findPictures(found) }
        for place in plates.indices { scene.plates[place].card.findPictures(found) }
        scene.shaders.nameBuiltInEffects { System.item(at: found($0)) == .nothing }
        scene.shaders.mapFiles(found)
        scene.shaders.sound = shaders.sound.map(found)
        scene.shaders.findPictures { text in
            text.contains(".") && !text.hasPrefix("/") && System.item(at: folder + text) == .file ? folder + text : nil
        }
        return scene
    }

    /// Lets shaders hear a sound; where there are none, one that shows it.
    mutating func hear(_ sound: String?) {
        guard let sound else { return }
        shaders.sound = sound
        if shaders.isEmpty { shaders.backdrop = BuiltInEffects.path(of: "spectrum") }
    }

    /// Puts shaders on, each where it seems to belong: one for the cards and one behind them, any number over all.
    mutating func use(_ shaders: [(path: String, role: EffectRole)]) {
        let post = shaders.filter { $0.role == .post }.map(\.path)
        if !post.isEmpty { self.shaders.post = post }
        for (path, role) in shaders {
            switch role {
            case .face: self.shaders.face = path
            case .backdrop: self.shaders.backdrop = path
            case .transition: self.shaders.transition = path
            case .post: break
            }
        }
    }
}
