public import LayoutCore
public import ZoeDocument

/// Keys that are set, moved and taken away. Each change is a step to take back, like all else.
extension EditorModel {
    public var hasTimeline: Bool { !scene.timeline.isEmpty }

    /// Which moment of the timeline is shown, in seconds.
    ///
    /// A hand may lead it beyond the end, where the next key may stand.
    public var playhead: Double { hasTimeline && scene.timeline.loops ? scene.timeline.moment(at: clock) : clock }

    /// The timeline has come to its end, and does not begin anew.
    public var isTimelineOver: Bool {
        hasTimeline && !scene.timeline.loops && clock >= scene.timeline.duration
    }

    /// Lets the clock run, or stops it; what is over begins anew.
    public mutating func togglePlaying() {
        guard hasTimeline, isTimelineOver, !hasShadersThatMove else {
            playing = !isPlaying
            return
        }
        setClock(to: 0)
        playing = true
    }

    /// Shows the moment at this time; what plays stops there.
    public mutating func scrub(to time: Double) {
        playing = false
        setClock(to: min(max(time, 0), max(scene.timeline.duration, min(time, Stage.longestTime))))
    }

    /// The value that a lane would have at this moment: what is on the stage.
    public func valueNow(of name: String) -> Parameter.Value? {
        switch name {
        case Timeline.Lane.scroll: return .number(stage.scroll)
        case Timeline.Lane.layout: return .choice(stage.layout.name)
        default:
            guard let parameter = knobs.table[name] ?? scene.knobs.table[name] else { return nil }
            let value =
                knobs.table[parameter.fullName] == nil ? scene.knobs[parameter.fullName] : knobs[parameter.fullName]
            guard value == .auto else { return value }
            return shown(parameter.fullName).map { .number($0) }
                ?? shownColour(parameter.fullName).map { .colour($0) } ?? value
        }
    }

    /// The name of a knob's lane, or the one that it would get.
    public func laneName(of name: String) -> String {
        if let lane = scene.lane(of: name) { return lane }
        return scene.knobs.table[name].map(scene.knobs.table.shortName(of:)) ?? name
    }

    /// Whether a knob has a key at this moment.
    public func keyHere(of name: String) -> Timeline.Place? {
        guard let lane = scene.lane(of: name), let keys = scene.timeline[lane]?.keys else { return nil }
        let here = playhead
        return keys.first { abs($0.time - here) < Self.sameTime }.map { Timeline.Place(lane, $0.time) }
    }

    /// Half a frame: what is nearer is one and the same time.
    static let sameTime = 1.0 / 120

    /// Sets a key where the playhead stands, or takes the one away that is there.
    public mutating func toggleKey(of name: String) {
        if let place = keyHere(of: name) { return removeKeys([place]) }
        guard let value = valueNow(of: name) else { return }
        setKey(laneName(of: name), at: playhead, value)
    }

    /// What is on the stage becomes a key where the playhead stands.
    public mutating func setKeyNow(of name: String) {
        if let value = valueNow(of: name) { setKey(laneName(of: name), at: playhead, value) }
    }

    /// - Parameter curve: nil keeps that of a key that is there, else that of the key before.
    public mutating func setKey(
        _ lane: String, at time: Double, _ value: Parameter.Value, _ curve: TimingCurve? = nil
    ) {
        // The first key of all is no reason to run.
        if playing == nil { playing = isPlaying }
        changeTimeline { $0.setKey(lane, at: time, value, curve) }
    }

    public mutating func removeKeys(_ places: Set<Timeline.Place>) {
        changeTimeline { $0.remove(places) }
    }

    public mutating func removeChosenKeys() { removeKeys(timeline.chosen) }

    public mutating func setCurve(_ curve: TimingCurve, of places: Set<Timeline.Place>) {
        changeTimeline { $0.change(places) { $0.curve = curve } }
    }

    /// By so many seconds, as far as there is room before the first.
    public mutating func moveKeys(_ places: Set<Timeline.Place>, by seconds: Double, copying: Bool = false) {
        guard let first = places.map(\.time).min() else { return }
        let delta = max(seconds, -first)
        var moved: Set<Timeline.Place> = []
        changeTimeline { moved = $0.put(places, copying: copying) { $0 + delta } }
        timeline.choose(moved)
    }

    /// Apart or together, about a time that stays where it is.
    public mutating func scaleKeys(_ places: Set<Timeline.Place>, about pivot: Double, by factor: Double) {
        guard factor > 0, factor.isFinite else { return }
        var moved: Set<Timeline.Place> = []
        changeTimeline { moved = $0.put(places) { pivot + ($0 - pivot) * factor } }
        timeline.choose(moved)
    }

    public mutating func removeLane(of name: String) {
        changeTimeline { timeline in
            timeline.remove(Set(timeline[name]?.keys.map { Timeline.Place(name, $0.time) } ?? []))
        }
    }

    public mutating func toggleLoop() { changeTimeline { $0.loops.toggle() } }

    /// - Parameter seconds: nil lets it be as long as its keys need.
    public mutating func setDuration(_ seconds: Double?) {
        changeTimeline { $0.ownDuration = seconds.map { min(max($0, 0.01), Stage.longestTime) } }
    }

    public mutating func changeTimeline(_ change: (inout Timeline) -> Void) {
        self.change { change(&$0.timeline) }
        timeline.follow(scene.timeline)
    }

    // MARK: Time

    /// Whether time changes what is shown.
    public var isClockRunning: Bool { isPlaying && (hasShadersThatMove || !isTimelineOver) }

    /// The row is where the timeline wants it.
    var holdsScroll: Bool { scene.timeline[Timeline.Lane.scroll] != nil }

    /// Something that will end is still to be seen.
    public var isTimelineRunning: Bool { hasTimeline && isPlaying && !isTimelineOver }

    mutating func runClock(by seconds: Double) {
        clock += seconds
        guard hasTimeline else { return }
        let duration = scene.timeline.duration
        if !scene.timeline.loops {
            clock = min(clock, max(duration, clock - seconds))
        } else if clock > Stage.longestTime {
            clock = scene.timeline.moment(at: clock)
        }
    }

    /// Another document comes, whose time begins where it says.
    mutating func beginTimeline(of scene: Scene) {
        clock = scene.time
        timeline = TimelineEditor()
        timeline.seeAll(of: scene.timeline)
        if !scene.timeline.isEmpty { playing = nil }
    }

    // MARK: A hand on keys

    /// A part of a change, which ends with `letGoOfKeys`.
    public mutating func dragKeys(to time: Double, reach: Double) {
        guard let (next, chosen) = timeline.held(at: time, playhead: playhead, reach: reach) else { return }
        var scene = scene
        scene.timeline = next
        travel(to: scene, seconds: 0)
        timeline.choose(chosen)
    }

    public mutating func letGoOfKeys() {
        timeline.grip(nil)
        endTurning()
    }
}

extension Timeline {
    /// A key of a lane; a layout's has a travel.
    mutating func setKey(_ lane: String, at time: Double, _ value: Parameter.Value, _ curve: TimingCurve?) {
        // Not after the moment that is shown, at which it already counts.
        let near = Self.readable(time)
        let isThere = self[Place(lane, time)] != nil
        let time = isThere ? time : near <= time ? near : max(Self.readable(near - 1e-6), 0)
        let before = self[lane].flatMap { lane in lane.place(at: time).map { lane.keys[$0] } }
        let isLayout = lane == Lane.layout
        let travel = before?.travel ?? (isLayout ? Travel() : nil)
        set(Key(time, value, curve ?? before?.curve ?? .inOut, travel: travel), in: lane)
    }
}
