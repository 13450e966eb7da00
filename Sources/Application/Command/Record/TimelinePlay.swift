import LayoutCore
import ZoeDocument
import ZoeStyle

/// A scene's timeline, each moment by itself.
struct TimelinePlay {
    private let scene: Scene
    private let sweeps: [KnobSweep]
    private var deckCache = DeckCache()

    init(_ scene: Scene, _ sweeps: [KnobSweep]) {
        self.scene = scene
        self.sweeps = sweeps
    }

    mutating func moment(at time: Double) throws(Failure) -> FilmMoment {
        var swept = scene
        for sweep in sweeps { try sweep.put(at: time, into: &swept) }
        var now = swept.at(scene.time + time)
        let stage = now.stage()
        now.scroll = stage.scroll
        let look = now.look(turnedBy: now.knobs, from: &deckCache)
        return FilmMoment(scene: now, shown: ShownStage(stage, of: now, look))
    }
}
