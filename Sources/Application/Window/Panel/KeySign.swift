internal import CZoeImGui
internal import LayoutCore
internal import ZoeDocument
internal import ZoeEditor

/// The small diamond at the end of a knob's name: filled where a key stands at this time, an outline where the knob moves. A click
/// sets a key, or takes it away.
enum KeySign {
    /// What it takes of a row; names and figures matter more where there is hardly any.
    static var room: Double { Double(uiWidthLeft()) < 15 * Double(uiFontSize()) ? 0 : 1.15 * Double(uiFontSize()) }

    /// - Parameter isSeen: else it is there only under the pointer.
    static func draw(_ name: String, _ width: Double, isSeen: Bool, _ editor: inout EditorModel, _ places: WidgetPlaces)
    {
        let height = Double(uiFrameHeight())
        uiSameLine(0, 0)
        let low = uiScreenCursor().point
        if UI.invisibleButton("diamond", width: width, height: height) { editor.toggleKey(of: name) }
        places.note("diamond \(name)")
        let isHovered = uiIsHovered()
        let hasKey = editor.keyHere(of: name) != nil
        UI.tooltip(hasKey ? "take away the key that stands here" : "set a key where the time stands (T: the timeline)")
        let middle = Point(x: low.x + 0.5 * width, y: low.y + height / 2)
        let radius = 0.3 * Double(uiFontSize())
        if hasKey {
            Diamond.fill(middle, isHovered ? 1.2 * radius : radius, Theme.accent)
        } else if isHovered || isSeen {
            let moves = editor.scene.lane(of: name) != nil
            let ink = isHovered || moves ? Theme.accent : Theme.faint.faded(0.55)
            Diamond.outline(middle, radius, ink, moves ? 1.5 : 1.1)
        }
    }
}
