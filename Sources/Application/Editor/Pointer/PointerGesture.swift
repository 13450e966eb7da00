public import LayoutCore

/// What the pointer does on the stage: presses, drags, taps and, across the row, takes cards away.
public struct PointerGesture: Hashable, Sendable {
    /// Where and when it came down, and how far it has gone since.
    private var press: Press?
    public private(set) var pointer: Point?
    /// Where the hand was last, whatever it holds.
    var place: Point?

    private struct Press: Hashable {
        var start: Point
        var delta = Vector2.zero
        var isDrag = false
        /// The card that was under it.
        var card: Int?
        /// A press that only stops the motion selects no card.
        var stopsMotion: Bool
        /// Else the stage itself says what a drag across the row does.
        var takesAway: Bool
        /// How long it has been there without moving.
        var seconds = 0.0
        /// How long it has not moved now, wherever it is.
        var stillness = 0.0

        /// Neither a drag nor a hand that stops the row means to take a card out.
        var mayLift: Bool { card != nil && !isDrag && !stopsMotion }
    }

    /// So long a press that does not move has to last until it takes its card out of the row.
    public static let holding = 0.4

    /// So long after its last move a hand has stopped, whatever speed it had.
    private static let stopping = 0.25
    /// Something may still come of how long it has been where it is: a card is taken out of the row, or what it lets go of flies or not.
    var awaitsTime: Bool {
        press.map { $0.stillness < Self.stopping || ($0.mayLift && $0.seconds < Self.holding) } ?? false
    }
    /// The card that has been pressed for that long.
    var cardHeldLong: Int? { press.flatMap { $0.mayLift && $0.seconds >= Self.holding ? $0.card : nil } }

    public var isDown: Bool { press != nil }
    /// It has left the place where it came down.
    public var isDragging: Bool { press?.isDrag ?? false }

    /// A card that the hand has let go of across the row.
    public private(set) var flight: ThrownCard?

    /// The card that is being thrown, and how far it has come across the row: what is to be seen of a throw.
    public func thrown(isVertical: Bool) -> (card: Int, delta: Vector2, isLanding: Bool)? {
        if let flight { return (flight.card, flight.delta, flight.isLanding) }
        guard let press, press.isDrag, press.takesAway, let card = press.card else { return nil }
        let (along, across) = isVertical ? (press.delta.y, press.delta.x) : (press.delta.x, press.delta.y)
        guard abs(across) > 2.5 * abs(along) else { return nil }
        return (card, isVertical ? Vector2(x: press.delta.x, y: 0) : Vector2(x: 0, y: press.delta.y), false)
    }

    /// A card that was put down so far from its place goes there.
    mutating func land(_ card: Int, from delta: Vector2) {
        flight = ThrownCard(card: card, delta: delta, isAway: false, isLanding: true)
    }

    /// How far the pointer may move in a click, in points.
    private static let still = 4.0
    /// As far across the row as takes a card away.
    public static let throwing = 90.0

    fileprivate mutating func down(at point: Point, card: Int?, stopsMotion: Bool, takesAway: Bool) {
        press = Press(start: point, card: card, stopsMotion: stopsMotion, takesAway: takesAway)
        pointer = point
        flight = nil
    }

    /// How the pointer moved, once it has left the place where it came down.
    fileprivate mutating func move(to point: Point) -> Vector2? {
        defer { pointer = point }
        guard var press, let pointer else { return nil }
        let step = point - pointer
        press.delta = press.delta + step
        press.stillness = 0
        let wasDrag = press.isDrag
        press.isDrag = wasDrag || press.delta.length > Self.still
        self.press = press
        // What it had moved before it was a drag is not lost: the point that was grabbed stays under it.
        return press.isDrag ? (wasDrag ? step : press.delta) : nil
    }

    fileprivate enum End {
        case tap(Point)
        case drag
        /// Across the row: the card under it is to go.
        case away(card: Int)
    }

