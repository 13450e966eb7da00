import LayoutCore
import ZoeDocument
import ZoeStyle

/// A scene's stage as it goes on by itself, with knobs that are moved on the way.
struct StagePlay {
    private var scene: Scene
    private var stage: Stage
    private var look: Look
    private var deckCache = DeckCache()
    private let begin: Double
    private let sweeps: [KnobSweep]
    private let ball: BallTurn?
    /// How the ball stood at the beginning.
    private let beginning: Quaternion
    private(set) var ticks = 0

    init(_ scene: Scene, _ sweeps: [KnobSweep], _ ball: BallTurn? = nil) throws(Failure) {
        self.scene = scene
        self.sweeps = sweeps
        self.ball = ball
        begin = scene.time
        for sweep in sweeps { try sweep.put(at: 0, into: &self.scene) }
        stage = self.scene.stage()
        beginning = stage.pose.orientation
        look = self.scene.look(turnedBy: self.scene.knobs, from: &deckCache)
    }

    mutating func tick() throws(Failure) {
        ticks += 1
        try go(to: Double(ticks) / 60, by: 1.0 / 60)
    }

    func moment(after rest: Double) throws(Failure) -> FilmMoment {
        var later = self
        let time = Double(ticks) / 60 + rest
        if rest > 0 { try later.go(to: time, by: rest) }
        var scene = later.scene
        scene.scroll = later.stage.scroll
        scene.time = min(begin + time, Stage.longestTime)
        return FilmMoment(scene: scene, shown: ShownStage(later.stage, of: scene, later.look))
    }

    private mutating func go(to time: Double, by seconds: Double) throws(Failure) {
        if !sweeps.isEmpty {
            for sweep in sweeps { try sweep.put(at: time, into: &scene) }
            if sweeps.contains(where: { !$0.isScroll }) {
                stage.use(scene.knobs)
                look = scene.look(turnedBy: scene.knobs, from: &deckCache)
            }
            if sweeps.contains(where: \.isScroll) { stage.apply(.jump(to: scene.scroll)) }
        }
        ball?.put(at: time, from: beginning, into: &stage)
        stage.advance(by: seconds)
        _ = stage.takeEvents()
    }
}

/// A ball of cards that goes round once while a film lasts.
struct BallTurn {
    let seconds: Double

    func put(at time: Double, from orientation: Quaternion, into stage: inout Stage) {
        var pose = stage.pose
        pose.orientation = orientation * Quaternion(.degrees(360 * time / seconds), about: .yAxis)
        stage.travel(to: pose, seconds: 0)
    }
}
