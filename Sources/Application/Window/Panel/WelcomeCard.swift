internal import CZoeImGui
internal import LayoutCore
internal import ZoeEditor

/// The welcome over the stage: a hand's moves and keys, each as a small picture with a word. It takes nothing from the pointer:
/// what is under it can be dragged.
enum WelcomeCard {
    static func draw(_ panel: inout PanelContext) {
        let now = panel.now
        // A question, or a picture of the window, is no place for it.
        guard panel.overlay.dialog == nil, !panel.isBeingCaptured else { return }
        panel.overlay.welcome?.show(at: now)
        guard let welcome = panel.overlay.welcome else { return }
        let strength = welcome.strength(at: now)
        let points = panel.window.unitsPerPoint
        let room = room(in: panel, points)
        let pen = Pen(points: points, ink: Float(strength))
        let hints = Welcome.Hint.allCases.map { Entry($0, panel.bindings, pen, isTried: welcome.tried.contains($0)) }
        let isWide = pen.rowWidth(hints) <= room.width
        let size = isWide ? Size(width: pen.rowWidth(hints), height: pen.rowHeight) : pen.columnSize(hints)
        // It is shown whole or not at all.
        guard strength > 0, size.width <= room.width, size.height <= room.height else { return }
        let rise = (1 - strength) * 10 * points
        let low = Point(
            x: (room.left + (room.width - size.width) / 2).rounded(),
            y: (room.bottom - size.height + rise).rounded())
        let high = Point(x: low.x + size.width, y: low.y + size.height)
        panel.overlay.underlays.append(UI.Box(least: low, most: high))
        pen.glass(low, high)
        if isWide { pen.row(hints, at: low) } else { pen.column(hints, at: low, size) }
    }

    /// What the panel, the curve and the status line leave free.
    private static func room(
        in panel: PanelContext, _ points: Double
    ) -> (left: Double, width: Double, bottom: Double, height: Double) {
        let window = panel.window.size
        let margin = 14 * points
        let taken = panel.room?.right ?? 0
        let bottom =
            Double(window.height) - LowerSheet.covered(in: panel) - (StatusLine.height + 12) * points
        return (margin, Double(window.width) - taken - 2 * margin, bottom, bottom - margin)
    }

    /// One hint with what its key is called here.
    private struct Entry {
        let hint: Welcome.Hint
        let key: String?
        let ink: Float

        init(_ hint: Welcome.Hint, _ bindings: Bindings, _ pen: Pen, isTried: Bool) {
            self.hint = hint
            key = hint.action.map { bindings.keys(for: $0).first.map(Self.sign) ?? "–" }
            ink = pen.ink * (isTried ? 0.4 : 1)
        }

        /// As it is written on the key.
        private static func sign(_ name: String) -> String { name == "Shift+/" ? "?" : name }
    }

    // MARK: Drawing

    private struct Pen {
        let points: Double
        let ink: Float

        private var label: Double { 13 * points }
        private var cell: Double { 112 * points }
        private var side: Double { 16 * points }
        var rowHeight: Double { 96 * points }
        private var lineHeight: Double { 44 * points }

        func rowWidth(_ entries: [Entry]) -> Double { Double(entries.count) * cell + 2 * side }

        func columnSize(_ entries: [Entry]) -> Size {
            let widest = entries.map { width(of: $0.hint.label) }.max() ?? 0
            return Size(
                width: 68 * points + widest + side, height: Double(entries.count) * lineHeight + 14 * points)
        }

        func glass(_ low: Point, _ high: Point) {
            let round = 18 * points
            UI.fillRect(low, high, Theme.glass.faded(0.86 * ink), rounding: round, on: UILayerBack)
            UI.rect(low, high, UIColour(0xFFFFFF, 0.1 * ink), rounding: round, thickness: points, on: UILayerBack)
        }

        func row(_ entries: [Entry], at low: Point) {
            for (number, entry) in entries.enumerated() {
                let x = low.x + side + (Double(number) + 0.5) * cell
                sign(entry, at: Point(x: x, y: low.y + 38 * points))
                let place = Point(x: x - width(of: entry.hint.label) / 2, y: low.y + 66 * points)
                write(entry.hint.label, at: place, entry.ink)
            }
        }

        func column(_ entries: [Entry], at low: Point, _ size: Size) {
            for (number, entry) in entries.enumerated() {
                let y = low.y + 7 * points + (Double(number) + 0.5) * lineHeight
                sign(entry, at: Point(x: low.x + 36 * points, y: y), scale: 0.72)
                write(entry.hint.label, at: Point(x: low.x + 68 * points, y: y - label * 0.62), entry.ink)
            }
        }

