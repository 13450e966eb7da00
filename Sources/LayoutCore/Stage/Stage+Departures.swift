/// A layout that cards have set out from and not all have left behind.
public struct Departure: Sendable {
    /// What they leave.
    public var layout: LayoutKind
    /// As they stood.
    public var knobs: Knobs
    /// Where the row stood when they set out, in items.
    public var scroll: Double
    /// How many seconds ago that was.
    public var age: Double
    /// How they go.
    public var travel: CardTravel

    /// Cards that set out so many seconds ago.
    public init(from layout: LayoutKind, _ knobs: Knobs, scroll: Double, age: Double, by travel: CardTravel) {
        self.layout = layout
        self.knobs = knobs
        self.scroll = scroll
        self.age = age
        self.travel = travel
    }
}

extension Stage {
    /// Puts the carousel where it would be after a rest at this offset, with cards that are still on their way from other layouts,
    /// the oldest first: what a stage shows at one moment of a film, without all that came before.
    public mutating func stand(at offset: Double, amid departures: [Departure]) {
        stand(at: offset)
        show(departures, at: offset)
    }

    /// Shows cards on their way from other layouts, the oldest first, as they are at one moment: they stay there until the next call.
    /// - Parameters:
    ///   - departures: from which layouts, and how long ago.
    ///   - offset: where the row stands, also for those that it has no room for.
    public mutating func show(_ departures: [Departure], at offset: Double) {
        morphs.removeAll { $0.heldAge != nil }
        let places = lanes.map { $0.offset }
        for departure in departures.suffix(Self.mostMorphs) where departure.travel.bounded.seconds > 0 {
            var left = self
            left.morphs = []
            left.adopt(departure.layout, departure.knobs)
            left.stand(at: offset)
            let shifts = zip(left.lanes, places).map { $0.offset - $1 }
            var morph = Morph(
                layout: departure.layout, knobs: departure.knobs, shifts: shifts, since: time,
                travel: departure.travel.bounded)
            morph.heldAge = departure.age.boundedTime
            if departure.travel.stagger != nil {
                left.stand(at: departure.scroll)
                (morph.origin, morph.reach) = (left.scroll, left.reach)
            }
            add(morph)
        }
    }
}
