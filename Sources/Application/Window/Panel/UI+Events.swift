internal import CZoeGLFW
internal import CZoeImGui
internal import LayoutCore
internal import ZoeEditor

extension UI {
    /// The toolkit hears of everything; whether it wants it, it says.
    static func note(_ event: WindowEvent, pointer: Point) {
        switch event {
        case .pointer(let place): uiNotePointer(UIPoint(place), true)
        case .pointerIsInside(let isInside): uiNotePointer(UIPoint(pointer), isInside)
        case .button(let number, let isDown, _): uiNoteButton(Int32(clamping: number), isDown)
        case .wheel(let delta): uiNoteWheel(delta.x, delta.y)
        case .key(let key, let action, let modifiers):
            uiNoteKey(key.rawValue, action.code, modifiers.rawValue)
        case .typed(let letter): for scalar in letter.unicodeScalars { uiNoteLetter(scalar.value) }
        case .focus(let isFocused): uiNoteFocus(isFocused)
        case .changed, .moved, .drop, .close: break
        }
    }
}

extension KeyAction {
    fileprivate var code: Int32 {
        switch self {
        case .press: GLFW_PRESS
        case .release: GLFW_RELEASE
        case .again: GLFW_REPEAT
        }
    }
}