    fileprivate mutating func up(isVertical: Bool) -> End? {
        guard let press else { return nil }
        self.press = nil
        guard press.isDrag else { return press.stopsMotion ? .drag : .tap(press.start) }
        self.press = press
        let thrown = thrown(isVertical: isVertical)
        self.press = nil
        guard let (card, delta, _) = thrown else { return .drag }
        let isAway = delta.length > Self.throwing
        flight = ThrownCard(card: card, delta: delta, isAway: isAway)
        return isAway ? .away(card: card) : .drag
    }

    fileprivate mutating func cancel(isVertical: Bool) {
        if let (card, delta, _) = thrown(isVertical: isVertical) {
            flight = ThrownCard(card: card, delta: delta, isAway: false)
        }
        press = nil
    }

    public mutating func advance(by seconds: Double) {
        flight?.advance(by: seconds)
        if flight?.isOver == true { flight = nil }
        press?.stillness += seconds
        if press?.isDrag == false { press?.seconds += seconds }
    }
}

extension EditorModel {
    /// - Parameter card: what is under it, by its lifelong name.
    mutating func press(at point: Point, card: Int?) {
        gesture.down(at: point, card: card, stopsMotion: stage.isMoving, takesAway: !stage.throwsFreely)
        endTurning()
        apply(.press(at: point))
    }

    mutating func movePointer(to point: Point) {
        if let delta = gesture.move(to: point) { apply(.drag(by: delta)) }
    }

    mutating func release() {
        switch gesture.up(isVertical: stage.knobs.flag("vertical")) {
        case nil: break
        case .drag: apply(.release)
        case .tap(let point):
            apply(.release)
            tap(at: point)
        case .away(let card):
            apply(.cancel)
            if let index = stage.index(of: card) { removeCard(at: index) }
        }
    }

    public mutating func tap(at point: Point) {
        let current = stage.identity(at: stage.currentIndex)
        stage.walks = walks
        apply(.tap(at: point))
        // A card beside the middle moves to the middle; the one in the middle is selected.
        let tapped = walks.reduce(stage.frame()) { $0.seen(by: $1) }.hit(at: point)?.identity
        selected = tapped == current ? tapped : nil
    }

    public mutating func cancelPress() {
        if lifted != nil {
            held = nil
            return takeBackLift()
        }
        guard gesture.isDown else { return }
        gesture.cancel(isVertical: stage.knobs.flag("vertical"))
        apply(.cancel)
    }

    /// The card that is being thrown where the hand has it, more and more transparent.
    func showingThrow(_ frame: Frame) -> Frame {
        guard let thrown = gesture.thrown(isVertical: stage.knobs.flag("vertical")),
            frame.cards.contains(where: { $0.identity == thrown.card })
        else { return frame }
        var frame = frame
        let part = thrown.delta.length / (2.5 * PointerGesture.throwing)
        for place in frame.cards.indices where frame.cards[place].identity == thrown.card {
            frame.cards[place].matrix = frame.cards[place].matrix.seenMoved(by: thrown.delta)
            if !thrown.isLanding { frame.cards[place].alpha *= max(0.25, 1 - part) }
            // A card that is cut goes as a whole; one of several that are the same goes alone.
            if frame.cards[place].part == nil { break }
        }
        return frame
    }

    /// A wheel's notches, or parts of them from a touchpad.
    public mutating func scroll(by delta: Vector2) {
        let isVertical = stage.knobs.flag("vertical")
        // A mouse has one wheel, which turns every row; a touchpad has both ways. What goes along the row moves it with the hand.
        let isAlong = isVertical || abs(delta.x) > abs(delta.y)
        let turn = isVertical || !isAlong ? -delta.y : -delta.x
        let along = isAlong && stage.knobs.flag("reversed") ? -turn : turn
        // Of several rows the one under the pointer.
        apply(.wheel(by: along, lane: pointerPlace.map { stage.lane(at: $0) } ?? 0))
    }
}
