internal import CardContent

extension Canvas {
    mutating func plate(_ tint: Tint, _ box: Box, radius: Float) {
        let inner = box.inset(by: radius)
        paint(tint, in: box.inset(by: -1 / pixelsPerUnit)) { p in
            let q = SIMD2(
                max(inner.left - p.x, p.x - inner.right), max(inner.top - p.y, p.y - inner.bottom))
            let out = SIMD2(max(q.x, 0), max(q.y, 0))
            return out.length + min(max(q.x, q.y), 0) - radius
        }
    }

    /// From one colour to another, downwards.
    mutating func wash(_ from: Tint, _ to: Tint, _ box: Box) {
        shade(box) { p, _ in from.mixed(with: to, (p.y - box.top) / max(box.height, 1e-6)) }
    }

    /// A light that fades away from its middle.
    mutating func glow(_ tint: Tint, at centre: SIMD2<Float>, radius: Float, _ strength: Float) {
        shade(Box(centre, reach: radius)) { p, under in
            let far = 1 - min((p - centre).length / radius, 1)
            return under.mixed(with: tint, strength * far * far)
        }
    }
}

extension Tint {
    init(hex: UInt32) { self.init(Colour(hex: hex)) }
}
