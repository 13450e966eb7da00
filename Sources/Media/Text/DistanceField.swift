/// How far each point of a grid is from the edge of a shape, as bytes: 128 is the edge, more is inside, and 127 steps make up
/// the reach. FreeType has the same but takes some hundred times as long, above all for cubic curves.
struct DistanceField {
    let width: Int
    let height: Int
    private(set) var bytes: [UInt8]

    static let edge: Float = 128
    static let steps: Float = 127

    /// - Parameter polygons: with y going down, in the grid's squares from its top left; what two of them enclose is inside.
    /// - Parameter reach: how far from the edge is told, in squares.
    /// - Parameter growth: how far the edge is moved outwards, in squares.
    init(_ polygons: [[OutlinePoint]], width: Int, height: Int, reach: Float, growth: Float = 0) {
        self.width = width
        self.height = height
        bytes = []
        let sides = polygons.flatMap { Self.cut($0, longest: 16) }
        let insides = Self.insides(sides, width, height)
        let distances = Self.squares(Self.edges(polygons, sides), width, height, reach: reach + abs(growth))
        bytes = (0..<width * height).map { at in
            let distance = distances[at].squareRoot() * (insides[at] ? 1 : -1) + growth
            return UInt8(min(max((Self.edge + distance / reach * Self.steps).rounded(), 0), 255))
        }
    }

    private struct Side {
        var from: OutlinePoint
        var to: OutlinePoint
    }

    /// The sides that have inside and outside next to them.
    private static func edges(_ polygons: [[OutlinePoint]], _ whole: [Side]) -> [Side] {
        guard mayOverlap(polygons) else { return whole }
        return polygons.flatMap { cut($0, longest: 1) }.filter { side in
            let delta = side.to - side.from
            let aside = OutlinePoint(-delta.y, delta.x) * (0.02 / max(delta.length, 1e-6))
            let middle = (side.from + side.to) / 2
            return (winding(whole, middle + aside) == 0) != (winding(whole, middle - aside) == 0)
        }
    }

    private static func cut(_ polygon: [OutlinePoint], longest: Float) -> [Side] {
        polygon.indices.flatMap { at -> [Side] in
            let (a, b) = (polygon[at], polygon[(at + 1) % polygon.count])
            if a == b { return [] }
            let pieces = min(max(1, ((b - a).length / longest).rounded(.up)), 4096)
            return (0..<Int(pieces)).map { piece in
                Side(from: a + (b - a) * (Float(piece) / pieces), to: a + (b - a) * (Float(piece + 1) / pieces))
            }
        }
    }

    /// Whether two contours that turn the same way are in each other's boxes: then one's edge may run inside the other.
    private static func mayOverlap(_ polygons: [[OutlinePoint]]) -> Bool {
        let boxes = polygons.map { polygon -> (low: OutlinePoint, high: OutlinePoint, turn: Float) in
            var (low, high, area) = (polygon[0], polygon[0], Float(0))
            for (a, b) in zip(polygon, polygon.dropFirst() + polygon.prefix(1)) {
                low = pointwiseMin(low, a)
                high = pointwiseMax(high, a)
                area += a.x * b.y - a.y * b.x
            }
            return (low, high, area)
        }
        for first in boxes.indices {
            for second in boxes.indices.dropFirst(first + 1) {
                let (a, b) = (boxes[first], boxes[second])
                guard (a.turn > 0) == (b.turn > 0) else { continue }
                if all(a.low .< b.high) && all(b.low .< a.high) { return true }
            }
        }
        return false
    }

    private static func winding(_ sides: [Side], _ spot: OutlinePoint) -> Int {
        var turns = 0
        for side in sides where (side.from.y <= spot.y) != (side.to.y <= spot.y) {
            let share = (spot.y - side.from.y) / (side.to.y - side.from.y)
            if side.from.x + share * (side.to.x - side.from.x) < spot.x { turns += side.to.y > side.from.y ? 1 : -1 }
        }
        return turns
    }

    /// The square of the distance to the nearest side, as far as the reach.
    private static func squares(_ sides: [Side], _ width: Int, _ height: Int, reach: Float) -> [Float] {
        var squares = [Float](repeating: reach * reach, count: width * height)
        for side in sides {
            let delta = side.to - side.from
            let perLength = 1 / max((delta * delta).sum(), 1e-12)
            let low = pointwiseMin(side.from, side.to) - reach
            let high = pointwiseMax(side.from, side.to) + reach
            let (startX, startY, wayX, wayY) = (side.from.x, side.from.y, delta.x, delta.y)
            let columns = clamped(low.x, width)..<clamped(high.x + 1, width)
            for y in clamped(low.y, height)..<clamped(high.y + 1, height) {
                // Number by number: vectors would take a debug build, and so the tests, ten times as long.
                let fromY = Float(y) + 0.5 - startY
                for x in columns {
                    let fromX = Float(x) + 0.5 - startX
                    let share = min(max((fromX * wayX + fromY * wayY) * perLength, 0), 1)
                    let (gapX, gapY) = (fromX - wayX * share, fromY - wayY * share)
                    let square = gapX * gapX + gapY * gapY
                    if square < squares[y * width + x] { squares[y * width + x] = square }
                }
            }
        }
        return squares
    }

    private static func clamped(_ place: Float, _ count: Int) -> Int { Int(min(max(place, 0), Float(count))) }

    /// Whether a square's middle is inside, by how often the sides left of it go round it.
    private static func insides(_ sides: [Side], _ width: Int, _ height: Int) -> [Bool] {
        var turns = [Int16](repeating: 0, count: (width + 1) * height)
        for side in sides where side.from.y != side.to.y {
            let (top, bottom) = side.from.y < side.to.y ? (side.from, side.to) : (side.to, side.from)
            let turn: Int16 = side.from.y < side.to.y ? 1 : -1
            // Rows whose middles lie below the upper end and not below the lower one.
            let rows = clamped((top.y - 0.5).rounded(.up), height)..<clamped((bottom.y - 0.5).rounded(.up), height)
            for y in rows {
                let share = (Float(y) + 0.5 - top.y) / (bottom.y - top.y)
                let x = top.x + share * (bottom.x - top.x)
                turns[y * (width + 1) + clamped((x - 0.5).rounded(.up), width)] &+= turn
            }
        }
        var insides = [Bool](repeating: false, count: width * height)
        for y in 0..<height {
            var sum: Int16 = 0
            for x in 0..<width {
                sum &+= turns[y * (width + 1) + x]
                insides[y * width + x] = sum != 0
            }
        }
        return insides
    }
}

private func all(_ mask: SIMDMask<SIMD2<Int32>>) -> Bool { mask[0] && mask[1] }
