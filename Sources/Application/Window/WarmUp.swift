internal import LayoutCore

/// What is made ready while nothing moves, so that nothing need be made in motion: pictures of all cards that a flick may bring,
/// and programs.
struct WarmUp {
    private var cards: [Card] = []
    private var frames: [Frame] = []
    private var next = 0
    private var version: Version?

    /// What it was made for.
    struct Version: Equatable {
        var changes: Int
        var width: Int
        var height: Int
        var pictures: Int
    }

    private static let mostFrames = 24

    /// The first picture stood, and there was time for more.
    var hasBegun: Bool { version != nil }

    /// Those that are not on stage now and may come; none, where the document has changed since.
    func cards(of changes: Int) -> [Card] { version?.changes == changes ? cards : [] }

    /// Whether nothing is left to do for it.
    func isDone(_ version: Version) -> Bool { version == self.version && next >= frames.count }

    /// The stage as it is wherever it may be scrolled to next, the nearest places first.
    mutating func plan(_ version: Version, _ stage: Stage, frame: (Stage) -> Frame) {
        guard version != self.version else { return }
        self.version = version
        next = 0
        frames = [frame(stage)]
        cards = []
        var known = Set(frames[0].cards.map(\.identity))
        let middle = stage.scroll.rounded()
        for step in 1..<Self.mostFrames {
            var ghost = stage
            ghost.apply(.jump(to: middle + Double(step % 2 == 0 ? -step / 2 : (step + 1) / 2)))
            let there = frame(ghost)
            frames.append(there)
            cards += there.cards.filter { known.insert($0.identity).inserted }
        }
    }

    /// The frame to make something ready for; the first one is the one that is shown.
    var current: (frame: Frame, isShown: Bool)? {
        frames.indices.contains(next) ? (frames[next], next == 0) : nil
    }

    mutating func goOn() { next += 1 }

    mutating func stop() { next = frames.count }
}
