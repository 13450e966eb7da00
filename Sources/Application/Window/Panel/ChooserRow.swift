internal import CZoeImGui
internal import LayoutCore

/// What is chosen, as a picture with its name and a line about it; a click is to show all there is.
enum ChooserRow {
    private static let margin = 6.0
    private static let picture = Size(width: 46 * Thumbnail.aspect, height: 46)

    /// - Parameter picture: draws it at a place, in a width and height.
    /// - Returns: whether it was clicked.
    static func draw(
        _ id: String, title: String, note: String, help: String, _ panel: PanelContext,
        picture draw: (Point, Double, Double) -> Void
    ) -> Bool {
        let points = panel.window.unitsPerPoint
        let width = Double(uiWidthLeft())
        let beside = (2 * margin + picture.width) * points
        // In a narrow panel the words stand in the picture's place.
        let hasPicture = width - beside > 130 * points
        let left = hasPicture ? beside : 10 * points
        let room = width - left - 24 * points
        let words = Words(title: title, note: note, room: room, points: points)
        let height = max(58 * points, words.height)
        let low = uiScreenCursor().point
        let isClicked = UI.invisibleButton(id, width: width, height: height)
        panel.places.note(id)
        let isHovered = uiIsHovered()
        UI.tooltip(help)
        let high = Point(x: low.x + width, y: low.y + height)
        let fill = UIColour(0xFFFFFF, isHovered ? 0.12 : 0.07)
        UI.fillRect(low, high, fill, rounding: 7 * points, on: UILayerWindow)
        if hasPicture {
            let size = Vector2(x: picture.width * points, y: picture.height * points)
            draw(Point(x: low.x + margin * points, y: low.y + (height - size.y) / 2), size.x, size.y)
        }
        words.draw(at: Point(x: low.x + left, y: low.y))
        let tip = Point(x: high.x - 13 * points, y: low.y + height / 2 + 2 * points)
        let arrow = [(-4.0, -4.0), (4.0, -4.0), (0.0, 1.5)].map {
            Point(x: tip.x + $0 * points, y: tip.y + $1 * points)
        }
        UI.fill(arrow, Theme.faint, on: UILayerWindow)
        return isClicked
    }

    private struct Words {
        let title: String
        let note: String
        let room: Double
        let points: Double

        /// Measured in the panel's own letters, which are larger.
        private var noteHeight: Double {
            let ratio = 12 * points / Double(uiFontSize())
            return UI.size(of: note, wrap: room / ratio).y * ratio
        }

        /// At most four lines of note: a path may be long.
        var height: Double { 26 * points + min(noteHeight, 62 * points) + 9 * points }

        func draw(at low: Point) {
            UI.clip(low, Point(x: low.x + room, y: low.y + height)) {
                UI.write(
                    title, at: Point(x: low.x, y: low.y + 7 * points), Theme.ink, .bold, size: 14 * points,
                    on: UILayerWindow)
                UI.write(
                    note, at: Point(x: low.x, y: low.y + 26 * points), Theme.faint, .text, size: 12 * points,
                    wrap: room, on: UILayerWindow)
            }
        }
    }
}
