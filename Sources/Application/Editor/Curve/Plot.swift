public import LayoutCore

/// A part of a plane of numbers, shown in a rectangle of the window: offsets to the right, values up.
public struct Plot: Hashable, Sendable {
    public var across: ClosedRange<Double>
    public var up: ClosedRange<Double>
    /// The rectangle's top left and lower right, in the screen's units.
    public var low = Point(x: 0, y: 0)
    public var high = Point(x: 1, y: 1)

    public init(across: ClosedRange<Double> = -4...4, up: ClosedRange<Double> = -1...1) {
        self.across = across
        self.up = up
    }

    public var width: Double { max(high.x - low.x, 1) }
    public var height: Double { max(high.y - low.y, 1) }

    // MARK: There and back

    public func place(_ offset: Double, _ value: Double) -> Point {
        Point(
            x: low.x + (offset - across.lowerBound) / across.length * width,
            y: high.y - (value - up.lowerBound) / up.length * height)
    }

    public func offset(at x: Double) -> Double { across.lowerBound + (x - low.x) / width * across.length }
    public func value(at y: Double) -> Double { up.lowerBound + (high.y - y) / height * up.length }

    public func holds(_ point: Point) -> Bool {
        point.x >= low.x && point.x <= high.x && point.y >= low.y && point.y <= high.y
    }

    // MARK: Moving about

    /// What is under the hand stays there.
    public mutating func pan(by delta: Vector2) {
        let (x, y) = (-delta.x / width * across.length, delta.y / height * up.length)
        across = Self.range(across.lowerBound + x, across.upperBound + x) ?? across
        up = Self.range(up.lowerBound + y, up.upperBound + y) ?? up
    }

    /// So many times larger, about a place that stays.
    public mutating func zoom(
        by factor: Double, about place: Point, across zoomsAcross: Bool = true, up zoomsUp: Bool = true
    ) {
        guard factor.isFinite, factor > 0 else { return }
        if zoomsAcross { across = Self.zoomed(across, by: factor, about: offset(at: place.x)) }
        if zoomsUp { up = Self.zoomed(up, by: factor, about: value(at: place.y)) }
    }

    private static func zoomed(
        _ range: ClosedRange<Double>, by factor: Double, about middle: Double
    ) -> ClosedRange<Double> {
        let low = middle + (range.lowerBound - middle) / factor
        let high = middle + (range.upperBound - middle) / factor
        return self.range(low, high) ?? range
    }

    private static let least = 1e-6
    private static let most = 1e9

    /// Nil for one that cannot be shown.
    private static func range(_ low: Double, _ high: Double) -> ClosedRange<Double>? {
        guard low >= -most, high <= most, high - low >= least else { return nil }
        return low...high
    }

    // MARK: What to show

    /// A range of values that shows a curve: all of it but for the few parts that run off to infinity, with some air.
    public static func range(of values: [Double]) -> ClosedRange<Double> {
        let sorted = values.filter { $0.magnitude < most / 4 }.sorted()
        guard let first = sorted.first, let last = sorted.last else { return -1...1 }
        let cut = sorted.count / 40
        // Where the ends are no farther out than the rest suggests, they are shown.
        let (low, high) = (sorted[cut], sorted[sorted.count - 1 - cut])
        let body = max(high - low, least)
        let bottom = low - first > body / 2 ? low : first
        let top = last - high > body / 2 ? high : last
        let air = max(0.14 * (top - bottom), 0.1 * max(top.magnitude, bottom.magnitude), 10 * least)
        return bottom - air...top + air
    }
}

extension ClosedRange<Double> {
    var length: Double { upperBound - lowerBound }
}
