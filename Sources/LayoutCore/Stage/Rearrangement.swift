/// An insertion or a removal on its way: the cards are still where they were and close ranks, or make room.
struct Rearrangement: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case insertion
        case removal
    }

    var kind: Kind
    var index: Int
    var identity: Int
    var lane: Int
    var since: Double
    /// The row and its scroll on either side of the change.
    var rowBefore: Row
    var rowAfter: Row
    var scrollBefore: Double
    var scrollAfter: Double

    /// The others wait until a removed card has faded.
    private var delay: Double { kind == .removal ? Pace.fadeOut : 0 }

    func isOver(at time: Double) -> Bool { time - since >= delay + Pace.insertion }

    /// How much of the old order is still to be seen: 1 at first, 0 at the end.
    func remaining(at time: Double) -> Double {
        let part = (time - since - delay) / Pace.insertion
        return 1 - Easing.inOut(min(max(part, 0), 1))
    }

    /// What the card itself that came or went shows.
    func alpha(at time: Double) -> Double {
        let passed = time - since
        switch kind {
        case .insertion: return Easing.inOut(min(max(passed / Pace.insertion, 0), 1))
        case .removal: return 1 - min(max(passed / Pace.fadeOut, 0), 1)
        }
    }

    /// Where the item with this index stood before; nil for one that was not there.
    func indexBefore(_ after: Int) -> Int? {
        switch kind {
        case .insertion: after == index ? nil : after > index ? after - 1 : after
        case .removal: after >= index ? after + 1 : after
        }
    }

    /// How far, in items, the item with this index stands from its new place.
    func displacement(of after: Int, at time: Double) -> Double {
        guard let before = indexBefore(after) else { return 0 }
        let way = rowBefore.offset(of: before, at: scrollBefore) - rowAfter.offset(of: after, at: scrollAfter)
        return way * remaining(at: time)
    }
}
