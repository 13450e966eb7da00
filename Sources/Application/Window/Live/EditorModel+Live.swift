internal import LayoutCore
internal import ZoeDocument
internal import ZoeEditor
internal import ZoeLive

/// What live commands do to what is shown.
extension EditorModel {
    // MARK: Knobs

    mutating func set(_ name: String, to text: String) -> Reply {
        do {
            let parameter = try scene.knobs.table.parameter(named: name)
            let (value, warning) = try parameter.value(from: text)
            turn(parameter.fullName, to: value)
            return .ok(warning.map { "\($0)" } ?? "")
        } catch {
            return .error("\(error)")
        }
    }

    /// What the stage itself has to say comes before a knob of the same name: an answer means one thing whatever the layout.
    func get(_ name: String) -> Reply {
        let own: String? =
            switch name {
            case "scroll": "\(Parameter.Value.number(stage.scroll))"
            case "index": "\(stage.currentIndex)"
            case "count": "\(stage.count)"
            case "layout": scene.layout.name
            case "scene": scene.name
            case "time": "\(Parameter.Value.number(stage.time))"
            default: nil
            }
        if let own { return .ok(own) }
        do {
            let parameter = try scene.knobs.table.parameter(named: name)
            let value = knobs[parameter.fullName]
            // Values that the program has worked out are told too.
            guard value == .auto, let number = shown(parameter.fullName) else { return .ok("\(value)") }
            return .ok("auto \(Parameter.Value.number(number))")
        } catch {
            return .error("\(error)")
        }
    }

    mutating func put(on name: String) -> Reply {
        if LayoutKind.named(name) == nil, let alias = LayoutAlias.named(name) {
            guard scene.timeline[Timeline.Lane.layout] == nil else {
                return .error(
                    "the timeline says when there is which layout; give a layout of zoetrope's own, not \(alias.name)")
            }
            change(seconds: 0.7) { alias.put(on: &$0) }
            return .ok
        }
        guard let kind = LayoutKind.named(name) else {
            let names = LayoutKind.all.map(\.name) + LayoutAlias.all.map(\.name)
            let ending = Suggestion.ending(for: name, among: names, otherwise: "`layouts` lists them")
            return .error("no layout '\(name.prefix(80))'\(ending)")
        }
        use(kind)
        return .ok
    }

    // MARK: The hand

    mutating func drag(by delta: Vector2) -> Reply {
        guard !gesture.isDown else { return .error("a hand holds the cards already") }
        apply(.press(at: Point(x: stage.view.width / 2, y: stage.view.height / 2)))
        // It has come to a stop before it lets go.
        apply(.drag(by: delta, velocity: .zero))
        apply(.release)
        return .ok
    }

    mutating func press(at point: Point, button: Double) -> Reply {
        guard let number = Int(exactly: button), 0...3 ~= number else {
            return .error("the buttons are 0 (left), 1 (right), 2 (middle) and 3 (left with Shift)")
        }
        guard let target = PressTarget(button: number, at: point, in: self, isOverPanel: false) else {
            return .error("a button is held already")
        }
        takeHold(of: target, at: point)
        return .ok
    }

    mutating func hold(_ name: String, isDown: Bool) -> Reply {
        guard let key = KeyCode(name: name), key.browserNumber != nil else {
            return .error("no key '\(name.prefix(80))' that shaders know; keys are written as W, Left or Space")
        }
        if isDown { keys.press(key) } else { keys.release(key) }
        return .ok
    }

    // MARK: Motion

    /// Whether something is still on its way to where it is to rest.
    var isSettling: Bool {
        stage.isMoving || isTimelineRunning || orbitCamera.isMoving || gesture.flight != nil || isSpringing
    }

    /// Why waiting would never end.
    var endless: String? {
        if !oscillations.isEmpty { return "a knob swings by itself" }
        if isTimelineRunning, scene.timeline.loops { return "the timeline begins anew after its end; pause it" }
        if stage.knobs[StageKnob.autoscroll] != 0 {
            return "motion.autoscroll turns it; set it to 0"
        }
        return nil
    }
}
