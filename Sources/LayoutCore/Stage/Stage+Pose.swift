/// What scrolling changes about a stage, by hand or by program, and nothing else.
public struct Pose: Hashable, Sendable {
    /// Where each wheel stands, or will when it has come to rest, in items.
    public var scrolls: [Double]
    /// How a ball of cards has been turned.
    public var orientation: Quaternion
}

extension Stage {
    /// Where everything comes to rest if nothing else happens.
    public var pose: Pose { Pose(scrolls: lanes.map { $0.destination }, orientation: ball.orientation) }

    /// Stands there at once, and lets the cards travel there.
    public mutating func travel(to pose: Pose, seconds: Double) {
        if pose != self.pose { travelOn(to: pose, seconds: seconds) }
    }

    /// The same also where everything is on its way there already.
    mutating func travelOn(to pose: Pose, seconds: Double) {
        var morph = Morph(
            layout: layout, knobs: knobs, shifts: [], orientation: ball.orientation, since: time,
            travel: CardTravel(seconds: seconds).bounded)
        let before = lanes.map { $0.offset }
        for (lane, scroll) in zip(lanes.indices, pose.scrolls) {
            let row = lanes[lane].rules.row
            lanes[lane].jump(to: row.isWrapped ? scroll.bounded : max(0, row.clamped(offset: scroll.bounded)))
        }
        ball.stand(at: pose.orientation)
        collectEvents()
        morph.shifts = zip(before, lanes).map { $0 - $1.offset }
        // What was on stage before earlier changes stays where it was.
        for number in morphs.indices {
            morphs[number].orientation = morphs[number].orientation ?? morph.orientation
            for lane in morphs[number].shifts.indices where morph.shifts.indices.contains(lane) {
                morphs[number].shifts[lane] += morph.shifts[lane]
            }
        }
        if morph.travel.seconds > 0, morphs.last?.since != time { add(morph) }
    }
}
