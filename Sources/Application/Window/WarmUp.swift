internal import LayoutCore
internal import ZoeRenderer

/// What is made ready while nothing moves, so that nothing need be made in motion: pictures of all cards that a flick may bring,
/// and programs.
struct WarmUp {
    private var cards: [Card] = []
    private var work: [Piece] = []
    /// For whatever scene, and while its artwork is still coming.
    private var basics: [Work] = [.copying, .levels, .prepare(.pictures)]
    private var next = 0
    private var version: Version?

    /// What it was made for.
    struct Version: Equatable {
        var changes: Int
        var width: Int
        var height: Int
        /// Bytes of all artwork; nil while some is coming.
        var pictures: Int?
    }

    /// What is to be done with a frame.
    struct Piece: Sendable {
        let frame: Frame
        let work: Work
    }

    enum Work: Equatable, Sendable {
        /// How pictures are copied to the window, and how smaller versions of them are made.
        case copying, levels
        case prepare(Preparation)
        /// To find out how long it takes.
        case time
    }

    /// What the time was taken of; that is not done again.
    struct Timed: Equatable {
        let scene: String
        let width: Int
        let height: Int
    }

    var timed: Timed?
    var trial = MotionTrial()

    private static let mostFrames = 24

    /// The first picture stood, and there was time for more.
    var hasBegun: Bool { version != nil }

    /// Those that are not on stage now and may come; none, where the document has changed since.
    func cards(of changes: Int) -> [Card] { version?.changes == changes ? cards : [] }

    /// What can be done before all artwork is there.
    mutating func takeBasic() -> Work? { basics.isEmpty ? nil : basics.removeFirst() }
    var hasBasics: Bool { !basics.isEmpty }

    /// Whether something is left to do for it.
    /// - Parameter isAllThere: no artwork is to come for cards that are not on stage yet.
    func hasWork(for version: Version, isAllThere: Bool) -> Bool {
        version != self.version || current(isAllThere: isAllThere) != nil
    }

    /// The stage as it is wherever it may be scrolled to next, the nearest places first.
    /// - Parameter timeComesFirst: it hangs on the whole picture more than on its cards.
    /// - Returns: false where it is planned already.
    mutating func plan(
        _ version: Version, _ stage: Stage, timeComesFirst: Bool = false, frame: (Stage) -> Frame
    ) -> Bool {
        guard version != self.version else { return false }
        self.version = version
        next = 0
        trial = MotionTrial()
        let shown = frame(stage)
        let first: [Work] = [.prepare(.motion), .time]
        work = (timeComesFirst ? first.reversed() : first).map { Piece(frame: shown, work: $0) }
        cards = []
        var known = Set(shown.cards.map(\.identity))
        let middle = stage.scroll.rounded()
        // Between two cards others may be seen through than at rest.
        var halfway = stage
        halfway.apply(.jump(to: middle + 0.5))
        work.append(Piece(frame: frame(halfway), work: .prepare(.motion)))
        for step in 1..<Self.mostFrames {
            var ghost = stage
            ghost.apply(.jump(to: middle + Double(step % 2 == 0 ? -step / 2 : (step + 1) / 2)))
            let there = frame(ghost)
            work.append(Piece(frame: there, work: .prepare(.pictures)))
            cards += there.cards.filter { known.insert($0.identity).inserted }
        }
        return true
    }

    /// What comes next.
    func current(isAllThere: Bool) -> Piece? {
        guard work.indices.contains(next) else { return nil }
        if case .prepare(.pictures) = work[next].work, !isAllThere { return nil }
        return work[next]
    }

    mutating func goOn() { next += 1 }

    /// All that is left of the plan, but for places that are farther than the first so many.
    func pieces(_ count: Int) -> ArraySlice<Piece> { work[next...].prefix(count) }

    mutating func stop() { next = work.count }
}
