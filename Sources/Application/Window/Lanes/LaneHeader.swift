internal import CZoeImGui
internal import LayoutCore
internal import ZoeDocument
internal import ZoeEditor

/// Above the lanes: what plays the timeline, where the time stands, and how the lanes are seen.
enum LaneHeader {
    static func draw(_ editor: inout EditorModel, _ panel: inout PanelContext) {
        let points = panel.window.unitsPerPoint
        transport(&editor, &panel)
        uiSameLine(0, Float(12 * points))
        time(&editor, panel, points)
        next("Add a lane")
        if UI.button("Add a lane") {
            panel.overlay.lanes.search = ""
            UI.open(popup: "add lane")
        }
        panel.places.note("lanes add")
        UI.tooltip("another knob, the row's place or the layout")
        AddLane.draw(&editor, &panel)
        next("Snap")
        lit("Snap", editor.timeline.snaps) { editor.timeline.snaps.toggle() }
        panel.places.note("lanes snap")
        UI.tooltip("keys come to rest on parts of a second, on other keys and where the time stands")
        next("See all")
        if UI.button("See all") { editor.timeline.seeAll(of: editor.scene.timeline) }
        panel.places.note("lanes all")
        UI.tooltip(
            "All of the timeline. The wheel zooms on the ruler, and with Ctrl on the lanes; with Shift it moves along.")
        uiSpace(0, Float(2 * points))
    }

    private static func next(_ label: String) { UI.sameLine(for: label) }

    private static func lit(_ label: String, _ isOn: Bool, _ toggle: () -> Void) {
        uiPushColour(UIRoleButton, isOn ? Theme.accent.faded(0.4) : UIColour(0xFFFFFF, 0.09))
        if UI.button(label) { toggle() }
        uiPopColours(1)
    }

    // MARK: Playing

    private static func transport(_ editor: inout EditorModel, _ panel: inout PanelContext) {
        let isPlaying = editor.isClockRunning
        func keys(_ action: Action) -> String {
            panel.bindings.keys(for: action).first.map { " (\($0))" } ?? ""
        }
        if icon("lanes begin", "to the beginning\(keys(.restartClock))", panel.places, draw: Icon.begin) {
            panel.ask(.perform(.restartClock))
        }
        uiSameLine(0, 3)
        if icon("lanes before", "to the key before\(keys(.previousKey))", panel.places, draw: Icon.before) {
            panel.ask(.perform(.previousKey))
        }
        uiSameLine(0, 3)
        let word = (isPlaying ? "stop" : "play") + keys(.play)
        if icon("lanes play", word, panel.places, isLit: isPlaying, draw: isPlaying ? Icon.pause : Icon.play) {
            panel.ask(.perform(.play))
        }
        uiSameLine(0, 3)
        if icon("lanes after", "to the next key\(keys(.nextKey))", panel.places, draw: Icon.after) {
            panel.ask(.perform(.nextKey))
        }
        uiSameLine(0, 3)
        let loops = editor.scene.timeline.loops
        if icon("lanes loop", "begin anew after the end", panel.places, isLit: loops, draw: Icon.loop) {
            editor.toggleLoop()
        }
    }

    private static func icon(
        _ id: String, _ help: String, _ places: WidgetPlaces, isLit: Bool = false,
        draw: (Point, Double, UIColour) -> Void
    ) -> Bool {
        let low = uiScreenCursor().point
        let height = Double(uiFrameHeight())
        let width = 1.25 * height
        let isPressed = UI.invisibleButton(id, width: width, height: height)
        places.note(id)
        let isHovered = uiIsHovered()
        UI.tooltip(help)
        let ground = isLit ? Theme.accent.faded(isHovered ? 0.55 : 0.4) : UIColour(0xFFFFFF, isHovered ? 0.16 : 0.09)
        UI.fillRect(
            low, Point(x: low.x + width, y: low.y + height), ground, rounding: 0.2 * height, on: UILayerWindow)
        draw(Point(x: low.x + width / 2, y: low.y + height / 2), 0.24 * height, Theme.ink)
        return isPressed
    }

    private static func time(_ editor: inout EditorModel, _ panel: PanelContext, _ points: Double) {
        var now = editor.playhead
        uiNextWidth(Float(74 * points))
        UI.font(.bold) {
            if UI.drag("##time", &now, speed: 0.01, 0...Stage.longestTime, format: "%.2f s") { editor.scrub(to: now) }
        }
        panel.places.note("lanes time")
        UI.tooltip("where the time stands")
        guard editor.hasTimeline else { return }
        uiSameLine(0, Float(4 * points))
        var duration = editor.scene.timeline.duration
        let isOwn = editor.scene.timeline.ownDuration != nil
        uiNextWidth(Float(84 * points))
        if !isOwn { uiPushColour(UIRoleText, Theme.faint) }
        if UI.drag("##duration", &duration, speed: 0.02, 0.01...Stage.longestTime, format: "of %.2f s") {
            editor.turnTimeline { $0.ownDuration = duration }
        }
        if !isOwn { uiPopColours(1) }
        panel.places.note("lanes duration")
        if uiWasDeactivated() { editor.endTurning() }
        if uiWasRightClicked() { editor.setDuration(nil) }
        UI.tooltip("how long it is; the right button makes it as long as its keys need")
    }
}

