extension Camera {
    /// From what a card's matrix yields to OpenGL's clip space. Here, and nowhere else, y is turned over; the content offset
    /// is added after the projection; and z becomes a depth that grows from -1 at the nearest to +1 at the farthest.
    /// - Parameter depth: the z that must be told apart, in points, larger ones nearer.
    public func clipMatrix(depth: ClosedRange<Double>) -> Transform3D {
        // z' = α·z + β·w', so that after the division only q = z / w' counts, which grows with z for any perspective as long as
        // w' > 0. α·q + β = -1 and +1 at the ends, with q₁ - q₀ = (z₁ - z₀) / (w₁·w₀), gives:
        let m34 = perspective
        let range = seenPart(of: depth)
        let (far, near) = (range.lowerBound, range.upperBound)
        let alpha = -2 * (1 + m34 * near) * (1 + m34 * far) / (near - far)
        let beta = (near + far + 2 * m34 * near * far) / (near - far)

        let width = view.width > 0 && view.width.isFinite ? view.width : 1
        let height = view.height > 0 && view.height.isFinite ? view.height : 1
        let shift = Vector2(
            x: contentOffset.x.isFinite ? contentOffset.x : 0, y: contentOffset.y.isFinite ? contentOffset.y : 0)
        return Transform3D(
            rows: (2 / width, 0, 0, 0), (0, -2 / height, 0, 0), (0, 0, alpha, 0),
            (2 * shift.x / width, -2 * shift.y / height, beta, 1))
    }

    /// A range for `clipMatrix(depth:)` that holds all cards to be seen, with a little room at both ends.
    public func depthRange(of cards: [Card]) -> ClosedRange<Double> {
        var (far, near) = (Double.infinity, -Double.infinity)
        // There may be many, and they are large: none is copied.
        let cards = cards.span
        for place in cards.indices where !cards[place].isHidden && cards[place].alpha > 0 {
            let (matrix, size) = (cards[place].matrix, cards[place].size)
            let reach = abs(size.width / 2 * matrix.m13) + abs(size.height / 2 * matrix.m23)
            guard reach.isFinite, matrix.m43.isFinite else { continue }
            far = min(far, lensed(matrix.m43 - reach, in: matrix))
            near = max(near, lensed(matrix.m43 + reach, in: matrix))
        }
        guard far <= near else { return -1...1 }
        let room = 1 + 1e-3 * max(abs(far), abs(near))
        return Camera.clamped(far - room)...Camera.clamped(near + room)
    }

    /// Where a card that the lens shows would have the depth of what is at `z` on this one, which it may not show: a plate.
    private func lensed(_ z: Double, in matrix: Transform3D) -> Double {
        let (own, wanted) = (matrix.row4.w, 1 + perspective * matrix.m43)
        guard abs(own - wanted) > 1e-9 * abs(wanted), own > Camera.nearest else { return z }
        let depth = z / own
        let share = 1 - perspective * depth
        return share > 1e-6 ? depth / share : z < 0 ? -1e9 : 1e9
    }

    /// The part of the range that is before the eye, never empty.
    private func seenPart(of depth: ClosedRange<Double>) -> ClosedRange<Double> {
        var far = Camera.clamped(depth.lowerBound)
        var near = Camera.clamped(depth.upperBound)
        let limit = (Camera.nearest - 1) / perspective
        if perspective < 0 {
            near = min(near, limit)
            far = min(far, near - Camera.thinnest(at: near))
        } else if perspective > 0 {
            // The eye is behind the stage and looks at what comes towards the viewer.
            far = max(far, limit)
            near = max(near, far + Camera.thinnest(at: far))
        } else {
            far = min(far, near - Camera.thinnest(at: near))
        }
        return far...near
    }

    private static func thinnest(at z: Double) -> Double { 1e-3 * max(1, abs(z)) }

    /// Within what floats can still tell apart in any way.
    private static func clamped(_ z: Double) -> Double { min(max(z, -1e9), 1e9) }

    private var perspective: Double { lens.m34.isFinite ? min(max(lens.m34, -1000), 1000) : 0 }
}
