internal import CImGui
internal import LayoutCore
internal import Scene

/// Where one is, small, at the lower left: scene, layout, place in the row.
enum StatusLine {
    static func draw(_ viewer: Viewer) {
        let points = viewer.window.unitsPerPoint
        let size = 12.5 * points
        let theatre = viewer.theatre
        var parts = [theatre.name + (viewer.isChanged ? " •" : ""), theatre.scene.layout.name]
        let offset = (theatre.stage.scroll * 100).rounded() / 100
        parts.append("at \(offset == offset.rounded() ? "\(Int(offset))" : "\(offset)")")
        let count = theatre.stage.count
        parts.append(count == 0 ? "no cards" : "card \(theatre.stage.currentIndex + 1) of \(count)")
        if theatre.selected.flatMap(theatre.stage.index(of:)) != nil { parts.append("selected") }
        if theatre.isComparing { parts.append("the state that was kept") }
        if theatre.stroll.isAway { parts.append("walking around: Esc flies back") }
        let text = parts.joined(separator: "   ")
        let ratio = size / Double(uiFontSize())
        let width = UI.size(of: text).x * ratio
        let bottom = Double(viewer.window.size.height) - CurveSheet.covered(in: viewer) - 14 * points
        let low = Point(x: 14 * points, y: bottom - size * 1.9)
        let high = Point(x: low.x + width + 2 * size * 0.85, y: low.y + size * 1.9)
        viewer.overlay.underlays.append(UI.Box(least: low, most: high))
        UI.fillRect(low, high, Theme.glass.faded(0.82), rounding: size * 0.95, on: UILayerBack)
        UI.write(
            text, at: Point(x: low.x + size * 0.85, y: low.y + size * 0.42), Theme.ink.faded(0.92), .text, size: size,
            on: UILayerBack)
    }

    /// How much room it takes at the window's lower edge, in points.
    static let height = 44.0
}
