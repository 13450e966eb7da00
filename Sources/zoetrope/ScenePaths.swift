import Effects
import Pixels
import Scene

/// The paths on a command line, told apart: a scene, a picture with its scene in it, images and folders of images.
struct ScenePaths {
    /// nil where no path is one of a scene.
    private(set) var scene: Scene?
    private(set) var scenePath: String?
    /// Images and folders, as absolute paths: a scene that is saved elsewhere still finds them.
    private(set) var images: [String] = []
    /// Fragment shaders, each with what it seems to be for, as absolute paths.
    private(set) var shaders: [(path: String, role: EffectRole)] = []

    /// A picture's scene stands under this keyword.
    static let keyword = "zoetrope"
    private static let largest = 1 << 30
    private static let shaderEndings = [".frag", ".glsl", ".fs", ".fsh", ".frag.glsl"]

    init(_ paths: [String]) throws(Failure) {
        for path in paths {
            switch System.item(at: path) {
            case .nothing:
                throw Failure(
                    .missingInput, "no file '\(path)'; give a scene (.json), a picture that zoetrope drew, or images")
            case .folder: images.append(System.resolved(path))
            case .file where Self.shaderEndings.contains(where: path.lowercased().hasSuffix):
                let place = System.resolved(path)
                shaders.append((place, EffectRole.likely(path: place, read: EffectFiles.read)))
                var plan = ShaderPlan()
                plan.post = shaders.filter { $0.role == .post }.map(\.path)
                if let complaint = plan.complaint { throw Failure(.usage, complaint) }
            case .file, .special: try take(path)
            }
        }
    }

    private mutating func take(_ path: String) throws(Failure) {
        let bytes: [UInt8]
        do { bytes = try System.contents(of: path, upTo: Self.largest) } catch {
            throw Failure(.missingInput, "can't read '\(path)': \(error)")
        }
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
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
            self.scene = scene.withFiles(besides: path)
        } catch {
            throw Failure(.brokenInput, "\(path):\(error)")
        }
    }
}

extension Scene {
    /// With the files of deck and shaders found from the document's folder, where their paths do not begin at the root.
    fileprivate func withFiles(besides path: String) -> Scene {
        let document = System.resolved(path)
        let folder = document.lastIndex(of: "/").map { document[...$0] } ?? ""
        // `<gloss>` is one of the program's own.
        func found(_ file: String) -> String { file.hasPrefix("/") || file.hasPrefix("<") ? file : folder + file }
        var scene = self
        if deck.files.contains(where: { !$0.hasPrefix("/") }) { scene.deck.files = deck.files.map(found) }
        scene.shaders.face = shaders.face.map(found)
        scene.shaders.backdrop = shaders.backdrop.map(found)
        scene.shaders.post = shaders.post.map(found)
        scene.shaders.findPictures { text in
            text.contains(".") && !text.hasPrefix("/") && System.item(at: folder + text) == .file ? folder + text : nil
        }
        return scene
    }

    /// Puts shaders on, each where it seems to belong: one for the cards and one behind them, any number over all.
    mutating func wear(_ shaders: [(path: String, role: EffectRole)]) {
        let post = shaders.filter { $0.role == .post }.map(\.path)
        if !post.isEmpty { self.shaders.post = post }
        for (path, role) in shaders {
            switch role {
            case .face: self.shaders.face = path
            case .backdrop: self.shaders.backdrop = path
            case .post: break
            }
        }
    }
}
