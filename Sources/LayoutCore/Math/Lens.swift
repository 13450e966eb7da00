/// Viewpoint and perspective: how a placed card is seen. The eye stands at `z = -1 / m34` before the viewpoint.
public struct Lens: Hashable, Sendable {
    /// The perspective, iCarousel's and Core Animation's m34; 0 is none.
    public var m34: Double
    /// Where the eye stands beside the middle of the view, in points.
    public var viewpoint: Vector2

    /// The eye 500 points before the view's middle, where nothing else is said.
    public init(m34: Double = -1.0 / 500, viewpoint: Vector2 = .zero) {
        self.m34 = m34
        self.viewpoint = viewpoint
    }

    /// What every card's transform is multiplied with: `T(-viewpoint) · P`.
    public var base: Transform3D { view(.identity) }

    /// `local · base`, without multiplying by its many zeros.
    @inlinable @inline(__always)
    public func view(_ local: Transform3D) -> Transform3D {
        let shift = SIMD4(-viewpoint.x, -viewpoint.y, 0, 0)
        @inline(__always) func seen(_ row: SIMD4<Double>) -> SIMD4<Double> {
            var row = row
            // Three of a layout's rows have none: saying so lets the compiler leave their part out.
            if row.w == 0 {
                row.w = row.z * m34
            } else {
                row += row.w * shift
                row.w += row.z * m34
            }
            return row
        }
        return Transform3D(
            row1: seen(local.row1), row2: seen(local.row2), row3: seen(local.row3), row4: seen(local.row4))
    }
}

// Embedded Swift, for the browser, has no Codable.
#if !hasFeature(Embedded)
    extension Lens: Codable {}
#endif
