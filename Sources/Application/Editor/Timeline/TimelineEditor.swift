internal import LayoutCore
public import ZoeDocument

/// How a timeline is looked at and taken hold of: what is seen of it, which keys are chosen, what a hand does to them. A value that
/// knows no window; times are in seconds, places in points of the ruler.
public struct TimelineEditor: Equatable, Sendable {
    /// The seconds that are to be seen, from the left to the right.
    public private(set) var span = 0.0...10.0
    public private(set) var chosen: Set<Timeline.Place> = []
    /// Keys come to rest on whole parts of a second, on other keys and on the playhead.
    public var snaps = true
    /// What a hand has taken hold of.
    public private(set) var grip: Grip?
    /// How far the lanes are pushed up, in points, where there are more of them than can be seen.
    public private(set) var lift = 0.0
    /// Keys to be put elsewhere, with the lanes from which they were taken.
    public private(set) var copied: [Copy] = []

    public struct Copy: Equatable, Sendable {
        public let lane: String
        public let key: Timeline.Key
    }

    public enum Grip: Equatable, Sendable {
        case playhead
        /// Chosen keys, from the key that was taken; `from` is the timeline as it was.
        case keys(Timeline.Place, from: Timeline, chosen: Set<Timeline.Place>, copying: Bool)
        /// Chosen keys are drawn apart or together about a time, by the key that was taken.
        case scale(Timeline.Place, about: Double, from: Timeline, chosen: Set<Timeline.Place>)
        /// A frame that chooses what is in it.
        case frame(from: Double, to: Double, lanes: ClosedRange<Int>)
    }

    public init() {}

    // MARK: What is seen

    static let longestSpan = 2 * Stage.longestTime
    static let shortestSpan = 0.05

    /// All of it, with a little room behind.
    public mutating func seeAll(of timeline: Timeline) {
        span = 0...max(1, 1.05 * max(timeline.duration, timeline.keysEnd))
    }

    /// By a factor, around a time that stays where it is.
    public mutating func zoom(by factor: Double, around time: Double) {
        guard factor.isFinite, factor > 0 else { return }
        let width = span.upperBound - span.lowerBound
        let wide = min(max(width / factor, Self.shortestSpan), Self.longestSpan)
        let share = (min(max(time, span.lowerBound), span.upperBound) - span.lowerBound) / width
        see(from: time - share * wide, wide: wide)
    }

    public mutating func pan(by seconds: Double) {
        see(from: span.lowerBound + seconds, wide: span.upperBound - span.lowerBound)
    }

    /// Turns the page where a time that goes on has left it.
    public mutating func follow(_ time: Double) {
        guard !span.contains(time) else { return }
        let wide = span.upperBound - span.lowerBound
        see(from: time - 0.04 * wide, wide: wide)
    }

    /// Pushes the lanes up or down.
    /// - Parameter room: how far there is something to see, in points.
    public mutating func lift(by points: Double, room: Double) { lift = min(max(lift + points, 0), max(room, 0)) }

    private mutating func see(from start: Double, wide: Double) {
        let start = min(max(0, start.isFinite ? start : 0), Stage.longestTime)
        span = start...start + wide
    }

    // MARK: What is chosen

    /// - Parameter adds: what was chosen stays so, and what is chosen already is let go of.
    public mutating func choose(_ place: Timeline.Place, adds: Bool) {
        if !adds {
            if !chosen.contains(place) { chosen = [place] }
        } else if chosen.remove(place) == nil {
            chosen.insert(place)
        }
    }

    public mutating func chooseNothing() { chosen = [] }
    public mutating func choose(_ places: some Sequence<Timeline.Place>) { chosen = Set(places) }

    /// Nothing chosen leaves what was copied before.
    mutating func copy(from timeline: Timeline) {
        guard !chosen.isEmpty else { return }
        let places = chosen.sorted { ($0.time, $0.lane) < ($1.time, $1.lane) }
        copied = places.compactMap { place in timeline[place].map { Copy(lane: place.lane, key: $0) } }
    }

    /// From the first of the chosen keys to the last; nil where all stand at one time.
    public var chosenSpan: ClosedRange<Double>? {
        guard let first = chosen.map(\.time).min(), let last = chosen.map(\.time).max(), first < last else {
            return nil
        }
        return first...last
    }

    /// Keys that are gone can't be chosen any more.
    public mutating func follow(_ timeline: Timeline) {
        guard !chosen.isEmpty else { return }
        chosen = chosen.filter { timeline[$0] != nil }
    }

    // MARK: The hand

    public mutating func grip(_ grip: Grip?) { self.grip = grip }

    /// The times on which something may come to rest: parts of a second as fine as the ruler shows them, other keys, the playhead.
    /// - Parameter reach: how near is near enough, in seconds.
    public func snapped(_ time: Double, in timeline: Timeline, playhead: Double?, reach: Double) -> Double {
        guard snaps else { return time }
        let step = Self.step(for: span.upperBound - span.lowerBound)
        var best = Timeline.readable((time / step).rounded() * step)
        let others = timeline.places.filter { !chosen.contains($0) }.map(\.time) + [playhead].compactMap(\.self)
        if let near = others.min(by: { abs($0 - time) < abs($1 - time) }), abs(near - time) <= reach { best = near }
        return abs(best - time) <= reach ? max(0, best) : max(0, time)
    }

    /// How far marks of the ruler are apart, in seconds, where so many are seen.
    public static func step(for seconds: Double) -> Double {
        let steps = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30, 60, 120, 300, 600]
        return steps.first { seconds / $0 <= 50 } ?? 600
    }

    /// What a hand that has come to a time makes of the timeline; nil where it holds no keys.
    public func held(at time: Double, playhead: Double, reach: Double) -> (Timeline, Set<Timeline.Place>)? {
        switch grip {
        case .keys(let place, let timeline, let chosen, let copying):
            let target = snapped(time, in: timeline, playhead: playhead, reach: reach)
            let first = chosen.map(\.time).min() ?? 0
            // None goes before the beginning, and all keep their distances.
            let delta = max(target - place.time, -first)
            var next = timeline
            let now = next.put(chosen, copying: copying && delta != 0) { $0 + delta }
            return (next, now)
        case .scale(let place, let pivot, let timeline, let chosen):
            let target = snapped(time, in: timeline, playhead: playhead, reach: reach)
            guard abs(place.time - pivot) > 1e-9 else { return nil }
            // Two keys at one time would be one.
            let factor = max((target - pivot) / (place.time - pivot), 0.01)
            var next = timeline
            let now = next.put(chosen) { pivot + ($0 - pivot) * factor }
            return (next, now)
        case .playhead, .frame, nil: return nil
        }
    }
}
