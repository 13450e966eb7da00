internal import CZoeImGui
internal import LayoutCore
internal import ZoeEditor

/// An output over the offset, the cards on it, and the points through which it is wanted.
enum CurvePlot {
    static func draw(_ editor: inout EditorModel, _ panel: inout PanelContext, _ source: CurveSource, height: Double) {
        let scale = panel.window.unitsPerPoint
        let corner = uiScreenCursor().point
        let width = Double(uiWidthLeft())
        guard width > 120 * scale, height > 60 * scale else { return uiSpace(0, Float(max(height, 1))) }
        // Room for the numbers along the axes, the uppermost of which stands half above the plane.
        let (left, above, below) = (52 * scale, Double(uiFontSize()) * 0.62, 20 * scale)
        editor.curve.plot.low = Point(x: corner.x + left, y: corner.y + above)
        editor.curve.plot.high = Point(x: corner.x + width - 4, y: corner.y + height - below)
        let curve = CurveLine(editor.curve, source)
        if editor.curve.followsCurve, editor.curve.grip == .none {
            editor.curve.plot.up = Plot.range(of: curve.values + editor.curve.wanted.map(\.value))
        }
        uiSetScreenCursor(Float(editor.curve.plot.low.x), Float(editor.curve.plot.low.y))
        _ = UI.invisibleButton(
            "plane", width: editor.curve.plot.width, height: editor.curve.plot.height, right: true)
        panel.places.note("curve.plot")
        CurveHand.move(&editor, source, scale: scale)

        let plot = editor.curve.plot
        UI.fillRect(plot.low, plot.high, UIColour(0x000000, 0.28), rounding: 5 * scale, on: UILayerWindow)
        grid(plot, scale)
        name(editor.curve.output, plot, scale)
        uiPushClip(UIPoint(plot.low), UIPoint(plot.high))
        // Drawn after the hand has moved, so with what it has just changed.
        let now = CurveSource(stage: editor.stage, formula: editor.curve.formula)
        let line = CurveLine(editor.curve, now)
        for piece in line.trace(on: plot).pieces {
            UI.polyline(piece, Theme.accent.faded(0.18), 6 * scale, on: UILayerWindow)
            UI.polyline(piece, Theme.accent, 2 * scale, on: UILayerWindow)
        }
        cards(editor.curve, now, plot, scale)
        points(editor.curve, now, plot, scale)
        uiPopClip()
        if uiIsHovered(), editor.curve.grip == .none { readout(editor.curve, now, plot, scale) }
        uiSetScreenCursor(Float(corner.x), Float(corner.y + height))
    }

    // MARK: The plane

    private static func grid(_ plot: Plot, _ scale: Double) {
        let across = Ticks(in: plot.across, most: max(2, Int(plot.width / (56 * scale))))
        let up = Ticks(in: plot.up, most: max(2, Int(plot.height / (34 * scale))))
        func style(_ value: Double) -> UIColour { UIColour(0xFFFFFF, value == 0 ? 0.3 : 0.07) }
        for value in across.values {
            let x = plot.place(value, 0).x.rounded() + 0.5
            guard x >= plot.low.x, x <= plot.high.x + 1 else { continue }
            UI.line(Point(x: x, y: plot.low.y), Point(x: x, y: plot.high.y), style(value), 1, on: UILayerWindow)
            let label = across.label(value)
            // The last one ends where the plane does.
            let width = UI.size(of: label).x
            let place = Point(x: min(x - width / 2, plot.high.x + 3 - width), y: plot.high.y + 3 * scale)
            UI.write(label, at: place, Theme.faint, on: UILayerWindow)
        }
        for value in up.values {
            let y = plot.place(0, value).y.rounded() + 0.5
            guard y >= plot.low.y, y <= plot.high.y + 1 else { continue }
            UI.line(Point(x: plot.low.x, y: y), Point(x: plot.high.x, y: y), style(value), 1, on: UILayerWindow)
            let label = up.label(value)
            let size = UI.size(of: label)
            let place = Point(x: plot.low.x - size.x - 8 * scale, y: y - size.y / 2)
            UI.write(label, at: place, Theme.faint, on: UILayerWindow)
        }
    }

