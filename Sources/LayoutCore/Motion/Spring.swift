internal import CZoeMath

extension Scroller {
    /// A damped spring from where a hand let go to where the cards will rest, as a formula of time.
    public struct Spring: Hashable, Sendable {
        var to: Double
        /// From there, at the start.
        var displacement: Double
        var velocity: Double
        /// What stands before the distance and before the speed in x'' = -pull · x - 2 · damping · x'.
        var pull: Double
        var damping: Double
        var since: Double

        func place(at time: Double) -> Double { to + state(at: time).place }

        func speed(at time: Double) -> Double { state(at: time).speed }

        /// Nobody could tell it from one at rest.
        func isOver(at time: Double) -> Bool {
            let state = state(at: time)
            return abs(state.place) < 1e-4 && abs(state.speed) < 1e-3
        }

        private func state(at time: Double) -> (place: Double, speed: Double) {
            let t = max(time - since, 0)
            let decay = exp(-damping * t)
            let rest = damping * damping - pull
            // How fast it would go if it were only damped.
            let push = velocity + damping * displacement
            guard abs(rest) > 1e-9 * pull else {
                let place = decay * (displacement + push * t)
                return (place, decay * push - damping * place)
            }
            let w = abs(rest).squareRoot()
            let (even, odd) =
                rest < 0
                ? (decay * cos(w * t), decay * sin(w * t) / w)
                : (
                    (exp((w - damping) * t) + exp(-(w + damping) * t)) / 2,
                    (exp((w - damping) * t) - exp(-(w + damping) * t)) / (2 * w)
                )
            let place = displacement * even + push * odd
            return (place, push * even + displacement * rest * odd - damping * place)
        }
    }

    /// The rules' spring from one place and speed to another place.
    func spring(to end: Double, from start: Double, _ speed: Double) -> Spring {
        // Flickity adds the pull and takes the friction off once in each of its frames.
        Spring(
            to: end, displacement: start - end, velocity: speed, pull: rules.attraction * 3600, damping: damping,
            since: now)
    }

    private var damping: Double { -30 * log(1 - rules.friction) }

    /// Lets the spring take over from the hand: to where its speed alone would lead, and there to a card.
    mutating func spring(from grip: Grip) {
        let free = offset + velocity / (2 * damping)
        var end = free
        if rules.pagingEnabled {
            end = velocity == 0 ? nearestRest : boundary(from: offset, towards: velocity)
        } else if rules.scrollToItemBoundary {
            end = rules.hasOwnRests ? rules.rest(near: free) : free.rounded()
        }
        end = limited(end, from: grip)
        if !rules.row.isWrapped { end = rules.row.clamped(offset: end) }
        guard !isEmpty, end != offset || velocity != 0 else {
            events.append(.didEndDragging(willDecelerate: false))
            return
        }
        followsDrag = false
        phase = .springing(spring(to: end, from: offset, velocity))
        startTicking()
        events += [.didEndDragging(willDecelerate: true), .willBeginDecelerating]
    }

    mutating func go(on spring: Spring) {
        let isOver = spring.isOver(at: now)
        offset = isOver ? spring.to : spring.place(at: now)
        didScroll()
        guard isOver else { return }
        phase = .resting
        events.append(.didEndDecelerating)
    }
}
