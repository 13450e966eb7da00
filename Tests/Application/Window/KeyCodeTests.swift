import CZoeGLFW
import Testing
import ZoeEditor

/// The editor knows keys by GLFW's numbers, and no GLFW.
@Suite struct KeyCodeTests {
    @Test(arguments: [
        ("Space", GLFW_KEY_SPACE), ("Esc", GLFW_KEY_ESCAPE), ("Enter", GLFW_KEY_ENTER), ("Tab", GLFW_KEY_TAB),
        ("Backspace", GLFW_KEY_BACKSPACE), ("Insert", GLFW_KEY_INSERT), ("Delete", GLFW_KEY_DELETE),
        ("Right", GLFW_KEY_RIGHT), ("Left", GLFW_KEY_LEFT), ("Down", GLFW_KEY_DOWN), ("Up", GLFW_KEY_UP),
        ("PageUp", GLFW_KEY_PAGE_UP), ("PageDown", GLFW_KEY_PAGE_DOWN), ("Home", GLFW_KEY_HOME),
        ("End", GLFW_KEY_END), ("Print", GLFW_KEY_PRINT_SCREEN), ("Menu", GLFW_KEY_MENU), ("Num+", GLFW_KEY_KP_ADD),
        ("Num-", GLFW_KEY_KP_SUBTRACT), ("Num0", GLFW_KEY_KP_0), ("F1", GLFW_KEY_F1), ("F24", GLFW_KEY_F24),
        ("A", GLFW_KEY_A), ("7", GLFW_KEY_7), ("[", GLFW_KEY_LEFT_BRACKET), ("Del", GLFW_KEY_DELETE),
        ("Return", GLFW_KEY_ENTER), ("PgDn", GLFW_KEY_PAGE_DOWN), ("PgUp", GLFW_KEY_PAGE_UP),
        ("Ins", GLFW_KEY_INSERT), ("Escape", GLFW_KEY_ESCAPE),
    ]) func aKeyHasTheNumberThatTheWindowTells(name: String, code: Int32) {
        #expect(KeyCode(name: name)?.rawValue == code)
    }

    @Test func kindsOfKeysAreThoseOfTheWindow() {
        let modifiers = [
            GLFW_KEY_LEFT_SHIFT, GLFW_KEY_LEFT_CONTROL, GLFW_KEY_LEFT_ALT, GLFW_KEY_LEFT_SUPER, GLFW_KEY_RIGHT_SHIFT,
            GLFW_KEY_RIGHT_CONTROL, GLFW_KEY_RIGHT_ALT, GLFW_KEY_RIGHT_SUPER,
        ]
        let all = (GLFW_KEY_SPACE...GLFW_KEY_LAST).map { KeyCode(rawValue: $0) }
        #expect(all.filter(\.isModifier).map(\.rawValue).sorted() == modifiers.sorted())
        #expect(all.filter(\.isEnter).map(\.rawValue) == [GLFW_KEY_ENTER, GLFW_KEY_KP_ENTER])
        let editing = all.filter(\.edits).map(\.rawValue)
        #expect(editing == Array(GLFW_KEY_ESCAPE...GLFW_KEY_END) + [GLFW_KEY_KP_ENTER])
        let held: [Modifiers] = [.shift, .control, .alt, .command]
        #expect(held.map(\.rawValue) == [GLFW_MOD_SHIFT, GLFW_MOD_CONTROL, GLFW_MOD_ALT, GLFW_MOD_SUPER])
    }
}
