/// A row in which of those with the same key only the last stays, where it came: what was said later about the same thing
/// by another name still comes after it.
struct LastOfEach<Key: Hashable, Element> {
    enum Outcome: Hashable {
        case added, replaced
        /// There were too many.
        case dropped
    }

    /// Removed ones leave gaps, until there are more gaps than entries.
    private var slots: [(key: Key?, element: Element)?] = []
    private var places: [Key: Int] = [:]
    private let capacity: Int
    private(set) var count = 0

    init(capacity: Int) { self.capacity = capacity }

    var isEmpty: Bool { count == 0 }
    var elements: [Element] { slots.compactMap { $0?.element } }

    /// - Parameter key: nil where each one counts; nothing before it is replaced any more by what comes after it, which may
    ///   depend on it.
    mutating func add(_ element: Element, key: Key?) -> Outcome {
        guard let key else {
            places.removeAll(keepingCapacity: true)
            return append(element, nil) ? .added : .dropped
        }
        if let place = places[key] {
            slots[place] = nil
            count -= 1
            places[key] = slots.count
            _ = append(element, key)
            return .replaced
        }
        guard append(element, key) else { return .dropped }
        places[key] = slots.count - 1
        return .added
    }

    mutating func takeFirst() -> Element? {
        guard let place = slots.firstIndex(where: { $0 != nil }), let first = slots[place] else { return nil }
        slots[place] = nil
        count -= 1
        if let key = first.key, places[key] == place { places[key] = nil }
        if isEmpty { removeAll() }
        return first.element
    }

    mutating func removeAll() {
        slots.removeAll(keepingCapacity: true)
        places.removeAll(keepingCapacity: true)
        count = 0
    }

    private mutating func append(_ element: Element, _ key: Key?) -> Bool {
        guard count < capacity else { return false }
        slots.append((key, element))
        count += 1
        if slots.count > 2 * capacity { closeGaps() }
        return true
    }

    private mutating func closeGaps() {
        var left = 0
        let moved = slots.map { slot in
            defer { left += slot == nil ? 0 : 1 }
            return left
        }
        places = places.mapValues { $0 < moved.count ? moved[$0] : left }
        slots.removeAll { $0 == nil }
    }
}