    private static func name(_ output: CurveOutput, _ plot: Plot, _ scale: Double) {
        let text = output.name + (output.unit.isEmpty ? "" : ", \(output.unit)")
        UI.write(
            text, at: Point(x: plot.low.x + 10 * scale, y: plot.low.y + 6 * scale), Theme.ink, on: UILayerWindow)
        let offset = "offset"
        let size = UI.size(of: offset)
        UI.write(
            offset, at: Point(x: plot.high.x - size.x - 10 * scale, y: plot.high.y - size.y - 6 * scale),
            Theme.faint, on: UILayerWindow)
    }

    // MARK: What is on it

    private static func cards(_ curve: CurveEditor, _ source: CurveSource, _ plot: Plot, _ scale: Double) {
        let frame = source.stage.frame()
        let cards = frame.cards.filter { plot.across.contains($0.offset) && !$0.isPlaceholder && $0.lane == 0 }
        let values = source.values(of: curve.output, at: cards.map(\.offset))
        for (card, value) in zip(cards, values) where value.isFinite {
            let place = plot.place(card.offset, value)
            guard plot.holds(place) else { continue }
            let isCurrent = card.index == frame.currentIndex
            let ink = isCurrent ? UIColour(0xFFFFFF) : UIColour(0xFFFFFF, 0.85)
            let zero = min(max(plot.place(0, 0).y, plot.low.y), plot.high.y)
            UI.line(place, Point(x: place.x, y: zero), UIColour(0xFFFFFF, 0.16), 1, on: UILayerWindow)
            UI.fillCircle(place, (isCurrent ? 6.5 : 5) * scale, UIColour(0x16161C), on: UILayerWindow)
            UI.fillCircle(place, (isCurrent ? 5 : 3.5) * scale, ink, on: UILayerWindow)
            let label = "\(card.index)"
            let size = UI.size(of: label)
            // Where the curve leaves room: over it, or under it at the upper edge.
            let isHigh = place.y - plot.low.y < 26 * scale
            let y = isHigh ? place.y + 7 * scale : place.y - size.y - 7 * scale
            let x = min(max(place.x - size.x / 2, plot.low.x + 2), plot.high.x - size.x - 2)
            UI.write(
                label, at: Point(x: x, y: y), ink.faded(isCurrent ? 1 : 0.7), on: UILayerWindow)
        }
    }

    private static func points(_ curve: CurveEditor, _ source: CurveSource, _ plot: Plot, _ scale: Double) {
        let wanted = curve.wanted
        let values = source.values(of: curve.output, at: wanted.map(\.o))
        let hovered = uiIsHovered() ? curve.point(near: uiMouse().point, within: 11 * scale) : nil
        for (number, (point, value)) in zip(wanted, values).enumerated() {
            let place = plot.place(point.o, point.value)
            if value.isFinite {
                let met = plot.place(point.o, value)
                let isMissed = abs(met.y - place.y) > 2
                if isMissed { UI.line(place, met, Theme.warning.faded(0.7), 1.5 * scale, on: UILayerWindow) }
            }
            let isHeld = curve.grip == .point(number) || hovered == number
            UI.fillCircle(place, (isHeld ? 10 : 8) * scale, Theme.good.faded(0.25), on: UILayerWindow)
            UI.circle(place, (isHeld ? 8 : 6) * scale, Theme.good, 2 * scale, on: UILayerWindow)
            UI.fillCircle(place, 2 * scale, Theme.good, on: UILayerWindow)
        }
    }

