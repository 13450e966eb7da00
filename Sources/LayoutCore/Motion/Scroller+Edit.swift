/// What a scroller does when the row changes under it.
extension Scroller {
    /// An item came or went: what is in the middle stays there, and what moves goes on to where it was going. The original
    /// keeps the number of the place instead, whatever stands there now.
    mutating func follow(_ edit: RowEdit) {
        guard edit.before.count > 0, !isEmpty else { return restOnItem() }
        let index = previousIndex
        lead(by: edit)
        let place = edit.place(after: offset)
        offset = rules.row.isWrapped ? rules.row.clamped(offset: place) : place
        // Nothing has scrolled: it is the row that moved.
        previousOffset = offset
        // The last card has gone from the middle, and none is behind it.
        if phase == .resting, !isInReach(offset) { offset = rules.row.clamped(offset: offset) }
        previousIndex = currentIndex
        didScroll()
        if previousIndex != index { events.append(.currentItemIndexDidChange(previousIndex)) }
    }

    /// The original's insertion: told of at once where it is not animated, and a carousel that stands before its beginning
    /// goes there.
    mutating func followStrictly(insertionShownAtOnce isAtOnce: Bool, placeholders: Int) {
        if isAtOnce { didScroll() }
        if offset < 0 { scroll(to: 0, duration: isAtOnce || placeholders == 0 ? 0 : ScrollConstants.scroll) }
    }

    /// An insertion has come to rest; only now iCarousel looks where it stands.
    mutating func insertionDidEnd() { didScroll() }

    /// The original's removal: the nearest card's place, and whatever moves goes on as it was.
    mutating func followRemovalStrictly() {
        offset = Double(currentIndex)
        didScroll()
    }

    /// Other items altogether: a carousel that would now stand or run beyond them stands on the nearest at once.
    mutating func rowWasReplaced() {
        if !rules.strict, !phase.isHand, !isInReach(offset) || !isInReach(destination) {
            endMotion()
            offset = isEmpty ? 0 : rules.row.clamped(offset: Double(currentIndex))
        }
        didScroll()
    }

    /// On the nearest item, where all that were there have gone or the first has come.
    private mutating func restOnItem() {
        if !phase.isHand { endMotion() }
        offset = rules.row.clamped(offset: Double(currentIndex))
        didScroll()
    }

    /// Leads the motion that is going on to where its end is found now.
    private mutating func lead(by edit: RowEdit) {
        switch phase {
        case .animating(let travel): phase = .animating(lead(travel, by: edit))
        case .decelerating(let glide): lead(glide, by: edit)
        case .coasting(var coast):
            let place = coast.from + coast.velocity * coast.friction.delta(after: now - coast.since)
            coast.from += edit.place(after: place) - place
            phase = .coasting(coast)
        case .springing(var spring):
            let (place, end) = (edit.place(after: offset), edit.place(after: spring.to))
            spring = self.spring(to: end, from: place, spring.speed(at: now))
            phase = .springing(spring)
        case .dragging(var grip):
            grip.startIndex = Int(safely: edit.place(after: Double(grip.startIndex)))
            phase = .dragging(grip)
        case .resting, .held: break
        }
    }

    private func lead(_ travel: Travel, by edit: RowEdit) -> Travel {
        var led = travel
        let part = Easing.inOut(min(1, (now - travel.since) / travel.duration))
        let place = travel.from + (travel.to - travel.from) * part
        led.to = edit.place(after: travel.to)
        if !rules.row.isWrapped { led.to = rules.row.clamped(offset: led.to) }
        let shift = edit.place(after: place) - place
        led.from += shift
        // Items that come or go on the way make the rest of it longer or shorter, but no card may jump because of that.
        let rest = 1 - part
        if led.to - travel.to != shift, rest > 0 { led.from = (place + shift - led.to * part) / rest }
        return led
    }

    private mutating func lead(_ glide: Glide, by edit: RowEdit) {
        let time = min(glide.duration, now - glide.since)
        let speed = glide.duration > 0 ? glide.velocity * (1 - time / glide.duration) : 0
        let place = glide.from + (glide.velocity + speed) / 2 * time
        let end = glide.from + glide.velocity * glide.duration / 2
        let shift = edit.place(after: place) - place
        var ledEnd = edit.place(after: end)
        if !rules.row.isWrapped {
            let slack = rules.bounces ? rules.bounceDistance : 0
            ledEnd = min(max(ledEnd, -(slack - rules.row.before)), rules.lastOffset + slack)
        }
        var led = glide
        led.from += shift
        if ledEnd - end != shift {
            let delta = ledEnd - place - shift
            // Where nothing is left of the way, the fling is over.
            let duration = delta * speed > 0 ? 2 * delta / speed : 0
            led = Glide(from: place + shift, velocity: speed, duration: duration, since: now)
        }
        phase = .decelerating(led)
    }
}
