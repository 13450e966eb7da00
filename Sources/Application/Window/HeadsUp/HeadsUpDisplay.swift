internal import CZoeImGui
internal import LayoutCore
internal import ZoeEditor
internal import ZoeOpenGL
internal import ZoePictures
internal import ZoeRenderer

/// How long frames take, what is in them, and who draws.
enum HeadsUpDisplay {
    static func draw(_ editor: EditorModel, _ panel: inout PanelContext) {
        let scale = panel.window.unitsPerPoint
        let width = min(330 * scale, Double(panel.window.size.width) - 24 * scale)
        UI.placeNext(12 * scale, 12 * scale)
        UI.sizeNext(width, 0)
        UI.window("heads-up", [UIWindowNoTitle, UIWindowFixed, UIWindowFits, UIWindowNoScroll, UIWindowNoFocus]) {
            times(panel.gauge, width - 28 * scale, scale)
            figures(editor, panel, scale)
            inspections(&panel, scale)
        }
    }

    private static func times(_ gauge: Gauge, _ width: Double, _ scale: Double) {
        UI.font(.bold) { UI.text("\(milliseconds(gauge.frames.last ?? 0)) ms") }
        uiSameLine(0, Float(10 * scale))
        UI.faint("median \(milliseconds(gauge.median))   worst \(milliseconds(gauge.worst))")
        let corner = uiScreenCursor().point
        let height = 64 * scale
        graph(gauge.frames, Point(x: corner.x, y: corner.y), Vector2(x: width, y: height), scale)
        uiSpace(Float(width), Float(height + 2 * scale))
    }

    private static let budget = 1.0 / 60

    private static func graph(_ frames: [Double], _ corner: Point, _ size: Vector2, _ scale: Double) {
        let end = corner + size
        UI.fillRect(corner, end, UIColour(0x000000, 0.35), rounding: 4 * scale, on: UILayerWindow)
        let most = max(budget * 1.4, min(frames.max() ?? 0, 0.2) * 1.1)
        func y(_ seconds: Double) -> Double { end.y - min(seconds / most, 1) * size.y }
        let step = size.x / Double(Gauge.kept)
        // The newest on the right.
        let first = Gauge.kept - frames.count
        for (number, seconds) in frames.enumerated() {
            let x = corner.x + Double(first + number) * step
            UI.fillRect(
                Point(x: x, y: y(seconds)), Point(x: x + max(step - 0.25, 0.75), y: end.y),
                (seconds <= budget ? Theme.good : Theme.warning).faded(0.85), on: UILayerWindow)
        }
        let line = y(budget).rounded() + 0.5
        UI.line(
            Point(x: corner.x, y: line), Point(x: end.x, y: line), UIColour(0xFFFFFF, 0.5), 1, on: UILayerWindow)
        let label = "16.7 ms"
        let place = Point(x: corner.x + 6 * scale, y: line - UI.size(of: label).y - 1)
        UI.write(label, at: place, UIColour(0xFFFFFF, 0.75), on: UILayerWindow)
    }

    private static func figures(_ editor: EditorModel, _ panel: PanelContext, _ scale: Double) {
        let gauge = panel.gauge
        let drawn = gauge.statistics
        row("given up", panel.reduction.help, scale)
        row("processor", "\(milliseconds(gauge.working)) ms", scale)
        row("graphics card", gpu(gauge), scale)
        row("draw calls", "\(drawn.drawCalls), \(drawn.instances) instances", scale)
        row(
            "cards", "\(drawn.cardsDrawn) drawn, \(drawn.cardsLeftOut) left out, of \(editor.stage.count)",
            scale)
        row("sent", Numeral.bytes(drawn.bytesUploaded) + " a frame", scale)
        if let pictures = gauge.pictures {
            let coming = pictures.waiting > 0 ? ", \(pictures.waiting) coming" : ""
            row("pictures", "\(pictures.held), \(Numeral.bytes(pictures.bytes))\(coming)", scale)
        }
        row("window", "\(panel.window.pixels.width)×\(panel.window.pixels.height) pixels", scale)
        uiPushColour(UIRoleText, Theme.faint)
        UI.wrapped(gauge.driverName)
        uiPopColours(1)
    }

    private static func inspections(_ panel: inout PanelContext, _ scale: Double) {
        uiSpace(0, Float(2 * scale))
        for inspection in Inspection.allCases {
            let isShown = panel.overlay.inspection == inspection
            uiPushColour(UIRoleButton, isShown ? Theme.accent : UIColour(0xFFFFFF, 0.09))
            uiPushColour(UIRoleButtonHovered, isShown ? Theme.accent : UIColour(0xFFFFFF, 0.16))
            uiPushColour(UIRoleText, isShown ? UIColour(0x16161C) : Theme.ink)
            if inspection != .picture { uiSameLine(0, Float(4 * scale)) }
            if UI.smallButton(inspection.rawValue) { panel.overlay.inspection = inspection }
            uiPopColours(3)
            UI.tooltip(inspection.help)
        }
    }

    private static func row(_ name: String, _ value: String, _ scale: Double) {
        UI.faint(name)
        uiSameLine(Float(min(120 * scale, Double(uiWindowSize().x) * 0.4)), -1)
        UI.wrapped(value)
    }

    private static func gpu(_ gauge: Gauge) -> String {
        guard let seconds = gauge.statistics.gpuSeconds, seconds > 20e-6 else { return "n/a" }
        return "\(milliseconds(seconds)) ms"
    }

    private static func milliseconds(_ seconds: Double) -> String { Numeral.text(seconds * 1000, digits: 1) }
}
