/// One number that scrolls, as iCarousel scrolls it: by hand, by fling and snap, by program, or by itself.
///
/// Nothing here asks a clock: `tick(at:)` says what time it is. The motions are formulas of the time since they began, so
/// that no result depends on the frame rate.
public struct Scroller: Hashable, Sendable {
    /// What moves it, if anything does.
    public enum Phase: Hashable, Sendable {
        /// Nothing, unless it scrolls by itself.
        case resting
        /// A finger is down and has not moved yet.
        case held(stoppedMotion: Bool)
        /// A finger drags.
        case dragging(Grip)
        /// A fling goes to its end.
        case decelerating(Glide)
        /// A scroll by program, or a snap to a card.
        case animating(Travel)
        /// A spin that slows down and rests where it will.
        case coasting(Coast)
        /// A spring pulls it to where it will rest.
        case springing(Spring)
    }

    /// A hand on the cards.
    public struct Grip: Hashable, Sendable {
        var startIndex: Int
        /// Where the row was then.
        var start: Double
        /// How far the pointer has moved along the axis, in points.
        var delta = 0.0
        var lastMove: Double
    }

    /// A fling to an end that was chosen beforehand: speed falls evenly.
    public struct Glide: Hashable, Sendable {
        var from: Double
        var velocity: Double
        var duration: Double
        var since: Double
    }

    /// A scroll by program.
    public struct Travel: Hashable, Sendable {
        var from: Double
        var to: Double
        var duration: Double
        var since: Double
    }

    /// A spin that falls by the same factor in the same time.
    public struct Coast: Hashable, Sendable {
        var from: Double
        var velocity: Double
        var friction: Friction
        var duration: Double
        var since: Double
    }

    /// Its rules.
    public var rules: MotionRules
    /// What moves it now.
    public internal(set) var phase = Phase.resting
    /// In items.
    public internal(set) var offset = 0.0
    /// How far the card still has to turn that does so by its own clock (CoverFlow 2): from ±1 to 0 after the middle has changed.
    public internal(set) var toggle = 0.0
    /// The last speed a hand gave, in items a second.
    public internal(set) var velocity = 0.0
    /// What has happened since someone last asked.
    public internal(set) var events: [Event] = []

    var now = 0.0
    var isTicking = false
    var lastTick = 0.0
    private var toggleSince = 0.0
    var previousOffset = 0.0
    var previousIndex = 0
    /// When a mouse wheel that has come to rest lets the carousel go to a card.
    var alignsAt: Double?
    /// How far that wheel has turned since it last was at rest, in items.
    var wheelTurn = 0.0
    /// The motion that is going on began with a hand's drag, and no fling has come since.
    var followsDrag = false

    /// At rest on the first item.
    public init(_ rules: MotionRules) {
        self.rules = rules
        previousIndex = rules.row.index(at: 0)
    }

    /// The item nearest to the middle; -1 where there are none.
    public var currentIndex: Int { rules.row.index(at: offset) }

    /// Something goes on by itself.
    public var isMoving: Bool {
        switch phase {
        case .animating, .decelerating, .coasting, .springing: true
        case .resting, .held, .dragging:
            rules.autoscroll != 0 || alignsAt != nil || (rules.turnsByClock && abs(toggle) > ScrollConstants.error)
        }
    }

    /// A finger drags.
    public var isDragging: Bool { if case .dragging = phase { true } else { false } }
    /// A fling is on its way.
    public var isDecelerating: Bool { if case .decelerating = phase { true } else { false } }
    /// A spin slows down and will rest wherever that is.
    public var isCoasting: Bool { if case .coasting = phase { true } else { false } }
    /// A spring pulls it to where it will rest.
    public var isSpringing: Bool { if case .springing = phase { true } else { false } }
    /// A scroll by program or a snap to a card is on its way.
    public var isAnimating: Bool { if case .animating = phase { true } else { false } }

    /// True while the scroll itself turns CoverFlow 2's cards.
    public var toggleFollowsScroll: Bool {
        if isDecelerating || isSpringing || (isAnimating && !followsDrag) || (rules.autoscroll != 0 && !isDragging) {
            return true
        }
        return !rules.row.isWrapped && (offset < 0 || offset >= Double(rules.row.count - 1))
    }

    // MARK: Time

    /// Moves on to this time; one call is one frame.
    public mutating func tick(at time: Double) {
        guard time.isFinite else { return }
        now = time
        guard isTicking else { return }
        let passed = time - lastTick
        lastTick = time
        switch phase {
        case .animating(let travel): go(on: travel)
        case .decelerating(let glide): go(on: glide)
        case .coasting(let coast): go(on: coast)
        case .springing(let spring): go(on: spring)
        case .held where rules.autoscroll != 0 && !rules.strict: break
        case .resting where rules.autoscroll != 0, .held where rules.autoscroll != 0:
            move(to: rules.row.clamped(offset: offset - passed * rules.autoscroll))
        case .resting, .held, .dragging:
            alignAfterWheel()
            if abs(toggle) > ScrollConstants.error {
                goOnTurning()
            } else if rules.autoscroll == 0, phase.isStill, alignsAt == nil {
                isTicking = false
            }
        }
    }

    private mutating func alignAfterWheel() {
        guard let time = alignsAt, now >= time else { return }
        alignsAt = nil
        // From a group of items a notch leads to the next one, though the one that it came from is nearer.
        guard rules.restEvery > 1, abs(wheelTurn) >= 0.5, !isEmpty, mustAlign else { return alignIfNeeded() }
        align(to: rules.rest(atOrBeyond: offset, towards: wheelTurn))
    }

