internal import CZoeGLFW
internal import LayoutCore

/// What happened to a window. Places are in the screen's units from the window's top left.
enum WindowEvent {
    case pointer(Point)
    case pointerIsInside(Bool)
    case button(Int, isDown: Bool, Modifiers)
    /// Notches of a wheel, or parts of them from a touchpad.
    case wheel(Vector2)
    case key(KeyCode, KeyAction, Modifiers)
    case typed(Character)
    /// Its size or scale is another one, or what it showed is gone.
    case changed
    case moved
    case focus(Bool)
    case drop([String])
    case close
}

enum KeyAction {
    case press, release, again

    init(_ code: Int32) {
        self =
            switch code {
            case GLFW_PRESS: .press
            case GLFW_RELEASE: .release
            default: .again
            }
    }
}

struct Modifiers: OptionSet, Hashable {
    let rawValue: Int32
    static let shift = Modifiers(rawValue: GLFW_MOD_SHIFT)
    static let control = Modifiers(rawValue: GLFW_MOD_CONTROL)
    static let alt = Modifiers(rawValue: GLFW_MOD_ALT)
    static let command = Modifiers(rawValue: GLFW_MOD_SUPER)
    /// Those that a binding can name; Caps Lock and Num Lock are none.
    static let named: Modifiers = [.shift, .control, .alt, .command]
}

/// A key by its place on the keyboard (as an American one has it) and its name in bindings.
struct KeyCode: Hashable {
    let rawValue: Int32

    init(rawValue: Int32) { self.rawValue = rawValue }

    init?(name: String) {
        let wanted = name.lowercased()
        if let code = Self.codes[wanted] {
            self.init(rawValue: code)
            return
        }
        guard wanted.count == 1, let byte = wanted.uppercased().utf8.first, byte > 32, byte < 127 else { return nil }
        self.init(rawValue: Int32(byte))
    }

    /// Whether it does something else in a field than write a letter: Enter, Tab, the arrows and their like.
    var edits: Bool { GLFW_KEY_ESCAPE...GLFW_KEY_END ~= rawValue || rawValue == GLFW_KEY_KP_ENTER }

    static let escape = KeyCode(rawValue: GLFW_KEY_ESCAPE)
    var isEnter: Bool { rawValue == GLFW_KEY_ENTER || rawValue == GLFW_KEY_KP_ENTER }

    /// Shift, Control, Alt and Super, on either side.
    var isModifier: Bool { GLFW_KEY_LEFT_SHIFT...GLFW_KEY_RIGHT_SUPER ~= rawValue }

    var name: String {
        if let name = Self.names[rawValue] { return name }
        guard rawValue > 32, rawValue < 127, let scalar = Unicode.Scalar(UInt32(rawValue)) else { return "?" }
        return String(Character(scalar))
    }

    private static let names: [Int32: String] = {
        var names: [Int32: String] = [
            GLFW_KEY_SPACE: "Space", GLFW_KEY_ESCAPE: "Esc", GLFW_KEY_ENTER: "Enter", GLFW_KEY_TAB: "Tab",
            GLFW_KEY_BACKSPACE: "Backspace", GLFW_KEY_INSERT: "Insert", GLFW_KEY_DELETE: "Delete",
            GLFW_KEY_RIGHT: "Right", GLFW_KEY_LEFT: "Left", GLFW_KEY_DOWN: "Down", GLFW_KEY_UP: "Up",
            GLFW_KEY_PAGE_UP: "PageUp", GLFW_KEY_PAGE_DOWN: "PageDown", GLFW_KEY_HOME: "Home", GLFW_KEY_END: "End",
            GLFW_KEY_PRINT_SCREEN: "Print", GLFW_KEY_MENU: "Menu", GLFW_KEY_KP_ADD: "Num+",
            GLFW_KEY_KP_SUBTRACT: "Num-", GLFW_KEY_KP_0: "Num0",
        ]
        for number in Int32(1)...24 { names[GLFW_KEY_F1 + number - 1] = "F\(number)" }
        return names
    }()

    private static let codes = Dictionary(uniqueKeysWithValues: names.map { ($1.lowercased(), $0) })
        .merging(otherNames) { own, _ in own }

    /// As other programs call them.
    private static let otherNames: [String: Int32] = [
        "escape": GLFW_KEY_ESCAPE, "return": GLFW_KEY_ENTER, "del": GLFW_KEY_DELETE, "ins": GLFW_KEY_INSERT,
        "pgup": GLFW_KEY_PAGE_UP, "pgdn": GLFW_KEY_PAGE_DOWN, "pgdown": GLFW_KEY_PAGE_DOWN,
    ]
}
