internal import CZoeImGui
internal import Glibc
internal import LayoutCore

/// A small field in which two numbers are set by one drag; a click on its mark opens it.
enum PointPad {
    /// - Returns: whether the numbers have been changed.
    static func draw(_ numbers: inout [Double], _ range: ClosedRange<Double>, _ places: WidgetPlaces) -> Bool {
        guard numbers.count == 2 else { return false }
        let height = Double(uiFrameHeight())
        let low = uiScreenCursor().point
        if UI.invisibleButton("pad", width: height, height: height) { UI.open(popup: "pad") }
        places.note("pad")
        mark(numbers, range, low, height, uiIsHovered())
        UI.tooltip("both at once, in a field")
        var isChanged = false
        UI.popup("pad") { isChanged = field(&numbers, range, places) }
        uiSameLine(0, Float(height * 0.2))
        uiNextWidth(-1)
        return isChanged
    }

    private static func place(_ numbers: [Double], _ range: ClosedRange<Double>, _ low: Point, _ side: Double) -> Point
    {
        let wide = range.upperBound - range.lowerBound
        func part(_ value: Double) -> Double { min(max((value - range.lowerBound) / wide, 0), 1) }
        return Point(x: low.x + side * part(numbers[0]), y: low.y + side * (1 - part(numbers[1])))
    }

    private static func mark(
        _ numbers: [Double], _ range: ClosedRange<Double>, _ low: Point, _ side: Double, _ isHovered: Bool
    ) {
        let high = Point(x: low.x + side, y: low.y + side)
        UI.fillRect(low, high, UIColour(0xFFFFFF, isHovered ? 0.16 : 0.08), rounding: side * 0.2, on: UILayerWindow)
        UI.fillCircle(
            place(numbers, range, Point(x: low.x + side * 0.2, y: low.y + side * 0.2), side * 0.6), side * 0.12,
            Theme.accent, on: UILayerWindow)
    }

    private static func field(_ numbers: inout [Double], _ range: ClosedRange<Double>, _ places: WidgetPlaces) -> Bool {
        let side = Double(uiFontSize()) * 11
        let low = uiScreenCursor().point
        _ = UI.invisibleButton("field", width: side, height: side)
        places.note("pad field")
        let high = Point(x: low.x + side, y: low.y + side)
        UI.fillRect(low, high, UIColour(0xFFFFFF, 0.06), rounding: 6, on: UILayerWindow)
        let middle = Point(x: (low.x + high.x) / 2, y: (low.y + high.y) / 2)
        let line = UIColour(0xFFFFFF, 0.12)
        UI.line(Point(x: low.x, y: middle.y), Point(x: high.x, y: middle.y), line, on: UILayerWindow)
        UI.line(Point(x: middle.x, y: low.y), Point(x: middle.x, y: high.y), line, on: UILayerWindow)
        var isChanged = false
        if uiIsActive() {
            let mouse = uiMouse().point
            let wide = range.upperBound - range.lowerBound
            func value(_ part: Double) -> Double { range.lowerBound + wide * min(max(part, 0), 1) }
            let turned = [value((mouse.x - low.x) / side), value(1 - (mouse.y - low.y) / side)]
            isChanged = turned != numbers
            numbers = turned
        }
        let spot = place(numbers, range, low, side)
        UI.fillCircle(spot, 6, Theme.accent, on: UILayerWindow)
        UI.circle(spot, 9, Theme.ink.faded(0.6), 1.5, on: UILayerWindow)
        return isChanged
    }
}

/// A logarithmic slider: equal distances are equal factors.
enum Logarithm {
    static func part(of number: Double, in range: ClosedRange<Double>) -> Double {
        let (low, high) = (log(range.lowerBound), log(range.upperBound))
        return number > 0 ? (log(number) - low) / max(high - low, 1e-12) : 0
    }
}
