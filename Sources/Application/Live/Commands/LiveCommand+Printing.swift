internal import LayoutCore

extension LiveCommand: CustomStringConvertible {
    public var name: Name {
        switch self {
        case .set: .set
        case .get: .get
        case .scroll: .scroll
        case .drag: .drag
        case .flick: .flick
        case .tap: .tap
        case .key: .key
        case .layout: .layout
        case .layouts: .layouts
        case .scene: .scene
        case .face: .face
        case .backdrop: .backdrop
        case .post: .post
        case .undo: .undo
        case .redo: .redo
        case .reset: .reset
        case .time: .time
        case .play: .play
        case .pause: .pause
        case .wait: .wait
        case .state: .state
        case .stats: .stats
        case .capture: .capture
        case .help: .help
        case .quit: .quit
        }
    }

    /// The line that reads back as this command.
    public var description: String {
        ([name.rawValue] + arguments.map(LiveWords.quoted)).joined(separator: " ")
    }

    private var arguments: [String] {
        switch self {
        case .set(let name, let value): [name, value]
        case .scroll(let place, let seconds): [Self.text(place)] + (seconds.map { [Self.text($0)] } ?? [])
        case .drag(let delta): [Self.text(delta.x), Self.text(delta.y)]
        case .flick(let delta, let seconds): [Self.text(delta.x), Self.text(delta.y), Self.text(seconds)]
        case .tap(let point): [Self.text(point.x), Self.text(point.y)]
        case .get(let word), .key(let word), .layout(let word), .scene(let word), .capture(let word): [word]
        case .face(let file), .backdrop(let file): [file ?? Self.none]
        case .post(let files): files.isEmpty ? [Self.none] : files
        case .reset(let name): name.map { [$0] } ?? []
        case .time(let seconds): [Self.text(seconds)]
        case .help(let name): name.map { [$0.rawValue] } ?? []
        case .layouts, .undo, .redo, .play, .pause, .wait, .state, .stats, .quit: []
        }
    }

    private static func text(_ number: Double) -> String { "\(Parameter.Value.number(number))" }
}
