public import LayoutCore

/// What can be asked of a viewer from outside: by a line on its standard input, in its console, in a script or by OSC.
public enum LiveCommand: Hashable, Sendable {
    case set(String, to: String)
    case get(String)
    /// Nil seconds: at once.
    case scroll(to: Double, seconds: Double?)
    case drag(by: Vector2)
    case flick(by: Vector2, seconds: Double)
    case tap(at: Point)
    /// As bindings write it: `Ctrl+Z`.
    case key(String)
    case layout(String)
    case layouts
    /// A built-in one by its name, or a file.
    case scene(String)
    /// The user's own shaders, by file; nil takes them away.
    case face(String?)
    case backdrop(String?)
    case post([String])
    case undo
    case redo
    /// Nil: all knobs.
    case reset(String?)
    /// Seconds.
    case time(Double)
    case play
    case pause
    /// Until all motion has settled.
    case wait
    case state
    case stats
    case capture(String)
    /// Nil: all commands.
    case help(Name?)
    case quit

    /// What a command is called. The one table of which its help, its completion and the suggestions are made.
    public enum Name: String, CaseIterable, Sendable {
        case set, get, scroll, drag, flick, tap, key, layout, layouts, scene, face, backdrop, post, undo, redo, reset
        case time, play, pause, wait, state, stats, capture, help, quit

        /// What comes after it; square brackets around what may be left out.
        public var arguments: String {
            switch self {
            case .set: "NAME VALUE"
            case .get: "NAME"
            case .scroll: "X [SECONDS]"
            case .drag: "DX DY"
            case .flick: "DX DY SECONDS"
            case .tap: "X Y"
            case .key: "KEY"
            case .layout: "NAME"
            case .scene: "NAME|FILE"
            case .face, .backdrop: "FILE|none"
            case .post: "FILE…|none"
            case .reset: "[NAME]"
            case .time: "SECONDS"
            case .capture: "FILE"
            case .help: "[COMMAND]"
            case .layouts, .undo, .redo, .play, .pause, .wait, .state, .stats, .quit: ""
            }
        }

        public var help: String {
            switch self {
            case .set: "turn a knob: set layout.tilt 0.4"
            case .get: "what a knob stands at, or scroll, index, count, layout, scene, time"
            case .scroll: "to this place in the row, in items; at once, or in so many seconds"
            case .drag: "the hand drags by so many points and lets go"
            case .flick: "the hand flicks by so many points within so many seconds"
            case .tap: "the hand taps there, in points from the top left"
            case .key: "press a key: key Right, key Ctrl+Z"
            case .layout: "let the cards travel to another layout"
            case .layouts: "the layouts there are"
            case .scene: "open a built-in scene or a file"
            case .face: "the fragment shader of the cards"
            case .backdrop: "the fragment shader behind them"
            case .post: "the fragment shaders over the whole picture, one after the other"
            case .undo: "take the last change back"
            case .redo: "make it again"
            case .reset: "one knob, or all of them, back to the standard"
            case .time: "set the clock that formulas and shaders see"
            case .play: "let the clock run"
            case .pause: "stop the clock"
            case .wait: "answered when all motion has settled and is to be seen"
            case .state: "where everything stands, as one line of JSON with the scene in it"
            case .stats: "frame times, counts and memory, as one line of JSON"
            case .capture: "a picture of the scene; answered when it is written"
            case .help: "the commands, or one of them"
            case .quit: "close the window; nothing is asked"
            }
        }

        public var usage: String { arguments.isEmpty ? rawValue : "\(rawValue) \(arguments)" }
    }
}

/// What is wrong with a command, in a line for a person.
public struct LiveError: Error, Hashable, Sendable, CustomStringConvertible {
    public let text: String
    public init(_ text: String) { self.text = text }
    public var description: String { text }
}
