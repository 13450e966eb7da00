@testable import LayoutCore

/// A view five cards wide.
let fiveCards = Size(width: 1000, height: 600)

extension Stage {
    /// A carousel of cards 200 points wide, at rest and with its past forgotten.
    static func showing(
        _ layout: String, items: Int, at scroll: Double = 0, in view: Size = fiveCards,
        _ knobs: [String: Parameter.Value] = [:]
    ) -> Stage {
        var stage = Stage(LayoutKind.named(layout)!, items: items, view: view)
        for (name, value) in knobs.sorted(by: { $0.key < $1.key }) { stage.apply(.set(name, to: value)) }
        stage.jump(to: scroll)
        stage.rest()
        _ = stage.takeEvents()
        return stage
    }

    /// Lets so many seconds pass, frame by frame.
    mutating func run(_ seconds: Double, each step: Double = 1.0 / 60, _ look: (Stage) -> Void = { _ in }) {
        for _ in 0..<Int((seconds / step).rounded()) {
            advance(by: step)
            look(self)
        }
    }

    /// Until nothing moves; a minute is more than any motion takes.
    mutating func rest() {
        for _ in 0..<3600 where isMoving { advance(by: 1.0 / 60) }
    }

    mutating func drag(x: Double, velocity: Double? = nil) {
        apply(.drag(by: Vector2(x: x, y: 0), velocity: velocity.map { Vector2(x: $0, y: 0) }))
    }

    /// Events since the last time, runs of didScroll as one.
    mutating func story() -> [String] {
        var names: [String] = []
        for event in takeEvents() where event != .didScroll || names.last != "didScroll" {
            names.append(event.description)
        }
        return names
    }

    var middle: Point { Point(x: view.width / 2, y: view.height / 2) }
}

extension Frame {
    func card(_ identity: Int) -> Card? { cards.first { $0.identity == identity } }

    /// Where the middle of a card is seen.
    func place(of card: Card) -> Point? { camera.project(.zero, through: card.matrix) }

    /// Left and right end of a card, as seen.
    func span(of card: Card) -> ClosedRange<Double>? {
        let xs = camera.corners(of: card.size, through: card.matrix).compactMap { $0?.x }
        guard let least = xs.min(), let most = xs.max() else { return nil }
        return least...most
    }

    /// Whether some card is seen at every place of this line through the view.
    func covers(_ xs: ClosedRange<Double>) -> Bool {
        var reached = xs.lowerBound
        for span in cards.compactMap(span).sorted(by: { $0.lowerBound < $1.lowerBound })
        where span.lowerBound <= reached + 1e-6 {
            reached = max(reached, span.upperBound)
        }
        return reached >= xs.upperBound - 1e-6
    }
}
