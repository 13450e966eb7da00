/// What the mouse does, for the cheat sheet; what it does is in `PointerGesture`, `OrbitCamera` and the panel's fields.
public enum MouseGesture: String, CaseIterable, Sendable {
    case drag, flick, tap, throwAway, reorder, hold, track, wheel, orbit, pan, zoom, drop, knob, knobTyped, knobReset,
        knobMenu

    public struct Entry: Sendable {
        /// As in `right drag`.
        public let hand: String
        public let help: String
    }

    public var entry: Entry {
        switch self {
        case .drag: Entry(hand: "drag", help: "turn the row; it stays under the hand")
        case .flick: Entry(hand: "drag, let go", help: "flick: it runs on and comes to rest on a card")
        case .tap: Entry(hand: "click a card", help: "bring it to the middle; there, select it")
        case .throwAway: Entry(hand: "drag across", help: "throw a card out of the row; undo brings it back")
        case .reorder: Entry(hand: "Shift+drag", help: "carry a card to another place of the row; others make room")
        case .hold: Entry(hand: "hold, drag", help: "the same by touch: press a card until it rises, then carry it")
        case .track:
            Entry(hand: "line, after L", help: "drag its points and the dots between; with Shift corners, right: away")
        case .wheel: Entry(hand: "wheel", help: "scroll; with a touchpad, two fingers")
        case .orbit: Entry(hand: "right drag", help: "walk around the stage; Esc flies back")
        case .pan: Entry(hand: "middle drag", help: "walk sideways, up and down")
        case .zoom: Entry(hand: "wheel, walking", help: "nearer or farther")
        case .drop: Entry(hand: "drop files", help: "open a scene, pictures, a folder, a shader")
        case .knob: Entry(hand: "drag a knob", help: "turn it: with Shift finely, with Alt coarsely")
        case .knobTyped: Entry(hand: "Ctrl+click", help: "on a knob: type its value")
        case .knobReset: Entry(hand: "double-click", help: "on a knob's name: back to its default")
        case .knobMenu: Entry(hand: "right click", help: "on a knob: animate, copy, leave alone when randomising")
        }
    }
}
