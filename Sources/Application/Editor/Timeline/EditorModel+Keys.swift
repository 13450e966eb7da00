internal import LayoutCore
public import ZoeDocument

/// Keys that are copied, gone to, and changed bit by bit.
extension EditorModel {
    /// - Returns: how many there are to be put elsewhere now.
    @discardableResult
    public mutating func copyChosenKeys() -> Int {
        timeline.copy(from: scene.timeline)
        return timeline.copied.count
    }

    /// Puts the copied keys where the time stands, the first of them there and the others as far behind it as they were.
    public mutating func pasteKeys() {
        let copied = timeline.copied
        guard let first = copied.map(\.key.time).min() else { return }
        let here = playhead
        var placed: Set<Timeline.Place> = []
        changeTimeline { timeline in
            for (lane, key) in copied.map({ ($0.lane, $0.key) }) {
                var key = key
                key.time = min(here + key.time - first, Stage.longestTime)
                timeline.set(key, in: lane)
                placed.insert(Timeline.Place(lane, key.time))
            }
        }
        timeline.choose(placed)
    }

    public mutating func chooseAllKeys() { timeline.choose(scene.timeline.places) }

    /// Shows the moment of the key before or after.
    public mutating func goToKey(isNext: Bool) {
        let here = playhead
        // Nearer than that it is the key at which the time stands.
        let near = Self.sameTime / 2
        let times = scene.timeline.lanes.compactMap { lane -> Double? in
            if isNext {
                let place = lane.place(at: here + near).map { $0 + 1 } ?? 0
                return place < lane.keys.count ? lane.keys[place].time : nil
            }
            return lane.place(at: (here - near).nextDown).map { lane.keys[$0].time }
        }
        if let time = isNext ? times.min() : times.max() { scrub(to: time) }
    }

    /// A part of a change, which ends with `endTurning`.
    public mutating func turnKeys(_ places: Set<Timeline.Place>, _ change: (inout Timeline.Key) -> Void) {
        turnTimeline { $0.change(places, change) }
    }

    /// A part of a change, which ends with `endTurning`.
    public mutating func turnTimeline(_ change: (inout Timeline) -> Void) {
        var scene = scene
        change(&scene.timeline)
        guard scene.timeline != self.scene.timeline else { return }
        travel(to: scene, seconds: 0)
        timeline.follow(scene.timeline)
    }

    /// The keys take places that were typed or turned in a field, not dragged: nothing snaps. A part of a change, which ends with
    /// `letGoOfKeys`.
    public mutating func turnKeys(from place: Timeline.Place, to time: Double) {
        if timeline.grip == nil {
            timeline.grip(.keys(place, from: scene.timeline, chosen: timeline.chosen, copying: false))
        }
        dragKeys(to: time, reach: 0)
    }

    /// The key by whose place fields show the chosen ones: the first of them.
    public var firstChosenKey: (place: Timeline.Place, key: Timeline.Key)? {
        let places = timeline.chosen.sorted { ($0.time, $0.lane) < ($1.time, $1.lane) }
        guard let place = places.first, let key = scene.timeline[place] else { return nil }
        return (place, key)
    }
}
