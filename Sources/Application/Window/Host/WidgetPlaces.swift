internal import LayoutCore

/// Where the things that can be clicked are, by name: what a test or a screen reader's script needs to find them.
final class WidgetPlaces {
    struct Place: Hashable {
        var low: Point
        var high: Point
    }

    private let isWanted: Bool
    private(set) var all: [String: Place] = [:]

    init(isWanted: Bool) { self.isWanted = isWanted }

    func clear() { if isWanted { all.removeAll(keepingCapacity: true) } }

    /// The thing that was made last has this name.
    func note(_ name: String) {
        guard isWanted, UI.isVisible else { return }
        let (low, high) = UI.lastItem
        all[name] = Place(low: low, high: high)
    }

    /// Something that is drawn within one that was made last.
    func note(_ name: String, _ low: Point, _ high: Point) {
        if isWanted { all[name] = Place(low: low, high: high) }
    }

    /// `"places": {"layout.tilt": [left, top, width, height], …}`
    var json: String {
        let fields = all.sorted { $0.key < $1.key }.map { name, place in
            let numbers = [place.low.x, place.low.y, place.high.x - place.low.x, place.high.y - place.low.y]
            return "\"\(name)\": [\(numbers.map { "\(Int($0.rounded()))" }.joined(separator: ", "))]"
        }
        return "\"places\": {\(fields.joined(separator: ", "))}"
    }
}
