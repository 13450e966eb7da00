internal import LayoutCore

/// Thumbnails whose cards go on from one to the next: those of layouts that are looked at. All others stand still, so that a
/// chooser full of them costs nothing while nobody points at one.
struct MovingThumbnails {
    private var players: [String: ThumbnailPlayer] = [:]
    private var lastTime: Double?

    /// Another frame is wanted.
    var isMoving: Bool { !players.isEmpty }

    /// - Parameter looked: the layouts that are looked at now; those that were go home.
    mutating func advance(to now: Double, lookingAt looked: [LayoutKind]) {
        let names = Set(looked.map(\.name))
        for kind in looked where players[kind.name] == nil { players[kind.name] = ThumbnailPlayer(kind) }
        // After a rest, nothing leaps.
        let passed = min(max(now - (lastTime ?? now), 0), 0.1)
        for name in Array(players.keys) {
            players[name]?.advance(by: passed, isLookedAt: names.contains(name))
            if players[name]?.isHome == true { players[name] = nil }
        }
        lastTime = isMoving ? now : nil
    }

    /// Nil for one that stands still.
    func thumbnail(of kind: LayoutKind) -> Thumbnail? { players[kind.name]?.thumbnail }

    mutating func stop() { if isMoving || lastTime != nil { self = MovingThumbnails() } }
}

/// The stage of a thumbnail while somebody looks at it: it goes on from card to card, and back to where it was.
private struct ThumbnailPlayer {
    private var stage: Stage
    private let home: Double
    /// The same while cards move.
    private let part: Thumbnail.Part
    private let tumbles: Bool
    private var way = 1
    private var untilNext = 0.0
    /// Since nobody looks at it any more.
    private var timeHome: Double?

    private static let pause = 0.95
    private static let travel = 0.75

    init(_ kind: LayoutKind) {
        stage = Thumbnail.stage(of: kind)
        home = stage.scroll
        part = Thumbnail.Part(stage.frame())
        tumbles = stage.knobs.choice("style") == MotionStyle.tumble.rawValue
    }

    var thumbnail: Thumbnail { Thumbnail(stage.frame(), showing: part) }
    var isHome: Bool { timeHome.map { $0 > 0.4 } ?? false }

    mutating func advance(by seconds: Double, isLookedAt: Bool) {
        if isLookedAt {
            timeHome = nil
            untilNext -= seconds
            if untilNext <= 0 { goOn() }
        } else {
            if timeHome == nil, !tumbles { stage.apply(.scroll(to: home, seconds: 0.35)) }
            timeHome = (timeHome ?? 0) + seconds
            untilNext = 0
        }
        stage.advance(by: seconds)
    }

    private mutating func goOn() {
        untilNext = Self.pause
        if tumbles {
            stage.apply(.flick(by: Vector2(x: 0.12 * stage.view.width, y: 0.05 * stage.view.height), seconds: 0.2))
            return
        }
        if !stage.knobs.flag("wrap") {
            if stage.currentIndex >= stage.count - 1 { way = -1 }
            if stage.currentIndex <= 0 { way = 1 }
        }
        stage.apply(.scrollItems(way, seconds: Self.travel))
    }
}
