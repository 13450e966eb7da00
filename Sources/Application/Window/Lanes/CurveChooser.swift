internal import CZoeImGui
internal import LayoutCore
internal import ZoeDocument
internal import ZoeEditor

/// How it goes from a key to the next: a small picture of each curve, and a large one of the chosen, with handles where it has any.
enum CurveChooser {
    static func draw(
        _ place: Timeline.Place, _ curve: TimingCurve, _ editor: inout EditorModel, _ panel: inout PanelContext
    ) {
        buttons(curve, &editor, panel)
        figures(curve, &editor, panel)
        plot(curve, &editor, &panel)
    }

    // MARK: Small pictures

    private static func buttons(_ curve: TimingCurve, _ editor: inout EditorModel, _ panel: PanelContext) {
        let points = panel.window.unitsPerPoint
        let gap = 4 * points
        let width = ((Double(uiWidthLeft()) - 3 * gap) / 4).rounded(.down)
        let height = 27 * points
        uiPushSpacing(Float(gap), Float(gap))
        for (number, kind) in CurveKind.allCases.enumerated() {
            if number % 4 > 0 { uiSameLine(0, -1) }
            let low = uiScreenCursor().point
            if UI.invisibleButton(kind.rawValue, width: width, height: height), kind != CurveKind(of: curve) {
                editor.setCurve(kind.curve, of: editor.timeline.chosen)
            }
            panel.places.note("curve \(kind.rawValue)")
            let (isOwn, isHovered) = (kind == CurveKind(of: curve), uiIsHovered())
            UI.tooltip("\(kind.rawValue): \(kind.help)")
            let high = Point(x: low.x + width, y: low.y + height)
            let ground = isOwn ? Theme.accent.faded(0.4) : UIColour(0xFFFFFF, isHovered ? 0.14 : 0.07)
            UI.fillRect(low, high, ground, rounding: 4 * points, on: UILayerWindow)
            let inset = 7 * points
            draw(
                kind.curve, Point(x: low.x + 1.5 * inset, y: low.y + inset),
                Point(x: high.x - 1.5 * inset, y: high.y - inset), isOwn ? Theme.ink : Theme.ink.faded(0.7),
                1.4 * points)
        }
        uiPopStyles(1)
    }

    private static func draw(
        _ curve: TimingCurve, _ low: Point, _ high: Point, _ colour: UIColour, _ thickness: Double
    ) {
        // A leap is steep where the steps are small.
        let count = max(24, Int(high.x - low.x))
        let line = (0...count).map { step in
            let t = Double(step) / Double(count)
            return Point(x: low.x + t * (high.x - low.x), y: high.y - curve.value(at: t) * (high.y - low.y))
        }
        UI.polyline(line, colour, thickness, on: UILayerWindow)
    }

    // MARK: Figures

    private static func figures(_ curve: TimingCurve, _ editor: inout EditorModel, _ panel: PanelContext) {
        let half = (Double(uiWidthLeft()) - 0.35 * Double(uiFontSize())) / 2
        func turn(_ next: TimingCurve?) {
            if let next { editor.turnKeys(editor.timeline.chosen) { $0.curve = next } }
            if uiWasDeactivated() { editor.endTurning() }
        }
        switch curve {
        case .spring(var response, var damping):
            uiNextWidth(Float(half))
            let isOther = UI.drag(
                "##response", &response, speed: 0.005, TimingCurve.responses, format: "swing %.2f")
            panel.places.note("key response")
            turn(isOther ? .spring(response: response, damping: damping) : nil)
            UI.tooltip("the time of one swing, as a share of the way")
            uiSameLine(0, -1)
            uiNextWidth(-1)
            let isDamped = UI.drag("##damping", &damping, speed: 0.005, TimingCurve.dampings, format: "damping %.2f")
            panel.places.note("key damping")
            turn(isDamped ? .spring(response: response, damping: damping) : nil)
            UI.tooltip("0 swings on, 1 does not overshoot")
        case .steps(let count) where count > 1:
            var number = count
            uiNextWidth(-1)
            let isOther = UI.slider("##steps", &number, 2...24)
            panel.places.note("key steps")
            turn(isOther ? .steps(number) : nil)
        case .bezier:
            UI.faint("\(curve)".shortened(to: Double(uiWidthLeft())))
        case .linear, .in, .out, .inOut, .steps:
            UI.faint(CurveKind(of: curve).help)
        }
    }

