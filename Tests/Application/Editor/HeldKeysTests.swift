import Testing
import ZoeEditor

@Suite struct HeldKeysTests {
    private func key(_ name: String) -> KeyCode { KeyCode(name: name)! }

    @Test func browsersNumbersAreGiven() {
        let numbers = ["A", "9", "Left", "Up", "Right", "Down", "Space", "Enter", "F1", "Esc", ";", "Num0"].map {
            key($0).browserNumber
        }
        #expect(numbers == [65, 57, 37, 38, 39, 40, 32, 13, 112, 27, 186, 96])
    }

    @Test func aPressIsNewForOneFrameAndToggles() {
        var keys = HeldKeys()
        keys.press(key("W"))
        // A key that is held repeats itself.
        keys.press(key("W"))
        #expect(keys.held == [87] && keys.pressed == [87] && keys.toggled == [87])
        keys.endFrame()
        #expect(keys.held == [87] && keys.pressed == [] && keys.toggled == [87])
        keys.release(key("W"))
        #expect(keys.held == [] && keys.toggled == [87])
        keys.tap(key("W"))
        #expect(keys.held == [87] && keys.toggled == [])
        keys.endFrame()
        #expect(keys.held == [] && keys.pressed == [])
    }
}
