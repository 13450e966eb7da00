internal import LayoutCore
internal import ZoeStyle

/// The pieces of bent cards, which wait until all of those are there that are seen from the same side: one call draws them.
struct BentPieces {
    private struct Name: Hashable {
        let identity: Int
        let lane: Int
        let offset: Double
        let isTurned: Bool
    }

    private struct Group {
        var left = 0
        var picture: QuickPicture?
        var pieces: [QuickLayerMaker.Placed] = []
    }

    private var groups: [Group] = []
    /// Of each card that is seen, from the back; nil for what is no piece of a bent card.
    private let numbers: [Int?]

    init(_ seen: SeenCards, in frame: Frame) {
        var places: [Name: Int] = [:]
        // Pieces of one card mostly follow each other.
        var last: (name: Name, number: Int)?
        var numbers: [Int?] = []
        numbers.reserveCapacity(seen.cards.count)
        for one in seen.cards {
            guard let name = Self.name(of: one, in: frame) else {
                numbers.append(nil)
                continue
            }
            let number = name == last?.name ? last?.number ?? 0 : places[name, default: groups.count]
            if number == groups.count { groups.append(Group()) }
            if name != last?.name { (places[name], last) = (number, (name, number)) }
            groups[number].left += 1
            numbers.append(number)
        }
        self.numbers = numbers
    }

    private static func name(of one: SeenCard, in frame: Frame) -> Name? {
        let all = frame.cards.span
        guard all[one.index].part?.isBent ?? false, all[one.index].renewal >= 1 else { return nil }
        return Name(
            identity: all[one.index].identity, lane: all[one.index].lane, offset: all[one.index].offset,
            isTurned: VisibleSide.isSeenFromBehind(one.matrix))
    }

    /// Which pieces the one at this place belongs to; nil for what is no piece of a bent card.
    func group(at place: Int) -> Int? { numbers[place] }

    /// What the pieces of a group that came before are drawn from.
    func picture(of group: Int) -> QuickPicture? { groups[group].picture }

    /// - Returns: all of them once none is left.
    mutating func add(
        _ piece: QuickLayerMaker.Placed, _ picture: QuickPicture?, to number: Int
    ) -> (pieces: [QuickLayerMaker.Placed], picture: QuickPicture)? {
        // In their place: taken out, all of them would be copied for each.
        groups[number].left -= 1
        if groups[number].picture == nil { groups[number].picture = picture }
        if picture != nil { groups[number].pieces.append(piece) }
        guard groups[number].left <= 0 else { return nil }
        return groups[number].picture.map { (groups[number].pieces, $0) }
    }
}
