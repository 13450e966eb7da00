extension Camera {
    /// What lies under a pointer.
    public struct Spot: Hashable, Sendable {
        /// On the card's plane, from its centre.
        public var point: Point
        /// How far it stands before the plane z = 0, in points.
        public var z: Double
        /// What the depth buffer compares: of two spots under the same pointer the larger is in front.
        public var nearness: Double
    }

    /// The point of a card's plane that is seen at this place of the view, true to the perspective; nil where the plane is
    /// seen edge-on, or is met at or behind the eye.
    /// - Parameters:
    ///   - pointer: from the view's top left.
    ///   - matrix: the card's, as a frame has it.
    public func unproject(_ pointer: Point, onto matrix: Transform3D) -> Spot? {
        // (x, y, 0, 1) · M shall be w' · (pointer, 1): the third row of M plays no part, and each of the others is seen from the
        // pointer as (X - pointer.x · W, Y - pointer.y · W). What remains are two equations in x and y.
        let aim = pointer - middle
        func seen(_ row: SIMD4<Double>) -> Vector2 { Vector2(x: row.x - aim.x * row.w, y: row.y - aim.y * row.w) }
        let (a, b, c) = (seen(matrix.row1), seen(matrix.row2), seen(matrix.row4))
        let determinant = a.x * b.y - a.y * b.x
        // Seen area for true area: too thin to be told from an edge.
        let thinnest = 1e-12 * Vector3(matrix.row1).length * Vector3(matrix.row2).length
        guard abs(determinant) > thinnest else { return nil }

        let x = (b.x * c.y - b.y * c.x) / determinant
        let y = (c.x * a.y - c.y * a.x) / determinant
        let met = x * matrix.row1 + y * matrix.row2 + matrix.row4
        guard x.isFinite, y.isFinite, met.z.isFinite, met.w.isFinite, met.w >= Camera.nearest else { return nil }
        return Spot(point: Point(x: x, y: y), z: met.z, nearness: met.z / met.w)
    }
}
