internal import LayoutCore

/// How large everything over the stage is, as a multiple of what the screen's own scale makes of it.
public enum InterfaceSize {
    public static let range = 0.5...4.0
    private static let steps = [0.5, 0.6, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4]

    /// By itself: larger in a window that is far larger than most. Not every screen says how fine it is.
    static func fitting(_ view: Size) -> Double {
        let times = min(view.width / 1920, view.height / 1080)
        return min(max((2 * times).rounded(.down) / 2, 1), 3)
    }

    /// The next step up or down.
    static func step(from size: Double, isUp: Bool) -> Double {
        let next = isUp ? steps.first { $0 > size + 0.001 } : steps.last { $0 < size - 0.001 }
        return next ?? (isUp ? range.upperBound : range.lowerBound)
    }

    /// One that a person or a file has asked for.
    static func held(_ size: Double) -> Double? {
        size.isFinite ? min(max(size, range.lowerBound), range.upperBound) : nil
    }
}
