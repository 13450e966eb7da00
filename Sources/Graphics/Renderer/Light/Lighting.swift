internal import CardContent
internal import LayoutCore
internal import ZoeStyle

/// Which programs draw the light of a scene: each does only what the scene asks for.
struct LightKind: Hashable {
    let hasKey: Bool
    let hasSheen: Bool
    let hasEnvironment: Bool
    let hasOcclusion: Bool
    let hasShadow: Bool
    /// Colours over cards: not light, but painted with it.
    let hasTint: Bool

    init(_ light: Light, hasTint: Bool) {
        hasKey = light.strength > 0
        hasSheen = light.sheen > 0
        hasEnvironment = light.environment > 0
        hasOcclusion = light.occlusion > 0
        hasShadow = light.shadow > 0
        self.hasTint = hasTint
    }

    /// Whether any of it is another one from place to place of a card.
    var changesAlongCards: Bool { hasKey || hasSheen || hasEnvironment || hasCover }

    /// Whether cards keep light away from those behind them.
    var hasCover: Bool { hasOcclusion || hasShadow }

    /// Whether any of it is added to what a card shows, and so brightens what is dark, its shadow, too.
    var addsToCards: Bool { hasSheen || hasEnvironment || hasTint }

    var definitions: [String] {
        [
            (hasKey, "KEY"), (hasShadow, "SHADOW"), (hasSheen, "SHEEN"), (hasEnvironment, "ENVIRONMENT"),
            (hasOcclusion, "OCCLUSION"), (hasTint, "TINT"),
        ].compactMap { $0.0 ? $0.1 : nil }
    }
}

/// The light on the cards of a frame.
struct Lighting {
    let kind: LightKind
    private let light: Light
    private let eye: SIMD3<Double>
    private let lamp: SIMD3<Double>
    private let cards: [StandingCard?]
    /// The numbers of the cards from the back, and the place of each among them; empty where nothing is kept away.
    private let order: [Int]
    private let ranks: [Int]
    private let deck: any Deck
    private let frame: Frame
    private let plane: MirrorPlane?
    /// Of each piece of a bent card, the one in the middle, where the card touches its plane.
    private let middles: [Int: Int]
    /// In place of the one card of a sheet.
    private var alone: Int?

    /// So many of the next cards may be the one that lies before a card.
    private static let nearby = 4

    /// Nil where a scene has no light and no card has a tint, which then costs nothing.
    /// - Parameter plane: where the frame is what a floor mirrors.
    init?(_ look: Look, _ frame: Frame, in plane: MirrorPlane?) {
        let hasTint = frame.cards.contains { $0.tint != nil }
        let light = look.light ?? Light()
        guard light.fallsOnCards || hasTint else { return nil }
        self.light = light
        kind = LightKind(light, hasTint: hasTint)
        let lens = frame.camera.lens
        // What a floor mirrors is lit as the cards above it are, and seen by the eye's own image.
        self.frame = frame
        self.plane = plane
        middles = Self.middles(of: frame.cards)
        deck = look.deck
        cards = frame.cards.map { StandingCard(plane?.mirrored($0) ?? $0, seenThrough: lens) }
        let far = lens.m34 < 0 ? min(-1 / lens.m34, 1e6) : 1e6
        let eye = SIMD3(lens.viewpoint.x, lens.viewpoint.y, far)
        self.eye = plane?.mirrored(eye) ?? eye
        lamp = 2 * max(frame.camera.view.width, frame.camera.view.height) * light.direction
        order = kind.hasCover ? frame.cards.indices.sorted { frame.cards[$0].order < frame.cards[$1].order } : []
        var ranks = order
        for (rank, number) in order.enumerated() { ranks[number] = rank }
        self.ranks = ranks
    }

    /// Whether it is for a frame that has one card only, flat on its sheet.
    var isOfOne: Bool { alone != nil }

    /// For a frame that has this card only, flat on its sheet.
    func alone(_ number: Int) -> Lighting {
        var other = self
        other.alone = number
        return other
    }

    private static func middles(of cards: [Card]) -> [Int: Int] {
        var middles: [Int: Int] = [:]
        var start = 0
        while start < cards.count {
            guard cards[start].part?.isBent ?? false else {
                start += 1
                continue
            }
            let end =
                cards[start...].firstIndex { $0.part != nil && !$0.isOfOneCard(with: cards[start]) } ?? cards.count
            let middle = cards[start..<end].firstIndex { $0.part?.middle == .zero }
            for place in start..<end where cards[place].part != nil { middles[place] = middle }
            start = end
        }
        return middles
    }

    /// - Parameters:
    ///   - number: of a card in its frame; a piece of a bent card stands for all of it.
    ///   - lift: how much nearer than the card its light is drawn.
    func block(_ number: Int, lift: Double) -> LightBlock {
        let number = alone ?? middles[number] ?? number
        var block = LightBlock.none
        if let card = cards[number] {
            let (cover, shadow) = covers(of: number, card)
            block = LightBlock(light, on: card, eye: eye, lamp: lamp, under: cover, shadow)
        }
        block.eye.w = Float(lift)
        if let tint = frame.cards[number].tint { block.tint = Colour(SIMD4<Double>(tint.colour)).light }
        return block
    }

    /// A piece of a bent card stands for all of it.
    private func cover(_ number: Int) -> StandingCard? {
        guard let part = frame.cards[number].part, part.isBent else { return cards[number] }
        let middle = frame.cards[middles[number] ?? number].whole
        let standing = StandingCard(plane?.mirrored(middle) ?? middle, seenThrough: frame.camera.lens)
        return standing?.flat(from: part.curvature)
    }

    /// The cards that keep most light away from this one: of the light around, and of the lamp's.
    private func covers(of number: Int, _ card: StandingCard) -> (CoveringCard?, CastShadow?) {
        guard kind.hasCover else { return (nil, nil) }
        var cover: (card: CoveringCard, weight: Double)?
        var shadow: (card: CastShadow, weight: Double)?
        // The edges of a body keep no more light away than its front does.
        let own = frame.cards[number]
        let nearer = order[ranks[number]...].dropFirst().lazy.filter {
            // Nor does a bent card keep any from itself.
            !frame.cards[$0].isEdge && !(own.part != nil && frame.cards[$0].isOfOneCard(with: own))
        }
        var met: [Card] = []
        for other in nearer {
            if met.count == Self.nearby { break }
            let shown = frame.cards[other]
            if shown.part != nil, met.contains(where: shown.isOfOneCard) { continue }
            met.append(shown)
            guard !shown.isHidden, shown.alpha > 0, let standing = self.cover(other) else { continue }
            let radius = max(0, min(deck.style(of: shown).cornerRadius, standing.half.min()))
            let share = min(shown.alpha, 1)
            if kind.hasOcclusion,
                let found = CoveringCard(of: card, by: standing, radius: radius, share: share, seenFrom: eye)
            {
                let weight = found.share * found.weight(on: card)
                if weight > cover?.weight ?? 0 { cover = (found, weight) }
            }
            if kind.hasShadow,
                let found = CastShadow(
                    on: card, of: standing, radius: radius, share: share, seenFrom: eye, litFrom: lamp)
            {
                let weight = found.weight(on: card)
                if weight > shadow?.weight ?? 0 { shadow = (found, weight) }
            }
        }
        return (cover?.card, shadow?.card)
    }
}

extension CardPart {
    /// Where the points begin at which its light is known, on the whole card: that of a bent card knows of no pieces.
    var middleInLight: SIMD2<Double> { isBent ? .zero : SIMD2(middle.x, middle.y) }
}
