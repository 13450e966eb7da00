internal import CZoeImGui
internal import LayoutCore
internal import ZoeEditor

/// The panel in a narrow window: a sheet from the lower edge with a handle to pull, or, folded, a line that says where one is.
enum NarrowKnobPanel {
    static func draw(_ editor: inout EditorModel, _ panel: inout PanelContext, _ room: PanelRoom) {
        let points = panel.window.unitsPerPoint
        UI.placeNext(room.low.x, room.low.y)
        UI.sizeNext(room.high.x - room.low.x, room.high.y - room.low.y)
        UI.window("sheet", [UIWindowNoTitle, UIWindowFixed, UIWindowNoScroll]) {
            handle(&panel, room, points)
            // All of it scrolls but for the handle.
            UI.child("content") {
                KnobPanel.header(&editor, &panel)
                uiPushSpacing(Float(6 * points), Float(4 * points))
                KnobPanel.rows(&editor, &panel)
                uiPopStyles(1)
                KnobPanel.footer(&editor, &panel)
            }
        }
    }

    /// A pull makes the sheet larger or smaller, a click folds it.
    private static func handle(_ panel: inout PanelContext, _ room: PanelRoom, _ points: Double) {
        let (width, height) = (room.high.x - room.low.x, 15 * points)
        let start = uiCursor()
        uiSetCursor(0, 0)
        _ = UI.invisibleButton("handle", width: width, height: height)
        panel.places.note("fold")
        let window = Double(panel.window.size.height) / points
        if uiIsActive() {
            // The way to the handle is none of the pull.
            if uiMouseWay(0).y != 0, !uiWasActivated() {
                panel.overlay.isSheetPulled = true
                panel.overlay.sheet.pull(to: Double(uiMouse().y) / points - 8, in: window)
            }
        } else if uiWasDeactivated() {
            if panel.overlay.isSheetPulled {
                panel.overlay.sheet.letGo()
            } else {
                panel.overlay.sheet.isFolded = true
            }
            panel.overlay.isSheetPulled = false
        }
        let middle = Point(x: (room.low.x + room.high.x) / 2, y: room.low.y + 8 * points)
        let ink = UIColour(0xFFFFFF, uiIsHovered() || uiIsActive() ? 0.5 : 0.26)
        UI.fillRect(
            Point(x: middle.x - 18 * points, y: middle.y - 2 * points),
            Point(x: middle.x + 18 * points, y: middle.y + 2 * points), ink, rounding: 2 * points, on: UILayerWindow)
        uiSetCursor(start.x, Float(height + 2 * points))
    }

    static func drawFolded(_ editor: EditorModel, _ panel: inout PanelContext, _ room: PanelRoom) {
        let points = panel.window.unitsPerPoint
        let (width, height) = (room.high.x - room.low.x, room.high.y - room.low.y)
        UI.placeNext(room.low.x, room.low.y)
        UI.sizeNext(width, height)
        UI.window("folded", [UIWindowNoTitle, UIWindowFixed, UIWindowNoScroll]) {
            uiSetCursor(0, 0)
            if UI.invisibleButton("unfold", width: width, height: height) { panel.overlay.sheet.isFolded = false }
            panel.places.note("unfold")
            let isHovered = uiIsHovered()
            if isHovered {
                UI.fillRect(room.low, room.high, UIColour(0xFFFFFF, 0.06), rounding: 10 * points, on: UILayerWindow)
            }
            let size = 13 * points
            let ratio = size / Double(uiFontSize())
            let text = StatusLine.text(editor, panel).line { UI.size(of: $0).x * ratio <= width - 46 * points }
            let place = Point(x: room.low.x + 13 * points, y: room.low.y + (height - 1.22 * size) / 2)
            UI.write(text, at: place, Theme.ink.faded(0.92), .text, size: size, on: UILayerWindow)
            let tip = Point(x: room.high.x - 19 * points, y: (room.low.y + room.high.y) / 2)
            let arrow = [(-5.0, 2.5), (0.0, -2.5), (5.0, 2.5)].map {
                Point(x: tip.x + $0 * points, y: tip.y + $1 * points)
            }
            UI.polyline(arrow, isHovered ? Theme.accent : Theme.faint, 1.8 * points, on: UILayerWindow)
        }
    }
}
