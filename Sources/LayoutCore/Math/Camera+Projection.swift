extension Camera {
    /// How near the eye something can be and still be seen, as a share of the distance from the eye to the plane z = 0: that
    /// is what `w'` says. What is nearer counts as behind it.
    public static let nearest = 1e-3

    /// Where in the view, from its top left, a point of a card is seen; nil at or behind the eye.
    /// - Parameters:
    ///   - point: on the card's plane, from its centre.
    ///   - matrix: the card's, as a frame has it.
    public func project(_ point: Point, through matrix: Transform3D) -> Point? {
        place(matrix.row(combining: SIMD4(point.x, point.y, 0, 1)))
    }

    /// Where in the view, from its top left, a point in space is seen; nil at or behind the eye.
    /// - Parameter point: from the middle of the stage, before viewpoint and perspective.
    public func project(_ point: Vector3) -> Point? {
        place(lens.base.row(combining: SIMD4(point, 1)))
    }

    /// The corners of a card as seen: top left, top right, bottom right, bottom left.
    public func corners(of size: Size, through matrix: Transform3D) -> [Point?] {
        Camera.corners(of: size, through: matrix).map(place)
    }

    /// The card's outline as seen, cut off where it reaches behind the eye; empty if all of it is behind.
    public func outline(of size: Size, through matrix: Transform3D) -> [Point] {
        let corners = Camera.corners(of: size, through: matrix)
        guard matrix.isFinite, corners.allSatisfy({ $0.w.isFinite }) else { return [] }
        // Clipped as Sutherland and Hodgman do, against the one plane w' = nearest, before the division.
        var seen: [SIMD4<Double>] = []
        var last = corners[3]
        for corner in corners {
            if (corner.w >= Camera.nearest) != (last.w >= Camera.nearest) {
                var cut = last.blended(with: corner, at: (Camera.nearest - last.w) / (corner.w - last.w))
                cut.w = Camera.nearest
                seen.append(cut)
            }
            if corner.w >= Camera.nearest { seen.append(corner) }
            last = corner
        }
        return seen.compactMap(place)
    }

    private static func corners(of size: Size, through matrix: Transform3D) -> [SIMD4<Double>] {
        let x = size.width / 2 * matrix.row1
        let y = size.height / 2 * matrix.row2
        let middle = matrix.row4
        return [middle - x - y, middle + x - y, middle + x + y, middle - x + y]
    }

    private func place(_ v: SIMD4<Double>) -> Point? {
        guard v.w >= Camera.nearest else { return nil }
        let seen = middle + Vector2(x: v.x / v.w, y: v.y / v.w)
        return seen.x.isFinite && seen.y.isFinite ? seen : nil
    }

    /// Where the point before the eye is seen.
    var middle: Point { Point(x: view.width / 2, y: view.height / 2) + contentOffset }
}
