internal import LayoutCore

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
