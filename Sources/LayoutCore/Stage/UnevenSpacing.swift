/// A row of items of different lengths: offsets in items become offsets in lengths of the common card, so that neighbours
/// stand as far apart as their two halves ask for. It looks at the cards in view and at no others.
struct UnevenSpacing {
    /// The first place that is known.
    private let first: Int
    private let scroll: Double
    /// The middles of the known places.
    private let middles: [Double]
    private let origin: Double

    /// - Parameter length: of an item at a place, in lengths of the common card.
    init(around scroll: Double, over places: ClosedRange<Int>, length: (Int) -> Double) {
        self.scroll = scroll
        let base = Int(safely: scroll.rounded(.down))
        first = min(places.lowerBound, base) - 1
        let last = max(places.upperBound, base + 1) + 1
        var middles = [0.0]
        var behind = length(first)
        for place in (first + 1)...last {
            let ahead = length(place)
            middles.append(middles[middles.count - 1] + (behind + ahead) / 2)
            behind = ahead
        }
        self.middles = middles
        let (a, b) = (middles[base - first], middles[base + 1 - first])
        origin = a + (scroll - Double(base)) * (b - a)
    }

    /// Where a card belongs whose offset in items is this.
    func offset(of offset: Double) -> Double {
        let place = offset + scroll - Double(first)
        let last = middles.count - 1
        // Beyond what is known, items are as long as the common card.
        if place <= 0 { return middles[0] + place - origin }
        if place >= Double(last) { return middles[last] + place - Double(last) - origin }
        let below = min(Int(safely: place), last - 1)
        let part = place - Double(below)
        return middles[below] + part * (middles[below + 1] - middles[below]) - origin
    }
}
