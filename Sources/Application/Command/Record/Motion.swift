import LayoutCore
import ZoeDocument
import ZoeEditor
import ZoeStyle

/// What is on the stage at an instant.
struct UndoStep {
    var scene: Scene
    var frame: Frame
    let look: Look
}

/// What moves in a film: what is on the stage at each time, in seconds from its beginning. The same time gives the same moment,
/// whatever was asked for before.
struct Motion {
    private var play: Rewinding
    private let turntable: Turntable?
    /// It is played up to the middle and then backwards: the length of both.
    private let mirrored: Double?

    /// - Parameter mirrored: the length of a film whose second half is its first one backwards.
    init(_ play: Play, turntable: Turntable?, mirrored: Double?) {
        self.play = Rewinding(play, goesBack: mirrored != nil)
        self.turntable = turntable
        self.mirrored = mirrored
    }

    mutating func moment(at time: Double) throws(Failure) -> UndoStep {
        var moment = try play.moment(at: mirrored.map { Self.folded(time, $0) } ?? time)
        if let turntable { moment.frame = moment.frame.seen(by: turntable.walk(at: time)) }
        return moment
    }

    private static func folded(_ time: Double, _ length: Double) -> Double {
        let rest = time.truncatingRemainder(dividingBy: length)
        return min(rest, length - rest)
    }
}

/// What goes on by itself, a sixtieth of a second after the other.
enum Play {
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
    func moment(after rest: Double) throws(Failure) -> UndoStep {
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

    mutating func moment(at time: Double) throws(Failure) -> UndoStep {
        // What rounding takes away from a sixtieth is none of its own.
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
