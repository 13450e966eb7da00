import LayoutCore
import ZoeBrowser
import ZoeDocument
import ZoeStyle

/// A scene's timeline as a page plays it: where the cards are, moment by moment, with the way between two moments left to the page.
struct PageTimeline {
    private let frames: [Frame]
    /// Where a transition is between two other frames.
    private let journeys: [Journey?]
    private let backdrops: [Backdrop]
    private let rate: Double
    private let scene: Scene
    /// What it does not keep.
    let note: String?

    private static let mostRate = 30.0
    private static let leastRate = 8.0
    /// More numbers than these make a page that no browser likes.
    private static let mostNumbers = 6_000_000.0

    /// Nil for a scene that has none.
    init?(_ scene: Scene) throws(Failure) {
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
        var frames: [Frame] = []
        var backdrops: [Backdrop] = []
        var journeys: [Journey?] = []
        var styles: [PageDeck.Key: CardStyle] = [:]
        var othersChange = false
        for number in 0...Int((length * rate).rounded(.up)) {
            let shown = try play.moment(at: min(Double(number) / rate, length)).shown
            frames.append(shown.frame)
            backdrops.append(shown.look.backdrop)
            journeys.append(scene.shaders.transition == nil ? nil : shown.journey)
            for card in shown.frame.cards {
                let style = shown.look.deck.style(of: card)
                let key = PageDeck.Key(lane: card.lane, identity: card.identity)
                if styles.updateValue(style, forKey: key) ?? style != style { othersChange = true }
            }
        }
        (self.frames, self.backdrops, self.journeys) = (frames, backdrops, journeys)
        let turnsShaders = scene.timeline.lanes.contains { scene.knobs.table[$0.name]?.group.isOfShaders ?? false }
        note =
            othersChange || turnsShaders
            ? "a page's timeline moves cards and changes the backdrop; what shaders and cards look like stays as it is at "
                + "\(numeral(scene.time)) s" : nil
    }

    var json: JSON {
        let standsStill = backdrops.allSatisfy { $0 == backdrops[0] }
        return .object([
            ("backdrops", standsStill ? .null : .list(backdrops.map(\.json))),
            ("rate", .number(rate)), ("duration", .number(scene.timeline.duration)),
            ("loops", .flag(scene.timeline.loops)), ("start", .number(scene.time)),
            (
                "ways",
                journeys.allSatisfy { $0 == nil }
                    ? .null : .list(journeys.map { $0.map { .number($0.progress) } ?? .null })
            ),
        ])
    }

    /// One after the other; after one that is on a way those at its two ends.
    var all: [Frame] {
        zip(frames, journeys).flatMap { frame, journey in [frame] + (journey.map { [$0.from, $0.to] } ?? []) }
    }

    /// Their numbers as floats.
    var bytes: [UInt8] {
        var bytes: [UInt8] = []
        for frame in all {
            for (place, number) in FrameNumbers.numbers(of: frame).enumerated() {
                let isIdentity = place >= FrameNumbers.head && (place - FrameNumbers.head) % FrameNumbers.each == 1
                let named = isIdentity ? PageScene.shownIdentity(number) : number
                let bits = Float(named).bitPattern
                for shift in [0, 8, 16, 24] { bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(shift))) }
            }
        }
        return bytes
    }
}
