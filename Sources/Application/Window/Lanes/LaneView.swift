internal import CZoeImGui
internal import LayoutCore
internal import ZoeDocument
internal import ZoeEditor

/// Where things of the timeline's sheet are: names on the left, the ruler above, the lanes below it. In the screen's units.
struct LaneView {
    let points: Double
    let low: Point
    let high: Point
    let ruler: TimeRuler
    /// How many lanes there are, those that are pushed out of sight too.
    let count: Int

    init(_ editor: EditorModel, _ low: Point, _ high: Point, _ points: Double) {
        (self.low, self.high, self.points) = (low, high, points)
        count = editor.scene.timeline.lanes.count
        let names = min(max(0.2 * (high.x - low.x), 96 * points), 168 * points)
        let top = low.y + Self.head * points
        let lane = ((high.y - top) / Double(max(count, 1))).rounded(.down)
        let height = min(max(lane, 32 * points), 72 * points)
        ruler = TimeRuler(
            low: Point(x: low.x + names, y: top - editor.timeline.lift * points),
            high: Point(x: high.x, y: high.y), span: editor.timeline.span, laneHeight: height)
    }

    /// The height of ruler and brackets, in points.
    private static let head = 38.0

    /// The lanes' own part of it.
    var planeLow: Point { Point(x: ruler.low.x, y: low.y + Self.head * points) }
    /// The strip between ruler and lanes, in which chosen keys are drawn apart.
    var strip: (low: Double, high: Double) { (low.y + 25 * points, low.y + 36 * points) }
    var rulerHeight: Double { 24 * points }

    /// How much of the lanes can't be seen at once, in points.
    var hidden: Double { max(0, Double(count) * ruler.laneHeight - (high.y - planeLow.y)) / points }

    /// Where a lane begins and ends; nil for one that can't be seen.
    func rows(of number: Int) -> (top: Double, bottom: Double)? {
        let top = ruler.low.y + Double(number) * ruler.laneHeight
        let bottom = top + ruler.laneHeight
        return bottom > planeLow.y && top < high.y ? (top, bottom) : nil
    }

    /// Where a value from 0 to 1 is in a lane.
    func y(_ height: Double, _ rows: (top: Double, bottom: Double)) -> Double {
        let inset = 9 * points
        return rows.bottom - inset - height * (rows.bottom - rows.top - 2 * inset)
    }

    /// How near is near enough for a hand.
    var reach: Double { 9 * points }
}

extension Theme {
    /// Each lane has a colour of its own, as long as there are enough.
    static func lane(_ number: Int) -> UIColour { laneColours[number % laneColours.count] }

    private static let laneColours = [
        accent, UIColour(0x6FB7F5), good, UIColour(0xE58FB5), UIColour(0xE3CF6A), UIColour(0xA79BF0),
    ]
}
