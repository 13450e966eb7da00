internal import LayoutCore
internal import ZoeEditor
internal import ZoeOpenGL
internal import ZoeRenderer

/// The playhead over lanes that are shown again as they were: it goes on with every frame, while all else of the panel is looked at
/// some ten times a second. In the screen's units, from the top left.
struct LaneNeedle: Equatable {
    let ruler: TimeRuler
    let top: Double
    let bottom: Double
    let points: Double

    init(_ view: LaneView) {
        (ruler, top, bottom, points) = (view.ruler, view.low.y, view.high.y, view.points)
    }

    init(_ ruler: TimeRuler, top: Double, bottom: Double, points: Double) {
        (self.ruler, self.top, self.bottom, self.points) = (ruler, top, bottom, points)
    }

    /// What it covers at a time, in pixels: a head of rows that grow shorter to its point, and a line. Nothing beside the ruler.
    func boxes(at time: Double, pixelsPerUnit scale: Double, windowHeight: Int) -> [PixelBox] {
        let x = ruler.x(of: time)
        guard x.isFinite, x >= ruler.low.x, x <= ruler.high.x else { return [] }
        func pixels(_ units: Double) -> Int { Int((units * scale).rounded()) }
        let middle = pixels(x)
        let thickness = max(1, pixels(1.5 * points))
        func row(from upper: Int, to lower: Int, half: Int) -> PixelBox {
            PixelBox(
                left: middle - half, low: windowHeight - lower, width: 2 * half + thickness, height: lower - upper)
        }
        let half = pixels(5.5 * points) - thickness / 2
        let (edge, shoulder, tip) = (pixels(top + 2 * points), pixels(top + 9 * points), pixels(top + 15 * points))
        var rows = [row(from: edge, to: shoulder, half: half)]
        for y in shoulder..<tip { rows.append(row(from: y, to: y + 1, half: half * (tip - y) / (tip - shoulder + 1))) }
        rows.append(row(from: tip, to: max(tip, pixels(bottom)), half: 0))
        return rows
    }
}
