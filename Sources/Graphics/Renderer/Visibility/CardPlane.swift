internal import LayoutCore

/// A card's rectangle in space, as far as it takes to cut others with it.
struct CardPlane {
    /// From the back; says which of two comes first where space does not.
    let place: Int
    let corners: [SIMD2<Double>]
    private let matrix: Transform3D
    /// Whose product with a place in space is 0 on the card's plane and grows towards the eye, in points.
    private let plane: SIMD4<Double>
    /// Where it is seen, from the view's middle.
    private let bounds: (low: SIMD2<Double>, high: SIMD2<Double>)

    /// What is nearer to a plane counts as in it, in points.
    static let thickness = 0.05

    /// Nil where it passes the eye or is seen from its edge.
    init?(_ card: Card, place: Int) {
        let m = card.matrix
        guard m.isFinite else { return nil }
        let (x, y) = (card.size.width / 2, card.size.height / 2)
        corners = [SIMD2(-x, -y), SIMD2(x, -y), SIMD2(x, y), SIMD2(-x, y)]
        matrix = m
        self.place = place
        guard corners.allSatisfy({ m.place($0).w > Camera.nearest }) else { return nil }
        let normal = CardPlane.normal(m.row1, m.row2, m.row4)
        let length = (normal * normal * SIMD4(1, 1, 1, 0)).sum().squareRoot()
        // A line of sight runs along z, once the perspective is in.
        guard length > 0, length.isFinite, abs(normal.z) > 1e-6 * length else { return nil }
        plane = normal / (normal.z > 0 ? length : -length)
        let seen = corners.map { corner in
            let at = m.place(corner)
            return at.lowHalf / at.w
        }
        bounds = (seen.reduce(seen[0]) { pointwiseMin($0, $1) }, seen.reduce(seen[0]) { pointwiseMax($0, $1) })
    }

    /// What is at right angles to three vectors, in four dimensions.
    private static func normal(_ a: SIMD4<Double>, _ b: SIMD4<Double>, _ c: SIMD4<Double>) -> SIMD4<Double> {
        func part(_ i: Int, _ j: Int, _ k: Int) -> Double {
            a[i] * (b[j] * c[k] - b[k] * c[j]) - a[j] * (b[i] * c[k] - b[k] * c[i])
                + a[k] * (b[i] * c[j] - b[j] * c[i])
        }
        return SIMD4(part(1, 2, 3), -part(0, 2, 3), part(0, 1, 3), -part(0, 1, 2))
    }

    /// Where this card's points (x, y) are beside another's plane: x·a + y·b + c, above 0 on the eye's side.
    func line(through other: CardPlane) -> SIMD3<Double> {
        func part(_ row: SIMD4<Double>) -> Double { (row * other.plane).sum() }
        return SIMD3(part(matrix.row1), part(matrix.row2), part(matrix.row4))
    }

    /// Whether all of it is on the eye's side of another one, or all of that behind it.
    func isBefore(_ other: CardPlane) -> Bool {
        let (mine, theirs) = (line(through: other), other.line(through: self))
        return corners.allSatisfy { mine.height(at: $0) >= -CardPlane.thickness }
            || other.corners.allSatisfy { theirs.height(at: $0) <= CardPlane.thickness }
    }

    /// Whether both are seen in one place, but for what lies between their slanted sides.
    func overlaps(_ other: CardPlane) -> Bool {
        let (mine, theirs) = (bounds, other.bounds)
        return all(mine.low .< theirs.high) && all(theirs.low .< mine.high)
    }

    /// Whether the two pass through each other, and not only through each other's planes.
    func crosses(_ other: CardPlane) -> Bool {
        guard let mine = cut(by: other), let theirs = other.cut(by: self) else { return false }
        // Both cuts lie on the line that the planes share. Along the coordinate in which it is longest:
        let delta = mine[1] - mine[0]
        let sizes = [abs(delta.x), abs(delta.y), abs(delta.z)]
        let axis = sizes.indices.max { sizes[$0] < sizes[$1] } ?? 0
        let (a, b) = (mine.map { $0[axis] }.sorted(), theirs.map { $0[axis] }.sorted())
        return min(a[1], b[1]) - max(a[0], b[0]) > CardPlane.thickness
    }

    /// The ends of the line in which it meets another's plane, as seen.
    private func cut(by other: CardPlane) -> [SIMD3<Double>]? {
        let line = line(through: other)
        let heights = corners.map { line.height(at: $0) }
        guard (heights.max() ?? 0) > CardPlane.thickness, (heights.min() ?? 0) < -CardPlane.thickness else {
            return nil
        }
        var ends: [SIMD3<Double>] = []
        for corner in 0..<4 {
            let next = (corner + 1) % 4
            guard (heights[corner] < 0) != (heights[next] < 0) else { continue }
            let share = heights[corner] / (heights[corner] - heights[next])
            let at = matrix.place(corners[corner] + share * (corners[next] - corners[corner]))
            ends.append(SIMD3(at.x, at.y, at.z) / at.w)
        }
        return ends.count == 2 ? ends : nil
    }
}

extension SIMD3<Double> {
    func height(at point: SIMD2<Double>) -> Double { x * point.x + y * point.y + z }
}

extension Transform3D {
    fileprivate func place(_ point: SIMD2<Double>) -> SIMD4<Double> { point.x * row1 + point.y * row2 + row4 }
}
