internal import CZoeMath

/// Points in space, about their middle: the form of a cloud.
public struct PointCloud: Hashable, Sendable {
    /// So many bytes are read.
    public static let mostBytes = 32_768
    /// More would be no labels but dust.
    public static let most = 1000

    /// From the middle of them all, the farthest at a distance of 1.
    public private(set) var points: [SIMD3<Double>]

    /// Reads x, y and z of each point, numbers with spaces, commas or line ends between, y downwards; nil where that is not what
    /// stands there, or all points are one.
    public init?(_ text: String) {
        guard text.utf8.count <= Self.mostBytes else { return nil }
        var numbers: [Double] = []
        // What is below a space is a tab, or ends a line.
        let words = Array(text.utf8).split {
            $0 <= UInt8(ascii: " ") || $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ";")
        }
        for word in words {
            guard let number = Double(String(decoding: word, as: UTF8.self)), abs(number) < 1e9,
                numbers.count < 3 * Self.most
            else {
                return nil
            }
            numbers.append(number)
        }
        guard numbers.count >= 6, numbers.count % 3 == 0 else { return nil }
        self.init(
            stride(from: 0, to: numbers.count, by: 3).map { SIMD3(numbers[$0], numbers[$0 + 1], numbers[$0 + 2]) })
    }

    /// Made of points anywhere; nil where all of them are one.
    public init?(_ points: [SIMD3<Double>]) {
        guard var (least, most) = points.first.map({ ($0, $0) }) else { return nil }
        for point in points {
            least = pointwiseMin(least, point)
            most = pointwiseMax(most, point)
        }
        let middle = (least + most) / 2
        let reach = points.reduce(0) { max($0, (($1 - middle) * ($1 - middle)).sum()) }.squareRoot()
        guard reach.isFinite, reach > 1e-9 else { return nil }
        self.points = points.map { ($0 - middle) / reach }
    }

    /// So many of them, spread as evenly as they can be: one after the other the one that is farthest from all before it.
    public func spread(_ count: Int) -> PointCloud {
        var spread = self
        guard count < points.count, let first = points.indices.max(by: { points[$0].x < points[$1].x }) else {
            return self
        }
        var chosen = [first]
        var gaps = [Double](repeating: .infinity, count: points.count)
        while chosen.count < max(count, 1) {
            let last = points[chosen[chosen.count - 1]]
            var next = 0
            for index in points.indices {
                let delta = points[index] - last
                gaps[index] = min(gaps[index], (delta * delta).sum())
                if gaps[index] > gaps[next] { next = index }
            }
            chosen.append(next)
        }
        spread.points = chosen.map { points[$0] }
        return spread
    }

    /// As it is read.
    public var text: String {
        points.map { point in
            [point.x, point.y, point.z].map { "\(Parameter.Value.number(($0 * 1000).rounded() / 1000))" }.joined(
                separator: " ")
        }.joined(separator: ", ")
    }
}
