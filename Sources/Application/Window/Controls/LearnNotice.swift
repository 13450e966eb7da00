internal import CZoeImGui
internal import LayoutCore
internal import ZoeEditor
internal import ZoeLive

/// At the upper edge: that something is to be moved now, and which knob it will turn.
enum LearnNotice {
    static func draw(_ panel: inout PanelContext) {
        guard let knob = panel.controls.learner else { return }
        let points = panel.window.unitsPerPoint
        let room = Double(panel.window.size.width) - (panel.room?.right ?? 0)
        // Below the word of a film that is being made.
        UI.placeNext(room / 2, 54 * points, pivot: (0.5, 0))
        UI.window("learn", [UIWindowNoTitle, UIWindowFixed, UIWindowFits, UIWindowNoScroll, UIWindowNoFocus]) {
            let place = uiScreenCursor().point
            let size = Double(uiFontSize())
            UI.fillCircle(
                Point(x: place.x + 0.45 * size, y: place.y + 0.55 * size), 0.36 * size, Theme.accent,
                on: UILayerWindow)
            uiSpace(Float(size), Float(size))
            uiSameLine(0, -1)
            UI.text("move a fader, a key or a stick for \(knob) now")
            uiSameLine(0, Float(0.9 * size))
            if UI.smallButton("Cancel") { panel.ask(.learn(nil)) }
            panel.places.note("learn.cancel")
        }
    }
}

/// A knob's menu: what outside the window turns it.
enum ControlMenu {
    static func draw(_ parameter: Parameter, _ panel: inout PanelContext) {
        let name = parameter.fullName
        let isLearning = panel.controls.learner == name
        let label = isLearning ? "Learn nothing after all" : "Learn: move a fader, a key or a stick now"
        if UI.item(label, isEnabled: KnobSpan(parameter) != nil) { panel.ask(.learn(isLearning ? nil : name)) }
        panel.places.note("menu learn")
        let controls = panel.controls.map.controls(of: name)
        guard !controls.isEmpty else { return }
        if UI.item("Forget \(controls.map(\.description).joined(separator: ", "))") { panel.ask(.forget(name)) }
        panel.places.note("menu forget")
    }
}
