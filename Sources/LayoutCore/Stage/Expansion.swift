/// How a card leaves the row to be seen large.
package enum ExpansionPlace: String, CaseIterable, KnobValue {
    case front, place
}

/// A card that has grown out of the row, and the room that the others make for it. While none is named, it is the one in the
/// middle: between two cards, both in part.
struct Expansion {
    private struct Grown {
        var identity: Int
        var share: Double
        /// Its transform when it has grown all the way.
        var transform: Transform3D
        /// Where its middle is seen then, from the point before the eye, its half size there, and its half size in the row.
        var (middle, half, own): (SIMD2<Double>, SIMD2<Double>, SIMD2<Double>)
    }

    /// Two of them where the middle is between two cards.
    private var (grown, next): (Grown?, Grown?) = (nil, nil)
    /// How far before the others, as a part of the view.
    private static let gap = 0.05
    private let (lens, room, left): (Lens, Double, Double)
    private let toFront: Bool
    /// The named card's index.
    private(set) var index: Int?
    /// Of a row that shows its items again, so many items are once round.
    private let period: Double

    /// Nil where all cards stand in their row.
    init?(_ builder: RowBuilder) {
        let knobs = builder.stage.knobs
        let amount = knobs[StageKnob.expand]
        guard amount > 0, builder.stage.laneCount == 1, builder.row.count > 0 else { return nil }
        (room, left) = (knobs[StageKnob.expandRoom], knobs[StageKnob.expandAlpha])
        toFront = knobs[StageKnob.expandTo] == .front
        period = builder.repeats ? Double(builder.row.count) : .infinity
        // On its way to another layout the row is made without a lens, and put before one later.
        let camera = builder.stage.camera
        lens = camera.lens
        if let identity = knobs[StageKnob.expandItem] {
            guard let index = builder.stage.items.index(of: identity) else { return nil }
            self.index = index
            grown = grow(index, identity, by: amount, in: builder, camera)
        } else {
            let below = Int(safely: builder.scroll.rounded(.down))
            for step in 0..<2 {
                let index = builder.row.clamped(index: below + step)
                let share = max(1 - abs(builder.row.offset(of: index, at: builder.scroll)), 0)
                guard share > 0, let identity = builder.stage.items.identity(at: index) else { continue }
                // A row of one item that comes round has it on both sides.
                if grown?.identity == identity { break }
                next = grown
                grown = grow(index, identity, by: amount * share * share * (3 - 2 * share), in: builder, camera)
            }
        }
    }

    private func grow(
        _ index: Int, _ identity: Int, by share: Double, in builder: RowBuilder, _ camera: Camera
    ) -> Grown {
        let (placement, size) = builder.standing(index, identity)
        let own = placement.transform
        let length = own.row1.length
        let depth = max(1 + lens.m34 * own.m43, Camera.nearest)
        let whole = min(camera.view.width / size.width, camera.view.height / size.height)
        let scale = builder.stage.knobs[StageKnob.expandShare] * whole
        let sides = SIMD2(size.width, size.height) / 2
        let half = scale * sides
        let (eye, content) = (
            SIMD2(lens.viewpoint.x, lens.viewpoint.y), SIMD2(camera.contentOffset.x, camera.contentOffset.y)
        )
        var transform = Transform3D.scale(x: scale, y: scale, z: 1)
        var middle = -content
        if toFront {
            transform.row4 = SIMD4(eye.x + middle.x, eye.y + middle.y, 0, 1)
        } else {
            // Where it stands, but within the view, if it fits there.
            let free = SIMD2(camera.view.width, camera.view.height) / 2 - half
            middle = (SIMD2(own.m41, own.m42) - eye) / depth
            middle = (middle + content).within(free) - content
            transform = own
            let growth = scale * depth / max(length, 1e-9)
            (transform.row1, transform.row2) = (growth * own.row1, growth * own.row2)
            transform.row4 = SIMD4(eye.x + depth * middle.x, eye.y + depth * middle.y, own.m43, 1)
        }
        if lens.m34 < 0 {
            // Half way to the eye and half as large, it looks the same and is in front.
            let toEye = SIMD4(eye.x, eye.y, -1 / lens.m34, 1)
            transform = Transform3D(
                row1: transform.row1 / 2, row2: transform.row2 / 2, row3: transform.row3 / 2,
                row4: (transform.row4 + toEye) / 2)
        } else {
            // As large at any depth: a little before all others, for whoever looks from the side.
            let before = builder.nearestDepth() + Self.gap * max(camera.view.width, camera.view.height)
            let nearer = max(before, transform.m43)
            let growth = max(1 + lens.m34 * nearer, Camera.nearest) / max(1 + lens.m34 * transform.m43, Camera.nearest)
            (transform.row1, transform.row2) = (growth * transform.row1, growth * transform.row2)
            let place = SIMD2(transform.m41, transform.m42) - eye
            transform.row4 = SIMD4(eye.x + growth * place.x, eye.y + growth * place.y, nearer, 1)
        }
        return Grown(
            identity: identity, share: share, transform: transform, middle: middle, half: half,
            own: sides * (max(length, 1e-9) / depth))
    }

