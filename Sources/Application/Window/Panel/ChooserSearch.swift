internal import CZoeImGui
internal import LayoutCore

/// What is typed to find something among all there is to choose from.
struct ChooserSearch {
    var text = ""
    /// For so many frames yet its field asks to be typed in: a window that is new takes some to have it.
    private var framesToFocus = 0

    /// Its chooser is opened.
    mutating func begin() { (text, framesToFocus) = ("", 4) }

    /// The words of it, in small letters.
    var words: [Substring] { text.lowercased().split(separator: " ") }

    /// Its field.
    /// - Returns: whether Enter was pressed.
    mutating func draw(_ id: String, hint: String, _ panel: inout PanelContext) -> Bool {
        if framesToFocus > 0 {
            uiFocusHere()
            framesToFocus -= 1
            panel.ask(.redraw)
        }
        uiNextWidth(-1)
        let isEntered = UI.input("##\(id)", hint: hint, &text, capacity: 100, onEnter: true)
        panel.places.note(id)
        return isEntered
    }

    static func heading(_ text: String, _ points: Double) {
        uiSpace(0, Float(3 * points))
        UI.font(.bold) { UI.coloured(Theme.accent, text) }
    }
}
