internal import CZoeImGui
internal import LayoutCore
internal import ZoeDocument
internal import ZoeEditor

/// The timeline, along the window's lower edge: above, what plays it; a lane for each knob that moves; the chosen keys at the right.
enum LanePanel {
    static func draw(_ editor: inout EditorModel, _ panel: inout PanelContext) {
        let points = panel.window.unitsPerPoint
        let (width, height) = size(in: panel.window, beside: panel.room)
        LowerSheet.placeNext(width, height, in: panel)
        UI.window("lanes", [UIWindowNoTitle, UIWindowFixed, UIWindowNoScroll]) {
            LaneHeader.draw(&editor, &panel)
            let low = uiScreenCursor().point
            let room = (width: Double(uiWidthLeft()), height: Double(uiHeightLeft()))
            let hasInspector = room.width > 640 * points
            panel.overlay.lanes.hasInspector = hasInspector
            let inspector = hasInspector ? 224 * points : 0
            let high = Point(x: low.x + room.width - inspector, y: low.y + room.height)
            if room.height > 70 * points, high.x - low.x > 130 * points {
                lanes(&editor, &panel, low, high, points)
            }
            guard hasInspector else { return }
            uiSetScreenCursor(Float(high.x + 14 * points), Float(low.y))
            UI.child("key", height: room.height) { KeyInspector.draw(&editor, &panel) }
        }
    }

    private static func lanes(
        _ editor: inout EditorModel, _ panel: inout PanelContext, _ low: Point, _ high: Point, _ points: Double
    ) {
        if editor.isTimelineRunning { editor.timeline.follow(editor.playhead) }
        let before = LaneView(editor, low, high, points)
        editor.timeline.lift(by: 0, room: before.hidden)
        let view = LaneView(editor, low, high, points)
        LaneHand.move(&editor, &panel, view)
        LaneNames.draw(&editor, &panel, view)
        // Drawn after the hand has moved, so with what it has just changed.
        let now = LaneView(editor, low, high, points)
        LaneRuler.draw(editor, panel, now)
        LaneRows.draw(editor, panel, now)
        if panel.overlay.lanes.hasNeedle {
            panel.overlay.lanes.needle = LaneNeedle(now)
        } else {
            LaneRuler.playhead(editor, now)
        }
        KeyMenu.draw(&editor, &panel)
    }

    static func size(in window: WindowMeasure, beside room: PanelRoom?) -> (width: Double, height: Double) {
        let points = window.unitsPerPoint
        let (height, width) = (Double(window.size.height), LowerSheet.width(in: window, beside: room))
        // In a narrow window the buttons need more lines.
        let part = width < 560 * points ? 0.52 : 0.37
        let most = height - 2 * LowerSheet.margin * points
        return (width, min(max(part * height, 268 * points), most).rounded())
    }
}

/// What of the timeline's sheet a hand has hold of, or types.
struct LaneHold {
    /// Where the pointer has come down.
    var press: Point?
    /// It has been moved since.
    var isDragged = false
    /// Which handle of a curve is moved.
    var handle: Int?
    /// What is chosen is shown at the right, for which there is room.
    var hasInspector = true
    /// The playhead is none of what is drawn here: it is laid over it with every frame.
    var hasNeedle = false
    /// Where it is laid; nil where no lanes are to be seen.
    var needle: LaneNeedle?
    /// The lane that is looked for.
    var search = ""
}
