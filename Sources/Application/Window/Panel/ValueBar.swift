internal import CZoeImGui
internal import LayoutCore

/// A slider as this program draws it: the value as a bar under its figures, with a line below them.
enum ValueBar {
    /// The toolkit's own slider or field over the bar, without its frame and its grab.
    /// - Parameter zero: where the bar begins, from 0 to 1.
    static func over(
        upTo part: Double, from zero: Double = 0, isOwn: Bool = false, width: Double? = nil, _ field: () -> Bool
    ) -> Bool {
        draw(upTo: part, from: zero, isOwn, width ?? Double(uiWidthLeft()))
        for role in [UIRoleAccent, UIRoleAccentActive] { uiPushColour(role, UIColour(0, 0)) }
        for role in [UIRoleFrame, UIRoleFrameHovered, UIRoleFrameActive] { uiPushColour(role, UIColour(0, 0)) }
        defer { uiPopColours(5) }
        return field()
    }

    private static func draw(upTo part: Double, from zero: Double, _ isOwn: Bool, _ width: Double) {
        let low = uiScreenCursor().point
        let high = Point(x: low.x + width, y: low.y + Double(uiFrameHeight()))
        let size = Double(uiFontSize())
        let round = size * 0.36
        let isHovered = contains(uiMouse().point, low, high)
        UI.fillRect(low, high, UIColour(0xFFFFFF, isHovered ? 0.11 : 0.07), rounding: round, on: UILayerWindow)
        // The toolkit leaves so much room for a grab at both ends.
        let room = size * 0.5
        func place(_ part: Double) -> Double {
            part <= 0 ? low.x : part >= 1 ? high.x : low.x + room + part * (high.x - low.x - 2 * room)
        }
        let (start, end) = (place(zero), place(min(max(part, 0), 1)))
        let least = size * 0.28
        let (left, right) = (min(start, end), max(start, end))
        // One that is hardly wider than a line would be a stroke through the figures.
        if right - left > least {
            UI.clip(Point(x: left, y: low.y), Point(x: right, y: high.y)) {
                let colour = isOwn ? Theme.accent.faded(0.34) : UIColour(0xFFFFFF, 0.1)
                UI.fillRect(low, high, colour, rounding: round, on: UILayerWindow)
            }
        }
        // A line below the figures, as long as the value: across them it would make them hard to read.
        let ink = isOwn ? Theme.accent : Theme.ink.faded(0.45)
        let begin = min(left, right - least, high.x - least)
        UI.clip(Point(x: begin, y: high.y - size * 0.15), Point(x: max(right, low.x + least), y: high.y)) {
            UI.fillRect(low, high, ink, rounding: round, on: UILayerWindow)
        }
    }

    private static func contains(_ point: Point, _ low: Point, _ high: Point) -> Bool {
        point.x >= low.x && point.x < high.x && point.y >= low.y && point.y < high.y
    }
}
