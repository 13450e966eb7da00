/// What is near a straight line without ends.
struct Strip {
    private let point: SIMD2<Float>
    /// How much further right the line is for each step down.
    private let lean: Float
    /// Half its width, measured across the picture.
    private let half: Float

    /// - Parameters:
    ///   - heading: 1 long.
    ///   - reach: how far from the line it ends.
    init(through point: SIMD2<Float>, along heading: SIMD2<Float>, reach: Float) {
        self.point = point
        // A level line is all of its rows.
        let down = max(abs(heading.y), 1e-6)
        lean = (heading.y < 0 ? -heading.x : heading.x) / down
        half = reach / down
    }

    /// Where it begins and ends at a height.
    func sides(at y: Float) -> (left: Float, right: Float) {
        let middle = point.x + (y - point.y) * lean
        return (middle - half, middle + half)
    }
}
