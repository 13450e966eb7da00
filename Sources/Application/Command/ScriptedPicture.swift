import LayoutCore
import ZoeDocument
import ZoeEffects
import ZoeImages
import ZoeLive
import ZoeWindow

/// A scene after a script has been played on it, drawn by the studio that the script's own pictures are drawn by.
struct ScriptedPicture {
    private(set) var player: LivePlayer
    /// As it is to be written into the picture.
    var scene: Scene { player.document }

    /// - Parameter end: how far the script is played, in seconds.
    init(
        _ scene: Scene, _ script: (script: LiveScript, name: String), until end: Double?, by studio: OffscreenRenderer
    ) throws(Failure) {
        var scene = scene
        if end != nil { scene.time = 0 }
        player = LivePlayer(scene)
        // What went wrong with a file keeps its exit code.
        var failure: Failure?
        do {
            try player.play(script.script, until: end) { command, player throws(LiveError) in
                do throws(Failure) { return try Self.obey(command, &player, studio) } catch {
                    failure = error
                    throw LiveError(error.message ?? "it can't be done")
                }
            }
        } catch {
            throw Failure(failure?.code ?? .brokenInput, "\(script.name):\(error.text)")
        }
    }

    func picture() throws(Failure) -> ScenePicture {
        try ScenePicture(player.document, shown: (player.frame, player.look))
    }

    static func obey(_ command: LiveCommand, _ player: inout LivePlayer, _ studio: OffscreenRenderer) throws(Failure)
        -> Bool
    {
        switch command {
        case .capture(let path):
            let picture = try ScenePicture(player.document, shown: (player.frame, player.look))
            let text = [PNG.Text(ScenePaths.keyword, player.document.text)]
            let file = try PictureFile(path)
            let isTransparent = picture.scene.picture.isTransparent
            try file.check(width: picture.width, height: picture.height, isTransparent: isTransparent)
            try file.write(studio.draw(picture), text: text)
        case .scene(let name):
            guard Scene.builtIn(name) == nil else { return false }
            // What is no path is the mistyped name of a scene.
            if System.item(at: name) == .nothing, !name.looksLikePath { _ = try Scene.asked(name) }
            let paths = try ScenePaths([name])
            guard var scene = paths.scene else { throw Failure(.brokenInput, "'\(Quotation(name))' is no scene") }
            do { try scene.findFiles() } catch { throw Failure(.missingInput, "\(GivenPaths.shown(error))") }
            try paths.checkShaders(of: scene)
            try studio.compileShaders(of: &scene)
            player.open(scene)
        case .face(let name): try player.wear(by: studio) { $0.face = name }
        case .backdrop(let name): try player.wear(by: studio) { $0.backdrop = name }
        case .post(let names): try player.wear(by: studio) { $0.post = names }
        // Nobody hears the answers.
        case .stats: break
        default: return false
        }
        return true
    }
}

extension LivePlayer {
    fileprivate mutating func wear(by studio: OffscreenRenderer, _ change: (inout ShaderPlan) -> Void) throws(Failure) {
        var scene = document
        change(&scene.shaders)
        if let complaint = scene.shaders.complaint { throw Failure(.brokenInput, complaint) }
        func found(_ name: String, _ role: LiveCommand.Name) throws(Failure) -> String {
            if let path = EffectFiles.path(of: name, as: role) { return path }
            throw Failure(.missingInput, EffectFiles.complaint(about: name, as: role))
        }
        scene.shaders.face = try scene.shaders.face.map { name throws(Failure) in try found(name, .face) }
        scene.shaders.backdrop = try scene.shaders.backdrop.map { name throws(Failure) in try found(name, .backdrop) }
        scene.shaders.post = try scene.shaders.post.map { name throws(Failure) in try found(name, .post) }
        try studio.compileShaders(of: &scene)
        self.change { $0 = scene }
    }
}

extension EffectFiles {
    /// For the command that wears it.
    static func path(of name: String, as command: LiveCommand.Name) -> String? {
        role(of: command).flatMap { path(of: name, for: $0) }
    }

    static func complaint(about name: String, as command: LiveCommand.Name) -> String {
        role(of: command).map { complaint(about: name, for: $0) } ?? "no file '\(name)'"
    }

    private static func role(of command: LiveCommand.Name) -> EffectRole? {
        switch command {
        case .face: .face
        case .backdrop: .backdrop
        case .post: .post
        default: nil
        }
    }
}
