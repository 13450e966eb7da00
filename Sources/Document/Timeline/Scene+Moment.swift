internal import LayoutCore

extension Scene {
    /// What a scene needs besides its own keys to be one moment of a timeline.
    struct Moment: Sendable {
        /// Layouts that cards have set out from, the oldest first.
        var departures: [Departure] = []
        /// The row stands where the timeline wants it, and does not turn by itself.
        var holdsScroll = false
    }

    /// One moment of the timeline, as a scene without one: knobs, scroll and layout as they are when the clock stands there.
    public func at(_ clock: Double) -> Scene {
        var scene = self
        scene.time = min(max(clock, 0), Stage.longestTime)
        guard !timeline.isEmpty else { return scene }
        let time = timeline.moment(at: scene.time)
        let base = scene
        scene.timeline.lanes = []
        scene.timeline.ownDuration = nil
        scene.moment = Moment()
        scene.go(to: time, of: timeline)
        let departures = base.departures(at: time, in: scene)
        scene.moment?.departures = departures
        return scene
    }

    /// As it is when its own clock says so.
    public var played: Scene { timeline.isEmpty ? self : at(time) }

    private mutating func go(to time: Double, of timeline: Timeline) {
        let steps = timeline[Timeline.Lane.layout]
        if let place = steps?.place(at: time), let kind = steps.flatMap({ kind(of: $0.keys[place]) }) {
            change(to: kind)
        }
        turn(to: time, of: timeline)
        if let scroll = timeline[Timeline.Lane.scroll]?.value(at: time, of: nil), case .number(let place) = scroll {
            self.scroll = min(max(place, -1e15), 1e15)
            moment?.holdsScroll = true
        } else if let lane = timeline.lanes.first(where: { knobs.table[$0.name]?.fullName == "motion.autoscroll" }) {
            scroll -= lane.sum(until: self.time, of: timeline)
            moment?.holdsScroll = true
        }
    }

    /// All knobs that have lanes, and that the layout has.
    private mutating func turn(to time: Double, of timeline: Timeline) {
        var knobs = knobs
        for lane in timeline.lanes {
            guard let parameter = knobs.table[lane.name], let value = lane.value(at: time, of: parameter) else {
                continue
            }
            _ = try? knobs.set(parameter.fullName, to: value)
        }
        use(knobs)
    }

    /// The same layout again leaves a formula alone.
    private mutating func change(to kind: LayoutKind) { if kind.name != layout.name { use(kind) } }

    private func kind(of key: Timeline.Key) -> LayoutKind? {
        guard case .choice(let name) = key.value else { return nil }
        return name == layout.name ? layout : LayoutKind.named(name)
    }

    // MARK: Cards on their way

    /// From which layouts cards are on their way.
    /// - Parameter now: the scene at that time.
    private func departures(at time: Double, in now: Scene) -> [Departure] {
        guard let lane = timeline[Timeline.Lane.layout], let last = lane.place(at: time) else { return [] }
        var departures: [Departure] = []
        for place in (0...last).reversed() {
            let key = lane.keys[place]
            let age = time - key.time
            guard let next = kind(of: key), age < key.cardTravel.seconds else { break }
            let former = place > 0 ? kind(of: lane.keys[place - 1]) ?? layout : layout
            guard former.name != next.name else { continue }
            var left = self
            left.change(to: former)
            // As it stood when they set out: what leaps with the layout must not leap before it.
            left.turn(to: key.time - 1e-6, of: timeline)
            departures.append(
                Departure(
                    from: former, left.knobs, scroll: scroll(at: key.time) ?? now.scroll, age: age, by: key.cardTravel))
        }
        return departures.reversed()
    }

    private func scroll(at time: Double) -> Double? {
        guard case .number(let place)? = timeline[Timeline.Lane.scroll]?.value(at: time, of: nil) else { return nil }
        return place
    }
}

extension Timeline.Lane {
    /// What a speed has added up to, a sixtieth of a second after the other.
    fileprivate func sum(until clock: Double, of timeline: Timeline) -> Double {
        var sum = 0.0
        let ticks = Int((clock * 60).rounded(.down))
        for tick in 0...ticks {
            guard case .number(let speed)? = value(at: timeline.moment(at: Double(tick) / 60), of: nil) else {
                continue
            }
            sum += speed * (tick < ticks ? 1.0 / 60 : clock - Double(ticks) / 60)
        }
        return sum
    }
}
