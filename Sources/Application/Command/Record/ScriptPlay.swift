import LayoutCore
import ZoeDocument
import ZoeLive
import ZoeWindow

/// A script that is played on a scene.
struct ScriptPlay {
    private var player: LivePlayer
    private let name: String
    private let offscreen: OffscreenRenderer
    private(set) var ticks = 0

    init(_ scene: Scene, _ script: (script: LiveScript, name: String), _ offscreen: OffscreenRenderer) throws(Failure) {
        player = LivePlayer(scene)
        player.notesFrames = offscreen.isVerbose
        (name, self.offscreen) = (script.name, offscreen)
        player.begin(script.script)
        try obey()
    }

    /// Everything has been said, and rests.
    var isOver: Bool { player.isDone }

    mutating func tick() throws(Failure) {
        player.step()
        ticks += 1
        try obey()
    }

    func moment(after rest: Double) -> FilmMoment {
        let later = rest > 0 ? player.later(by: rest) : player
        return FilmMoment(scene: later.document, shown: ShownStage(later))
    }

    private mutating func obey() throws(Failure) {
        let offscreen = offscreen
        var failure: Failure?
        do {
            try player.obeyWhatIsDue { command, player throws(LiveError) in
                // The film is the picture.
                if case .capture = command { return true }
                do throws(Failure) { return try ScriptedPicture.obey(command, &player, offscreen) } catch {
                    failure = error
                    throw LiveError(error.message ?? "it can't be done")
                }
            }
        } catch {
            throw Failure(failure?.code ?? .brokenInput, "\(name):\(error.text)")
        }
    }

    /// The name of all that has been on the stage.
    var playedName: String { player.playedName }

    /// How long it takes, in seconds.
    func length() throws(Failure) -> Double {
        var trial = self
        while !trial.isOver, Double(trial.ticks) < 60 * Stage.longestTime { try trial.tick() }
        return Double(trial.ticks) / 60
    }
}
