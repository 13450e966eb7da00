internal import CZoeImGui
internal import LayoutCore
internal import ZoeDocument
internal import ZoeEditor

/// Where one is, small, at the lower left: scene, layout, place in the row.
enum StatusLine {
    static func draw(_ editor: EditorModel, _ panel: inout PanelContext) {
        guard let room = panel.room, room.form != .folded else { return }
        let points = panel.window.unitsPerPoint
        let size = 12.5 * points
        let side = size * 0.85
        let width = Double(panel.window.size.width) - room.right - 28 * points - 2 * side
        let ratio = size / Double(uiFontSize())
        let lines = text(editor, panel).lines { UI.size(of: $0).x * ratio <= width }
        let height = size * (0.65 + 1.25 * Double(lines.count))
        let bottom = Double(panel.window.size.height) - LowerSheet.covered(in: panel) - 14 * points
        let low = Point(x: 14 * points, y: bottom - height)
        // What lies at the lower edge leaves no room for it.
        guard low.y > 30 * points else { return }
        let widest = lines.map { UI.size(of: $0).x * ratio }.max() ?? 0
        let high = Point(x: low.x + widest + 2 * side, y: bottom)
        panel.overlay.underlays.append(UI.Box(least: low, most: high))
        UI.fillRect(low, high, Theme.glass, rounding: size * 0.95, on: UILayerBack)
        for (number, line) in lines.enumerated() {
            let place = Point(x: low.x + side, y: low.y + size * (0.33 + 1.25 * Double(number)))
            UI.write(line, at: place, Theme.ink.faded(0.92), .text, size: size, on: UILayerBack)
        }
    }

    static func text(_ editor: EditorModel, _ panel: PanelContext) -> StatusText {
        var more: [String] = []
        if editor.selected.flatMap(editor.stage.index(of:)) != nil { more.append("selected") }
        if editor.isComparing { more.append("the state that was kept") }
        if editor.orbitCamera.isAway { more.append("walking around: Esc flies back") }
        return StatusText(
            name: editor.name, isChanged: panel.isChanged, layout: editor.scene.layout.name,
            place: editor.placeInWords, more: more)
    }

    /// How much room it takes at the window's lower edge, in points.
    static let height = 44.0
}

/// What the line says. A name may be shortened; nothing else is cut while there is room for it.
struct StatusText {
    let name: String
    var isChanged = false
    let layout: String
    let place: String
    var more: [String] = []

    private static let gap = "   "
    private var mark: String { isChanged ? " •" : "" }

    /// In as many lines as it needs.
    /// - Parameter fits: whether a text is short enough for one.
    func lines(_ fits: (String) -> Bool) -> [String] {
        var lines = [shortened(name, before: mark, fits)]
        for part in [layout, place] + more {
            let longer = lines[lines.count - 1] + Self.gap + part
            if fits(longer) {
                lines[lines.count - 1] = longer
            } else {
                lines.append(shortened(part, before: "", fits))
            }
        }
        return lines
    }

    /// What matters most of it, in one.
    func line(_ fits: (String) -> Bool) -> String {
        let whole = [name + mark, layout, place].joined(separator: Self.gap)
        return fits(whole) ? whole : shortened(name, before: mark + Self.gap + place, fits)
    }

    private func shortened(_ text: String, before end: String, _ fits: (String) -> Bool) -> String {
        if fits(text + end) { return text + end }
        var (low, high) = (0, text.count)
        while low < high {
            let middle = (low + high + 1) / 2
            if fits(text.prefix(middle) + "…" + end) { low = middle } else { high = middle - 1 }
        }
        return text.prefix(low) + "…" + end
    }
}
