internal import LayoutCore

/// Where a card stands in a world of metres in which y goes up: a point is a millimetre. Scaled first, then turned, then moved.
struct SpacePlace {
    var position: SIMD3<Double>
    var rotation: Quaternion
    var scale: SIMD3<Double>

    static let metresPerPoint = 0.001

    /// Nil for a card that is not flat in such a world, or nowhere.
    /// - Parameters:
    ///   - lens: through which the card's matrix has it seen.
    ///   - nearness: which part of its way to the eye it is moved, smaller by as much, so that it looks the same.
    init?(_ card: Card, seenThrough lens: Lens, nearness: Double) {
        guard let local = lens.unseen(card.matrix) else { return nil }
        let (x, y) = (Self.upright(local.row1), Self.upright(-local.row2))
        let (width, height) = (Self.length(x), Self.length(y))
        guard width > 1e-9, height > 1e-9 else { return nil }
        let right = x / width
        // What leans is straightened: such a world knows no leaning.
        let up = Self.unit(y - (y * right).sum() * right)
        guard let up else { return nil }
        let out = Self.cross(right, up)
        rotation = Self.rotation(right, up, out)
        scale = SIMD3(width, height, 1)
        position = Self.upright(local.row4)
        move(by: nearness, lens)
        position *= Self.metresPerPoint
    }

    private mutating func move(by nearness: Double, _ lens: Lens) {
        guard nearness > 0 else { return }
        if lens.m34 == 0 {
            // Points, as small as matters to nothing else.
            position.z += 100 * nearness
            return
        }
        let eye = SIMD3(lens.viewpoint.x, -lens.viewpoint.y, -1 / lens.m34)
        position += nearness * (eye - position)
        scale *= SIMD3(1 - nearness, 1 - nearness, 1)
    }

    private static func upright(_ row: SIMD4<Double>) -> SIMD3<Double> { SIMD3(row.x, -row.y, row.z) }
    private static func length(_ v: SIMD3<Double>) -> Double { (v * v).sum().squareRoot() }

    private static func unit(_ v: SIMD3<Double>) -> SIMD3<Double>? {
        let size = length(v)
        return size > 1e-12 ? v / size : nil
    }

    private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
    }

    /// The turn that leads the axes to these three, by the largest of its four numbers.
    private static func rotation(_ a: SIMD3<Double>, _ b: SIMD3<Double>, _ c: SIMD3<Double>) -> Quaternion {
        let squares = [
            1 + a.x - b.y - c.z, 1 - a.x + b.y - c.z, 1 - a.x - b.y + c.z, 1 + a.x + b.y + c.z,
        ].map { max($0, 0) }
        let parts: [Double]
        switch squares.firstIndex(of: squares.max() ?? 0) {
        case 0: parts = [squares[0], a.y + b.x, c.x + a.z, b.z - c.y]
        case 1: parts = [a.y + b.x, squares[1], b.z + c.y, c.x - a.z]
        case 2: parts = [c.x + a.z, b.z + c.y, squares[2], a.y - b.x]
        default: parts = [b.z - c.y, c.x - a.z, a.y - b.x, squares[3]]
        }
        let size = parts.reduce(0) { $0 + $1 * $1 }.squareRoot()
        return Quaternion(x: parts[0] / size, y: parts[1] / size, z: parts[2] / size, w: parts[3] / size)
    }
}

extension Lens {
    /// What a matrix was before `view`; nil where that was no place in space.
    func unseen(_ seen: Transform3D) -> Transform3D? {
        func row(_ row: SIMD4<Double>) -> SIMD4<Double> {
            let w = row.w - row.z * m34
            return SIMD4(row.x + w * viewpoint.x, row.y + w * viewpoint.y, row.z, w)
        }
        let rows = [row(seen.row1), row(seen.row2), row(seen.row4)]
        let w = rows[2].w
        let isFlat = abs(rows[0].w) + abs(rows[1].w) < 1e-9
        guard seen.isFinite, isFlat, w > 1e-9 else { return nil }
        return Transform3D(row1: rows[0] / w, row2: rows[1] / w, row3: seen.row3, row4: rows[2] / w)
    }
}
