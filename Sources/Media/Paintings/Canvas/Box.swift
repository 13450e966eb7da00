/// An upright rectangle on a cover, y downwards. Lengths are in the cover's short sides.
struct Box: Hashable {
    var left: Float
    var top: Float
    var right: Float
    var bottom: Float

    init(left: Float, top: Float, right: Float, bottom: Float) {
        self.left = left
        self.top = top
        self.right = right
        self.bottom = bottom
    }

    /// Around a point.
    init(_ centre: SIMD2<Float>, reach: Float) {
        self.init(left: centre.x - reach, top: centre.y - reach, right: centre.x + reach, bottom: centre.y + reach)
    }

    var width: Float { right - left }
    var height: Float { bottom - top }
    var centre: SIMD2<Float> { SIMD2(left + right, top + bottom) / 2 }
    var short: Float { min(width, height) }
    var long: Float { max(width, height) }

    /// The point at these shares of width and height.
    func point(_ x: Float, _ y: Float) -> SIMD2<Float> { SIMD2(left + x * width, top + y * height) }

    func inset(by margin: Float) -> Box {
        Box(left: left + margin, top: top + margin, right: right - margin, bottom: bottom - margin)
    }

    /// Below 0 inside.
    func distance(to p: SIMD2<Float>) -> Float {
        max(max(left - p.x, p.x - right), max(top - p.y, p.y - bottom))
    }
}
