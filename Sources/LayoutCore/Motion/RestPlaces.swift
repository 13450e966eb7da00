// Where a row comes to rest, where that is not simply every item.

extension MotionRules {
    /// Rests are elsewhere than on each item: in groups, or where the row's ends touch the view's.
    var hasOwnRests: Bool { restEvery > 1 || row.isContained }

    /// The last place of rest.
    private var lastRest: Double {
        let group = Double(restEvery)
        return row.isContained ? lastOffset : (lastOffset / group).rounded(.down) * group
    }

    /// Where the key for the row's end leads.
    var lastPlace: Double { hasOwnRests ? rest(near: Double(row.count - 1)) : Double(row.count - 1) }

    /// The nearest one, also where the place is beyond the ends.
    func rest(near place: Double) -> Double {
        let (below, above) = (rest(atOrBeyond: place, towards: -1), rest(atOrBeyond: place, towards: 1))
        return place - below < above - place ? below : above
    }

    /// The next one in a direction, which may be where one is. Round a closed row they begin anew at each turn, whether or
    /// not the last group is whole.
    func rest(atOrBeyond place: Double, towards direction: Double) -> Double {
        let group = Double(restEvery)
        func multiple(_ place: Double) -> Double {
            (place / group).rounded(direction > 0 ? .up : .down) * group
        }
        guard row.isWrapped else {
            let last = max(lastRest, row.before)
            let place = min(max(place, row.before), last)
            if place == row.before || place == last { return place }
            return min(max(multiple(place), row.before), last)
        }
        let items = Double(max(row.count, 1))
        let turns = (place / items).rounded(.down) * items
        return turns + min(multiple(place - turns), items)
    }

    /// The next one in a direction after where one is; at the last one, that.
    func rest(beyond place: Double, towards direction: Double) -> Double {
        // Within rounding of a rest counts as there.
        let step = direction > 0 ? 2 * ScrollConstants.error : -2 * ScrollConstants.error
        return rest(atOrBeyond: place + step, towards: direction)
    }
}

extension Scroller {
    /// Where it would come to rest from where it is.
    var nearestRest: Double { rules.hasOwnRests ? rules.rest(near: offset) : Double(currentIndex) }

    /// A place of a closed row as it is met on the shorter way from here.
    func unwound(_ place: Double) -> Double {
        guard rules.row.isWrapped, !isEmpty else { return place }
        let items = Double(rules.row.count)
        return place + ((offset - place) / items).rounded() * items
    }

    /// No farther from where the hand began than a swipe may go.
    func limited(_ place: Double, from grip: Grip) -> Double {
        guard let limit = rules.swipeLimit, !isEmpty else { return place }
        let start = unwound(Double(grip.startIndex))
        func farthest(_ direction: Double) -> Double {
            guard rules.hasOwnRests else { return start + direction * Double(limit) }
            return (0..<min(limit, rules.row.count)).reduce(rules.rest(near: start)) { place, _ in
                rules.rest(beyond: place, towards: direction)
            }
        }
        return min(max(place, farthest(-1)), farthest(1))
    }

    /// A key's step, from where the last one leads.
    mutating func step(byRests number: Int) {
        var place = isAnimating ? destination : offset
        for _ in 0..<abs(number) { place = rules.rest(beyond: place, towards: Double(number)) }
        scroll(by: place - offset, duration: ScrollConstants.scroll)
    }
}
