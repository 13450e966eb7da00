internal import CZoeMath

extension Transform3D {
    /// The rotation as a matrix.
    public init(_ rotation: Quaternion) {
        let axes = rotation.axes
        self.init(row1: SIMD4(axes.x, 0), row2: SIMD4(axes.y, 0), row3: SIMD4(axes.z, 0), row4: SIMD4(0, 0, 0, 1))
    }
}

extension Quaternion {
    typealias Axes = (x: Vector3, y: Vector3, z: Vector3)

    /// Where the three axes go: the rows of the matrix.
    var axes: Axes {
        let q = normalised
        let (xx, yy, zz) = (2 * q.x * q.x, 2 * q.y * q.y, 2 * q.z * q.z)
        let (xy, xz, yz) = (2 * q.x * q.y, 2 * q.x * q.z, 2 * q.y * q.z)
        let (wx, wy, wz) = (2 * q.w * q.x, 2 * q.w * q.y, 2 * q.w * q.z)
        return (
            Vector3(x: 1 - yy - zz, y: xy + wz, z: xz - wy), Vector3(x: xy - wz, y: 1 - xx - zz, z: yz + wx),
            Vector3(x: xz + wy, y: yz - wx, z: 1 - xx - yy)
        )
    }

    /// From where the axes go, square to one another and of length 1, by Shepperd's method: the largest of the four is
    /// found from the diagonal and the rest by dividing by it.
    init(axes: Axes) {
        let (a, b, c) = axes
        let diagonals = SIMD4(a.x + b.y + c.z, a.x - b.y - c.z, b.y - a.x - c.z, c.z - a.x - b.y)
        let largest = diagonals.indices.max { diagonals[$0] < diagonals[$1] } ?? 0
        let (wx, wy, wz) = (b.z - c.y, c.x - a.z, a.y - b.x)
        let (xy, xz, yz) = (a.y + b.x, c.x + a.z, b.z + c.y)
        let k = 1 + diagonals[largest]
        let q =
            switch largest {
            case 0: Quaternion(x: wx, y: wy, z: wz, w: k)
            case 1: Quaternion(x: k, y: xy, z: xz, w: wx)
            case 2: Quaternion(x: xy, y: k, z: yz, w: wy)
            default: Quaternion(x: xz, y: yz, z: k, w: wz)
            }
        self = (q.w < -Self.noise ? q.negated : q).normalised
    }

    /// Along the great circle, at even speed, on the short way round; beyond 0 and 1 it goes on. Halves of a turn, which
    /// have no short way, go the same way round whatever rounding has done to them.
    public func interpolated(to other: Quaternion, at t: Double) -> Quaternion {
        if !(t.isFinite && t != 0) { return t == .infinity ? other : self }
        if t == 1 { return other }
        let a = normalised
        var b = other.normalised
        var cosine = a.dot(b)
        if cosine < -Self.noise {
            b = b.negated
            cosine = -cosine
        }
        // The half angle from the chord, which keeps its digits where the cosine is near 1.
        let chord = Quaternion(x: b.x - a.x, y: b.y - a.y, z: b.z - a.z, w: b.w - a.w)
        let angle = 2 * asin(min(1, chord.dot(chord).squareRoot() / 2))
        let sine = sin(angle)
        let (from, to) = sine > 1e-8 ? (sin((1 - t) * angle) / sine, sin(t * angle) / sine) : (1 - t, t)
        return Quaternion(
            x: from * a.x + to * b.x, y: from * a.y + to * b.y, z: from * a.z + to * b.z, w: from * a.w + to * b.w
        ).normalised
    }

    private static let noise = 1e-12

    private func dot(_ other: Quaternion) -> Double { x * other.x + y * other.y + z * other.z + w * other.w }
    private var negated: Quaternion { Quaternion(x: -x, y: -y, z: -z, w: -w) }
}
