/// The point of a card that a hand holds.
struct GrabbedPoint: Hashable, Sendable {
    /// The card's lifelong name.
    var identity: Int
    /// On the card's plane, from its centre.
    var point: Point
}

extension Stage {
    /// What is under the pointer on the wheel that it moves.
    func grab(at pointer: Point) -> GrabbedPoint? {
        let frame = frame()
        guard let hit = frame.hit(at: pointer), hit.lane == lane(at: pointer),
            let card = frame.cards.first(where: { $0.identity == hit.identity && $0.lane == hit.lane })
        else { return nil }
        let point = Point(x: hit.point.x - card.size.width / 2, y: hit.point.y - card.size.height / 2)
        return GrabbedPoint(identity: hit.identity, point: point)
    }

    /// Lets the point that was grabbed stay under the pointer, from where it stands now, if that is wanted and it moves.
    /// Where it does not, the front card's middle is followed.
    mutating func followPointer(by delta: Double, on lane: Int) {
        guard knobs[StageKnob.followPointer], delta != 0 else { return }
        let grabbed = gesture?.grab.flatMap { gain(of: $0, on: lane, along: delta) }
        guard let gain = grabbed ?? frontGain(on: lane, along: delta)
        else { return }
        lanes[lane].rules.itemsPerPoint = gain
        lanes[lane].rules.speedPerPoint = gain * knobs[StageKnob.scrollSpeed]
    }

    private func frontGain(on lane: Int, along drag: Double) -> Double? {
        guard let identity = items.identity(at: max(0, lanes[lane].currentIndex)) else { return nil }
        return gain(of: GrabbedPoint(identity: identity, point: .zero), on: lane, along: drag)
    }

    /// Items to scroll for each point that the hand moves, so that what it holds is where it goes; nil where scrolling does
    /// not bring it there.
    private func gain(of grab: GrabbedPoint, on lane: Int, along drag: Double) -> Double? {
        guard let index = items.index(of: grab.identity) else { return nil }
        let scroller = lanes[lane]
        let offset = scroller.rules.row.offset(of: index, at: scroller.offset)
        let (camera, falloff, isReversed) = (camera, Falloff(knobs), knobs[StageKnob.reversed])
        let lean = lean
        func along(_ delta: Double) -> Double? {
            var context = context(lane: lane)
            context.scroll += delta
            let layout = layout.layout(knobs, on: context)
            var placement = layout.placement(at: Slot.Place(index: index, offset: offset - delta))
            falloff?.apply(to: &placement, at: offset - delta)
            if isReversed { placement.transform = placement.transform.mirrored(alongY: context.isVertical) }
            if let lean { placement.transform = placement.transform * lean }
            let point = camera.project(grab.point, through: camera.lens.view(placement.transform))
            return context.isVertical ? point?.y : point?.x
        }
        let step = 1e-4
        guard let here = along(0), let ahead = along(step), let behind = along(-step) else { return nil }
        // A page that lies flat turns one way only: what counts is the side to which the hand goes.
        let pointsPerItem: Double
        if (ahead - here) * drag > 0 {
            pointsPerItem = (ahead - here) / step
        } else if (behind - here) * drag > 0 {
            pointsPerItem = (here - behind) / step
        } else {
            return nil
        }
        // Where a card hardly moves, the least drag would send the others flying.
        guard abs(pointsPerItem) > 0.1, pointsPerItem.isFinite else { return nil }
        let straight = 1 / pointsPerItem
        return delta(to: here + drag, from: drag * straight, along).map { $0 / drag } ?? straight
    }

    /// How far to scroll until the place along the axis is the wanted one: the straight guess, made better by Newton's
    /// method. A long step round a wheel is far from straight.
    private func delta(to wanted: Double, from guess: Double, _ along: (Double) -> Double?) -> Double? {
        var delta = guess
        let step = 1e-5
        for _ in 0..<16 {
            guard let place = along(delta), let next = along(delta + step) else { return nil }
            let miss = wanted - place
            if abs(miss) < 1e-6 { return delta }
            let change = miss * step / (next - place)
            guard change.isFinite else { return nil }
            // Never beyond what the straight guess would take, and never back over the start.
            delta += min(max(change, -abs(guess)), abs(guess))
            guard delta * guess > 0, abs(delta) < 4 * abs(guess) + 1 else { return nil }
        }
        return nil
    }

    /// The wheel under a pointer: that of the card whose middle is nearest across the axis.
    public func lane(at point: Point) -> Int {
        guard lanes.count > 1 else { return 0 }
        let isVertical = knobs[StageKnob.vertical]
        let camera = camera
        let distances = lanes.indices.map { lane -> Double in
            let layout = layout.layout(knobs, on: context(lane: lane))
            let place = layout.placement(at: Slot.Place(index: max(0, lanes[lane].currentIndex), offset: 0))
            guard let middle = camera.project(.zero, through: camera.lens.view(place.transform)) else {
                return .infinity
            }
            return abs(isVertical ? middle.x - point.x : middle.y - point.y)
        }
        return distances.indices.min { distances[$0] < distances[$1] } ?? 0
    }
}
