internal import LayoutCore

extension Timeline {
    /// A key, by its lane and its time.
    public struct Place: Hashable, Sendable {
        public var lane: String
        public var time: Double

        public init(_ lane: String, _ time: Double) { (self.lane, self.time) = (lane, time) }
    }

    public subscript(place: Place) -> Key? {
        guard let lane = self[place.lane], let found = lane.place(at: place.time) else { return nil }
        let key = lane.keys[found]
        return key.time == place.time ? key : nil
    }

    /// All keys there are.
    public var places: [Place] { lanes.flatMap { lane in lane.keys.map { Place(lane.name, $0.time) } } }

    /// Puts a key into a lane, which is made where there is none, in place of one that stands at the same time.
    public mutating func set(_ key: Key, in name: String) {
        let lane = lanes.firstIndex { $0.name == name } ?? lanes.count
        if lane == lanes.count { lanes.append(Lane(name)) }
        lanes[lane].insert(key)
    }

    /// Takes keys away, and lanes that have none left.
    public mutating func remove(_ places: Set<Place>) {
        for lane in lanes.indices {
            let name = lanes[lane].name
            lanes[lane].keys.removeAll { places.contains(Place(name, $0.time)) }
        }
        lanes.removeAll(where: \.keys.isEmpty)
    }

    /// Changes keys where they stand.
    public mutating func change(_ places: Set<Place>, _ change: (inout Key) -> Void) {
        for lane in lanes.indices {
            for key in lanes[lane].keys.indices
            where places.contains(Place(lanes[lane].name, lanes[lane].keys[key].time)) {
                let time = lanes[lane].keys[key].time
                change(&lanes[lane].keys[key])
                lanes[lane].keys[key].time = time
            }
        }
    }

    /// Puts keys at other times, in the order of time as they come; they replace what stands there.
    /// - Parameter copying: the keys stay where they were, too.
    /// - Returns: where they are now.
    @discardableResult
    public mutating func put(
        _ places: Set<Place>, copying: Bool = false, at time: (Double) -> Double
    ) -> Set<Place> {
        var moved: Set<Place> = []
        for lane in lanes.indices {
            let name = lanes[lane].name
            let keys = lanes[lane].keys.filter { places.contains(Place(name, $0.time)) }
            guard !keys.isEmpty else { continue }
            if !copying { lanes[lane].keys.removeAll { places.contains(Place(name, $0.time)) } }
            for var key in keys {
                let place = time(key.time)
                if place.isFinite, place != key.time {
                    key.time = min(max(Self.readable(place), 0), Stage.longestTime)
                }
                lanes[lane].insert(key)
                moved.insert(Place(name, key.time))
            }
        }
        return moved
    }
}

extension Timeline {
    /// A time as one would write it, to a millionth of a second.
    public static func readable(_ time: Double) -> Double { (time * 1e6).rounded() / 1e6 }
}

extension Timeline.Lane {
    fileprivate mutating func insert(_ key: Timeline.Key) {
        let before = place(at: key.time)
        if let before, keys[before].time == key.time {
            keys[before] = key
        } else {
            keys.insert(key, at: before.map { $0 + 1 } ?? 0)
        }
    }
}
