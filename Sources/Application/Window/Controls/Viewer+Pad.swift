internal import CZoeGLFW
internal import LayoutCore
internal import ZoeDocument
internal import ZoeEditor
internal import ZoeLive

/// A gamepad: parts that were learnt turn knobs; of the others the left stick scrolls, the right one turns the camera, triggers go
/// nearer and farther, and buttons step.
extension Viewer {
    /// When it is looked at next: GLFW tells of no move by itself.
    func timeToNextPad(at now: Double) -> Double? {
        guard host.controls.seePads else { return nil }
        let pause = pad.state == nil ? 1 : pad.state?.isPushed == true ? 1 / 60.0 : 1 / 30.0
        return max(0, pad.lastLook + pause - now)
    }

    func lookAtPad(at now: Double) {
        guard let left = timeToNextPad(at: now), left <= 0 else { return }
        let passed = min(now - pad.lastLook, 0.1)
        pad.lastLook = now
        let before = pad.state
        pad.state = Window.gamepad
        guard let state = pad.state else {
            if before != nil { say("the gamepad is gone") }
            return
        }
        if before == nil { say("a gamepad is there") }
        let moves = state.moves(since: before ?? state)
        // A learner hears all; nothing moves the stage meanwhile.
        if controls.learner == nil { drive(state, pressed: moves, for: passed, at: now) }
        take(moves, at: now)
        follow(controls.push(for: passed, knob), at: now)
    }

    private func drive(_ state: GamepadState, pressed moves: [ControlMove], for seconds: Double, at now: Double) {
        let table = editor.scene.knobs.table
        func free(_ part: PadPart) -> Bool { !controls.turns(.pad(part)) { table[$0] != nil } }
        func push(_ part: PadPart) -> Double { free(part) ? state.push(part) : 0 }
        scroll(by: push(.leftX) * GamepadDesk.scrolling * seconds)
        let turn = Vector2(x: push(.rightX), y: -push(.rightY)) * (GamepadDesk.turning * seconds)
        if turn != .zero {
            editor.orbit(by: turn)
            liveDesk.notePart(at: now)
            drawSoon()
        }
        let nearer = (free(.rightTrigger) ? state[.rightTrigger] : 0) - (free(.leftTrigger) ? state[.leftTrigger] : 0)
        if abs(nearer) > 0.1 {
            editor.zoomWalk(by: 1 + nearer * seconds)
            drawSoon()
        }
        for move in moves where move.position == 1 {
            guard case .pad(let part) = move.control, free(part), let action = GamepadDesk.actions[part] else {
                continue
            }
            perform(action)
        }
    }

    /// As long as the stick is pushed; then the row comes to rest.
    private func scroll(by items: Double) {
        if items != 0 {
            editor.apply(.jump(to: editor.stage.placeInReach(of: editor.stage.scroll + items)))
            drawSoon()
        } else if pad.scrolls {
            editor.apply(.scroll(to: editor.stage.scroll.rounded(), seconds: 0.25))
        }
        pad.scrolls = items != 0
    }
}

/// What is known of the gamepad.
struct GamepadDesk {
    /// nil where there is none.
    var state: GamepadState?
    var lastLook = -Double.infinity
    /// The stick holds the row.
    var scrolls = false

    /// At a full push: items a second, and points of a drag around the stage.
    static let (scrolling, turning) = (8.0, 500.0)

    static let actions: [PadPart: Action] = [
        .left: .previousCard, .right: .nextCard, .leftBumper: .pageBack, .rightBumper: .pageOn,
        .up: .previousLayout, .down: .nextLayout, .start: .play, .b: .leave,
    ]
}

extension Window {
    /// How the first gamepad stands; nil where there is none.
    static var gamepad: GamepadState? {
        for number in GLFW_JOYSTICK_1...GLFW_JOYSTICK_LAST where glfwJoystickIsGamepad(number) == GLFW_TRUE {
            var state = GLFWgamepadstate()
            guard unsafe glfwGetGamepadState(number, &state) == GLFW_TRUE else { continue }
            let axes = unsafe withUnsafeBytes(of: state.axes) { unsafe Array($0.bindMemory(to: Float.self)) }
            let buttons = unsafe withUnsafeBytes(of: state.buttons) { unsafe Array($0) }
            return GamepadState(axes: axes.map(Double.init), buttons: buttons.map { $0 == UInt8(GLFW_PRESS) })
        }
        return nil
    }
}
