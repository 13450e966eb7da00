public import LayoutCore

/// Who a press of the pointer is for, and who has it until it is let go.
public enum PressTarget: Hashable, Sendable {
    /// A knob, a button, a question, a curve: what lies over the stage.
    case panel
    /// The eye that goes around the stage.
    case orbit
    /// The same eye, sideways, up and down.
    case pan
    /// A card, by its lifelong name: it can be tapped, thrown, or dragged with its row.
    case card(Int)
    /// A card that is taken out of its row, to be put down elsewhere in it.
    case item(Int)
    /// The row, between its cards.
    case row
    /// A part of the layout's line, while that is edited; with Shift, alone.
    case track(TrackLine.Grip, isAlone: Bool)
    /// A point of that line that goes away.
    case trackNode(Int)

    /// What comes of it is kept as what it makes of the line, and not as what the hand did.
    public var isTrack: Bool {
        switch self {
        case .track, .trackNode: true
        default: false
        }
    }

    /// The first of these that the press can be for, from what lies on top to what lies below.
    /// - Parameters:
    ///   - button: 0 is the left, 1 the right, 2 the middle one, 3 the left one with Shift.
    ///   - point: in the view; nil where no pointer has been seen yet.
    ///   - isOverPanel: the panel's toolkit has taken the press for itself.
    /// - Returns: nil for a press that means nothing.
    public init?(button: Int, at point: Point?, in editor: EditorModel, isOverPanel: Bool) {
        // What is held stays held, whatever other button goes down.
        guard editor.held == nil else { return nil }
        if isOverPanel {
            self = .panel
            return
        }
        guard let point else { return nil }
        switch (button, editor.trackGrip(at: point)) {
        case (0, let grip?), (3, let grip?):
            self = .track(grip, isAlone: button == 3)
            return
        case (1, .node(let node)):
            self = .trackNode(node)
            return
        default: break
        }
        switch button {
        case 0 where editor.orbitCamera.isAway: self = .orbit
        case 0: self = editor.view.hit(at: point).map { .card($0.identity) } ?? .row
        case 3 where !editor.orbitCamera.isAway: self = editor.view.hit(at: point).map { .item($0.identity) } ?? .row
        case 1, 3: self = .orbit
        case 2: self = .pan
        default: return nil
        }
    }
}

extension EditorModel {
    /// The pointer takes hold of something of the stage.
    public mutating func takeHold(of target: PressTarget, at point: Point) {
        gesture.place = point
        held = target
        switch target {
        // That has its own holds.
        case .panel: held = nil
        case .orbit, .pan: break
        case .track(let grip, let isAlone):
            held = .track(takeTrack(grip, at: point, isAlone: isAlone), isAlone: isAlone)
        case .trackNode(let node): _ = removeTrackNode(node)
        case .card(let card): press(at: point, card: card)
        case .item(let card): lift(card)
        case .row: press(at: point, card: nil)
        }
    }

    /// What is held follows the pointer.
    public mutating func movePointer(from start: Point, to end: Point) {
        gesture.place = end
        point(at: end)
        switch held {
        case .orbit: orbit(by: end - start)
        case .pan: pan(by: end - start)
        case .card, .row: movePointer(to: end)
        case .item: carry(from: start, to: end)
        case .track(let grip, let isAlone): moveTrack(grip, to: end, isAlone: isAlone)
        case .trackNode, .panel, nil: break
        }
    }

    /// The stage turns to the pointer, where it does that at all; nil where the pointer has left.
    public mutating func point(at place: Point?) {
        if turnsToPointer { apply(.point(at: place)) }
    }

    /// Whether it matters where a pointer is that holds nothing.
    public var turnsToPointer: Bool { stage.knobs.number("camera.pointerTilt") != 0 }

    /// Where the pointer was last, of those that held something.
    public var pointerPlace: Point? { gesture.place }

    /// Nearer or farther for whoever walks around, else along the row.
    public mutating func turnWheel(by delta: Vector2) {
        if orbitCamera.isAway { orbitCamera.zoom(by: delta.y > 0 ? 1.1 : 1 / 1.1) } else { scroll(by: delta) }
    }

    public mutating func letGo() {
        switch held {
        case .card, .row: release()
        case .item: putDown()
        case .orbit, .pan, .track: endTurning()
        case .trackNode, .panel, nil: break
        }
        held = nil
    }

    /// What is held has left the place where it was taken.
    public var isDragging: Bool { held == .orbit || held == .pan || lifted != nil || gesture.isDragging }

    /// The pointer holds cards.
    public var holdsCards: Bool {
        switch held {
        case .card, .row, .item: true
        case .orbit, .pan, .track, .trackNode, .panel, nil: false
        }
    }
}
