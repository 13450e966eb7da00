extension Vector3 {
    /// The same direction at length 1; nil where there is none.
    public var normalised: Vector3? { measured?.direction }

    /// Length and direction, also where the squares of the components would overflow or vanish.
    var measured: (length: Double, direction: Vector3)? {
        let largest = max(abs(x), max(abs(y), abs(z)))
        guard largest > 0, x.isFinite, y.isFinite, z.isFinite else { return nil }
        let v = Vector3(x: x / largest, y: y / largest, z: z / largest)
        let length = v.length
        return (largest * length, Vector3(x: v.x / length, y: v.y / length, z: v.z / length))
    }

    init(_ row: SIMD4<Double>) { self.init(x: row.x, y: row.y, z: row.z) }
}

extension SIMD4<Double> {
    init(_ v: Vector3, _ w: Double) { self.init(v.x, v.y, v.z, w) }
}
