/// What the wheels do. Most layouts have one; of a picker's several, each scrolls by itself.
extension Stage {
    /// How many wheels there are.
    public var laneCount: Int { lanes.count }

    /// Where each wheel stands, in items.
    public var scrolls: [Double] { lanes.map { $0.offset } }

    /// The current item of each wheel; -1 where there are no items.
    public var currentIndices: [Int] { lanes.map { $0.currentIndex } }

    /// All that one wheel does: its phase, speed, toggle, and where its motion will end. Nil where there is no such wheel.
    public func scroller(of lane: Int) -> Scroller? { lanes.indices.contains(lane) ? lanes[lane] : nil }

    /// A hand drags a wheel, or turns the ball.
    public var isDragging: Bool { lanes.contains { $0.isDragging } }

    /// What a hand let go of goes on by itself and slows down.
    public var isDecelerating: Bool {
        lanes.contains { $0.isDecelerating || $0.isCoasting || $0.isSpringing } || ball.isMoving
    }

    /// A wheel is on its way to a place that the program or the snap to a card has chosen: iCarousel's `scrolling`.
    public var isScrolling: Bool { lanes.contains { $0.isAnimating } }

    /// CoverFlow 2's turning card, of the first wheel: from -1 or 1 to 0 after the current item has changed.
    public var toggle: Double { lanes[0].toggle }

    /// The number that iCarousel's data source is asked for, of the placeholder at an index below 0 or past the last item:
    /// those before the items first, then those behind. Nil where none can stand there.
    ///
    /// With an odd number of them, iCarousel counts one of the front ones again behind; so does a strict stage.
    public func placeholderIndex(at index: Int) -> Int? {
        let placeholders = context(lane: 0).placeholders
        let before = placeholders - placeholders / 2
        if index < 0 { return index >= -before ? before + index : nil }
        guard index >= count, index - count < placeholders / 2 else { return nil }
        return (knobs[StageKnob.strict] ? placeholders / 2 : before) + index - count
    }

    // MARK: What has happened

    /// What has happened since this was last asked.
    public mutating func takeEvents() -> [Event] { takeLaneEvents().map { $0.event } }

    /// The same, each event with the wheel on which it happened. Ask for one or the other: what was taken is gone.
    public mutating func takeLaneEvents() -> [LaneEvent] {
        collectEvents()
        defer { news.removeAll() }
        return news
    }

    mutating func collectEvents() {
        for lane in lanes.indices where !lanes[lane].events.isEmpty {
            news += lanes[lane].events.map { LaneEvent(lane: lane, $0) }
            lanes[lane].events.removeAll()
        }
    }

    /// Tells of the whole stage.
    mutating func tell(_ event: Event) { news.append(LaneEvent(lane: nil, event)) }
}
