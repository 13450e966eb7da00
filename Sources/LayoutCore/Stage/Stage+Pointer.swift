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
    /// Where it does not, and beside all cards, the row goes as it does without.
    mutating func followPointer(by delta: Double, on lane: Int) {
        guard knobs[StageKnob.followPointer], delta != 0 else { return }
        let context = context(lane: lane)
        let own = ownGain(of: layout.layout(knobs, on: context), on: context)
        let pace = own * knobs[StageKnob.offsetMultiplier]
        var gain = pace
        if let grab = gesture?.grab {
            let sign = gesture?.sign ?? sign(of: grab, on: lane, own)
            gesture?.sign = sign
            gain = self.gain(of: grab, on: lane, along: delta, sign * own) ?? sign * pace
        }
        lanes[lane].rules.itemsPerPoint = gain
        // What is caught up in the beginning of a turn is no throw.
        lanes[lane].rules.speedPerPoint = (abs(gain) < 8 * abs(own) ? gain : own) * knobs[StageKnob.scrollSpeed]
    }

    /// Where it is along the axis once so many items have been scrolled.
    private func place(of grab: GrabbedPoint, on lane: Int, after delta: Double) -> Double? {
        guard let index = items.index(of: grab.identity) else { return nil }
        let offset = lanes[lane].rules.row.offset(of: index, at: lanes[lane].offset) - delta
        var context = context(lane: lane)
        context.scroll += delta
        let point = seenPlace(
            of: grab.point, at: Slot.Place(index: index, offset: offset), layout.layout(knobs, on: context), context)
        return context.isVertical ? point?.y : point?.x
    }

    /// Where a point of a card is seen in the view.
    /// - Parameter point: on the card's plane, from its centre.
    func seenPlace(of point: Point, at slot: Slot.Place, _ layout: AnyLayout, _ context: LayoutContext) -> Point? {
        var placement = layout.placement(at: slot)
        Falloff(knobs)?.apply(to: &placement, at: slot.offset)
        if knobs[StageKnob.reversed] { placement.transform = placement.transform.mirrored(alongY: context.isVertical) }
        if let lean { placement.transform = placement.transform * lean }
        return camera.project(point, through: camera.lens.view(placement.transform))
    }

    /// Whether scrolling moves what the hand holds as it moves the row, 1, or against it, -1: at the back of a wheel. A card that
    /// lies still is asked where it is a quarter of an item before and after.
    private func sign(of grab: GrabbedPoint, on lane: Int, _ own: Double) -> Double {
        for step in [1e-4, 0.25] {
            guard let ahead = place(of: grab, on: lane, after: step),
                let behind = place(of: grab, on: lane, after: -step)
            else { continue }
            let share = (ahead - behind) / step * own
            if abs(share) > 0.1 { return share < 0 ? -1 : 1 }
        }
        return 1
    }

    /// Items to scroll for each point that the hand moves, so that what it holds is where it goes. Nil where scrolling that way
    /// does not bring it there, or only so far away that all other cards would fly.
    private func gain(of grab: GrabbedPoint, on lane: Int, along drag: Double, _ own: Double) -> Double? {
        guard let here = place(of: grab, on: lane, after: 0) else { return nil }
        // A page that lies flat begins its turn on the spot, and is caught up with.
        let most = 8 * own * drag + (own * drag > 0 ? 0.05 : -0.05)
        var (near, left, step) = (0.0, abs(drag), 1.0)
        var far: Double?
        // Up to eight steps to get beyond it, then halves.
        for _ in 0..<48 {
            let next = far.map { (near + $0) / 2 } ?? most * step * step / 64
            guard let there = place(of: grab, on: lane, after: next) else { return nil }
            let rest = drag > 0 ? here + drag - there : there - here - drag
            if rest <= 0 {
                far = next
            } else if far != nil || (rest < left && step < 8) {
                (near, left, step) = (next, rest, step + 1)
            } else {
                return nil
            }
        }
        return far.map { $0 / drag }
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
