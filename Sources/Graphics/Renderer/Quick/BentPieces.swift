internal import LayoutCore
internal import ZoeStyle

/// The pieces of bent cards, which wait until all of those are there that are seen from the same side: one call draws them.
struct BentPieces {
    struct Name: Hashable {
        fileprivate let identity: Int
        fileprivate let lane: Int
        fileprivate let offset: Double
        fileprivate let isTurned: Bool
    }

    private struct Group {
        var left = 0
        var picture: QuickPicture?
        var pieces: [QuickLayerMaker.Placed] = []
    }

    private var groups: [Group] = []
    private var places: [Name: Int] = [:]

    init(_ seen: SeenCards, in frame: Frame) {
        for one in seen.cards {
            guard let name = Self.name(of: one, in: frame) else { continue }
            let place = places[name, default: groups.count]
            if place == groups.count {
                places[name] = place
                groups.append(Group())
            }
            groups[place].left += 1
        }
    }

    /// Nil for what is no piece of a bent card.
    static func name(of one: SeenCard, in frame: Frame) -> Name? {
        let card = frame.cards[one.index]
        guard card.part?.isBent ?? false, card.renewal >= 1 else { return nil }
        return Name(
            identity: card.identity, lane: card.lane, offset: card.offset,
            isTurned: VisibleSide.isSeenFromBehind(one.matrix))
    }

    /// What the pieces that came before this one are drawn from.
    func picture(of name: Name) -> QuickPicture? { places[name].flatMap { groups[$0].picture } }

    /// - Returns: all of them once none is left.
    mutating func add(
        _ piece: QuickLayerMaker.Placed, _ picture: QuickPicture?, as name: Name
    ) -> (pieces: [QuickLayerMaker.Placed], picture: QuickPicture)? {
        guard let place = places[name] else { return nil }
        // In their place: taken out, all of them would be copied for each.
        groups[place].left -= 1
        if groups[place].picture == nil { groups[place].picture = picture }
        if picture != nil { groups[place].pieces.append(piece) }
        let group = groups[place]
        return group.left > 0 ? nil : group.picture.map { (group.pieces, $0) }
    }
}

extension QuickLayerMaker.Placed {
    /// Of its corners.
    var radius: Double {
        let size = card.wholeSize
        return max(0, min(style.cornerRadius, min(size.width, size.height) / 2))
    }

    /// Whether it takes longer to tell apart what is whole of it, so that nothing is mixed there, than to mix all of it.
    var isTiny: Bool {
        let pixels = 2 * plane.half / plane.pixel(at: .zero)
        return pixels.x * pixels.y < 600
    }

    /// Whether a piece of a card has so much of a round or blurred corner that what is within its outer sides is not whole.
    func hasCorner(beyond inset: SIMD2<Double>, pixels: Double) -> Bool {
        guard let part = card.part else { return false }
        let reach = max(radius, 3 * card.blur)
        let whole = SIMD2(part.whole.width, part.whole.height) / 2
        let middle = SIMD2(part.middle.x, part.middle.y)
        let away = whole - plane.half - pointwiseMax(middle, -middle)
        guard reach > 0, all(away .< reach) else { return false }
        if card.blur > 0 { return true }
        // It begins at the card's side, and is wider than the inset from it; or it begins beyond that.
        let isWide = inset + pixels * plane.pixel(at: .zero) .< 2 * plane.half
        return !all((away .<= 1e-6 * whole) .& isWide .| (away .>= inset))
    }
}
