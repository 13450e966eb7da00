/// An item that came into a row or left it, and where that leaves all the others.
struct RowEdit: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case insertion
        case removal
        /// Its item leaves its place and comes to another one.
        case move(to: Int)
    }

    var kind: Kind
    var index: Int
    /// The row before the change.
    var before: Row

    /// Where the item at this place is after the change, also for a place any number of times round a closed row. A removed
    /// item leaves its place to the next.
    func place(after place: Double) -> Double {
        let nearest = place.rounded()
        guard before.isWrapped, before.count > 0 else {
            let item = min(max(nearest, 0), Double(max(before.count - 1, 0)))
            return place + shift(of: item)
        }
        let turns = (nearest / Double(before.count)).rounded(.down)
        let step =
            switch kind {
            case .insertion: 1.0
            case .removal: -1.0
            case .move: 0.0
            }
        return place + turns * step + shift(of: nearest - turns * Double(before.count))
    }

    private func shift(of item: Double) -> Double {
        switch kind {
        case .insertion: item >= Double(index) ? 1 : 0
        case .removal: item > Double(index) ? -1 : 0
        case .move(let target):
            if item == Double(index) {
                Double(target - index)
            } else if item > Double(index), item <= Double(target) {
                -1
            } else if item < Double(index), item >= Double(target) {
                1
            } else {
                0
            }
        }
    }
}
