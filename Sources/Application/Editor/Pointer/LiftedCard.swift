internal import LayoutCore
internal import ZoeDocument

/// A card that the hand has taken out of its row, to put it down elsewhere.
public struct LiftedCard: Hashable, Sendable {
    /// As it stood when it was taken.
    let card: Card
    /// Where in the row it was taken.
    let index: Int
    /// From where it was taken, in points.
    var delta = Vector2.zero
    /// What had been moved before, and how far the row has been turned since.
    let edits: [Input.Edit]
    var turns = 0
}

extension EditorModel {
    /// - Parameter identity: the card's lifelong name.
    mutating func lift(_ identity: Int) {
        endTurning()
        guard let index = stage.index(of: identity),
            let card = stage.frame().cards.last(where: { $0.identity == identity && !$0.isHidden })
        else { return }
        lifted = LiftedCard(card: card.whole, index: index, edits: scene.edits)
    }

    /// A card that was pressed for a while, without moving, comes out of its row a little and is carried from then on.
    mutating func liftWhatIsHeld() {
        guard let card = gesture.cardHeldLong, held == .card(card), stage.index(of: card) != nil else { return }
        cancelPress()
        lift(card)
        guard lifted != nil else { return }
        lifted?.delta = Vector2(x: 0, y: -8)
        held = .item(card)
    }

    /// The hand carries it; where it comes over another card, that one and those between make room.
    mutating func carry(from start: Point, to end: Point) {
        guard var lifted else { return }
        lifted.delta = lifted.delta + (end - start)
        self.lifted = lifted
        let settled = stage.settled
        guard let over = settled.frame().hit(at: end), over.lane == lifted.card.lane,
            let place = settled.index(of: over.identity), let now = settled.index(of: lifted.card.identity),
            place != now
        else { return }
        // Over the seam of a closed row both its ends move: the card comes to stand beyond the other one, and what was there
        // goes round.
        let (isClosed, last) = (stage.knobs.flag("wrap") && !hasTimeline, settled.count - 1)
        var turn = isClosed && 2 * abs(place - now) > settled.count ? (place < now ? 1 : -1) : 0
        var target = place + turn
        // First and last are the same place of a ring: brought back, it has not been moved.
        if isClosed, target == 0, lifted.index == last { (target, turn) = (last, turn - 1) }
        if isClosed, target == last, lifted.index == 0 { (target, turn) = (0, turn + 1) }
        guard target != now else { return }
        var next = scene
        if case .move(lifted.index, now)? = next.edits.last { next.edits.removeLast() }
        if target != lifted.index { next.edits.append(.move(from: lifted.index, to: target)) }
        travel(to: next, seconds: 0)
        stage.turnMovedRow(by: turn)
        self.lifted?.turns += turn
    }

    /// The hand was taken away: the card goes back to where it was taken.
    mutating func takeBackLift() {
        guard let lifted else { return }
        if scene.edits != lifted.edits {
            var former = scene
            former.edits = lifted.edits
            travel(to: former, seconds: 0)
            stage.turnMovedRow(by: -lifted.turns)
        }
        putDown()
    }

    /// It glides into the place that the others have left for it.
    mutating func putDown() {
        guard let lifted else { return }
        self.lifted = nil
        let frame = stage.frame()
        if let card = frame.cards.last(where: { $0.identity == lifted.card.identity && !$0.isHidden }),
            let here = frame.camera.project(.zero, through: card.matrix),
            let there = frame.camera.project(.zero, through: lifted.card.matrix)
        {
            gesture.land(lifted.card.identity, from: there + lifted.delta - here)
        }
        endTurning()
    }

    /// In the hand, in front of all others.
    func showingLift(_ frame: Frame) -> Frame {
        guard let lifted else { return frame }
        var frame = frame
        frame.cards.removeAll { $0.identity == lifted.card.identity && $0.lane == lifted.card.lane }
        for (order, place) in frame.cards.indices.sorted(by: { frame.cards[$0].order < frame.cards[$1].order })
            .enumerated()
        {
            frame.cards[place].order = order
        }
        var card = lifted.card
        card.matrix = card.matrix.seenMoved(by: lifted.delta)
        card.order = frame.cards.count
        frame.cards.append(card)
        return frame
    }
}

extension Transform3D {
    /// Moved by so many points of the view, whatever the perspective: w of it goes to each coordinate.
    func seenMoved(by delta: Vector2) -> Transform3D {
        func moved(_ row: SIMD4<Double>) -> SIMD4<Double> {
            SIMD4(row.x + delta.x * row.w, row.y + delta.y * row.w, row.z, row.w)
        }
        return Transform3D(row1: moved(row1), row2: moved(row2), row3: moved(row3), row4: moved(row4))
    }
}
