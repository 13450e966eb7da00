internal import CImGui
internal import LayoutCore
internal import Scene

/// The layout at hand as a picture; a click shows all of them.
enum LayoutChooser {
    static func draw(_ viewer: Viewer) {
        let points = viewer.window.unitsPerPoint
        let (width, height) = (Double(uiWidthLeft()), 58 * points)
        let low = uiScreenCursor().point
        if UI.invisibleButton("layout", width: width, height: height) { UI.open(popup: "layouts") }
        viewer.places.note("layout")
        let isHovered = uiIsHovered()
        UI.tooltip("the layout: a click shows them all; [ and ] go through them")
        let high = Point(x: low.x + width, y: low.y + height)
        let fill = UIColour(0xFFFFFF, isHovered ? 0.12 : 0.07)
        UI.fillRect(low, high, fill, rounding: 7 * points, on: UILayerWindow)
        let kind = viewer.theatre.scene.layout
        let margin = 6 * points
        let pictureHeight = height - 2 * margin
        let pictureWidth = pictureHeight * Thumbnail.aspect
        Thumbnail.all[kind.name]?.draw(
            at: Point(x: low.x + margin, y: low.y + margin), width: pictureWidth, height: pictureHeight, isLit: true)
        let left = low.x + 2 * margin + pictureWidth
        UI.clip(low, Point(x: high.x - 20 * points, y: high.y)) {
            UI.write(
                kind.name, at: Point(x: left, y: low.y + 7 * points), Theme.ink, .bold, size: 14 * points,
                on: UILayerWindow)
            UI.write(
                kind.info.summary, at: Point(x: left, y: low.y + 26 * points), Theme.faint, .text, size: 12 * points,
                wrap: high.x - 24 * points - left, on: UILayerWindow)
        }
        let tip = Point(x: high.x - 13 * points, y: low.y + height / 2 + 2 * points)
        let arrow = [(-4.0, -4.0), (4.0, -4.0), (0.0, 1.5)].map {
            Point(x: tip.x + $0 * points, y: tip.y + $1 * points)
        }
        UI.fill(arrow, Theme.faint, on: UILayerWindow)
        popup(viewer, points)
    }

    private static func popup(_ viewer: Viewer, _ points: Double) {
        let cell = Size(width: 126 * points, height: 104 * points)
        let room = Double(viewer.window.size.width) - 60 * points
        let columns = max(1, min(4, Int(room / (cell.width + 4 * points))))
        let rows = (LayoutKind.all.count + columns - 1) / columns
        let height = min(Double(rows) * (cell.height + 4 * points), Double(viewer.window.size.height) - 60 * points)
        UI.popup("layouts") {
            let width = Double(columns) * (cell.width + 4 * points) + 14 * points
            uiPushSpacing(Float(4 * points), Float(4 * points))
            UI.child("cells", width: width, height: height) {
                for (number, kind) in LayoutKind.all.enumerated() {
                    if number % columns > 0 { uiSameLine(0, -1) }
                    draw(kind, viewer, cell, points)
                }
            }
            uiPopStyles(1)
        }
    }

    private static func draw(_ kind: LayoutKind, _ viewer: Viewer, _ cell: Size, _ points: Double) {
        let low = uiScreenCursor().point
        let isHere = viewer.theatre.scene.layout.name == kind.name
        if UI.invisibleButton(kind.name, width: cell.width, height: cell.height) {
            viewer.theatre.use(kind)
            uiClosePopup()
        }
        viewer.places.note("layout \(kind.name)")
        let isHovered = uiIsHovered()
        UI.tooltip(kind.info.summary)
        let high = Point(x: low.x + cell.width, y: low.y + cell.height)
        if isHovered || isHere {
            let fill = isHere ? Theme.accent.faded(0.22) : UIColour(0xFFFFFF, 0.09)
            UI.fillRect(low, high, fill, rounding: 6 * points, on: UILayerWindow)
        }
        let margin = 5 * points
        let width = cell.width - 2 * margin
        Thumbnail.all[kind.name]?.draw(
            at: Point(x: low.x + margin, y: low.y + margin), width: width, height: width / Thumbnail.aspect,
            isLit: isHere)
        let size = 11.5 * points
        let text = UI.size(of: kind.name).x * size / Double(uiFontSize())
        UI.write(
            kind.name,
            at: Point(x: low.x + max(margin, (cell.width - text) / 2), y: high.y - margin - size * 1.25),
            isHere ? Theme.ink : Theme.ink.faded(0.8), .text, size: size, on: UILayerWindow)
    }
}
