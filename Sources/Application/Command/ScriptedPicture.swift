import LayoutCore
import ZoeDocument
import ZoeImages
import ZoeLive
import ZoeUserShaders
import ZoeWindow

/// A scene after a script has been played on it, drawn by the renderer that the script's own pictures are drawn by.
struct ScriptedPicture {
    private(set) var player: LivePlayer
    /// As it is to be written into the picture.
    var scene: Scene { player.document }

    /// - Parameter end: how far the script is played, in seconds.
    init(
        _ scene: Scene, _ script: (script: LiveScript, name: String), until end: Double?,
        by offscreen: OffscreenRenderer
    ) throws(Failure) {
        var scene = scene
        if end != nil { scene.time = 0 }
        player = LivePlayer(scene)
        player.notesFrames = offscreen.isVerbose
        // What went wrong with a file keeps its exit code.
        var failure: Failure?
        do {
            try player.play(script.script, until: end) { need, player throws(LiveError) in
                do throws(Failure) { return try Self.obey(need, &player, offscreen) } catch {
                    failure = error
                    throw LiveError(error.message ?? "it can't be done")
                }
            }
        } catch {
            throw Failure(failure?.code ?? .brokenInput, "\(script.name):\(error.text)")
        }
    }

    /// Says by which name all that was on the stage is known.
    func sayPlayed() { Console.say("played frames \(player.playedName)") }

    func picture() throws(Failure) -> ScenePicture {
        try ScenePicture(player.document, shown: ShownStage(player))
    }

    static func obey(_ need: LiveNeed, _ player: inout LivePlayer, _ offscreen: OffscreenRenderer) throws(Failure)
        -> Bool
    {
        switch need {
        case .capture(let path):
            let picture = try ScenePicture(player.document, shown: ShownStage(player))
            let text = [PNG.Text(ScenePaths.keyword, player.document.text)]
            let file = try PictureFile(path)
            let isTransparent = picture.scene.picture.isTransparent
            try file.check(width: picture.width, height: picture.height, isTransparent: isTransparent)
            try file.write(offscreen.draw(picture), text: text)
        case .open(let name):
            // What is no path is the mistyped name of a scene.
            if System.item(at: name) == .nothing, !name.looksLikePath { _ = try Scene.asked(name) }
            let paths = try ScenePaths([name])
            guard var scene = paths.scene else { throw Failure(.brokenInput, "'\(Quotation(name))' is no scene") }
            do { try scene.findFiles() } catch { throw Failure(error) }
            try paths.checkShaders(of: scene)
            try offscreen.compileShaders(of: &scene)
            player.open(scene)
        case .shaders(let names, let role): try player.use(names, as: role, by: offscreen)
        // Nobody hears the answer.
        case .statistics: break
        case .rest, .key, .picture, .film, .quit, .control: return false
        }
        return true
    }
}

extension LivePlayer {
    fileprivate mutating func use(_ names: [String], as role: EffectRole, by offscreen: OffscreenRenderer)
        throws(Failure)
    {
        var scene = document
        scene.shaders.use(names, as: role)
        if let complaint = scene.shaders.complaint { throw Failure(.brokenInput, complaint) }
        let paths = try names.map { name throws(Failure) in
            if let path = EffectFiles.path(of: name, for: role) { return path }
            throw Failure(.missingInput, EffectFiles.complaint(about: name, for: role))
        }
        scene.shaders.use(paths, as: role)
        try offscreen.compileShaders(of: &scene)
        self.change { $0 = scene }
    }
}
