extension Scroller {
    /// Goes to this offset at once.
    public mutating func jump(to target: Double) { move(to: target) }

    /// Scrolls on by some items; in no time at all where the duration is 0.
    public mutating func scroll(by distance: Double, duration: Double) {
        guard distance.isFinite, duration > 0 else { return move(to: offset + distance) }
        endMotion()
        var target = offset + distance
        if !rules.row.isWrapped { target = isEmpty && !rules.strict ? 0 : rules.row.clamped(offset: target) }
        phase = .animating(Travel(from: offset, to: target, duration: duration, since: now))
        previousIndex = rules.row.index(at: offset)
        events.append(.willBeginScrollingAnimation)
        startTicking()
    }

    /// Scrolls to a place, the shorter way round where the row is closed.
    public mutating func scroll(to target: Double, duration: Double) {
        scroll(by: rules.row.distance(from: offset, to: target), duration: duration)
    }

    /// Scrolls whole items on, counted from the last boundary that was passed.
    public mutating func scroll(byItems items: Int, duration: Double) {
        guard duration > 0 else {
            let (index, overflow) = previousIndex.addingReportingOverflow(items)
            return move(to: Double(rules.row.clamped(index: overflow ? (items > 0 ? .max : .min) : index)))
        }
        let boundary = items > 0 ? offset.rounded(.down) : items < 0 ? offset.rounded(.up) : offset.rounded()
        scroll(by: boundary + Double(items) - offset, duration: duration)
    }

    /// Where the motion that is going on will end.
    public var destination: Double {
        switch phase {
        case .animating(let travel): travel.to
        case .decelerating(let glide): glide.from + glide.velocity * glide.duration / 2
        case .coasting(let coast): coast.from + coast.velocity * coast.friction.delta(after: coast.duration)
        case .springing(let spring): spring.to
        case .resting, .held, .dragging: offset
        }
    }

    /// What iCarousel does at every layout pass, also when nothing is out of line (its listeners then hear of an
    /// animation that none can see); a carousel that is not strict stays where it was put.
    public mutating func didLayOut() {
        guard rules.strict, rules.scrollToItemBoundary, !isMoving, !phase.isHand, !isEmpty else { return }
        scroll(to: Double(currentIndex), duration: ScrollConstants.scroll)
    }

    /// After a fling or a drag: what rests between two cards goes to the nearer one.
    mutating func alignAfterMotion() {
        if mustAlign { align(to: nearestRest) } else { handToggleToClock() }
    }

    /// True where a carousel may not rest between two cards.
    var mustAlign: Bool { (rules.scrollToItemBoundary || !isInReach(offset)) && rules.autoscroll == 0 }

    mutating func align(to rest: Double) {
        guard !isEmpty else { return }
        let isThere = abs(offset - rest) < ScrollConstants.error
        scroll(to: rest, duration: isThere ? ScrollConstants.instant : ScrollConstants.scroll)
    }
}

// MARK: What a stage asks for

extension Scroller {
    /// Some items on from where the last step leads.
    mutating func step(by items: Int) {
        guard !isEmpty else { return }
        if rules.hasOwnRests { return step(byRests: items) }
        guard case .animating(let travel) = phase else {
            return scroll(by: offset.rounded() + Double(items) - offset, duration: ScrollConstants.scroll)
        }
        // The original ignores keys while it scrolls.
        guard !rules.strict else { return }
        let part = Easing.inOut(min(1, (now - travel.since) / travel.duration))
        scroll(by: (travel.to - travel.from) * (1 - part) + Double(items), duration: ScrollConstants.scroll)
    }

    /// A mouse wheel turned: scrolls at once and without a bounce, and snaps to a card when the wheel has come to rest.
    mutating func nudge(by items: Double) {
        guard !phase.isHand, !isEmpty else { return }
        endMotion()
        wheelTurn = (alignsAt == nil ? 0 : wheelTurn) + items
        let target = rules.row.isWrapped ? offset + items : rules.row.clamped(offset: offset + items)
        move(to: target)
        alignsAt = now + ScrollConstants.wheelRest
        startTicking()
    }

    /// An item was tapped.
    mutating func tap(_ index: Int, centres: Bool) {
        guard index == currentIndex ? rules.scrollToItemBoundary : centres else { return }
        // The original tells of an animation also where nothing moves.
        let place = rules.hasOwnRests ? rules.rest(near: Double(index)) : Double(index)
        let delta = rules.row.distance(from: offset, to: place)
        if rules.strict || abs(delta) > ScrollConstants.error { scroll(by: delta, duration: ScrollConstants.scroll) }
    }

    /// Nothing was hit.
    mutating func tapBeside() {
        guard !isEmpty else { return }
        if rules.strict { scroll(to: Double(currentIndex), duration: ScrollConstants.scroll) } else { alignIfNeeded() }
    }

    /// An item was hit that does not want to be selected.
    mutating func tapRefused() {
        if !rules.strict {
            alignIfNeeded()
        } else if rules.scrollToItemBoundary, rules.autoscroll != 0 {
            scroll(to: Double(currentIndex), duration: ScrollConstants.scroll)
        }
    }

    /// Stops what moves and says so, that every beginning has its end; iCarousel stops without a word.
    mutating func endMotion() {
        if !rules.strict {
            switch phase {
            case .decelerating, .coasting, .springing: events.append(.didEndDecelerating)
            case .animating: events.append(.didEndScrollingAnimation)
            case .dragging: events.append(.didEndDragging(willDecelerate: false))
            case .resting, .held: break
            }
        }
        phase = .resting
    }
}
