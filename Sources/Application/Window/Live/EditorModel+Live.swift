internal import LayoutCore
internal import ZoeDocument
internal import ZoeEditor
internal import ZoeLive

/// What live commands do to what is shown.
extension EditorModel {
    // MARK: Knobs

    mutating func set(_ name: String, to text: String) -> Reply {
        if name == Self.items { return set(items: text) }
        do {
            let parameter = try scene.knobs.table.parameter(named: name)
            let (value, warning) = try parameter.value(from: text)
            turn(parameter.fullName, to: value)
            return .ok(warning.map { "\($0)" } ?? "")
        } catch {
            if !scene.knobs.table.knows(name), let command = Self.command(name, text) {
                return .error("'\(name)' is no knob; use `\(command)`")
            }
            return .error("\(error)")
        }
    }

    /// What the number of cards is called where knobs are set.
    static let items = "items"

    /// A part of a change, which ends with `endTurning`.
    private mutating func set(items text: String) -> Reply {
        guard let count = Int(text), count >= 0 else {
            return .error("\(Self.items) is a whole number from 0, not '\(text.prefix(80))'")
        }
        var next = scene
        next.items = count
        // As many as were asked for, whatever has come and gone before.
        next.edits = []
        travel(to: next, seconds: 0.5)
        return .ok(stage.count == count ? "" : "\(count) are too many to count, \(stage.count) are used")
    }

    /// The command that does what was asked of a knob: `scroll 3`, `layout wheel`.
    private static func command(_ name: String, _ text: String) -> LiveCommand? {
        guard text.utf8.count <= 80 else { return nil }
        return try? LiveVocabulary.viewer.command(LiveCommand.line(name, [text]))
    }

    /// What the stage itself has to say comes before a knob of the same name: an answer means one thing whatever the layout.
    func get(_ name: String) -> Reply {
        let own: String? =
            switch name {
            case "scroll": "\(Parameter.Value.number(stage.scroll))"
            case "index": "\(stage.currentIndex)"
            case "count", Self.items: "\(stage.count)"
            case "layout": scene.layout.name
            case "scene": scene.name
            case "time": "\(Parameter.Value.number(stage.time))"
            default: nil
            }
        if let own { return .ok(own) }
        if name == "formula" {
            guard let text = formulaText else {
                return .error("\(scene.layout.name) is no formula; `formula TEXT` makes a layout of one")
            }
            return .ok(text)
        }
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
            let ending = UnknownLayout.ending(for: name, otherwise: "`layouts` lists them")
            return .error("no layout '\(name.prefix(80))'\(ending)")
        }
        use(kind)
        return .ok
    }

    /// - Parameter text: its lines are parted by semicolons, or by `\n` as an answer has them.
    mutating func put(formula text: String) -> Reply {
        guard scene.timeline[Timeline.Lane.layout] == nil else {
            return .error("the timeline says when there is which layout; `unkey layout` takes that away")
        }
        do throws(FormulaError) {
            try write(formula: text.replacing("\\n", with: "\n"))
        } catch {
            return .error("the formula, at its line \(error.line), column \(error.column): \(error.message)")
        }
        endTurning()
        return .ok
    }

    // MARK: Cards

    /// - Parameter index: nil for beside the card in the middle.
    mutating func insertCard(at index: Double?) -> Reply {
        guard let index else {
            insertCard()
            return .ok
        }
        guard let place = Int(exactly: index), 0...stage.count ~= place else {
            return .error("a card is put in at 0 to \(stage.count)")
        }
        change { $0.edits.append(.insert(at: place)) }
        return .ok
    }

    /// - Parameter index: nil for the card in the middle.
    mutating func removeCard(numbered index: Double?) -> Reply {
        guard stage.count > 0 else { return .error("there are no cards") }
        let index = index ?? Double(max(0, stage.currentIndex))
        guard let place = Int(exactly: index), 0..<stage.count ~= place else {
            return .error("there are \(stage.count) cards, counted from 0")
        }
        removeCard(at: place)
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