    func holds(_ identity: Int) -> Bool { grown?.identity == identity || next?.identity == identity }

    /// - Returns: how far this card has grown itself.
    func apply(to placement: inout Placement, of identity: Int, at offset: Double) -> Double {
        let own = abs(offset) <= period / 2 && holds(identity) ? identity : nil
        let share = part(of: grown, for: own, in: &placement) + part(of: next, for: own, in: &placement)
        placement.alpha += share * (1 - min(placement.alpha, 1))
        return share
    }

    /// What one of the grown cards does to a card: itself, or one that makes room for it.
    private func part(of card: Grown?, for identity: Int?, in placement: inout Placement) -> Double {
        guard let card else { return 0 }
        guard card.identity == identity else {
            makeRoom(for: card, to: &placement)
            placement.alpha *= 1 - card.share * (1 - left)
            return 0
        }
        placement.transform = placement.transform.interpolated(to: card.transform, at: card.share)
        // Where depth is only pretended, it is in front all the same.
        if let depth = placement.depth { placement.depth = depth + card.share * 1e6 }
        placement.blur *= 1 - card.share
        if toFront { placement.curvature *= 1 - card.share }
        return card.share
    }

    /// Cards beside it go aside by what it has grown, cards above and below it up and down; those behind its middle stay.
    private func makeRoom(for card: Grown, to placement: inout Placement) {
        let depth = 1 + lens.m34 * placement.transform.m43
        guard depth > Camera.nearest else { return }
        let place = SIMD2(placement.transform.m41, placement.transform.m42)
        let seen = (place - SIMD2(lens.viewpoint.x, lens.viewpoint.y)) / depth - card.middle
        let way = (seen / (2 * card.own)).within(SIMD2(1, 1))
        let move = room * card.share * depth * way * (card.half - card.own)
        placement.transform.row4 += SIMD4(move.x, move.y, 0, 0)
    }
}

extension SIMD2<Double> {
    /// No farther from 0 than this, and at 0 where this is below it.
    fileprivate func within(_ most: SIMD2) -> SIMD2 {
        SIMD2(x.within(most.x), y.within(most.y))
    }
}

extension Double {
    fileprivate func within(_ most: Double) -> Double {
        let most = Swift.max(most, 0)
        return Swift.min(Swift.max(self, -most), most)
    }
}

extension SIMD4<Double> {
    fileprivate var length: Double { (self * self).sum().squareRoot() }
}

extension Stage {
    /// A tapped card grows; tapped again, it goes back, and so it does where the hand asks for something else.
    @inline(never)
    mutating func tapExpands(_ identity: Int?) {
        guard knobs[StageKnob.tapExpands] else { return }
        expand(identity == expandedItem ? nil : identity)
    }

    /// The lifelong name of the item that has grown out of the row.
    public var expandedItem: Int? {
        guard knobs[StageKnob.expand] > 0 else { return nil }
        return knobs[StageKnob.expandItem] ?? items.identity(at: currentIndex)
    }

    /// Lets an item, by its lifelong name, grow out of the row as the knobs `expand…` say, and what has grown before go back;
    /// nil only lets that go back.
    public mutating func expand(_ identity: Int?, seconds: Double = 0.4) {
        guard identity != nil || expandedItem != nil else { return }
        var changed = knobs
        if let identity {
            changed.keep(.number(1), for: StageKnob.expand.parameter)
            changed.keep(.integer(identity), for: StageKnob.expandItem.parameter)
        } else {
            changed.reset("expansion.expand")
            changed.reset("expansion.expandItem")
        }
        morph(to: nil, changed, seconds: seconds)
    }
}
