import Testing

@testable import ZoeLive

@Suite struct GamepadTests {
    private func state(_ axes: Double..., down: PadPart...) -> GamepadState {
        GamepadState(axes: axes, buttons: PadPart.buttons.map { down.contains($0) })
    }

    @Test func upIsMoreAndTriggersRestAtNothing() {
        let state = state(0, -1, 0.5, 1, -1, 1)
        #expect(state[.leftY] == 1 && state[.rightY] == -1 && state[.rightX] == 0.5)
        #expect(state[.leftTrigger] == 0 && state[.rightTrigger] == 1)
    }

    @Test func aStickThatHardlyLeavesItsMiddleIsAtRest() {
        #expect(!state(0.1, -0.14, 0, 0, -1, -1).isPushed)
        let pushed = state(-1, 0, 0.575, 0, -1, -1)
        #expect(pushed.isPushed && pushed.push(.leftX) == -1)
        // Half of the way beyond the rest is a quarter of the speed.
        #expect(abs(pushed.push(.rightX) - 0.25) < 1e-9)
    }

    @Test func onlyWhatHasMovedIsTold() {
        let before = state(0, 0, 0, 0, -1, -1)
        let after = state(0.001, 0, 0, 0, 0, -1, down: .a)
        #expect(after.moves(since: before) == [ControlMove(.pad(.leftTrigger), 0.5), ControlMove(.pad(.a), 1)])
        #expect(before.moves(since: after).contains(ControlMove(.pad(.a), 0)))
        #expect(after.moves(since: after) == [])
    }

    /// In the order in which GLFW has them.
    @Test func buttonsAreThoseOfTheCommonLayout() {
        #expect(PadPart.buttons.count == 15 && PadPart.axes.count == 6)
        #expect(PadPart.buttons.first == .a && PadPart.buttons.last == .left && PadPart.buttons[8] == .guide)
    }
}