        private func width(of text: String) -> Double { UI.size(of: text).x * label / Double(uiFontSize()) }

        private func write(_ text: String, at place: Point, _ ink: Float) {
            UI.write(text, at: place, Theme.ink.faded(0.92 * ink), .text, size: label, on: UILayerBack)
        }

        /// - Parameter scale: of a mouse, which is higher than a key.
        private func sign(_ entry: Entry, at middle: Point, scale: Double = 1) {
            switch entry.hint {
            case .drag: mouse(at: middle, entry.ink, .button, points * scale)
            case .wheel: mouse(at: middle, entry.ink, .wheel, points * scale)
            default: cap(entry.key ?? "", at: middle, entry.ink)
            }
        }

        /// A key's top, with what is written on it.
        private func cap(_ text: String, at middle: Point, _ ink: Float) {
            let size = 14 * points
            let letters = UI.size(of: text).x * size / Double(uiFontSize())
            let (wide, high) = (max(letters + 16 * points, 30 * points) / 2, 14 * points)
            let (low, end) = (
                Point(x: middle.x - wide, y: middle.y - high), Point(x: middle.x + wide, y: middle.y + high)
            )
            let round = 6 * points
            // Its lower edge, thick as a key is.
            let foot = Point(x: end.x, y: end.y + 2.5 * points)
            UI.fillRect(low, foot, UIColour(0xFFFFFF, 0.16 * ink), rounding: round, on: UILayerBack)
            UI.fillRect(low, end, UIColour(0x2A2930, ink), rounding: round, on: UILayerBack)
            UI.rect(low, end, UIColour(0xFFFFFF, 0.28 * ink), rounding: round, thickness: points, on: UILayerBack)
            let place = Point(x: middle.x - letters / 2, y: middle.y - size * 0.6)
            UI.write(text, at: place, Theme.ink.faded(ink), .bold, size: size, on: UILayerBack)
        }

        private enum Part {
            case button, wheel
        }

        /// A mouse from above, what is used of it lit, and which way it goes.
        private func mouse(at middle: Point, _ ink: Float, _ part: Part, _ points: Double) {
            let (wide, high) = (10.5 * points, 15 * points)
            let (low, end) = (
                Point(x: middle.x - wide, y: middle.y - high), Point(x: middle.x + wide, y: middle.y + high)
            )
            let line = Theme.ink.faded(0.7 * ink)
            let lit = Theme.accent.faded(ink)
            let split = middle.y - 3 * points
            if part == .button {
                let arc = (0...8).map { step -> Point in
                    let turn = Turn(.degrees(Double(step) * 90 / 8))
                    return Point(x: middle.x - wide * turn.cos, y: low.y + wide - wide * turn.sin)
                }
                let foot = [Point(x: middle.x, y: split), Point(x: low.x, y: split)]
                UI.fill(foot + arc, Theme.accent.faded(0.9 * ink), on: UILayerBack)
            }
            UI.rect(low, end, line, rounding: wide, thickness: 1.5 * points, on: UILayerBack)
            let (left, right) = (Point(x: low.x, y: split), Point(x: end.x, y: split))
            UI.line(left, right, line.faded(0.6), points, on: UILayerBack)
            let (top, cross) = (Point(x: middle.x, y: low.y), Point(x: middle.x, y: split))
            UI.line(top, cross, line.faded(0.6), points, on: UILayerBack)
            if part == .wheel {
                let grip = Vector2(x: 2.6 * points, y: 5 * points)
                let axle = Point(x: middle.x, y: middle.y - 7.5 * points)
                let corner = Point(x: axle.x - grip.x, y: axle.y - grip.y)
                UI.fillRect(corner, axle + grip, UIColour(0x1B1A20, ink), rounding: grip.x, on: UILayerBack)
                UI.fillRect(corner, axle + grip, lit, rounding: grip.x, on: UILayerBack)
            }
            arrows(around: middle, lit, part, points)
        }

        private func arrows(around middle: Point, _ colour: UIColour, _ part: Part, _ points: Double) {
            let delta = part == .button ? Vector2(x: 1, y: 0) : Vector2(x: 0, y: 1)
            let gap = (part == .button ? 20.0 : 23.0) * points
            for side in [-1.0, 1.0] {
                let tip = middle + delta * (side * (gap + 4 * points))
                let foot = middle + delta * (side * gap)
                let across = Vector2(x: delta.y, y: delta.x) * (3.6 * points)
                UI.polyline([foot + across, tip, foot + across * -1], colour, 1.7 * points, on: UILayerBack)
            }
        }
    }
}
