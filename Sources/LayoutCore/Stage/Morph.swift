/// A change of layout, or of many knobs at once, that is still to be seen: what was on stage before it.
struct Morph: Sendable {
    let layout: LayoutKind
    let knobs: Knobs
    /// How far each wheel stood from where it stands now: a row that ends may have to begin elsewhere than one that comes
    /// round.
    var shifts: [Double]
    /// How a ball was turned, where it has leapt since.
    var orientation: Quaternion?
    let since: Double
    let travel: CardTravel
    /// Where the row stood when the cards set out, and how many cards to each side were on stage: who waits how long is not to
    /// change on the way.
    var origin = 0.0
    var reach = 1.0
    /// So many seconds old for as long as it is there: no time passes for it.
    var heldAge: Double?

    func isOver(at time: Double) -> Bool { heldAge == nil && time - since >= travel.seconds }

    /// How far the stage as a whole has come, 0 to 1.
    func progress(at time: Double) -> Double { travel.curve.value(at: share(of: time)) }

    /// How far one of its cards has come, 0 to 1.
    func progress(of card: Card, in row: Row, at time: Double) -> Double {
        guard let stagger = travel.stagger else { return progress(at: time) }
        let share = min(max(stagger.share, Stagger.shares.lowerBound), Stagger.shares.upperBound)
        let wait = share * stagger.wait(at: place(of: card, in: row), identity: card.identity)
        return travel.curve.value(at: (self.share(of: time) - wait) / (1 - share))
    }

    private func share(of time: Double) -> Double {
        travel.seconds > 0 ? min(max((heldAge ?? time - since) / travel.seconds, 0), 1) : 1
    }

    /// From -1 to 1 for what was on stage.
    private func place(of card: Card, in row: Row) -> Double {
        (row.isWrapped ? row.offset(of: card.index, at: origin) : Double(card.index) - origin) / max(reach, 1)
    }
}

/// The cards of one layout before the lens, so that they can be blended with those of another one.
struct MorphSource {
    struct Name: Hashable {
        var identity: Int
        var lane: Int
        /// A short row that is repeated shows an item more than once.
        var copy: Int
    }

    var cards: [Card] = []
    var notes: [CardNotes] = []
    var camera: Camera
    private var places: [Name: Int] = [:]
    /// Of the cards, in their order.
    private var names: [Name] = []
    private let builders: [RowBuilder]

    init(_ stage: Stage) {
        camera = stage.camera
        let flat = Camera(view: camera.view, lens: Lens(m34: 0))
        builders = stage.lanes.indices.map { RowBuilder(stage, lane: $0, camera: flat) }
        for builder in builders { builder.collect(into: &cards, &notes) }
        for place in cards.indices {
            cards[place].matrix = Self.kept(cards[place].matrix, near: camera)
            let name = name(at: place)
            places[name] = place
            names.append(name)
        }
    }

    /// A card that a formula puts very far out of sight (the task stack's pole) comes from nearer by, or it would cross the
    /// view in a single frame.
    private static func kept(_ transform: Transform3D, near camera: Camera) -> Transform3D {
        var transform = transform
        let depth = max(1, 1 + transform.m43 * camera.lens.m34)
        let limit = 4 * max(camera.view.width, camera.view.height) * depth
        transform.m41 = min(max(transform.m41, -limit), limit)
        transform.m42 = min(max(transform.m42, -limit), limit)
        return transform
    }

    private func name(at place: Int) -> Name {
        var name = Name(identity: cards[place].identity, lane: cards[place].lane, copy: 0)
        while places[name] != nil { name.copy += 1 }
        return name
    }

    /// Goes on to the cards of another layout. A card that only one of the two has on stage fades, and travels all the same.
    /// - Parameters:
    ///   - share: how far the stage has come.
    ///   - shareOf: how far one of the cards has come.
    mutating func blend(with next: MorphSource, at share: Double, _ shareOf: (Card) -> Double) {
        var blended = next
        blended.camera = camera.blended(with: next.camera, at: share)
        for (place, name) in next.names.enumerated() {
            let t = shareOf(next.cards[place])
            let (from, own) = show(name, like: next.cards[place])
            blended.cards[place] = from.blended(with: next.cards[place], at: t)
            blended.cards[place].copy = name.copy
            blended.notes[place] = .blend(own, next.notes[place], at: t)
        }
        for (place, name) in names.enumerated() where next.places[name] == nil {
            let t = shareOf(cards[place])
            let (to, own) = next.show(name, like: cards[place])
            blended.places[name] = blended.cards.count
            blended.names.append(name)
            blended.cards.append(cards[place].blended(with: to, at: t))
            blended.cards[blended.cards.count - 1].copy = name.copy
            blended.notes.append(.blend(notes[place], own, at: t))
        }
        self = blended
    }

    /// A card as it stands here; one that is not on stage stands where it would, unseen.
    private func show(_ name: Name, like other: Card) -> (Card, CardNotes) {
        if let place = places[name] { return (cards[place], notes[place]) }
        guard !builders.isEmpty else { return (other.unseen, CardNotes()) }
        let lane = min(other.lane, builders.count - 1)
        let made = builders[lane].card(
            other.index, other.identity, offset: other.offset, isItem: !other.isPlaceholder)
        var card = made.card.unseen
        card.matrix = Self.kept(card.matrix, near: camera)
        return (card, made.notes)
    }

}

extension Card {
    fileprivate var unseen: Card {
        var card = self
        card.alpha = 0
        card.isHidden = false
        return card
    }

    /// Between two places of one card; its transforms are those before the lens.
    fileprivate func blended(with other: Card, at t: Double) -> Card {
        var card = t < 0.5 ? self : other
        card.isHidden = isHidden && other.isHidden
        card.matrix = matrix.interpolated(to: other.matrix, at: t)
        card.size = Size(
            width: max(0, size.width.blended(with: other.size.width, at: t)),
            height: max(0, size.height.blended(with: other.size.height, at: t)))
        card.offset = offset.blended(with: other.offset, at: t)
        card.blur = max(0, blur.blended(with: other.blur, at: t))
        card.tint = tint.blended(with: other.tint, at: t)
        let (from, to) = (isHidden ? 0 : alpha, other.isHidden ? 0 : other.alpha)
        // A curve may overshoot.
        card.alpha = min(max(from.blended(with: to, at: t), 0), 1)
        return card
    }
}

extension Camera {
    fileprivate func blended(with other: Camera, at t: Double) -> Camera {
        func between(_ a: Vector2, _ b: Vector2) -> Vector2 {
            Vector2(x: a.x.blended(with: b.x, at: t), y: a.y.blended(with: b.y, at: t))
        }
        return Camera(
            view: other.view,
            lens: Lens(
                m34: lens.m34.blended(with: other.lens.m34, at: t),
                viewpoint: between(lens.viewpoint, other.lens.viewpoint)),
            contentOffset: between(contentOffset, other.contentOffset), aperture: other.aperture)
    }
}
