import LayoutCore
import ZoeDocument
import ZoeEditor
import ZoeStyle

/// What is on the stage at an instant.
struct FilmMoment {
    @Boxed var scene: Scene
    var shown: ShownStage
}

/// What moves in a film: what is on the stage at each time, in seconds from its beginning. The same time gives the same moment,
/// whatever was asked for before.
struct Motion {
    private var play: Source
    private let turntable: Turntable?
    /// It is played up to the middle and then backwards: the length of both.
    private let mirrored: Double?

    /// - Parameter mirrored: the length of a film whose second half is its first one backwards.
    init(_ play: Play, turntable: Turntable?, mirrored: Double?) {
        self.init(.play(Rewinding(play, goesBack: mirrored != nil)), turntable, mirrored)
    }

    /// The same of a timeline.
    init(_ play: TimelinePlay, turntable: Turntable?, mirrored: Double?) {
        self.init(.timeline(play), turntable, mirrored)
    }

    private init(_ play: Source, _ turntable: Turntable?, _ mirrored: Double?) {
        self.play = play
        self.turntable = turntable
        self.mirrored = mirrored
    }

    /// The name of all that a script has shown so far.
    var playedName: String? { play.playedName }

    mutating func moment(at time: Double) throws(Failure) -> FilmMoment {
        var moment = try play.moment(at: mirrored.map { Self.folded(time, $0) } ?? time)
        if let turntable {
            let walk = turntable.walk(at: time)
            moment.shown.frame = moment.shown.frame.seen(by: walk)
            moment.shown.journey = moment.shown.journey?.map { $0.seen(by: walk) }
        }
        return moment
    }

    private indirect enum Source {
        case play(Rewinding)
        case timeline(TimelinePlay)

        var playedName: String? { if case .play(let play) = self { play.playedName } else { nil } }

        mutating func moment(at time: Double) throws(Failure) -> FilmMoment {
            switch self {
            case .play(var play):
                defer { self = .play(play) }
                return try play.moment(at: time)
            case .timeline(var play):
                defer { self = .timeline(play) }
                return try play.moment(at: time)
            }
        }
    }

    private static func folded(_ time: Double, _ length: Double) -> Double {
        let rest = time.truncatingRemainder(dividingBy: length)
        return min(rest, length - rest)
    }
}

/// What goes on by itself, a sixtieth of a second after the other.
indirect enum Play {
    case stage(StagePlay)
    case script(ScriptPlay)

    /// How many sixtieths have passed.
    var ticks: Int {
        switch self {
        case .stage(let play): play.ticks
        case .script(let play): play.ticks
        }
    }

    mutating func tick() throws(Failure) {
        switch self {
        case .stage(var play):
            try play.tick()
            self = .stage(play)
        case .script(var play):
            try play.tick()
            self = .script(play)
        }
    }

    /// So many seconds after the last sixtieth, less than another one.
    func moment(after rest: Double) throws(Failure) -> FilmMoment {
        switch self {
        case .stage(let play): try play.moment(after: rest)
        case .script(let play): play.moment(after: rest)
        }
    }
}

/// A play that can be looked at in any order: what has passed is played again from where it was kept last.
struct Rewinding {
    private var now: Play
    private var kept: [Play] = []
    private let goesBack: Bool
    /// In sixtieths.
    private static let distance = 64

    /// - Parameter goesBack: whether earlier times will be asked for after later ones.
    init(_ play: Play, goesBack: Bool) {
        now = play
        self.goesBack = goesBack
        if goesBack { kept.append(play) }
    }

    var playedName: String? { if case .script(let play) = now { play.playedName } else { nil } }

    mutating func moment(at time: Double) throws(Failure) -> FilmMoment {
        // Rounding must not cost a whole sixtieth.
        let ticks = max(0, Int((time * 60 + 1e-6).rounded(.down)))
        if ticks < now.ticks, !kept.isEmpty { now = kept[min(ticks / Self.distance, kept.count - 1)] }
        while now.ticks < ticks {
            try now.tick()
            if goesBack, now.ticks == kept.count * Self.distance { kept.append(now) }
        }
        let rest = time - Double(ticks) / 60
        return try now.moment(after: rest > 1e-6 ? rest : 0)
    }
}
