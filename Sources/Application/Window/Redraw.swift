/// What the loop does next. It asks this once to know how long it may wait, and once more when it knows what has come meanwhile.
enum Redraw: Equatable {
    /// Nothing, until somebody does something.
    case untilEvent
    /// Nothing is to be drawn; at this time, on the window's clock, there is something to look after.
    case at(Double)
    /// A frame is due, and the one after it at this time.
    case now(Reason, next: Double)

    enum Reason: Equatable {
        /// Cards, knobs or the eye move.
        case motion
        /// The toolkit shows what came of a click in the frame after it; a window that pops up finds its size in some frames.
        case event
        /// A message or the welcome comes or goes.
        case message
        /// Something has come that was waited for.
        case shaders, artwork, outcome, notice
    }

    /// What it follows from.
    struct Situation: Equatable {
        var isMoving = false
        /// A message or the welcome comes or goes.
        var hasMovingMessage = false
        /// The first picture waits a moment for its artwork.
        var awaitsArtwork = false
        /// Frames that are still to be drawn though nothing moves.
        var framesDue = 0
        /// What has come since the last frame.
        var news: Reason?
        /// Something can be made ready while nothing moves.
        var hasIdleWork = false
        /// When the next frame in motion, the next command or the end of a wait is, whichever is first.
        var nextTime: Double?
    }

    /// So long the first picture waits before it looks again.
    private static let pause = 0.01

    init(_ situation: Situation, at now: Double) {
        let next = situation.nextTime
        if situation.isMoving {
            self = .now(.motion, next: next ?? now)
        } else if situation.awaitsArtwork {
            self = .at(now + Self.pause)
        } else if let news = situation.news {
            self = .now(news, next: now)
        } else if situation.framesDue > 0 {
            self = .now(.event, next: now)
        } else if situation.hasMovingMessage {
            self = .now(.message, next: situation.hasIdleWork ? now : next ?? now)
        } else if situation.hasIdleWork {
            self = .at(now)
        } else {
            self = next.map { .at($0) } ?? .untilEvent
        }
    }

    var isDue: Bool { if case .now = self { true } else { false } }

    /// How many seconds the loop may wait for events; nil is for as long as nothing happens.
    func waitingTime(at now: Double) -> Double? {
        switch self {
        case .untilEvent: nil
        case .at(let time), .now(_, let time): max(0, time - now)
        }
    }
}
