/// An outline without dents, its corners in the order in which one goes round.
public struct ConvexOutline {
    /// Of each side: how far from it a point is, as a sum of these times x, y and 1.
    private let sides: [SIMD3<Double>]

    public init(_ corners: [(x: Double, y: Double)]) {
        sides = corners.indices.map { number in
            let (a, b) = (corners[number], corners[(number + 1) % corners.count])
            let (across, down) = (b.x - a.x, b.y - a.y)
            let length = (across * across + down * down).squareRoot()
            return SIMD3(-down, across, down * a.x - across * a.y) / length
        }
    }

    /// How far within it a point is; below 0 outside.
    public func depth(x: Double, y: Double) -> Double {
        sides.reduce(.infinity) { min($0, ($1 * SIMD3(x, y, 1)).sum()) }
    }
}
