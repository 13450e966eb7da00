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
    let seconds: Double

    func isOver(at time: Double) -> Bool { time - since >= seconds }

    /// How far the cards have come, 0 to 1.
    func progress(at time: Double) -> Double {
        seconds > 0 ? Easing.inOut(min(max((time - since) / seconds, 0), 1)) : 1
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
    var depths: [Double?] = []
    var camera: Camera
    private var places: [Name: Int] = [:]
    private let builders: [RowBuilder]

    init(_ stage: Stage) {
        camera = stage.camera
        let flat = Camera(view: camera.view, lens: Lens(m34: 0))
        builders = stage.lanes.indices.map { RowBuilder(stage, lane: $0, camera: flat) }
        for builder in builders { builder.collect(into: &cards, &depths) }
        for place in cards.indices {
            cards[place].matrix = Self.kept(cards[place].matrix, near: camera)
            places[name(at: place)] = place
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
    mutating func blend(with next: MorphSource, at t: Double) {
        var blended = next
        blended.camera = camera.blended(with: next.camera, at: t)
        for (name, place) in next.places {
            let (from, depth) = show(name, like: next.cards[place])
            blended.cards[place] = from.blended(with: next.cards[place], at: t)
            blended.cards[place].copy = name.copy
            blended.depths[place] = Self.blend(depth, next.depths[place], at: t)
        }
        for (name, place) in places.sorted(by: { $0.value < $1.value }) where next.places[name] == nil {
            let (to, depth) = next.show(name, like: cards[place])
            blended.places[name] = blended.cards.count
            blended.cards.append(cards[place].blended(with: to, at: t))
            blended.cards[blended.cards.count - 1].copy = name.copy
            blended.depths.append(Self.blend(depths[place], depth, at: t))
        }
        self = blended
    }

    /// A card as it stands here; one that is not on stage stands where it would, unseen.
    private func show(_ name: Name, like other: Card) -> (Card, depth: Double?) {
        if let place = places[name] { return (cards[place], depths[place]) }
        guard !builders.isEmpty else { return (other.unseen, nil) }
        let lane = min(other.lane, builders.count - 1)
        let made = builders[lane].card(
            other.index, other.identity, offset: other.offset, isItem: !other.isPlaceholder)
        var card = made.card.unseen
        card.matrix = Self.kept(card.matrix, near: camera)
        return (card, made.depth)
    }

    private static func blend(_ a: Double?, _ b: Double?, at t: Double) -> Double? {
        guard let a, let b else { return t < 0.5 ? a : b }
        return a.blended(with: b, at: t)
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
            width: size.width.blended(with: other.size.width, at: t),
            height: size.height.blended(with: other.size.height, at: t))
        card.offset = offset.blended(with: other.offset, at: t)
        card.blur = blur.blended(with: other.blur, at: t)
        let (from, to) = (isHidden ? 0 : alpha, other.isHidden ? 0 : other.alpha)
        card.alpha = from.blended(with: to, at: t)
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
            contentOffset: between(contentOffset, other.contentOffset))
    }
}
