internal import CZoeGLFW
internal import LayoutCore
internal import ZoeEditor

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
