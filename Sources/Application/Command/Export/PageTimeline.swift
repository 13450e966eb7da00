import LayoutCore
import ZoeBrowser
import ZoeDocument
import ZoeRenderer
import ZoeStyle

/// A scene's timeline as a page plays it, moment by moment: where the cards are, and how all of it looks. What is between two moments is
/// left to the page.
struct PageTimeline {
    /// The scene as it is at one time.
    struct Moment {
        let frame: Frame
        /// Where a transition is between two other frames.
        let journey: Journey?
        let look: Look
        /// What its shaders are told; nil where there are none.
        let shading: Shading?

        /// After one that is on a way those at its two ends.
        var frames: [Frame] { [frame] + (journey.map { [$0.from, $0.to] } ?? []) }
    }

    let moments: [Moment]
    private let rate: Double
    private let scene: Scene

    private static let mostRate = 30.0
    private static let leastRate = 8.0
    /// More numbers than these make a page that no browser likes.
    private static let mostNumbers = 6_000_000.0

    /// Nil for a scene that has none.
    /// - Parameter effects: the scene's shaders; nil where there are none.
    init?(_ scene: Scene, _ effects: PageEffects?) throws(Failure) {
        guard !scene.timeline.isEmpty else { return nil }
        self.scene = scene
        var beginning = scene
        beginning.time = 0
        let length = scene.timeline.duration
        // Each moment may have the two frames of a way besides.
        let count = scene.shaders.transition == nil ? 1.0 : 3.0
        let each = count * Double(FrameNumbers.head + FrameNumbers.each * scene.stage().frame().cards.count)
        rate = min(Self.mostRate, Self.mostNumbers / each / max(length, 1e-3))
        guard rate >= Self.leastRate else {
            throw Failure(
                .usage,
                "a page can't hold a timeline of \(numeral(length.rounded())) s with so many cards; give fewer with --items"
            )
        }
        var play = TimelinePlay(beginning, [])
        var moments: [Moment] = []
        // A loop is at its beginning when it ends.
        let end = scene.timeline.loops ? length.nextDown : length
        for number in 0...Int((length * rate).rounded(.up)) {
            let moment = try play.moment(at: min(Double(number) / rate, end))
            moments.append(
                Moment(
                    frame: moment.shown.frame, journey: scene.shaders.transition == nil ? nil : moment.shown.journey,
                    look: moment.shown.look, shading: effects?.shading(of: moment.scene)))
        }
        self.moments = moments
    }

    /// Which moment a page begins with.
    var firstPlace: Int { min(Int(scene.timeline.moment(at: scene.time) * rate), moments.count - 1) }
    var first: Moment { moments[firstPlace] }

    /// - Parameter changes: of how it looks.
    func json(_ changes: PageChanges) -> JSON {
        let ways = moments.map { $0.journey.map { JSON.number($0.progress) } ?? .null }
        return .object([
            ("changes", changes.json), ("rate", .number(rate)), ("duration", .number(scene.timeline.duration)),
            ("loops", .flag(scene.timeline.loops)), ("start", .number(scene.time)),
            ("ways", ways.allSatisfy { $0 == .null } ? .null : .list(ways)),
        ])
    }

    /// One after the other.
    var all: [Frame] { moments.flatMap(\.frames) }

    /// Their numbers as floats.
    var bytes: [UInt8] {
        var bytes: [UInt8] = []
        for frame in all {
            var numbers = FrameNumbers.numbers(of: frame)
            // No Double has the names of plates one by one.
            for (number, card) in frame.cards.enumerated() {
                numbers[FrameNumbers.head + FrameNumbers.each * number + 1] = PageScene.shownIdentity(card.identity)
            }
            for number in numbers {
                let bits = Float(number).bitPattern
                for shift in [0, 8, 16, 24] { bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(shift))) }
            }
        }
        return bytes
    }
}
