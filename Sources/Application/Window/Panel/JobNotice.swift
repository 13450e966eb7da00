internal import CZoeImGui
internal import LayoutCore

/// At the lower edge: what takes a while, how far it has come, how long it will still take, and a way out.
enum JobNotice {
    struct Entry: Hashable {
        let number: Int
        let title: String
        let part: Double
        let text: String
    }

    /// What is done sooner needs no notice, in seconds.
    static let delay = 0.7

    static func draw(_ panel: inout PanelContext) {
        let window = panel.window
        let points = window.unitsPerPoint
        let taken = panel.room?.right ?? 0
        let room = Double(window.size.width) - taken
        let width = min(340 * points, max(120 * points, room - 28 * points))
        var bottom =
            Double(window.size.height) - LowerSheet.covered(in: panel) - (StatusLine.height + 12) * points
        for entry in panel.notices {
            UI.placeNext(room / 2, bottom, pivot: (0.5, 1))
            UI.sizeNext(width, 0)
            UI.window("job \(entry.number)", [UIWindowNoTitle, UIWindowFixed, UIWindowNoScroll, UIWindowNoFocus]) {
                draw(entry, &panel, points)
                bottom -= Double(uiWindowSize().y) + 8 * points
            }
        }
    }

    private static func draw(_ entry: Entry, _ panel: inout PanelContext, _ points: Double) {
        UI.wrapped(entry.title)
        let low = uiScreenCursor().point
        let wide = Double(uiWidthLeft())
        let high = Point(x: low.x + wide, y: low.y + 6 * points)
        UI.fillRect(low, high, UIColour(0xFFFFFF, 0.1), rounding: 3 * points, on: UILayerWindow)
        let end = Point(x: low.x + max(6 * points, wide * entry.part), y: high.y)
        UI.fillRect(low, end, Theme.accent, rounding: 3 * points, on: UILayerWindow)
        uiSpace(Float(wide), Float(8 * points))
        uiAlignText()
        UI.faint(entry.text)
        let label = "Cancel"
        uiSameLine(Float(wide - UI.size(of: label).x - 4 * points), -1)
        if UI.button(label) { panel.ask(.cancelJob(entry.number)) }
        panel.places.note("job.cancel")
    }
}
