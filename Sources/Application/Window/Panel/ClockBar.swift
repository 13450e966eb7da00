internal import CZoeImGui
internal import LayoutCore
internal import ZoeEditor

/// The clock of the scene's shaders: a bar to pull it along, steps of a frame, and a part of it that goes on again and again.
enum ClockBar {
    static func draw(_ editor: inout EditorModel, _ panel: inout PanelContext) {
        let isOpen = UI.header("Clock   \(figure(editor.stage.time)) s###clock", isOpenAtFirst: false)
        panel.places.note("clock")
        guard isOpen else { return }
        var span = editor.clockSpan ?? ClockSpan()
        bar(&span, &editor, &panel)
        buttons(&span, &editor, &panel)
        if span.isRepeated { ends(&span, panel) }
        if span != editor.clockSpan ?? ClockSpan() { editor.clockSpan = span }
    }

    private static func figure(_ seconds: Double) -> String {
        let hundredths = Int((seconds * 100).rounded())
        return "\(hundredths / 100)." + (hundredths % 100 < 10 ? "0" : "") + "\(hundredths % 100)"
    }

    /// What the bar covers: what is looked at, or as much as there has been.
    private static func reach(_ span: ClockSpan, _ time: Double) -> Double {
        var reach = max(10, span.isRepeated ? span.end * 1.15 : 0)
        while reach < time { reach *= 2 }
        return min(reach, Stage.longestTime)
    }

    private static func bar(_ span: inout ClockSpan, _ editor: inout EditorModel, _ panel: inout PanelContext) {
        let points = panel.window.unitsPerPoint
        let (width, height) = (Double(uiWidthLeft()), 26 * points)
        let low = uiScreenCursor().point
        let time = editor.stage.time
        let reach = reach(span, time)
        _ = UI.invisibleButton("clock bar", width: width, height: height)
        panel.places.note("clock bar")
        if uiIsActive(), width > 0 {
            let part = min(max((uiMouse().point.x - low.x) / width, 0), 1)
            editor.playing = false
            editor.turnClock(to: (part * reach * 60).rounded() / 60)
        }
        UI.tooltip("pull the clock along; shaders that read what they drew begin anew where it goes back")
        let middle = low.y + height / 2
        func place(_ seconds: Double) -> Double { low.x + min(max(seconds / reach, 0), 1) * width }
        func band(_ from: Double, _ to: Double, _ half: Double, _ colour: UIColour) {
            UI.fillRect(
                Point(x: from, y: middle - half * points), Point(x: to, y: middle + half * points), colour,
                rounding: half * points, on: UILayerWindow)
        }
        band(low.x, low.x + width, 3, UIColour(0xFFFFFF, 0.09))
        if span.isRepeated { band(place(span.begin), place(span.end), 7, Theme.accent.faded(0.18)) }
        band(span.isRepeated ? place(span.begin) : low.x, place(editor.stage.time), 3, Theme.accent.faded(0.8))
        for second in ticks(reach) {
            let x = place(second)
            UI.line(
                Point(x: x, y: middle + 8 * points), Point(x: x, y: middle + 11 * points), Theme.faint.faded(0.6),
                points, on: UILayerWindow)
        }
        let knob = Point(x: place(editor.stage.time), y: middle)
        UI.fillCircle(knob, 6.5 * points, Theme.glass, on: UILayerWindow)
        UI.fillCircle(knob, 5 * points, Theme.accent, on: UILayerWindow)
    }

    /// As many as can be told apart.
    private static func ticks(_ reach: Double) -> [Double] {
        let steps: [Double] = [1, 5, 10, 60, 300]
        let step = steps.first { reach / $0 <= 24 } ?? 600
        return Array(stride(from: 0, through: reach, by: step))
    }

    private static func buttons(_ span: inout ClockSpan, _ editor: inout EditorModel, _ panel: inout PanelContext) {
        let isPlaying = editor.isPlaying
        let gap = Double(uiFontSize()) * 0.35
        let width = (Double(uiWidthLeft()) - 4 * gap) / 5
        uiPushSpacing(Float(gap), Float(gap))
        defer { uiPopStyles(1) }
        let all: [(label: String, id: String, help: String)] = [
            ("0", "clock zero", "back to the beginning"), ("-1", "clock back", "a sixtieth of a second back"),
            (isPlaying ? "Pause" : "Play", "clock play", "let the clock run, or stand still"),
            ("+1", "clock on", "a sixtieth of a second on"),
            ("Loop", "clock loop", "again and again from one time to another"),
        ]
        for (turn, button) in all.enumerated() {
            if turn > 0 { uiSameLine(0, -1) }
            let isLit = button.id == "clock loop" && span.isRepeated
            if isLit { uiPushColour(UIRoleButton, Theme.accent.faded(0.45)) }
            let isPressed = UI.button("\(button.label)##\(button.id)", width: width)
            if isLit { uiPopColours(1) }
            panel.places.note(button.id)
            UI.tooltip(button.help)
            guard isPressed else { continue }
            switch button.id {
            case "clock zero": editor.turnClock(to: 0)
            case "clock back": editor.stepClock(by: -1)
            case "clock on": editor.stepClock(by: 1)
            case "clock loop": loop(&span, editor.stage.time)
            default: editor.playing = !isPlaying
            }
            panel.ask(.redraw)
        }
    }

    /// At first the two seconds around where one is.
    private static func loop(_ span: inout ClockSpan, _ time: Double) {
        span.isRepeated.toggle()
        guard span.isRepeated, !(span.begin..<span.end).contains(time) else { return }
        span = ClockSpan(begin: max(0, time - 1), end: max(0, time - 1) + 2, isRepeated: true)
    }

    private static func ends(_ span: inout ClockSpan, _ panel: PanelContext) {
        var (begin, end) = (span.begin, span.end)
        let width = (Double(uiWidthLeft()) - Double(uiFontSize()) * 0.35) / 2
        uiNextWidth(Float(width))
        if UI.drag("##clock begin", &begin, speed: 0.02, 0...Stage.longestTime, format: "from %.2f s") {
            span.move(begin: begin)
        }
        panel.places.note("clock begin")
        uiSameLine(0, -1)
        uiNextWidth(Float(width))
        if UI.drag("##clock end", &end, speed: 0.02, 0...Stage.longestTime, format: "to %.2f s") { span.move(end: end) }
        panel.places.note("clock end")
    }
}
