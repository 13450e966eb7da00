internal import LayoutCore

/// Cards that are shown without what is printed on them for some frames of a motion, until there is time to paint their pictures:
/// only those that have just come into view, so that nothing disappears that was seen.
struct StandIns {
    /// Cards whose pictures this frame shows, and those that the frame before showed.
    private var shown: [Int] = []
    private var shownBefore: [Int] = []
    /// The same, for whoever asks.
    private var known: Set<Int>?
    /// All cards wait, to make their programs ready.
    var areForAll = false

    /// Another frame is drawn.
    mutating func beginFrame() {
        swap(&shown, &shownBefore)
        shown.removeAll(keepingCapacity: true)
        known = nil
    }

    /// Another scene comes on stage.
    mutating func beginScene() { self = StandIns() }

    mutating func show(_ card: Card) { shown.append(card.identity) }

    /// Whether nobody has seen its picture a moment ago.
    mutating func mayWait(_ card: Card) -> Bool {
        let known = self.known ?? Set(shownBefore)
        self.known = known
        return !known.contains(card.identity)
    }
}
