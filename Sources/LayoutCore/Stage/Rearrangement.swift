/// An insertion, a removal or a move on its way: the cards are still where they were and close ranks, or make room.
struct Rearrangement: Hashable, Sendable {
    var kind: RowEdit.Kind
    var index: Int
    var identity: Int
    var lane: Int
    var since: Double
    /// The row and its scroll on either side of the change.
    var rowBefore: Row
    var rowAfter: Row
    var scrollBefore: Double
    var scrollAfter: Double
    /// What comes is there at once, as in iCarousel.
    var isAtOnce = false
    /// Its end event has been sent; it is kept while older changes still count places in its row.
    var isTold = false

    /// The others wait until a removed card has faded.
    private var delay: Double { kind == .removal ? ScrollConstants.fadeOut : 0 }

    func isOver(at time: Double) -> Bool { time - since >= delay + ScrollConstants.insertion }

    /// How much of the old order is still to be seen: 1 at first, 0 at the end.
    func remaining(at time: Double) -> Double {
        let part = (time - since - delay) / ScrollConstants.insertion
        return 1 - Easing.inOut(min(max(part, 0), 1))
    }

    /// What the card itself that came or went shows.
    func alpha(at time: Double) -> Double {
        let passed = time - since
        switch kind {
        case .insertion: return isAtOnce ? 1 : Easing.inOut(min(max(passed / ScrollConstants.insertion, 0), 1))
        case .removal: return 1 - min(max(passed / ScrollConstants.fadeOut, 0), 1)
        case .move: return 1
        }
    }

    /// Where the item with this index stood before; nil for one that was not there.
    func indexBefore(_ after: Int) -> Int? {
        switch kind {
        case .insertion: after == index ? nil : after > index ? after - 1 : after
        case .removal: after >= index ? after + 1 : after
        case .move(let target): Self.place(of: after, moving: target, to: index)
        }
    }

    /// Where the item that stood there stands after; nil for one that has gone.
    func indexAfter(_ before: Int) -> Int? {
        switch kind {
        case .insertion: before >= index ? before + 1 : before
        case .removal: before == index ? nil : before > index ? before - 1 : before
        case .move(let target): Self.place(of: before, moving: index, to: target)
        }
    }

    private static func place(of item: Int, moving from: Int, to place: Int) -> Int {
        if item == from { return place }
        if item > from, item <= place { return item - 1 }
        return item < from && item >= place ? item + 1 : item
    }

    /// How far, in items, an item still stands from its new place, and how much of it is seen on the way.
    /// - Parameters:
    ///   - copy: how many times round the row from the item itself.
    ///   - isClosed: once round the row is the same place.
    func displacement(of after: Int, copy: Double, isClosed: Bool, at time: Double) -> (delta: Double, alpha: Double) {
        guard let before = indexBefore(after) else { return (0, 1) }
        let old = rowBefore.offset(of: before, at: scrollBefore) + copy * Double(rowBefore.count)
        let new = rowAfter.offset(of: after, at: scrollAfter) + copy * Double(rowAfter.count)
        let (delta, remaining) = (old - new, remaining(at: time))
        // A row that was empty has no way round.
        guard rowBefore.isWrapped, rowBefore.count > 0 else { return (delta * remaining, 1) }
        let turn = Double(rowBefore.count)
        let short = delta - (delta / turn).rounded() * turn
        if isClosed || short == delta { return (short * remaining, 1) }
        // It has to change from one end of the row to the other: it goes under at the one and comes up at the other, instead
        // of flying past all the others.
        return (remaining > 0.5 ? delta - short * (1 - remaining) : short * remaining, abs(2 * remaining - 1))
    }
}
