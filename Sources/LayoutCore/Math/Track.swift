internal import CZoeMath

/// A line through the plane, from an SVG path: places on it by the part of its length that leads there.
public struct Track: Hashable, Sendable {
    /// So many bytes are read; drawings have more, tracks for cards do not.
    public static let mostBytes = 4096

    /// It ends where it begins.
    public private(set) var isClosed = false
    /// In the path's own units.
    public var length: Double { lengths[lengths.count - 1] }
    /// The corners of what it fills.
    public private(set) var (least, most): (SIMD2<Double>, SIMD2<Double>)

    private var points: [SIMD2<Double>]
    /// From the start to each point.
    private var lengths: [Double]

    /// Reads an SVG path, all of its commands; nil where it is none, or leads nowhere. Of several lines it joins the ends: a
    /// track is one.
    public init?(_ text: String) {
        guard let strokes = TrackStroke.strokes(of: text), !strokes.isEmpty else { return nil }
        var traced = [strokes[0].from]
        for stroke in strokes { stroke.trace { if $0 != traced[traced.count - 1] { traced.append($0) } } }
        guard traced.count > 1 else { return nil }
        points = traced
        lengths = [0]
        (least, most) = (points[0], points[0])
        for (a, b) in zip(points, points.dropFirst()) {
            let delta = b - a
            lengths.append(lengths[lengths.count - 1] + (delta * delta).sum().squareRoot())
            least = pointwiseMin(least, b)
            most = pointwiseMax(most, b)
        }
        guard length.isFinite, length > 1e-9 else { return nil }
        let gap = points[points.count - 1] - points[0]
        isClosed = (gap * gap).sum().squareRoot() < 1e-6 * length
    }

    /// The place at this part of the length, and the direction there. A closed track goes on round and round, an open one
    /// straight on beyond its ends.
    public func place(at part: Double) -> (point: SIMD2<Double>, direction: SIMD2<Double>) {
        let share = isClosed ? part - part.rounded(.down) : part
        let wanted = share * length
        var (low, high) = (0, points.count - 1)
        while high - low > 1 {
            let middle = (low + high) / 2
            if lengths[middle] <= wanted { low = middle } else { high = middle }
        }
        // Points that coincide have no direction; some pair beside them has.
        while lengths[high] - lengths[low] <= 0 { if high < points.count - 1 { high += 1 } else { low -= 1 } }
        let run = lengths[high] - lengths[low]
        let step = points[high] - points[low]
        let along = (wanted - lengths[low]) / run
        return (points[low] + along * step, direction(beside: low, high, along: min(max(along, 0), 1)))
    }

    /// Turned evenly from the middle of one piece to the middle of the next, where they make no corner.
    private func direction(beside low: Int, _ high: Int, along: Double) -> SIMD2<Double> {
        func unit(_ a: Int, _ b: Int) -> SIMD2<Double>? {
            let step = points[b] - points[a]
            let length = (step * step).sum().squareRoot()
            return length > 0 ? step / length : nil
        }
        let here = unit(low, high) ?? SIMD2(1, 0)
        let isAhead = along > 0.5
        var (a, b) = isAhead ? (high, high + 1) : (low - 1, low)
        if isClosed, a < 0 { (a, b) = (points.count - 2, points.count - 1) }
        if isClosed, b >= points.count { (a, b) = (0, 1) }
        guard a >= 0, b < points.count, let next = unit(a, b), (here * next).sum() > 0.9 else { return here }
        let mixed = here + abs(along - 0.5) * (next - here)
        let length = (mixed * mixed).sum().squareRoot()
        return mixed / length
    }
}
