internal import LayoutCore

/// Where a card is seen, in pixels from the middle of what is drawn, and how deep: what decides whether it need be drawn.
struct ScreenBounds {
    let middle: SIMD2<Double>
    /// Half of the box around all that is drawn of it.
    let reach: SIMD2<Double>
    /// Whether it covers so little of any pixel that not even white on black would show: sRGB's curve makes 12.92 · 255 bytes of
    /// light, and half a byte is rounded away.
    let isTooSmall: Bool
    /// -1 is the nearest.
    let leastDepth: Double

    enum Sight {
        /// All of it is behind the eye, or it has no place at all.
        case none
        /// Part of it is behind the eye.
        case cut
        case whole(ScreenBounds)
    }

    /// - Parameters:
    ///   - half: half of a rectangle around the card's middle, in points.
    ///   - pixel: how many points one pixel is, at the middle.
    ///   - m: from points on the card to clip space.
    static func of(
        _ half: SIMD2<Double>, pixel: SIMD2<Double>, through m: Transform3D, pixels: Size
    ) -> Sight {
        // Edges are drawn one and a half pixels wider than cards (see cards/edge.vert.glsl); nearer to the eye pixels are smaller, farther
        // away larger.
        let lean = half.x * abs(m.row1.w) + half.y * abs(m.row2.w)
        guard m.row4.w - lean >= Camera.nearest else { return m.row4.w + lean < Camera.nearest ? .none : .cut }
        let change = (m.row4.w + lean) / (m.row4.w - lean)
        let wide = half + pointwiseMin(1.5 * change * change * pixel, 450 * half)
        let (x, y) = (wide.x * m.row1, wide.y * m.row2)
        let (a, b, c, d) = (m.row4 - x - y, m.row4 + x - y, m.row4 + x + y, m.row4 - x + y)
        let w = SIMD4(a.w, b.w, c.w, d.w)
        guard least(of: w) >= Camera.nearest else { return .cut }
        let across = SIMD4(a.x, b.x, c.x, d.x) / w * (pixels.width / 2)
        let down = SIMD4(a.y, b.y, c.y, d.y) / w * (pixels.height / 2)
        let depths = SIMD4(a.z, b.z, c.z, d.z) / w
        let least = SIMD2(least(of: across), least(of: down))
        let most = SIMD2(-self.least(of: -across), -self.least(of: -down))
        let size = most - least
        return .whole(
            ScreenBounds(
                middle: (least + most) / 2, reach: size / 2,
                isTooSmall: min(max(size.x - 3, 0), 1) * min(max(size.y - 3, 0), 1) < 1e-4,
                leastDepth: max(self.least(of: depths), -1)))
    }

    /// The standard library's `min()` goes through the parts one by one.
    @inline(__always)
    private static func least(of v: SIMD4<Double>) -> Double {
        let pairs = pointwiseMin(v.lowHalf, v.highHalf)
        return min(pairs.x, pairs.y)
    }

    /// Whether any of it is in the picture.
    func isInside(_ pixels: Size) -> Bool {
        abs(middle.x) - reach.x < pixels.width / 2 && abs(middle.y) - reach.y < pixels.height / 2
    }
}
