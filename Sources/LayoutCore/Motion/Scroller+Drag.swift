extension Scroller {
    /// A finger comes down: whatever moves stops.
    public mutating func press() {
        var wasMoving = phase != .resting && !phase.isHand
        if !rules.strict, alignsAt != nil || rules.autoscroll != 0 { wasMoving = true }
        let turned = toggleFollowsScroll
        endMotion()
        phase = .held(stoppedMotion: wasMoving)
        alignsAt = nil
        guard !rules.strict else { return }
        if wasMoving, turned { handToggleToClock() }
        velocity = 0
    }

    /// The finger begins to drag.
    public mutating func beginDrag() {
        if !phase.isHand { press() }
        phase = .dragging(Grip(startIndex: currentIndex, start: offset, lastMove: now))
        events.append(.willBeginDragging)
    }

    /// The finger moves by this many points along the axis, at this many points a second.
    public mutating func drag(by points: Double, velocity speed: Double) {
        if !isDragging { beginDrag() }
        guard case .dragging(var grip) = phase, points.isFinite, speed.isFinite else { return }
        grip.delta += points
        if points != 0 { grip.lastMove = now }
        phase = .dragging(grip)
        let give = rubberBand
        velocity = speed * give * rules.speedPerPoint
        offset += points * give * rules.itemsPerPoint
        didScroll()
    }

    /// The finger has brought the row to this place.
    mutating func drag(to place: Double) {
        if !isDragging { beginDrag() }
        offset = place
        didScroll()
    }

    /// The finger lets go of a card by itself: it goes on at this speed, in items a second, or back.
    mutating func endDrag(throwingTo end: Double?, from start: Double, speed: Double) {
        phase = .resting
        guard let end, end > offset else {
            events.append(.didEndDragging(willDecelerate: false))
            return scroll(by: start - offset, duration: ScrollConstants.scroll)
        }
        let rest = end - offset
        let duration = min(max(2 * rest / max(speed, 1e-3), 0.15), ScrollConstants.scroll)
        followsDrag = false
        phase = .decelerating(Glide(from: offset, velocity: 2 * rest / duration, duration: duration, since: now))
        startTicking()
        events += [.didEndDragging(willDecelerate: true), .willBeginDecelerating]
    }

    /// The finger goes up, or is taken away by the system, which is the same.
    public mutating func release() {
        switch phase {
        case .dragging(let grip): endDrag(grip)
        case .held(let stoppedMotion):
            phase = .resting
            // The original leaves the cards where the finger stopped them.
            if !rules.strict, stoppedMotion || !isInReach(offset) { alignIfNeeded() }
        case .resting, .decelerating, .animating, .coasting, .springing: break
        }
    }

    /// The finger was taken away, and has meant nothing: back to where it came down.
    mutating func takeBackDrag() {
        guard case .dragging(let grip) = phase else { return release() }
        velocity = 0
        phase = .resting
        followsDrag = true
        events.append(.didEndDragging(willDecelerate: false))
        var place = grip.start
        if mustAlign { place = rules.hasOwnRests ? rules.rest(near: place) : place.rounded() }
        scroll(by: unwound(place) - offset, duration: ScrollConstants.scroll)
    }

    /// Goes to the nearest card where it should and is not there yet.
    mutating func alignIfNeeded() {
        guard !isEmpty, mustAlign, abs(offset - nearestRest) >= ScrollConstants.error else { return }
        align(to: nearestRest)
    }

    /// How much of a move the ends let through.
    private var rubberBand: Double {
        guard !rules.row.isWrapped, rules.bounces else { return 1 }
        let anchor = isEmpty && !rules.strict ? 0 : rules.row.clamped(offset: offset)
        let over = min(abs(offset - anchor), rules.bounceDistance)
        return rules.bounceDistance > 0 ? 1 - over / rules.bounceDistance : (over > 0 ? 0 : 1)
    }

    private mutating func endDrag(_ grip: Grip) {
        phase = .resting
        followsDrag = true
        // Six sixtieths are a tenth, whatever their sum.
        if !rules.strict, now - grip.lastMove > ScrollConstants.hold - ScrollConstants.error { velocity = 0 }
        switch rules.style {
        case .carousel: letGo(from: grip)
        case .spring: spring(from: grip)
        case .oneCard: goOneCard(from: grip)
        case .spin: coast(ScrollConstants.spinFriction, from: grip)
        case .endless: coast(ScrollConstants.scrollViewFriction, from: grip)
        case .tumble:
            events.append(.didEndDragging(willDecelerate: false))
        }
    }

    // MARK: iCarousel's rule

    /// How far a fling goes by itself.
    public static func flingDistance(velocity: Double, decelerationRate: Double) -> Double {
        velocity / (2 * ScrollConstants.decelerationMultiplier * (1 - decelerationRate))
    }

    /// Whether a hand that lets go at this speed, in items a second, sets off a fling.
    public static func flings(velocity: Double, decelerationRate: Double) -> Bool {
        abs(velocity) > ScrollConstants.flingSpeed
            && abs(flingDistance(velocity: velocity, decelerationRate: decelerationRate))
                > ScrollConstants.flingDistance
    }

    private mutating func letGo(from grip: Grip) {
        let flings = Self.flings(velocity: velocity, decelerationRate: rules.decelerationRate)
        // The original forgets the drag even where a fling has nowhere to go.
        if flings { followsDrag = false }
        if flings, let glide = glide(from: grip) {
            phase = .decelerating(glide)
            startTicking()
            events += [.didEndDragging(willDecelerate: true), .willBeginDecelerating]
            return
        }
        events.append(.didEndDragging(willDecelerate: false))
        guard mustAlign else { return }
        let isOff = abs(offset - Double(currentIndex)) > ScrollConstants.flingDistance
        let goesOn = abs(velocity) > ScrollConstants.flingSpeed && isOff
        let next = rules.hasOwnRests ? rules.rest(beyond: offset, towards: velocity) : nil
        let rest = goesOn ? next ?? Double(currentIndex + (velocity > 0 ? 1 : -1)) : nearestRest
        align(to: limited(rest, from: grip))
    }

    private func glide(from grip: Grip) -> Glide? {
        let distance = Self.flingDistance(velocity: velocity, decelerationRate: rules.decelerationRate)
        var end = offset + distance
        if rules.pagingEnabled {
            end = boundary(from: offset, towards: distance)
        } else if rules.stopAtItemBoundary {
            end = boundary(from: end, towards: distance)
            // The original always rounds away: a tiny flick back from just past a card leaves that card behind.
            if !rules.strict, abs(distance) < 1 { end = firstBoundary(towards: distance) }
        }
        let limit = limited(end, from: grip)
        // Farther than it may go, the hand has brought it already: no fling leads back.
        if limit != end, (limit - offset) * velocity <= 0 { return nil }
        end = limit
        if !rules.row.isWrapped {
            let slack = rules.bounces ? rules.bounceDistance : 0
            end = min(max(end, -(slack - rules.row.before)), rules.lastOffset + slack)
        }
        let delta = end - offset
        guard delta != 0 else { return nil }
        return Glide(from: offset, velocity: velocity, duration: abs(delta) / (0.5 * abs(velocity)), since: now)
    }

    func boundary(from place: Double, towards direction: Double) -> Double {
        if rules.hasOwnRests { return rules.rest(atOrBeyond: place, towards: direction) }
        return place.rounded(direction > 0 ? .up : .down)
    }

    private func firstBoundary(towards direction: Double) -> Double {
        if rules.hasOwnRests { return rules.rest(beyond: offset, towards: direction) }
        // Within rounding of a card counts as on the card.
        return direction > 0
            ? (offset + ScrollConstants.error).rounded(.down) + 1 : (offset - ScrollConstants.error).rounded(.up) - 1
    }

    // MARK: The other styles

    /// The cosine switcher: more than a thirtieth of the view, and it is the next card's turn; never farther.
    private mutating func goOneCard(from grip: Grip) {
        events.append(.didEndDragging(willDecelerate: false))
        guard !isEmpty else { return }
        let isFarEnough = abs(grip.delta) > rules.viewLength / 30
        let direction = grip.delta * rules.itemsPerPoint > 0 ? 1 : -1
        if rules.hasOwnRests {
            let start = rules.rest(near: unwound(Double(grip.startIndex)))
            let next = rules.rest(beyond: start, towards: Double(direction))
            return scroll(by: (isFarEnough ? next : start) - offset, duration: ScrollConstants.scroll)
        }
        let target = isFarEnough ? grip.startIndex + direction : grip.startIndex
        scroll(to: Double(rules.row.clamped(index: target)), duration: ScrollConstants.scroll)
    }

    /// Spins on with the last speed and slows down.
    private mutating func coast(_ friction: Friction, from grip: Grip) {
        let duration = friction.duration(from: abs(velocity), to: rules.restSpeed)
        guard duration > 0, isInReach(offset) else {
            events.append(.didEndDragging(willDecelerate: false))
            return alignIfNeeded()
        }
        let coast = Coast(from: offset, velocity: velocity, friction: friction, duration: duration, since: now)
        let free = coast.from + velocity * friction.delta(after: duration)
        let end = rules.pagingEnabled ? boundary(from: offset, towards: velocity) : limited(free, from: grip)
        guard end == free || (end - offset) * velocity > 0 else {
            // Farther than it may go, the hand has brought it already.
            events.append(.didEndDragging(willDecelerate: false))
            return align(to: end)
        }
        followsDrag = false
        phase =
            end == free
            ? .coasting(coast)
            : .decelerating(
                Glide(from: offset, velocity: velocity, duration: 2 * (end - offset) / velocity, since: now))
        startTicking()
        events += [.didEndDragging(willDecelerate: true), .willBeginDecelerating]
    }
}