    private static func readout(_ curve: CurveEditor, _ source: CurveSource, _ plot: Plot, _ scale: Double) {
        let mouse = uiMouse().point
        let offset = plot.offset(at: mouse.x)
        guard let value = source.values(of: curve.output, at: [offset]).first else { return }
        let x = mouse.x.rounded() + 0.5
        UI.line(
            Point(x: x, y: plot.low.y), Point(x: x, y: plot.high.y), Theme.accent.faded(0.35), 1, on: UILayerWindow)
        let output = curve.output
        let text = "o \(Numeral.short(offset))   \(output.name) \(Numeral.short(value))\(output.unit)"
        let size = UI.size(of: text)
        let corner = Point(x: plot.high.x - size.x - 18 * scale, y: plot.low.y + 6 * scale)
        UI.fillRect(
            Point(x: corner.x - 8 * scale, y: corner.y - 3 * scale),
            Point(x: corner.x + size.x + 8 * scale, y: corner.y + size.y + 3 * scale), UIColour(0x16161C, 0.85),
            rounding: 4 * scale, on: UILayerWindow)
        UI.write(text, at: corner, Theme.ink, on: UILayerWindow)
    }
}

/// The curve's values from one side of the plot to the other.
private struct CurveLine {
    let offsets: [Double]
    let values: [Double]

    init(_ curve: CurveEditor, _ source: CurveSource) {
        let plot = curve.plot
        // Every other pixel; where each value is a card laid out, less finely.
        let spacing = source.formula == nil ? 4.0 : 2.0
        let count = min(max(Int(plot.width / spacing), 2), 2000)
        let step = (plot.across.upperBound - plot.across.lowerBound) / Double(count)
        offsets = (0...count).map { plot.across.lowerBound + Double($0) * step }
        values = source.values(of: curve.output, at: offsets)
    }

    func trace(on plot: Plot) -> CurveTrace { CurveTrace(offsets, values, on: plot) }
}

/// The hand on the plot: it moves points, makes and takes them, and moves the plane.
private enum CurveHand {
    static func move(_ editor: inout EditorModel, _ source: CurveSource, scale: Double) {
        let mouse = uiMouse().point
        if uiIsHovered() { turnWheel(&editor, at: mouse) }
        if uiWasActivated() { press(&editor, source, at: mouse, scale: scale) }
        if uiIsActive() { drag(&editor, source, to: mouse, scale: scale) }
        if uiWasDeactivated() { release(&editor, source) }
    }

    private static func turnWheel(_ editor: inout EditorModel, at place: Point) {
        let notches = Double(uiMouseWheel())
        guard notches != 0 else { return }
        var factor = 1.0
        for _ in 0..<min(Int(abs(notches).rounded(.up)), 8) { factor *= notches > 0 ? 1.18 : 1 / 1.18 }
        editor.curve.plot.zoom(by: factor, about: place, across: !uiHasControl(), up: !uiHasShift())
        if !uiHasShift() { editor.curve.followsCurve = false }
    }

    private static func press(_ editor: inout EditorModel, _ source: CurveSource, at place: Point, scale: Double) {
        let point = editor.curve.point(near: place, within: 11 * scale)
        if uiIsMouseDown(1) {
            if let point {
                editor.curve.removePoint(point)
                fit(&editor, source)
                editor.endTurning()
            }
        } else {
            editor.curve.hold(point.map(CurveEditor.Grip.point) ?? .pressed(place), source)
        }
    }

    private static func drag(_ editor: inout EditorModel, _ source: CurveSource, to place: Point, scale: Double) {
        let delta = uiMouseWay(0).point - .zero
        switch editor.curve.grip {
        case .none: break
        case .pressed(let start):
            guard (place - start).length > 4 * scale else { return }
            editor.curve.hold(.plane, source)
            editor.curve.followsCurve = false
            editor.curve.plot.pan(by: place - start)
        case .plane: editor.curve.plot.pan(by: delta)
        case .point(let number):
            guard delta != .zero else { return }
            editor.curve.movePoint(number, to: place)
            fit(&editor, source)
        }
    }

    private static func release(_ editor: inout EditorModel, _ source: CurveSource) {
        if case .pressed(let place) = editor.curve.grip, source.assigns(editor.curve.output) {
            editor.curve.addPoint(at: place)
            fit(&editor, source)
        }
        editor.curve.letGo()
        editor.endTurning()
    }

    private static func fit(_ editor: inout EditorModel, _ source: CurveSource) {
        editor.turn(parameters: editor.curve.fit(source, .nearby))
    }
}
