internal import CZoeImGui
internal import LayoutCore
internal import ZoeImages

/// How bright the picture is, from black at the left to white at the right, in each of its three colours.
enum HistogramPlot {
    static func draw(_ histogram: Histogram, _ panel: PanelContext) {
        let points = panel.window.unitsPerPoint
        let (width, height) = (Double(uiWidthLeft()), 64 * points)
        let low = uiScreenCursor().point
        _ = UI.invisibleButton("histogram", width: width, height: height)
        panel.places.note("histogram")
        guard UI.isVisible else { return }
        func share(_ count: Int) -> String {
            let part = 100 * Double(count) / Double(histogram.total)
            return part > 0 && part < 0.1 ? "under 0.1 %" : "\((part * 10).rounded() / 10) %"
        }
        UI.tooltip(
            "how much of the picture is how bright, in red, green and blue\n\(share(histogram.dark)) has a colour that is all dark, "
                + "\(share(histogram.bright)) one that is all bright")
        let far = Point(x: low.x + width, y: low.y + height)
        UI.fillRect(low, far, UIColour(0x000000, 0.5), rounding: 4 * points, on: UILayerWindow)
        let inset = 4 * points
        let (left, bottom) = (low.x + inset, far.y - inset)
        let (wide, high) = (width - 2 * inset, height - 2 * inset)
        for part in 1..<4 {
            let x = (left + wide * Double(part) / 4).rounded() + 0.5
            UI.line(Point(x: x, y: low.y), Point(x: x, y: far.y), UIColour(0xFFFFFF, 0.06), 1, on: UILayerWindow)
        }
        let step = wide / Double(Histogram.bins)
        for (channel, colour) in [UIColour(0xFF5A52), UIColour(0x5FD38A), UIColour(0x5AA2FF)].enumerated() {
            let line = histogram.heights(of: channel).enumerated().map { bin, part in
                Point(x: left + (Double(bin) + 0.5) * step, y: bottom - part * high)
            }
            for (a, b) in zip(line, line.dropFirst()) {
                UI.fill(
                    [a, b, Point(x: b.x, y: bottom), Point(x: a.x, y: bottom)], colour.faded(0.24), on: UILayerWindow)
            }
            UI.polyline(line, colour.faded(0.9), 1.2 * points, on: UILayerWindow)
        }
    }
}