    // MARK: The large one

    private static func plot(_ curve: TimingCurve, _ editor: inout EditorModel, _ panel: inout PanelContext) {
        let points = panel.window.unitsPerPoint
        let corner = uiScreenCursor().point
        let hasTravel = editor.firstChosenKey?.key.travel != nil
        let rest = hasTravel ? 2.9 * Double(uiFrameHeight()) : 0
        let size = (
            width: Double(uiWidthLeft()), height: min(max(Double(uiHeightLeft()) - rest, 48 * points), 130 * points)
        )
        _ = UI.invisibleButton("plot", width: size.width, height: size.height)
        panel.places.note("key plot")
        let (isActive, wasActivated, wasDeactivated) = (uiIsActive(), uiWasActivated(), uiWasDeactivated())
        UI.fillRect(
            corner, Point(x: corner.x + size.width, y: corner.y + size.height), UIColour(0x000000, 0.28),
            rounding: 5 * points, on: UILayerWindow)
        let inset = (x: 0.1 * size.width, y: 0.24 * size.height)
        let low = Point(x: corner.x + inset.x, y: corner.y + inset.y)
        let high = Point(x: corner.x + size.width - inset.x, y: corner.y + size.height - inset.y)
        func place(_ point: Point) -> Point {
            Point(x: low.x + point.x * (high.x - low.x), y: high.y - point.y * (high.y - low.y))
        }
        let handles = curve.handles.map(place)
        let mouse = uiMouse().point
        if wasActivated {
            panel.overlay.lanes.handle = handles.indices.min {
                (handles[$0] - mouse).length < (handles[$1] - mouse).length
            }
        }
        // A click that does not move leaves the handle where it is.
        if wasActivated { panel.overlay.lanes.press = mouse }
        let hasMoved = panel.overlay.lanes.press.map { (mouse - $0).length > 2 * points } ?? false
        var shown = curve
        if isActive || wasDeactivated, let number = panel.overlay.lanes.handle, hasMoved {
            let to = Point(
                x: (mouse.x - low.x) / (high.x - low.x), y: (high.y - mouse.y) / (high.y - low.y))
            let next = curve.moving(handle: number, to: to)
            editor.turnKeys(editor.timeline.chosen) { $0.curve = next }
            shown = next
        }
        if wasDeactivated {
            (panel.overlay.lanes.handle, panel.overlay.lanes.press) = (nil, nil)
            editor.endTurning()
        }
        UI.clip(corner, Point(x: corner.x + size.width, y: corner.y + size.height)) {
            for y in [low.y, high.y] {
                UI.line(
                    Point(x: low.x, y: y.rounded() + 0.5), Point(x: high.x, y: y.rounded() + 0.5),
                    UIColour(0xFFFFFF, 0.14), 1, on: UILayerWindow)
            }
            for (handle, end) in zip(shown.handles.map(place), [place(.zero), place(Point(x: 1, y: 1))]) {
                UI.line(end, handle, Theme.good.faded(0.8), 1.2 * points, on: UILayerWindow)
            }
            draw(shown, low, high, Theme.accent, 2 * points)
            for handle in shown.handles.map(place) {
                UI.fillCircle(handle, 5 * points, Theme.good, on: UILayerWindow)
                UI.fillCircle(handle, 2.5 * points, Theme.glass, on: UILayerWindow)
            }
        }
    }
}
