internal import LayoutCore
internal import ZoeDocument
internal import ZoeLive

/// Commands from outside, as far as they concern nothing but what is shown.
extension EditorModel {
    /// Does what the command says.
    /// - Parameter isPart: one of many of a fader that is being moved: one step to take back, which ends with `endTurning`.
    /// - Returns: nil where it takes time, files or the window.
    mutating func obey(_ command: LiveCommand, isPart: Bool = false) -> Reply? {
        if command.changesDocument, isComparing {
            return .error("the state that was kept is being looked at; let go first")
        }
        switch command {
        case .set(let name, let text):
            defer { if !isPart { endTurning() } }
            return set(name, to: text)
        case .get(let name): return get(name)
        case .scroll(let place, let seconds):
            apply(seconds.map { .scroll(to: place, seconds: $0) } ?? .jump(to: stage.placeInReach(of: place)))
            return .ok
        case .drag(let delta): return drag(by: delta)
        case .flick(let delta, let seconds):
            apply(.flick(by: delta, seconds: seconds))
            return .ok
        case .tap(let point):
            tap(at: point)
            return .ok
        case .key(let name):
            guard let chord = Chord(name), let action = Bindings.default.action(for: chord) else { return nil }
            return perform(action) ? .ok : nil
        case .layout(let name): return put(on: name)
        case .layouts: return .ok(LayoutKind.all.map(\.name).joined(separator: " "))
        case .scene(let name):
            guard let scene = Scene.builtIn(name) else { return nil }
            open(scene, path: nil)
            return .ok
        case .face(let file): change { $0.shaders.face = file }
        case .backdrop(let file): change { $0.shaders.backdrop = file }
        case .post(let files):
            var plan = scene.shaders
            plan.post = files
            if let complaint = plan.complaint { return .error(complaint) }
            change { $0.shaders = plan }
        case .undo:
            guard history.canUndo else { return .error("there is nothing to take back") }
            undo()
        case .redo:
            guard history.canRedo else { return .error("there is nothing to make again") }
            redo()
        case .reset(nil): resetAll()
        case .reset(let name?):
            do { reset(try scene.knobs.table.parameter(named: name).fullName) } catch { return .error("\(error)") }
        case .time(let seconds):
            guard seconds <= Scene.longestTime else {
                return .error("the clock goes up to \(Parameter.Value.number(Scene.longestTime)) seconds")
            }
            setClock(to: seconds)
        case .play: playing = true
        case .pause: playing = false
        case .state: return .ok("{\(state)}")
        case .help(let name): return .ok(Self.help(name))
        case .wait: return endless.map { .error("it never settles: \($0)") }
        case .stats, .capture, .quit: return nil
        }
        return .ok
    }

    // MARK: Knobs

    private mutating func set(_ name: String, to text: String) -> Reply {
        do {
            let parameter = try scene.knobs.table.parameter(named: name)
            let (value, warning) = try parameter.value(from: text)
            turn(parameter.fullName, to: value)
            return .ok(warning.map { "\($0)" } ?? "")
        } catch {
            return .error("\(error)")
        }
    }

    private func get(_ name: String) -> Reply {
        do {
            let parameter = try scene.knobs.table.parameter(named: name)
            let value = knobs[parameter.fullName]
            // What the program has worked out is told too.
            guard value == .auto, let number = shown(parameter.fullName) else { return .ok("\(value)") }
            return .ok("auto \(Parameter.Value.number(number))")
        } catch {
            let other: String? =
                switch name {
                case "scroll": "\(Parameter.Value.number(stage.scroll))"
                case "index": "\(stage.currentIndex)"
                case "count": "\(stage.count)"
                case "layout": scene.layout.name
                case "scene": scene.name
                case "time": "\(Parameter.Value.number(stage.time))"
                default: nil
                }
            return other.map { .ok($0) } ?? .error("\(error)")
        }
    }

    private mutating func put(on name: String) -> Reply {
        guard let kind = LayoutKind.named(name) else {
            let names = LayoutKind.all.map(\.name)
            let ending = Suggestion.ending(for: name, among: names, otherwise: "`layouts` lists them")
            return .error("no layout '\(name.prefix(80))'\(ending)")
        }
        use(kind)
        return .ok
    }

    // MARK: The hand

    private mutating func drag(by delta: Vector2) -> Reply {
        guard !hand.isDown else { return .error("a hand holds the cards already") }
        apply(.press(at: Point(x: stage.view.width / 2, y: stage.view.height / 2)))
        // It has come to a stop before it lets go.
        apply(.drag(by: delta, velocity: .zero))
        apply(.release)
        return .ok
    }

    // MARK: Motion

    /// Whether something is still on its way to where it is to rest.
    var isSettling: Bool { stage.isMoving || stroll.isMoving || hand.flight != nil }

    /// Why waiting would never end.
    var endless: String? {
        if !oscillations.isEmpty { return "a knob swings by itself" }
        if stage.knobs[StageKnob.autoscroll] != 0 {
            return "motion.autoscroll turns it; set it to 0"
        }
        return nil
    }

    // MARK: Help

    private static func help(_ name: LiveCommand.Name?) -> String {
        if let name { return "\(name.usage): \(name.help)" }
        return LiveCommand.Name.allCases.map(\.usage).joined(separator: " · ")
    }
}

extension LiveCommand {
    /// Whether it has something to do that can be seen.
    var changesPicture: Bool {
        switch self {
        case .get, .layouts, .wait, .state, .stats, .capture, .help, .quit: false
        default: true
        }
    }

    fileprivate var changesDocument: Bool {
        switch self {
        case .set, .layout, .scene, .face, .backdrop, .post, .undo, .redo, .reset, .time: true
        default: false
        }
    }
}
