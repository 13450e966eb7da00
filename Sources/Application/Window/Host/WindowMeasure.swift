internal import LayoutCore

/// How large a window is at one moment.
struct WindowMeasure {
    /// In the screen's own units.
    let size: (width: Int, height: Int)
    let pixels: (width: Int, height: Int)
    /// Pixels for each point.
    let scale: Double
    /// How many of the screen's units a point of the view is.
    let unitsPerViewPoint: Double
    /// How many of them a point is of what lies over the stage.
    let unitsPerPoint: Double
}

extension Window {
    var measure: WindowMeasure {
        WindowMeasure(
            size: size, pixels: pixels, scale: scale, unitsPerViewPoint: unitsPerViewPoint,
            unitsPerPoint: unitsPerPoint)
    }
}
