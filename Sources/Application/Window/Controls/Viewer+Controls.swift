internal import LayoutCore
internal import ZoeDocument
internal import ZoeEditor
internal import ZoeLive

/// Faders, keys and sticks outside the window, and the knobs that they turn.
extension Viewer {
    func listenToControls() {
        host.live?.controls?.onArrival { Window.wake() }
        guard let file = host.controls.file else { return }
        let map = ControlMap(file.text, name: file.name)
        for complaint in map.complaints { say(complaint, .warning) }
        controls = ControlDesk(map)
    }

    /// A knob as controls need to know it.
    func knob(_ name: String) -> ControlDesk.Knob? {
        guard let parameter = editor.scene.knobs.table[name] else { return nil }
        return ControlDesk.Knob(
            parameter, editor.scene.knobs[parameter.fullName], shown: editor.shown(parameter.fullName))
    }

    func take(_ moves: [ControlMove], at now: Double) {
        guard !moves.isEmpty else { return }
        follow(controls.take(moves, knob), at: now)
    }

    func follow(_ outcomes: [ControlDesk.Outcome], at now: Double) {
        for outcome in outcomes {
            switch outcome {
            case .turn(let name, let value):
                editor.turn(name, to: value)
                liveDesk.notePart(at: now)
            case .waits(let binding, let needsMore):
                say("\(binding.control) takes \(binding.knob) along once it is \(needsMore ? "higher" : "lower")")
            case .learnt(let control, let knob):
                say("\(control) turns \(knob) now")
                keepControls()
            }
        }
        if !outcomes.isEmpty { drawSoon() }
    }

    /// Whether a packet is for a control, and does not say a command.
    func isControl(_ packet: Inbox.Packet) -> Bool {
        guard let move = packet.move else { return false }
        let table = editor.scene.knobs.table
        if controls.turns(move.control, { table[$0] != nil }) { return true }
        // What names a knob already has no need to be learnt.
        return controls.learner != nil && packet.command.knob.map { table[$0] == nil } ?? false
    }

    // MARK: Learning

    /// What is moved next turns this knob; nil calls that off.
    func learn(_ knob: String?) {
        controls.learn(knob)
        if knob != nil, !host.controls.areHeard {
            say("nothing is listened to; start with --midi all, --osc PORT or --gamepad", .warning)
        }
        drawSoon()
    }

    /// - Returns: whether anything had turned it.
    @discardableResult
    func forgetControls(of knob: String) -> Bool {
        drawSoon()
        guard controls.forget(knob) else { return false }
        keepControls()
        return true
    }

    private func keepControls() {
        if let complaint = host.controls.keep(controls.map.text) {
            say("what was learnt is forgotten with this window: \(complaint.text)", .warning)
        }
    }

    /// What live commands ask for.
    func meet(_ need: ControlNeed, at now: Double) -> Reply {
        switch need {
        case .learn(let knob):
            learn(knob)
            return .ok(knob.map { "move what is to turn \($0)" } ?? "")
        case .forget(let knob):
            return forgetControls(of: knob)
                ? .ok : .error("nothing turns \(knob); `learn \(knob)` makes something do so")
        case .list:
            return .ok(controls.map.bindings.map(\.description).joined(separator: " · "))
        case .move(let move):
            take([move], at: now)
            return .ok
        }
    }
}

/// What panels show of controls.
struct ShownControls {
    /// The knob for which something is to be moved now.
    let learner: String?
    let map: ControlMap
    let areHeard: Bool
}
