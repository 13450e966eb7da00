import LayoutCore
import ZoeDocument
import ZoeLive

/// What the options let move, and for how long.
struct MotionPlan {
    private(set) var scene: Scene
    let timing: FilmTiming
    let motion: Motion
    /// A number for all that the moments come from.
    private(set) var digest = Digest()

    /// Where nothing says how long a film is, in seconds.
    private static let usualLength = 6.0
    private static let autoscroll = "motion.autoscroll"

    init(_ arguments: Arguments, _ scene: Scene, _ options: RecordOptions, _ offscreen: OffscreenRenderer)
        throws(Failure)
    {
        self.scene = scene
        let script = try arguments.script()
        let texts = arguments[.sweep]
        guard script == nil || texts.isEmpty else {
            throw arguments.wrong("--over moves a knob, and so may a --script; let the script do it, or leave it out")
        }
        guard script == nil || arguments[.time] == nil else {
            throw arguments.wrong("a --script begins at 0; --duration says how long it is played, not --time")
        }
        if script != nil { self.scene.time = 0 }
        let scripted = try script.map { script throws(Failure) in try ScriptPlay(scene, script, offscreen) }
        // Where one was when the scene was kept is no part of the film.
        if script == nil, !scene.timeline.isEmpty, arguments[.time] == nil { self.scene.time = 0 }
        let own = StageMotion(self.scene)
        let timeline = script == nil && !scene.timeline.isEmpty ? scene.timeline : nil
        let usual =
            try scripted?.length() ?? timeline?.filmLength
            ?? (options.loops ? own.turn.flatMap { 1...60 ~= $0 ? $0 : nil } : nil) ?? Self.usualLength
        timing = options.timing(otherwise: usual)
        let length = timing.duration

        let pace: KnobSweep.Pace = options.loops ? .thereAndBack(length) : .once(length)
        var sweeps: [KnobSweep] = []
        for text in texts {
            let sweep = try KnobSweep(text, pace, in: arguments)
            try sweep.check(on: scene, in: arguments)
            self.scene.removeLane(of: sweep.name)
            sweeps.append(sweep)
        }
        let turntable = try arguments[.turntable].map { text throws(Failure) in
            try Turntable(text, length: length, loops: options.loops, in: arguments)
        }
        let isStill = scripted == nil && sweeps.isEmpty && turntable == nil && !own.moves && timeline == nil
        let ball = isStill && own.isBall ? BallTurn(seconds: length) : nil
        if isStill, ball == nil { sweeps = own.run(for: length).map { [$0] } ?? [] }
        if options.loops { own.close(&self.scene, in: length) }
        let closes = scripted == nil && (!own.moves || own.turn != nil) && timeline?.closes(in: length) ?? true
        let mirrored = options.loops && !closes ? length : nil
        if timeline != nil {
            motion = Motion(TimelinePlay(self.scene, sweeps), turntable: turntable, mirrored: mirrored)
        } else {
            let play: Play =
                if let scripted { .script(scripted) } else { .stage(try StagePlay(self.scene, sweeps, ball)) }
            motion = Motion(play, turntable: turntable, mirrored: mirrored)
        }

        for text in [self.scene.text] + texts + [arguments[.turntable] ?? ""] { digest.add(text) }
        digest.add(options.loops)
        digest.add(script.map { "\($0.script)" } ?? "")
        for path in self.scene.shaders.paths where !path.hasPrefix("<") {
            for byte in (try? System.contents(of: path, upTo: 1 << 24)) ?? [] { digest.add(byte) }
        }
    }
}

extension Timeline {
    /// nil for one that is over before it has begun.
    fileprivate var filmLength: Double? { duration > 0 ? duration : nil }

    /// Whether it is where it began after so many seconds.
    fileprivate func closes(in length: Double) -> Bool {
        let rounds = length / duration
        return loops && rounds >= 0.5 && abs(rounds - rounds.rounded()) * duration < 1e-6
    }
}

/// How a scene's stage moves by itself.
private struct StageMotion {
    private let speed: Double
    private let count: Int
    private let scroll: Double
    private let isClosed: Bool
    /// Its cards stand on a ball that a hand turns in any direction, whatever its row does.
    let isBall: Bool

    init(_ scene: Scene) {
        var still = scene
        still.time = 0
        let stage = still.stage()
        count = stage.count
        scroll = stage.scroll
        isClosed = stage.knobs.flag("wrap") && stage.count > 0
        speed = stage.knobs[StageKnob.autoscroll]
        var turned = stage
        BallTurn(seconds: 4).put(at: 1, from: stage.pose.orientation, into: &turned)
        isBall = turned.frame() != stage.frame()
    }

    var moves: Bool { speed != 0 }

    /// How long the row takes once round, in seconds; nil where it does not turn by itself.
    var turn: Double? { isClosed && speed != 0 ? Double(count) / abs(speed) : nil }

    /// The row once round, or to its other end and back.
    func run(for length: Double) -> KnobSweep? {
        guard count > 1 else { return nil }
        if isClosed { return KnobSweep(scrollFrom: scroll, to: scroll + Double(count), .once(length)) }
        let isInFirstHalf = scroll <= Double(count - 1) / 2
        return KnobSweep(scrollFrom: scroll, to: isInFirstHalf ? Double(count - 1) : 0, .thereAndBack(length))
    }

    /// Turns by whole turns, as many as come nearest.
    func close(_ scene: inout Scene, in length: Double) {
        guard let turn else { return }
        let turns = max(1, (length / turn).rounded())
        var knobs = scene.knobs
        let closing = (speed < 0 ? -1 : 1) * turns * Double(count) / length
        guard (try? knobs.set("motion.autoscroll", to: .number(closing))) != nil else { return }
        scene.use(knobs)
    }
}
