/// What a lens of some width leaves unsharp: the cards before and behind the one that it is set to.
struct DepthOfField: Hashable, Sendable {
    /// The width of the lens, in points.
    let aperture: Double
    /// How far from the eye all is sharp; 1 is the stage's own plane.
    let focus: Double

    /// Nil where everything is sharp.
    init?(_ knobs: Knobs, _ lens: Lens, _ cards: [Card]) {
        aperture = knobs[StageKnob.aperture]
        guard aperture > 0, lens.m34 != 0 else { return nil }
        let wanted =
            knobs[StageKnob.focusAt].map { 1 + $0 * lens.m34 }
            ?? Self.distance(of: cards, at: knobs[StageKnob.focusCard] ?? .infinity)
        guard let wanted, wanted > 1e-6 else { return nil }
        focus = wanted
    }

    /// The cards next to a number draw the focus along with them, so that it goes over from one to the other; where there is none, those
    /// next to the middle.
    private static func distance(of cards: [Card], at number: Double) -> Double? {
        var sum = 0.0
        var weights = 0.0
        for card in cards where !card.isPlaceholder {
            // Next to nothing beside the other, and as it would be alone.
            let middle = max(0, 1 - abs(card.offset)) * 0x1p-60
            let weight = max(middle, 1 - abs(Double(card.index) - number))
            sum += weight * distance(of: card)
            weights += weight
        }
        return weights > 0 ? sum / weights : nil
    }

    private static func distance(of card: Card) -> Double { card.matrix.row4.w }

    /// Rays from a point of a card to the lens's rim leave a circle where it is sharp; back on the card that circle is
    /// `aperture · |s - f| / f` wide. A gaussian as wide has a quarter of it as its deviation: a disc's variance along an axis is a
    /// quarter of its radius's square.
    func blur(_ cards: inout [Card]) {
        for place in cards.indices {
            let beside = abs(Self.distance(of: cards[place]) - focus)
            cards[place].blur += min(aperture * beside / focus / 4, Self.mostBlur)
        }
    }

    private static let mostBlur = 1000.0
}