    mutating func startTicking() {
        guard !isTicking else { return }
        isTicking = true
        // The original measures from its last tick, however long ago that was: the carousel jumps.
        if !rules.strict { lastTick = now }
    }

    /// A changed autoscroll has to be noticed by a carousel at rest.
    mutating func wake() {
        if rules.autoscroll != 0 { startTicking() }
    }

    /// New rules may leave a carousel at rest where it could not have come to rest by itself; iCarousel leaves it there.
    mutating func rulesDidChange(from old: MotionRules) {
        guard !rules.strict, phase == .resting else { return }
        let hasStopped = old.autoscroll != 0 && rules.autoscroll == 0
        let hasOtherRests = rules.hasOwnRests && (old.row != rules.row || old.restEvery != rules.restEvery)
        guard hasStopped || hasOtherRests || !isInReach(offset) else { return }
        didScroll()
        alignIfNeeded()
    }

    private mutating func go(on travel: Travel) {
        let part = min(1, (now - travel.since) / travel.duration)
        offset = part < 1 ? travel.from + (travel.to - travel.from) * Easing.inOut(part) : end(of: travel)
        didScroll()
        guard part >= 1 else { return }
        phase = .resting
        events.append(.didEndScrollingAnimation)
        // Items may have gone, or ends have come, since the motion began.
        if !rules.strict, !isInReach(offset) { alignIfNeeded() }
    }

    /// Around a closed row a million times and back to the very same place: whole turns are left out before they can cost
    /// the last digits.
    private func end(of travel: Travel) -> Double {
        guard rules.row.isWrapped, !isEmpty, !rules.strict else { return travel.to }
        return travel.from + (travel.to - travel.from).truncatingRemainder(dividingBy: Double(rules.row.count))
    }

    private mutating func go(on glide: Glide) {
        let time = min(glide.duration, now - glide.since)
        // The original reads the speed again in every frame, and an end that it has run against has made that 0.
        let start = rules.strict ? velocity : glide.velocity
        let acceleration = glide.duration > 0 ? -start / glide.duration : 0
        offset = glide.from + (start * time + 0.5 * acceleration * (time * time))
        didScroll()
        guard abs(time - glide.duration) < ScrollConstants.error else { return }
        phase = .resting
        events.append(.didEndDecelerating)
        alignAfterMotion()
    }

    private mutating func go(on coast: Coast) {
        let time = min(coast.duration, now - coast.since)
        offset = coast.from + coast.velocity * coast.friction.delta(after: time)
        didScroll()
        guard time >= coast.duration || !isInReach(offset) else { return }
        phase = .resting
        events.append(.didEndDecelerating)
        alignAfterMotion()
    }

    /// A faster hand turns the cards faster.
    private var toggleDuration: Double {
        let share = velocity == 0 ? 1 : min(1, max(0, 1 / abs(velocity)))
        return ScrollConstants.quickToggle + (ScrollConstants.slowToggle - ScrollConstants.quickToggle) * share
    }

    private mutating func goOnTurning() {
        let part = Easing.inOut(min(1, (now - toggleSince) / toggleDuration))
        toggle = toggle < 0 ? part - 1 : 1 - part
        didScroll()
    }

    /// Lets the cards turn on from where the scroll has left them.
    mutating func handToggleToClock() {
        toggle = offset - offset.rounded()
        // The original goes on from a time that does not fit the angle, which shows as a jerk.
        let passed =
            rules.strict
            ? ScrollConstants.slowToggle * abs(toggle) : toggleDuration * Easing.timeOfInOut(1 - abs(toggle))
        toggleSince = now - passed
        startTicking()
    }

    // MARK: Where it may be

    var isEmpty: Bool { rules.row.count == 0 }

    func isInReach(_ offset: Double) -> Bool {
        rules.row.isWrapped || abs(offset - rules.row.clamped(offset: offset)) <= ScrollConstants.error
    }

    /// Jumps there, ending every motion but a hand's.
    mutating func move(to target: Double) {
        if !phase.isHand { endMotion() }
        let target = rules.row.isContained ? rules.row.clamped(offset: target) : target
        guard target.isFinite, target != offset else { return }
        offset = target
        didScroll()
    }

    /// Keeps the new offset within bounds and tells what has changed.
    mutating func didScroll() {
        if isEmpty, !rules.strict {
            offset = 0
        } else if rules.row.isWrapped || !rules.bounces {
            offset = rules.row.clamped(offset: offset)
            // Rounding can leave the whole row or a trace below nothing; iCarousel then runs once around.
            if rules.row.isWrapped, !rules.strict, offset >= Double(rules.row.count) || offset < 0 { offset = 0 }
        } else {
            let least = -(rules.bounceDistance - rules.row.before)
            let most = rules.lastOffset + rules.bounceDistance
            if offset < least || offset > most {
                offset = min(max(offset, least), most)
                velocity = 0
            }
        }
        let index = currentIndex
        let change = rules.row.distance(from: Double(index), to: Double(previousIndex))
        if change != 0 {
            toggleSince = now
            toggle = min(max(change, -1), 1)
            startTicking()
        }
        if toggleFollowsScroll { toggle = 0 }
        if abs(offset - previousOffset) > ScrollConstants.error { events.append(.didScroll) }
        if index != previousIndex { events.append(.currentItemIndexDidChange(index)) }
        previousOffset = offset
        previousIndex = index
    }
}

extension Scroller.Phase {
    /// Nothing goes on by itself.
    var isStill: Bool { self == .resting || isHand }

    /// A finger is down.
    var isHand: Bool {
        switch self {
        case .held, .dragging: true
        case .resting, .decelerating, .animating, .coasting, .springing: false
        }
    }
}
