extension Stage {
    /// Whether a hand throws cards wherever it goes, and does not move the row.
    public var throwsFreely: Bool {
        knobs.has(SwipeDeck.isFree) && knobs[SwipeDeck.isFree] && knobs[SwipeDeck.reach] > 0
            && knobs[StageKnob.style] != .tumble
    }

    /// As far as a card is thrown, in points.
    private var throwLength: Double {
        let card = cardSize
        return knobs[SwipeDeck.reach] * (knobs[StageKnob.vertical] ? card.height : card.width)
    }

    /// Where the card at this place of the row was thrown.
    func cardThrow(at index: Int, of row: Row) -> CardThrow? {
        let index = row.clamped(index: index)
        guard let identity = items.identity(at: index) else { return nil }
        for var card in thrown where card.identity == identity {
            card.index = index
            return card
        }
        return nil
    }

    private mutating func keep(_ new: CardThrow) {
        if let place = thrown.firstIndex(where: { $0.identity == new.identity }) {
            thrown[place] = new
        } else {
            if thrown.count >= Self.mostThrows { thrown.removeFirst() }
            thrown.append(new)
        }
    }

    /// So many are remembered.
    private static let mostThrows = 32

    /// Takes the card that is on its way, if that is what the hand holds; else the top one, and the other goes on.
    mutating func takeCard(at pointer: Point, on lane: Int) -> FreeHold? {
        guard count > 0 else { return nil }
        let grab = grab(at: pointer)
        func place() -> (index: Int, place: Double, part: Double) {
            let place = (lanes[lane].offset + ScrollConstants.error).rounded(.down)
            return (
                lanes[lane].rules.row.clamped(index: Int(safely: place)), place, max(lanes[lane].offset - place, 0)
            )
        }
        var (index, start, part) = place()
        if part > ScrollConstants.error, grab?.identity != items.identity(at: index) {
            var end = lanes.map { $0.offset }
            end[lane] = lanes[lane].destination.rounded()
            travelOn(to: Pose(scrolls: end, orientation: ball.orientation), seconds: Self.flightEnd)
            (index, start, part) = place()
        }
        guard let identity = items.identity(at: index) else { return nil }
        let isOnTop = grab?.identity == identity
        let isBelowMiddle = isOnTop && (grab?.point.y ?? 0) > 0
        let former = cardThrow(at: index, of: lanes[lane].rules.row)
        var hold = FreeHold(
            card: CardThrow(
                identity: identity, index: index, direction: former?.direction ?? .zero,
                turning: part > ScrollConstants.error ? former?.turning ?? 1 : isBelowMiddle ? -1 : 1),
            place: start, shift: .zero)
        if part > ScrollConstants.error {
            let matrix = layout.layout(knobs, on: context(lane: lane)).placement(
                at: Slot.Place(index: index, offset: -part)
            ).transform
            hold.shift = Vector2(x: matrix.row4.x, y: matrix.row4.y)
        }
        hold.point = isOnTop ? grab?.point : nil
        hold.goal = pointer
        return hold
    }

    /// What is left of a flight when the next card is taken already.
    private static let flightEnd = 0.2

    mutating func moveCard(by delta: Vector2, velocity: Vector2) {
        guard let lane = gesture?.lane, var hold = gesture?.hold else { return }
        guard let index = items.index(of: hold.card.identity) else {
            gesture?.hold = nil
            return
        }
        // Others may have come or gone before it.
        hold.place += Double(index - hold.card.index)
        hold.card.index = index
        func seen(_ delta: Vector2) -> Vector2 {
            knobs[StageKnob.reversed] ? delta.mirrored(alongY: knobs[StageKnob.vertical]) : delta
        }
        let isLast = isLast(hold, on: lane)
        hold.goal = hold.goal + delta
        hold.velocity = seen(velocity)
        if delta != .zero { hold.lastMove = time }
        move(&hold, by: seen(delta))
        // It turns on its way: a step or two bring what the hand holds back under it.
        for _ in 0..<8 where !isLast {
            guard let rest = place(of: hold, on: lane).map({ hold.goal - $0 }), rest.length > 0.01 else { break }
            move(&hold, by: seen(rest))
        }
        gesture?.hold = hold
        let part = part(of: hold)
        if hold.shift != .zero { keep(hold.card) }
        // The last card cannot go, and gives way as a row does at its end.
        lanes[lane].drag(to: hold.place + (isLast ? 0.3 * part : part))
    }

    private func move(_ hold: inout FreeHold, by delta: Vector2) {
        hold.shift = hold.shift + delta
        let (distance, length) = (hold.shift.length, throwLength)
        guard distance > 0 else { return }
        hold.card.direction = hold.shift * (1 / distance)
        if distance > length { hold.shift = hold.card.direction * length }
    }

    /// How much of its way it has behind it. Where it has arrived, the next one would be the top card.
    private func part(of hold: FreeHold) -> Double { min(hold.shift.length / throwLength, 0.999) }

    private func isLast(_ hold: FreeHold, on lane: Int) -> Bool {
        !lanes[lane].rules.row.isWrapped && hold.place >= lanes[lane].rules.lastOffset - ScrollConstants.error
    }

    /// Where what the hand holds is seen.
    private func place(of hold: FreeHold, on lane: Int) -> Point? {
        guard let point = hold.point else { return nil }
        let part = part(of: hold)
        var context = context(lane: lane)
        context.scroll = hold.place + part
        context.thrown = hold.card
        return seenPlace(
            of: point, at: Slot.Place(index: hold.card.index, offset: -part), layout.layout(knobs, on: context), context
        )
    }

    /// Far enough, or fast enough, it flies away; else it goes back to where it was.
    mutating func letCardGo(_ hold: FreeHold, on lane: Int) {
        guard lanes[lane].isDragging else { return lanes[lane].release() }
        let isStill = time - hold.lastMove > ScrollConstants.hold - ScrollConstants.error
        let direction = hold.card.direction
        let speed = isStill ? 0 : hold.velocity.x * direction.x + hold.velocity.y * direction.y
        let goes = !isLast(hold, on: lane) && hold.shift.length + 0.12 * speed > 0.25 * throwLength
        lanes[lane].endDrag(throwingTo: goes ? hold.place + 1 : nil, from: hold.place, speed: speed / throwLength)
    }
}
