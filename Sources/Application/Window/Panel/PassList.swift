internal import CZoeImGui
internal import Glibc
internal import LayoutCore
internal import ZoeImages
internal import ZoeRenderer

/// The passes of the scene's shaders, in the order in which they are drawn, each with a small picture; a click shows one alone.
/// Below them what is under the pointer, as numbers.
enum PassList {
    static func draw(_ panel: inout PanelContext) {
        let isOpen = UI.header("\(title(panel.passes))###passes", isOpenAtFirst: false)
        panel.places.note("passes")
        if isOpen != panel.overlay.watchesPasses { panel.ask(.redraw) }
        panel.overlay.watchesPasses = isOpen
        guard isOpen else { return }
        for row in panel.passes.rows where draw(row, panel) {
            panel.overlay.shownPass = row.id == panel.overlay.shownPass ? nil : row.id
            panel.ask(.redraw)
        }
        if let histogram = panel.passes.histogram, histogram.total > 0 { HistogramPlot.draw(histogram, panel) }
        pixel(panel)
    }

    private static func title(_ watch: PassWatch) -> String {
        let time = watch.rows.compactMap(\.seconds).reduce(0, +)
        let count = watch.rows.isEmpty ? "Pixels" : "Passes   \(watch.rows.count)"
        return time > 0 ? "\(count) · \(milliseconds(time))" : count
    }

    private static func milliseconds(_ seconds: Double) -> String {
        seconds < 1e-3 ? "\(Int((seconds * 1e6).rounded())) µs" : "\((seconds * 1e4).rounded() / 10) ms"
    }

    /// - Returns: whether it was clicked.
    private static func draw(_ row: PassWatch.Row, _ panel: PanelContext) -> Bool {
        let points = panel.window.unitsPerPoint
        let height = 52 * points
        let low = uiScreenCursor().point
        let width = Double(uiWidthLeft())
        var isChosen = false
        let isShown = row.id != nil && row.id == panel.passes.shown
        UI.with(id: "pass \(row.name)") {
            isChosen = UI.selectable("##pass", isSelected: isShown, height: height)
        }
        panel.places.note("pass \(row.name)")
        guard UI.isVisible else { return isChosen }
        let frame = Size(width: 76 * points, height: 44 * points)
        let corner = Point(x: low.x + 4 * points, y: low.y + (height - frame.height) / 2)
        let far = Point(x: corner.x + frame.width, y: corner.y + frame.height)
        UI.fillRect(corner, far, UIColour(0x000000, 0.5), rounding: 4 * points, on: UILayerWindow)
        if let picture = row.picture { UI.picture(picture, corner, far, rounding: 4 * points, on: UILayerWindow) }
        UI.rect(
            corner, far, isShown ? Theme.accent : UIColour(0xFFFFFF, 0.14), rounding: 4 * points, thickness: points,
            on: UILayerWindow)
        let left = far.x + 10 * points
        let right = low.x + width - 6 * points
        func write(_ text: String, _ down: Double, _ colour: UIColour, _ font: UI.UIFont, _ size: Double) {
            UI.write(text, at: Point(x: left, y: low.y + down * points), colour, font, size: size, on: UILayerWindow)
        }
        UI.clip(Point(x: left, y: low.y), Point(x: right, y: low.y + height)) {
            write(row.name, 4, isShown ? Theme.accent : Theme.ink, .bold, 13.5 * points)
            write(row.detail, 21, Theme.faint, .text, 11.5 * points)
            let number = row.number.map(Self.numbers) ?? ""
            write(number, 36, Theme.ink, .mono, 11 * points)
        }
        if let seconds = row.seconds {
            let text = milliseconds(seconds)
            let size = 11.5 * points
            let room = UI.size(of: text).x * size / Double(uiFontSize())
            UI.write(
                text, at: Point(x: right - room, y: low.y + 5 * points), Theme.good, .text, size: size,
                on: UILayerWindow)
        }
        let most = panel.passes.rows.compactMap(\.seconds).max() ?? 0
        if let seconds = row.seconds, most > 0 {
            let top = low.y + height - 4 * points
            let end = left + max(2 * points, (right - left) * seconds / most)
            UI.fillRect(
                Point(x: left, y: top), Point(x: end, y: top + 2 * points), Theme.good, rounding: points,
                on: UILayerWindow)
        }
        UI.tooltip(isShown ? "click to see the picture again" : "click to see this pass alone")
        return isChosen
    }

    private static func numbers(_ number: SIMD4<Float>) -> String {
        (0..<4).map { figure(number[$0]) }.joined(separator: " ")
    }

    private static func figure(_ number: Float) -> String {
        guard number.isFinite else { return number.isNaN ? "nan" : number > 0 ? "inf" : "-inf" }
        let size = abs(number)
        if size >= 1e6 || size > 0 && size < 5e-4 { return "2^\(number.exponent)" }
        let digits = size >= 1000 ? 0 : size >= 10 ? 1 : 3
        return number.formatted(digits)
    }

    // MARK: The pixel under the pointer

    private static func pixel(_ panel: PanelContext) {
        guard let number = panel.passes.number else {
            UI.faint("point at the picture to see its numbers")
            return
        }
        let points = panel.window.unitsPerPoint
        let low = uiScreenCursor().point
        let side = 34 * points
        let colour = UIColour(r: number.x, g: number.y, b: number.z, a: 1)
        let far = Point(x: low.x + side, y: low.y + side)
        UI.fillRect(low, far, colour, rounding: 5 * points, on: UILayerWindow)
        UI.rect(low, far, UIColour(0xFFFFFF, 0.2), rounding: 5 * points, thickness: points, on: UILayerWindow)
        let bytes = (0..<3).map { Int((min(max(number[$0], 0), 1) * 255).rounded()) }
        let light = (0..<3).map { linear(number[$0]).formatted(3) }.joined(separator: " ")
        let shown = (0..<3).map { number[$0].formatted(3) }.joined(separator: " ")
        let hex = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        let left = far.x + 10 * points
        let lines = ["#\(hex)", "sRGB  \(shown)", "light \(light)"]
        for (turn, line) in lines.enumerated() {
            let place = Point(x: left, y: low.y + (Double(turn) * 13.5 - 3) * points)
            UI.write(line, at: place, turn == 0 ? Theme.ink : Theme.faint, .mono, size: 11 * points, on: UILayerWindow)
        }
        uiSpace(0, Float(side + 6 * points))
    }

    /// The light of what a screen shows.
    private static func linear(_ value: Float) -> Float {
        value <= 0.04045 ? value / 12.92 : Float(pow(Double((value + 0.055) / 1.055), 2.4))
    }
}

extension Float {
    /// With so many digits behind the point.
    fileprivate func formatted(_ digits: Int) -> String {
        let factor = (0..<digits).reduce(1.0) { product, _ in product * 10 }
        let whole = Int((Double(self).magnitude * factor).rounded())
        let sign = self < 0 && whole > 0 ? "-" : ""
        guard digits > 0 else { return "\(sign)\(whole)" }
        let rest = String(whole % Int(factor))
        return sign + "\(whole / Int(factor))." + String(repeating: "0", count: digits - rest.count) + rest
    }
}
