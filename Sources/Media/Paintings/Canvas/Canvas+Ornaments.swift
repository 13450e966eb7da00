// What emblems and plants are drawn with.
extension Canvas {
    /// The line around a plate with round corners.
    mutating func outline(_ tint: Tint, _ box: Box, radius: Float, width: Float) {
        let inner = box.inset(by: radius)
        let (reach, middle) = (width / 2 + 1 / pixelsPerUnit, inner.centre)
        let half = SIMD2(inner.width, inner.height) / 2
        let distance = { (p: SIMD2<Float>) in
            let q = SIMD2(abs(p.x - middle.x), abs(p.y - middle.y)) - half
            let out = SIMD2(max(q.x, 0), max(q.y, 0))
            return abs(out.length + min(max(q.x, q.y), 0) - radius) - width / 2
        }
        // Four strips: what is within is far from the line.
        let (outer, core) = (box.inset(by: -reach), box.inset(by: radius + reach))
        paint(tint, in: Box(left: outer.left, top: outer.top, right: outer.right, bottom: core.top), distance: distance)
        let low = max(core.bottom, core.top)
        paint(tint, in: Box(left: outer.left, top: low, right: outer.right, bottom: outer.bottom), distance: distance)
        paint(tint, in: Box(left: outer.left, top: core.top, right: core.left, bottom: low), distance: distance)
        let right = max(core.right, core.left)
        paint(tint, in: Box(left: right, top: core.top, right: outer.right, bottom: low), distance: distance)
    }

    /// A many-sided shape that bulges nowhere inwards.
    /// - Parameter points: clockwise as one sees them.
    mutating func facet(_ tint: Tint, _ points: [SIMD2<Float>]) {
        guard points.count > 2 else { return }
        var box = Box(points[0], reach: 0)
        for p in points {
            box = Box(
                left: min(box.left, p.x), top: min(box.top, p.y), right: max(box.right, p.x),
                bottom: max(box.bottom, p.y))
        }
        let edges = points.indices.map { k in
            let (a, b) = (points[k], points[(k + 1) % points.count])
            let along = (b - a) / max((b - a).length, 1e-6)
            let normal = SIMD2(along.y, -along.x)
            return SIMD3(normal.x, normal.y, -normal.dot(a))
        }
        paint(tint, in: box.inset(by: -1 / pixelsPerUnit)) { p in
            var far = -Float.infinity
            for edge in edges { far = max(far, p.x * edge.x + p.y * edge.y + edge.z) }
            return far
        }
    }

    /// A point of a star, one side of it in the light.
    /// - Parameters:
    ///   - length: from the middle to the tip.
    ///   - side: from the middle to its shoulder, a fifth of the way out.
    mutating func blade(
        _ light: Tint, _ dark: Tint, from centre: SIMD2<Float>, _ length: SIMD2<Float>, _ side: SIMD2<Float>
    ) {
        let shoulder = centre + length * 0.2
        facet(light, [centre, shoulder - side, centre + length])
        facet(dark, [centre, centre + length, shoulder + side])
    }

    /// A line that bends, as thick at its end as it is said.
    /// - Parameters:
    ///   - a, b, c: from a to c, drawn towards b.
    mutating func stem(
        _ tint: Tint, from a: SIMD2<Float>, by b: SIMD2<Float>, to c: SIMD2<Float>, width: Float, end: Float? = nil
    ) {
        let pieces = 12
        var last = a
        for k in 1...pieces {
            let t = Float(k) / Float(pieces)
            let next = Self.bend(a, b, c, t)
            line(tint, from: last, to: next, width: width + ((end ?? width) - width) * t)
            last = next
        }
    }

    /// The place at a share of a line that is drawn from one to the other towards a third.
    static func bend(_ a: SIMD2<Float>, _ b: SIMD2<Float>, _ c: SIMD2<Float>, _ t: Float) -> SIMD2<Float> {
        let (ab, bc) = (a + (b - a) * t, b + (c - b) * t)
        return ab + (bc - ab) * t
    }
}