/// Signs that everybody knows, around a middle.
private enum Icon {
    private static func triangle(_ middle: Point, _ radius: Double, _ colour: UIColour, isLeft: Bool = false) {
        let way = isLeft ? -1.0 : 1.0
        UI.fill(
            [
                Point(x: middle.x - way * 0.75 * radius, y: middle.y - radius),
                Point(x: middle.x + way * radius, y: middle.y),
                Point(x: middle.x - way * 0.75 * radius, y: middle.y + radius),
            ], colour, on: UILayerWindow)
    }

    private static func bar(_ x: Double, _ middle: Point, _ radius: Double, _ colour: UIColour) {
        UI.fillRect(
            Point(x: x - 0.2 * radius, y: middle.y - radius), Point(x: x + 0.2 * radius, y: middle.y + radius), colour,
            rounding: 1, on: UILayerWindow)
    }

    static func play(_ middle: Point, _ radius: Double, _ colour: UIColour) {
        triangle(middle, 1.15 * radius, colour)
    }

    static func pause(_ middle: Point, _ radius: Double, _ colour: UIColour) {
        for x in [-0.5, 0.5] { bar(middle.x + x * radius, middle, radius, colour) }
    }

    static func begin(_ middle: Point, _ radius: Double, _ colour: UIColour) {
        bar(middle.x - 0.9 * radius, middle, radius, colour)
        triangle(Point(x: middle.x + 0.35 * radius, y: middle.y), radius, colour, isLeft: true)
    }

    static func before(_ middle: Point, _ radius: Double, _ colour: UIColour) {
        triangle(Point(x: middle.x - 0.75 * radius, y: middle.y), 0.72 * radius, colour, isLeft: true)
        Diamond.fill(Point(x: middle.x + 0.75 * radius, y: middle.y), 0.72 * radius, colour)
    }

    static func after(_ middle: Point, _ radius: Double, _ colour: UIColour) {
        triangle(Point(x: middle.x + 0.75 * radius, y: middle.y), 0.72 * radius, colour)
        Diamond.fill(Point(x: middle.x - 0.75 * radius, y: middle.y), 0.72 * radius, colour)
    }

    /// Two halves of a way that goes round, each with its tip.
    static func loop(_ middle: Point, _ radius: Double, _ colour: UIColour) {
        let (wide, high) = (1.25 * radius, 0.8 * radius)
        for way in [1.0, -1.0] {
            let line = [(-1.0, 0.25), (-1.0, -0.5), (-0.7, -1.0), (0.55, -1.0)].map {
                Point(x: middle.x + way * $0.0 * wide, y: middle.y + way * $0.1 * high)
            }
            UI.polyline(line, colour, 0.26 * radius, on: UILayerWindow)
            let tip = Point(x: middle.x + way * 0.62 * wide, y: middle.y - way * high)
            triangle(tip, 0.62 * radius, colour, isLeft: way < 0)
        }
    }
}

/// What may get a lane of its own.
private enum AddLane {
    static func draw(_ editor: inout EditorModel, _ panel: inout PanelContext) {
        let size = Double(uiFontSize())
        UI.popup("add lane") {
            uiNextWidth(Float(17 * size))
            _ = UI.input("##lane", hint: "find a knob", &panel.overlay.lanes.search, capacity: 100)
            panel.places.note("lanes search")
            UI.child("names", width: 17 * size, height: 13 * size) {
                let words = panel.overlay.lanes.search.lowercased().split(separator: " ")
                for entry in entries(editor) where words.allSatisfy({ entry.text.contains($0) }) {
                    if UI.selectable(entry.name) {
                        editor.setKeyNow(of: entry.name)
                        uiClosePopup()
                    }
                    panel.places.note("add \(entry.name)")
                    if !entry.help.isEmpty { UI.tooltip(entry.help) }
                }
            }
        }
    }

    private struct Entry {
        let name: String
        let help: String
        var text: String { "\(name) \(help)".lowercased() }
    }

    private static func entries(_ editor: EditorModel) -> [Entry] {
        let scene = editor.scene
        let plain = [
            Entry(name: Timeline.Lane.scroll, help: "where the row stands"),
            Entry(name: Timeline.Lane.layout, help: "how the cards are laid out"),
        ]
        let knobs = scene.knobs.table.parameters.map {
            Entry(name: scene.knobs.table.shortName(of: $0), help: $0.help)
        }
        return (plain + knobs).filter { scene.lane(of: $0.name) == nil }
    }
}
